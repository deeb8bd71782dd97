// The sets of all loops as tables, in the two shapes that lookups want.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

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

// The sets that an octet is in, a bit a set.
alignas(64) inline constexpr std::array<std::uint8_t, 256> sets_of_octet = make_sets_of_octet();

// A set as 16 octets: entry `low` has bit `high` for the octet of these two halves.
using nibble_table = std::array<std::uint8_t, 16>;

constexpr nibble_table make_nibble_table(std::size_t set) {
    nibble_table table{};
    for (std::size_t octet = 0; octet < 0x80; ++octet) {
        if (all_self_loop_sets.sets[set][octet]) {
            table[octet & 0xF] |= static_cast<std::uint8_t>(1U << (octet >> 4));
        }
    }
    return table;
}

template <std::size_t Set>
alignas(16) inline constexpr nibble_table low_nibbles = make_nibble_table(Set);

// The bit of a high half, to meet those of low_nibbles.
alignas(16) inline constexpr nibble_table high_nibbles = {1, 2, 4, 8, 16, 32, 64, 128};

}  // namespace uriscan
