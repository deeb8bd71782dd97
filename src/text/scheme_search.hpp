// Finds where a scheme in a text starts (RFC 3986, section 3.1).
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "kernels/nibbles.hpp"
#include "octets/letter_case.hpp"
#include "uriscan/detail/automaton.hpp"

namespace uriscan {

// Adds the last octet of each scheme to the set `ends`, in lower case and in upper case.  The two
// cases of a letter differ in one bit.  This bit is also changed if the octet is not a letter: "2"
// becomes an octet that no scheme can end with, so it does no harm in the set.  extract() makes
// this set again for each search, so this must not take long.
constexpr void add_last_octets(nibble_table& ends,
                               std::span<const std::string_view> schemes) noexcept {
    for (const std::string_view scheme : schemes) {
        if (!scheme.empty()) {
            const auto last = static_cast<unsigned char>(scheme.back());
            add_octet(ends, last);
            add_octet(ends, last ^ case_bit);
        }
    }
}

// Two bits say whether an octet can be in a scheme, and whether it can start a scheme.  The bits of
// successive octets are collected in one word, which is shifted left by one bit for each octet.  So
// the lower half of the word says which of these octets can be in a scheme, and the upper half says
// which of them can start a scheme.
constexpr std::uint32_t follows_bit = 1U;
constexpr std::uint32_t starts_bit = 1U << 16;

inline constexpr std::array<std::uint32_t, 256> scheme_octets = [] {
    std::array<std::uint32_t, 256> bits{};
    for (std::size_t octet = 0; octet < bits.size(); ++octet) {
        bits[octet] = (detail::has_octet(detail::in_scheme, octet) ? follows_bit : 0U) |
                      (detail::has_octet(detail::first_in_scheme, octet) ? starts_bit : 0U);
    }
    return bits;
}();

constexpr std::uint32_t scheme_bits_of(char c) noexcept {
    return scheme_octets[static_cast<unsigned char>(c)];
}

constexpr bool follows_in_scheme(char c) noexcept {
    return (scheme_bits_of(c) & follows_bit) != 0;
}

constexpr bool starts_scheme(char c) noexcept {
    return (scheme_bits_of(c) & starts_bit) != 0;
}

// The run before a given offset: the octets directly before it that can be in a scheme.
struct scheme_run {
    std::size_t start;   // the start of the run
    std::size_t letter;  // the first letter in the run, or the end of the run if there is none
};

// Returns the run before `end`: at most 8 octets, all of them at `from` or later.  `end` must be at
// least 8.  The function has no branches, because the processor cannot predict the size of a
// scheme.
inline scheme_run up_to_8_scheme_octets_before(std::string_view text, std::size_t from,
                                               std::size_t end) noexcept {
    assert(end >= 8 && from <= end && end <= text.size());
    std::uint32_t bits = 0;
    for (std::size_t i = end - 8; i < end; ++i) {
        bits = bits << 1 | scheme_bits_of(text[i]);
    }
    const auto all = static_cast<std::size_t>(std::countr_one(bits & 0xFFFFU));
    const std::size_t size = std::min(all, end - from);
    const std::uint32_t letters = bits >> 16 & ((1U << size) - 1);
    return {end - size, end - static_cast<std::size_t>(std::bit_width(letters))};
}

// Returns the run before `end`.  It starts at `from` or later.
inline scheme_run scheme_octets_before(std::string_view text, std::size_t from,
                                       std::size_t end) noexcept {
    scheme_run run = {end, end};
    if (end >= 8) {
        run = up_to_8_scheme_octets_before(text, from, end);
        if (run.start > end - 8) {
            return run;
        }
    }
    for (; run.start > from && follows_in_scheme(text[run.start - 1]); --run.start) {
        run.letter = starts_scheme(text[run.start - 1]) ? run.start - 1 : run.letter;
    }
    return run;
}

// Returns the start of the scheme that ends at `end`.  Only the grammar of schemes decides this.
// The start is at `from` or later.  Returns `end` if no scheme ends there.
inline std::size_t scheme_begin(std::string_view text, std::size_t from, std::size_t end) noexcept {
    return scheme_octets_before(text, from, end).letter;
}

}  // namespace uriscan
