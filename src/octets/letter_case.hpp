// Upper and lower case of ASCII letters (RFC 3986, section 6.2.2.1).  Some functions change one
// octet, some change eight octets at a time, and some compare texts as if case did not matter.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <ranges>
#include <span>
#include <string_view>

#include "octets/words.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {

// The only bit in which the two cases of a letter differ.
constexpr char case_bit = 0x20;

constexpr char lower(char octet) noexcept {
    return is_alpha(octet) ? static_cast<char>(octet | case_bit) : octet;
}

constexpr char upper(char octet) noexcept {
    return is_alpha(octet) ? static_cast<char>(octet & ~case_bit) : octet;
}

constexpr bool is_upper(char octet) noexcept {
    return lower(octet) != octet;
}

// Returns the five lowest bits of an octet, which are the same for a letter in both cases.
constexpr std::size_t low_five_bits(char octet) noexcept {
    return static_cast<unsigned char>(octet) & 0x1FU;
}

// Says whether two ranges of octets are equal when the case of letters is ignored.
template <std::ranges::input_range A, std::ranges::input_range B>
constexpr bool equal_ignoring_case(const A& a, const B& b) noexcept {
    return std::ranges::equal(a, b, {}, lower, lower);
}

// Says whether a text, such as a scheme, equals one of the names when the case of letters is
// ignored.
inline bool is_listed(std::string_view text, std::span<const std::string_view> names) noexcept {
    return std::ranges::any_of(
        names, [text](std::string_view name) { return equal_ignoring_case(text, name); });
}

// The first and the last upper-case letter.
struct upper_range {
    char first = '\x7f';
    char last = '\0';
};

consteval upper_range find_upper_range() {
    upper_range range;
    for (char octet = 0; octet < '\x7f'; ++octet) {
        if (is_upper(octet)) {
            range = {std::min(range.first, octet), std::max(range.last, octet)};
        }
    }
    return range;
}

inline constexpr upper_range upper_letters = find_upper_range();

consteval bool has_no_gaps(upper_range range) {
    for (char octet = range.first; octet <= range.last; ++octet) {
        if (!is_upper(octet)) {
            return false;
        }
    }
    return true;
}

static_assert(has_no_gaps(upper_letters));

// Returns a word that marks the upper-case letters in `octets`.  In the octet of such a letter, the
// highest bit is 1.  All other bits are 0.  Only the seven low bits are added, so that no sum
// carries into the next octet.
constexpr word uppers(word octets) noexcept {
    const word low_bits = octets & repeated('\x7F');
    const word at_least_first = low_bits + repeated(static_cast<char>(0x80 - upper_letters.first));
    const word after_last = low_bits + repeated(static_cast<char>(0x7F - upper_letters.last));
    return at_least_first & ~after_last & ~octets & repeated('\x80');
}

// Returns `octets` with all letters in lower case.
constexpr word lowered(word octets) noexcept {
    return octets | uppers(octets) / (0x80 / case_bit);
}

// Returns how many octets at the end of a word are upper-case letters.
inline std::size_t uppers_at_end(word octets) noexcept {
    const word others = ~uppers(octets) & repeated('\x80');
    return static_cast<std::size_t>(std::endian::native == std::endian::little
                                        ? std::countl_zero(others)
                                        : std::countr_zero(others)) /
           8;
}

// Goes back over the upper-case letters directly before the offset `end`, and returns the offset of
// the first of them.  Returns `end` if there are none.  If `flipped` is case_bit, the function goes
// back over lower-case letters instead.
inline std::size_t begin_of_uppers(std::string_view text, std::size_t end,
                                   char flipped = 0) noexcept {
    while (end >= sizeof(word)) {
        const std::size_t found =
            uppers_at_end(load(text.data() + end - sizeof(word)) ^ repeated(flipped));
        end -= found;
        if (found < sizeof(word)) {
            return end;
        }
    }
    while (end > 0 && is_upper(static_cast<char>(text[end - 1] ^ flipped))) {
        --end;
    }
    return end;
}

// Says whether the text has an upper-case letter.
inline bool has_upper(std::string_view text) noexcept {
    if (text.size() < sizeof(word)) {
        return std::any_of(text.begin(), text.end(), is_upper);
    }
    return any_word<sizeof(word)>(text, [](const char* octets) { return uppers(load(octets)); });
}

}  // namespace uriscan
