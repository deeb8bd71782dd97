// Skips the octets that a state of a machine loops on, eight at a time, without vector
// instructions.  Tables say which sets an octet is in.  skipping.hpp says what a skipper does, and
// why it does not change the result.
#pragma once

#include "kernels/shared.hpp"
#include "kernels/skipping.hpp"

namespace uriscan {
namespace {

// The masks of an address for size_of_address(): the hexadecimal digits and colons at the start of
// a text, and a "]" after them.
class address_block {
public:
    address_block(const unsigned char* begin, std::size_t size) noexcept {
        const std::size_t most = std::min<std::size_t>(size, 63);
        for (std::size_t i = 0; i < most; ++i) {
            const std::uint64_t is_digit = (sets_of_octet[begin[i]] & set_bit(digit_set)) != 0;
            const std::uint64_t is_colon = begin[i] == ':';
            digits_ |= is_digit << i;
            colons_ |= is_colon << i;
            if ((is_digit | is_colon) == 0) {
                closing_ = std::uint64_t{begin[i] == ']'} << i;
                break;
            }
        }
    }

    template <std::size_t Set>
    std::uint64_t in() const noexcept {
        static_assert(Set == digit_set);
        return digits_;
    }

    std::uint64_t equal(unsigned char octet) const noexcept {
        return octet == ':' ? colons_ : closing_;
    }

private:
    std::uint64_t digits_ = 0;
    std::uint64_t colons_ = 0;
    std::uint64_t closing_ = 0;
};

// For each octet, 1 if it is not in a set of uri_automaton::sets, else 0.
template <std::size_t Set>
constexpr std::array<std::uint8_t, 256> is_outside = [] {
    std::array<std::uint8_t, 256> table{};
    for (std::size_t octet = 0; octet < table.size(); ++octet) {
        table[octet] = has_octet(uri_automaton::sets[Set], octet) ? 0 : 1;
    }
    return table;
}();

template <class Automaton = uri_automaton>
class table_skipper {
public:
    table_skipper(const unsigned char* text, std::size_t) noexcept : text_(text) {}

    template <int State>
    std::size_t skip(std::size_t p, std::size_t end) const noexcept {
        assert(p <= end);
        if constexpr (skips_triplets<State, Automaton>) {
            p = skip_octets<State>(p, end);
            if (URISCAN_RARE_FOR_CLANG(p != end && text_[p] == uri_automaton::triplet_opener)) {
                p = skip_with_triplets<State>(text_, p, end);
            }
        } else if constexpr (skips<State, Automaton>) {
            p = skip_one_by_one<State>(p, end);
        }
        return p;
    }

    bool jump(std::size_t& p, std::size_t end) const noexcept {
        const std::size_t size = size_of_address_at(text_ + p, end - p);
        p += size;
        return size != 0;
    }

    bracket_reading read_in_brackets(int state, const unsigned char* text, std::size_t p,
                                     std::size_t end) const noexcept {
        return uriscan::read_in_brackets(state, text, p, end);
    }

private:
    // Skips octets in a state without triplets: in a scheme or a port.  In most texts, schemes and
    // ports have one of a few short sizes.  So a processor can often predict where this loop ends,
    // and reads on without waiting for it.
    template <int State>
    [[gnu::always_inline]] std::size_t skip_one_by_one(std::size_t p,
                                                       std::size_t end) const noexcept {
        while (p != end && loops<State>(text_[p])) {
            ++p;
        }
        return p;
    }

    // Skips octets, but no triplets.  The sizes of these runs differ, so a loop over single octets
    // would end with a branch that a processor cannot predict.
    template <int State>
    [[gnu::always_inline]] std::size_t skip_octets(std::size_t p, std::size_t end) const noexcept {
        for (; end - p >= window; p += window) {
            if (const unsigned stops = stops_from<State>(text_ + p); stops != 0) {
                return p + trailing_zeros(stops);
            }
        }
        if (end >= window) {
            const unsigned stops = stops_from<State>(text_ + end - window) | 1U << window;
            return p + trailing_zeros(stops >> (window - (end - p)));
        }
        return skip_one_by_one<State>(p, end);
    }

    // Returns a mask of `window` octets.  Bit i says that a state does not loop on octet i.
    template <int State>
    [[gnu::always_inline]] static unsigned stops_from(const unsigned char* begin) noexcept {
        constexpr std::size_t set = skipped_set<State, Automaton>;
        unsigned low = 0;
        unsigned high = 0;
        for (std::size_t i = window / 2; i-- > 0;) {
            low = 2 * low + is_outside<set>[begin[i]];
            high = 2 * high + is_outside<set>[begin[i + window / 2]];
        }
        return low | high << (window / 2);
    }

    // Whether a state loops on an octet.
    template <int State>
    [[gnu::always_inline]] static bool loops(unsigned char octet) noexcept {
        return (sets_of_octet[octet] & set_bit(skipped_set<State, Automaton>)) != 0;
    }

    // Skips octets and triplets.  This is a function of its own, so that the code for octets alone
    // stays small.
    template <int State>
    [[gnu::noinline]] static std::size_t skip_with_triplets(const unsigned char* text,
                                                            std::size_t p,
                                                            std::size_t end) noexcept {
        constexpr std::uint8_t digit = set_bit(digit_set);
        while (p != end) {
            if (loops<State>(text[p])) {
                ++p;
            } else if (text[p] == uri_automaton::triplet_opener && end - p > 2 &&
                       (sets_of_octet[text[p + 1]] & sets_of_octet[text[p + 2]] & digit) != 0) {
                p += 3;
            } else {
                break;
            }
        }
        return p;
    }

    [[gnu::noinline]] static std::size_t size_of_address_at(const unsigned char* begin,
                                                            std::size_t size) noexcept {
        return size_of_address(address_block(begin, size), 0);
    }

    static constexpr std::size_t window = 8;

    const unsigned char* text_;
};

}  // namespace
}  // namespace uriscan
