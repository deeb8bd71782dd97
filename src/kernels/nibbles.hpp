// Tables for vector instructions that look up entries of a table (pshufb, vpermb, tbl).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "uriscan/detail/automaton.hpp"

namespace uriscan {

using detail::has_octet;
using detail::make_nibble_table;
using detail::nibble_table;

// Adds an octet to a set.  Does nothing if the octet is 0x80 or more.
constexpr void add_octet(nibble_table& set, std::size_t octet) noexcept {
    if (octet < 0x80) {
        set[octet & 0xF] |= static_cast<std::uint8_t>(1U << (octet >> 4));
    }
}

// Says whether a set has all octets of another one.
constexpr bool includes(const nibble_table& set, const nibble_table& other) noexcept {
    for (std::size_t low = 0; low < set.size(); ++low) {
        if ((other[low] & ~set[low]) != 0) {
            return false;
        }
    }
    return true;
}

// Eight sets of octets below 0x80, called buckets.  Bit b of entry `octet & 0xF` says whether the
// octet is in bucket b.  So a letter is in the same buckets in both cases, and so are some other
// octets.  One lookup finds the buckets, because it ignores the high bits of an octet below 0x80.
// From 0x80 on, it gives 0.
struct alignas(16) bucket_table {
    std::array<std::uint8_t, 16> buckets{};

    constexpr void add(char octet, std::size_t bucket) noexcept {
        buckets[static_cast<unsigned char>(octet) & 0xFU] |=
            static_cast<std::uint8_t>(1U << bucket);
    }

    constexpr std::uint8_t buckets_of(unsigned char octet) const noexcept {
        return octet < 0x80 ? buckets[octet & 0xFU] : std::uint8_t{0};
    }
};

// The buckets of the first, second and third octet of some words.
using word_buckets = std::array<bucket_table, 3>;

// The first octets of a word.
using word_start = std::array<char, 3>;

constexpr word_start start_of_word(std::string_view name) noexcept {
    return {name[0], name[1], name[2]};
}

// Puts similar starts into one bucket, so that few other words are in the buckets.  Sorts `starts`.
constexpr word_buckets buckets_of_starts(std::span<word_start> starts) noexcept {
    std::ranges::sort(starts);
    const auto count = static_cast<std::size_t>(  // clang 14 refuses std::ranges::unique
        std::unique(starts.begin(), starts.end()) - starts.begin());
    word_buckets buckets;
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t at = 0; at < buckets.size(); ++at) {
            buckets[at].add(starts[i][at], i * 8 / count);
        }
    }
    return buckets;
}

}  // namespace uriscan
