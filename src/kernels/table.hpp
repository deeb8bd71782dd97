// The sets of octets that the URI machine loops on, as lookup tables in two forms.
//
//     sets_of_octet[octet] & set_bit(SET)                         one lookup for all sets
//     low_nibbles<SET>[octet & 0xF] & high_nibbles[octet >> 4]    two lookups of 16 entries
//
// Each expression is not 0 if and only if the octet is in the set.  The second form is for vector
// instructions that look up 16 entries (pshufb, tbl).  Octets from 0x80 on are in no set.  SET is
// the number of a set in uri_automaton::sets, but not 0, which is the empty set.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "kernels/nibbles.hpp"
#include "uriscan/detail/uri_automaton.hpp"

namespace uriscan {

inline constexpr std::size_t set_count = uri_automaton::sets.size();
static_assert(set_count <= 9, "eight bits say which of the sets an octet is in");

constexpr std::uint8_t set_bit(std::size_t set) {
    return static_cast<std::uint8_t>(1U << (set - 1));
}

// Bit number SET - 1 of the entry of an octet says whether the octet is in that set.
alignas(64) inline constexpr std::array<std::uint8_t, 256> sets_of_octet = [] {
    std::array<std::uint8_t, 256> table{};
    for (std::size_t set = 1; set < set_count; ++set) {
        for (std::size_t octet = 0; octet < 0x80; ++octet) {
            table[octet] |=
                has_octet(uri_automaton::sets[set], octet) ? set_bit(set) : std::uint8_t{0};
        }
    }
    return table;
}();

// The set of the digits of a triplet.
inline constexpr std::size_t digit_set = uri_automaton::triplet_digits;

template <std::size_t Set>
alignas(16) inline constexpr nibble_table low_nibbles = uri_automaton::sets[Set];

// For each high half of an octet, its bit in the entries of low_nibbles.  The entries from 8 on are
// 0, because octets from 0x80 on are in no set.
alignas(16) inline constexpr nibble_table high_nibbles = {1, 2, 4, 8, 16, 32, 64, 128};

}  // namespace uriscan
