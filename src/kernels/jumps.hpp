// Jumps over an IPv6 address: from the state after its "[" to the state after its "]" (RFC 3986,
// section 3.2.2).
//
// A processor cannot predict how many digits the groups of an address have, or where its "::" is.
// So the machine does not read an address octet by octet if two masks show that it is one:
//
//     octets    2 0 0 1 : d b 8 : : 1 ]
//     digits    1 1 1 1 0 1 1 1 0 0 1 0
//     colons    0 0 0 0 1 0 0 0 1 1 0 0
//
// All other texts are left to the machine, such as an address that ends with an IPv4address.  The
// test jumps.are_over_addresses compares the rule with the machine.
#pragma once

#include <cstddef>
#include <cstdint>

#include "octets/words.hpp"

namespace uriscan {

// Says whether a text of fewer than 64 octets is an IPv6 address without an IPv4address.  Each
// octet is a digit or a colon: bit i of a mask stands for octet i.  An address has eight groups of
// up to four digits, or one "::" and up to seven groups.  No other colon is at its start or at its
// end.
[[gnu::always_inline]] constexpr bool is_address(std::uint64_t digits, std::uint64_t colons,
                                                 std::size_t size) noexcept {
    const std::uint64_t pairs = colons & colons >> 1;
    const std::uint64_t lone_first = colons & ~(colons >> 1);
    const std::uint64_t lone_last = (colons & ~(colons << 1)) << 1 >> size;
    const std::uint64_t too_long = digits & digits >> 1 & digits >> 2 & digits >> 3 & digits >> 4;
    const std::uint64_t wrong = ((lone_first | lone_last) & 1) | (pairs & (pairs - 1)) | too_long;
    const std::uint64_t numbers_of_groups = pairs != 0 ? 0xFF : 0x100;  // bit n is for n groups
    return wrong == 0 && (numbers_of_groups >> count_ones(digits & ~(digits << 1)) & 1) != 0;
}

}  // namespace uriscan
