// The sets of all_self_loop_sets as lookup tables, in two forms.
//
//     sets_of_octet[octet] & set_bit(SET)                         one lookup for all sets
//     low_nibbles<SET>[octet & 0xF] & high_nibbles[octet >> 4]    two lookups of 16 entries
//
// Each expression is not 0 if and only if the octet is in the set.  The second form is for vector
// instructions that look up 16 entries (pshufb, tbl).  Octets from 0x80 on are in no set.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "kernels/nibbles.hpp"
#include "kernels/self_loops.hpp"

namespace uriscan {

constexpr std::uint8_t set_bit(std::size_t set) {
    return static_cast<std::uint8_t>(1U << set);
}

consteval std::array<std::uint8_t, 256> make_sets_of_octet() {
    std::array<std::uint8_t, 256> table{};
    for (std::size_t set = 0; set < all_self_loop_sets.count; ++set) {
        for (std::size_t octet = 0; octet < table.size(); ++octet) {
            table[octet] |= all_self_loop_sets.sets[set][octet] ? set_bit(set) : std::uint8_t{0};
        }
    }
    return table;
}

// Bit number `set` of the entry of an octet says whether the octet is in that set.
alignas(64) inline constexpr std::array<std::uint8_t, 256> sets_of_octet = make_sets_of_octet();

template <std::size_t Set>
alignas(16) inline constexpr nibble_table low_nibbles = make_nibble_table([](std::size_t octet) {
    return all_self_loop_sets.sets[Set][octet];
});

// For each high half of an octet, its bit in the entries of low_nibbles.  The entries from 8 on are
// 0, because octets from 0x80 on are in no set.
alignas(16) inline constexpr nibble_table high_nibbles = {1, 2, 4, 8, 16, 32, 64, 128};

}  // namespace uriscan
