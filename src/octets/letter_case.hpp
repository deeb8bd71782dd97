// The two cases of a letter (RFC 3986, section 6.2.2.1), which in ASCII are one bit apart: in one octet,
// and in eight at a time.
#pragma once

#include <algorithm>
#include <string_view>

#include "uriscan/octet_sets.hpp"
#include "octets/words.hpp"

namespace uriscan {

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

// Returns the highest bit of each octet that is an upper-case letter.  All are less than 0x80.
constexpr word uppers(word octets) noexcept {
    const word from_first = octets + repeated(static_cast<char>(0x80 - upper_letters.first));
    const word behind_last = octets + repeated(static_cast<char>(0x7F - upper_letters.last));
    return from_first & ~behind_last & repeated('\x80');
}

constexpr word lowered(word octets) noexcept {
    return octets | uppers(octets) / (0x80 / case_bit);
}

// Says whether the text, of octets less than 0x80, has an upper-case letter.
inline bool has_upper(std::string_view text) noexcept {
    if (text.size() < sizeof(word)) {
        return std::any_of(text.begin(), text.end(), is_upper);
    }
    return any_word<sizeof(word)>(text, [](const char* octets) { return uppers(load(octets)); });
}

}  // namespace uriscan
