// A block of a few octets, for the templates of src/kernels/skipping.hpp.
//
// The kernels use these templates with blocks of 64 octets.  Nobody can try all texts of several
// such blocks, but a program can try all texts of several blocks of 3 or 4 octets.
#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>

#include "kernels/nibbles.hpp"

namespace uriscan::tests {

// What went wrong while a skipper ran, or nullptr. The skippers are noexcept, so they cannot throw.
inline thread_local const char* mistake = nullptr;

inline void require(bool condition, const char* what) {
    if (!condition) {
        mistake = what;
    }
}

// A mask of `Width` bits.  Its operators do what those of an unsigned integer of this width do.
template <std::size_t Width>
class small_mask {
public:
    constexpr small_mask(unsigned bits) noexcept : bits_(bits & all) {}

    constexpr unsigned bits() const noexcept { return bits_; }

    friend constexpr small_mask operator~(small_mask a) noexcept { return ~a.bits_; }
    friend constexpr small_mask operator&(small_mask a, small_mask b) noexcept {
        return a.bits_ & b.bits_;
    }
    friend constexpr small_mask operator|(small_mask a, small_mask b) noexcept {
        return a.bits_ | b.bits_;
    }
    friend small_mask operator<<(small_mask a, std::size_t count) noexcept {
        require(count < Width, "a shift by the width of the mask or more is undefined");
        return a.bits_ << count;
    }
    friend small_mask operator>>(small_mask a, std::size_t count) noexcept {
        require(count < Width, "a shift by the width of the mask or more is undefined");
        return a.bits_ >> count;
    }
    friend constexpr bool operator==(small_mask, small_mask) noexcept = default;

private:
    static constexpr unsigned all = (1U << Width) - 1;

    unsigned bits_;
};

template <std::size_t Width>
std::size_t trailing_zeros(small_mask<Width> mask) noexcept {
    require(mask.bits() != 0, "the number of trailing zeros of 0 is undefined");
    std::size_t count = 0;
    while (count < Width && (mask.bits() >> count & 1) == 0) {
        ++count;
    }
    return count;
}

// The text that a block is allowed to read.
struct readable_text {
    const unsigned char* begin;
    const unsigned char* end;
};
inline thread_local readable_text readable = {};

template <std::size_t Width>
class small_block {
public:
    explicit small_block(const unsigned char* begin) noexcept : small_block(begin, Width) {}

    small_block(const unsigned char* begin, std::size_t size) noexcept
        : begin_(begin), size_(std::min(size, Width)) {
        require(readable.begin <= begin && begin + size_ <= readable.end,
                "a block reads an octet outside of the text");
    }

    small_mask<Width> equal(unsigned char octet) const noexcept {
        return mask([octet](unsigned char other) { return other == octet; });
    }

    template <std::size_t Set>
    small_mask<Width> in() const noexcept {
        return mask([](unsigned char octet) { return has_octet(uri_automaton::sets[Set], octet); });
    }

private:
    template <class Predicate>
    small_mask<Width> mask(Predicate is_in) const noexcept {
        unsigned bits = 0;
        for (std::size_t i = 0; i < size_; ++i) {
            bits |= (is_in(begin_[i]) ? 1U : 0U) << i;
        }
        return bits;
    }

    const unsigned char* begin_;
    std::size_t size_;
};

}  // namespace uriscan::tests

template <std::size_t Width>
struct std::numeric_limits<uriscan::tests::small_mask<Width>> {
    static constexpr int digits = Width;
};
