// Tables for vector instructions that look up entries of a table (pshufb, vpermb, tbl).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace uriscan {

// A set of octets below 0x80.  An octet is looked up by its halves: its low four bits, and its high
// four bits.  Bit `high` of entry `low` says whether the octet `high * 16 + low` is in the set.
using nibble_table = std::array<std::uint8_t, 16>;

// Adds an octet to the set.  Does nothing if the octet is 0x80 or more.
constexpr void add_octet(nibble_table& table, std::size_t octet) noexcept {
    if (octet < 0x80) {
        table[octet & 0xF] |= static_cast<std::uint8_t>(1U << (octet >> 4));
    }
}

// Says whether an octet below 0x80 is in the set.
constexpr bool has_octet(const nibble_table& table, std::size_t octet) noexcept {
    return (table[octet & 0xF] >> (octet >> 4) & 1) != 0;
}

// Returns the table of the octets for which `is_member` returns true.
template <class Predicate>
constexpr nibble_table make_nibble_table(Predicate is_member) {
    nibble_table table{};
    for (std::size_t octet = 0; octet < 0x80; ++octet) {
        if (is_member(octet)) {
            add_octet(table, octet);
        }
    }
    return table;
}

// Eight sets of octets below 0x80, called buckets.  Bit b of entry `octet & 0xF` says whether the
// octet is in bucket b.  So a letter is in the same buckets in both cases, and so are some other
// octets.  One lookup finds the buckets, because it ignores the high bits of an octet, except that
// it gives 0 from 0x80 on.
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

}  // namespace uriscan
