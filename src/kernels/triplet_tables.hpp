// Tables that show what normalization could change in a triplet.  All kernels share them
// (changes.hpp).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "octets/letter_case.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {

// Each bit of an entry stands for a change.  A triplet needs the change if the bit is 1 in the
// entries of both of its digits.  The lowest 16 bits stand for the decoding of an unreserved octet:
// bit i is for triplets whose first digit has the value i.
struct triplet_tables {
    static constexpr std::uint32_t any_unreserved = 0xFFFF;
    static constexpr std::uint32_t first_is_lower = 0x10000;
    static constexpr std::uint32_t second_is_lower = 0x20000;

    std::array<std::uint32_t, 256> first{};
    std::array<std::uint32_t, 256> second{};
};

consteval triplet_tables make_triplet_tables() {
    const auto is_lower_digit = [](char octet) { return upper(octet) != octet; };
    triplet_tables tables;
    for (std::size_t i = 0; i < 256; ++i) {
        const auto digit = static_cast<char>(i);
        if (!is_hexdig(digit)) {
            continue;
        }
        tables.first[i] = 1U << hexdig_value(digit) | triplet_tables::second_is_lower |
                          (is_lower_digit(digit) ? triplet_tables::first_is_lower : 0U);
        tables.second[i] = triplet_tables::first_is_lower |
                           (is_lower_digit(digit) ? triplet_tables::second_is_lower : 0U);
        for (unsigned high = 0; high < 16; ++high) {
            const auto octet = static_cast<char>(high << 4 | hexdig_value(digit));
            tables.second[i] |= is_unreserved(octet) ? 1U << high : 0U;
        }
    }
    return tables;
}

inline constexpr triplet_tables changes_of_digits = make_triplet_tables();

}  // namespace uriscan
