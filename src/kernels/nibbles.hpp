// Tables for vector instructions that look up one of 16 entries (pshufb, tbl).  An octet is looked
// up by its halves: its low four bits, and its high four bits.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace uriscan {

// A set of octets below 0x80.  Bit `high` of entry `low` says whether the octet `high * 16 + low`
// is in the set.
using nibble_table = std::array<std::uint8_t, 16>;

// Returns the table of the octets for which `is_member` returns true.
template <class Predicate>
constexpr nibble_table make_nibble_table(Predicate is_member) {
    nibble_table table{};
    for (std::size_t octet = 0; octet < 0x80; ++octet) {
        if (is_member(octet)) {
            table[octet & 0xF] |= static_cast<std::uint8_t>(1U << (octet >> 4));
        }
    }
    return table;
}

// Eight sets of octets, called buckets.  Bit b of `low[octet & 0xF] & high[octet >> 4]` says
// whether the octet is in bucket b.
struct bucket_table {
    alignas(16) nibble_table low{};
    alignas(16) nibble_table high{};

    // Adds an octet below 0x80.  Other octets, which have the halves of two members, can get into
    // the bucket too.
    constexpr void add(std::size_t octet, std::size_t bucket) noexcept {
        low[octet & 0xF] |= static_cast<std::uint8_t>(1U << bucket);
        high[octet >> 4] |= static_cast<std::uint8_t>(1U << bucket);
    }

    constexpr std::uint8_t buckets_of(unsigned char octet) const noexcept {
        return low[octet & 0xF] & high[octet >> 4];
    }
};

// The buckets of the first, second and third octet of some words.
using word_buckets = std::array<bucket_table, 3>;

}  // namespace uriscan
