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
// An address can end with an IPv4address.  The IPv4address stands for two groups.  So such an
// address is checked as if "0:0" were in the place of the IPv4address.  The machine reads all other
// texts.  The tests jumps.are_over_addresses and jumps.are_over_ipv4_addresses compare the rules
// with the machine.
#pragma once

#include <cstddef>
#include <cstdint>

#include "octets/words.hpp"

namespace uriscan {

// Says whether a text of fewer than 64 octets is an IPv6 address without an IPv4address.  Each
// octet is a digit or a colon: bit i of a mask stands for octet i.  An address has eight groups of
// up to four digits, or one "::" and up to seven groups.  No other colon is at its start or at its
// end.
template <class Mask, class Offset>
[[gnu::always_inline]] constexpr bool is_address(Mask digits, Mask colons, Offset size) noexcept {
    const Mask pairs = colons & colons >> 1;
    const Mask lone_first = colons & ~(colons >> 1);
    const Mask lone_last = (colons & ~(colons << 1)) << 1 >> size;
    const Mask too_long = digits & digits >> 1 & digits >> 2 & digits >> 3 & digits >> 4;
    const Mask wrong = ((lone_first | lone_last) & 1) | (pairs & (pairs - 1)) | too_long;
    const Mask numbers_of_groups = pairs != 0 ? 0xFF : 0x100;  // bit n is for n groups
    return wrong == 0 && (numbers_of_groups >> count_ones(digits & ~(digits << 1)) & 1) != 0;
}

// The masks of a text that can be an IPv4address.
template <class Mask>
struct ipv4_masks {
    Mask dots;
    Mask decimals;
    Mask zeros;
    Mask ones;
    Mask twos;
    Mask fives;
    Mask up_to_fours;
};

// `within` marks successive octets.  Says whether they are an IPv4address: four numbers from 0 to
// 255 without leading zeros, with a "." between them.
template <class Mask>
[[gnu::always_inline]] constexpr bool is_ipv4_address(const ipv4_masks<Mask>& masks,
                                                      Mask within) noexcept {
    const Mask decimals = masks.decimals & within;
    const Mask dots = masks.dots & within;
    const Mask firsts = decimals & ~(decimals << 1);
    const Mask of_two = firsts & decimals >> 1;  // numbers of two digits or more
    const Mask of_three = of_two & decimals >> 2;
    const Mask of_four = of_three & decimals >> 3;
    const Mask up_to_255 =
        masks.ones | (masks.twos & (masks.up_to_fours >> 1 |
                                    (masks.fives >> 1 & (masks.up_to_fours | masks.fives) >> 2)));
    const Mask wrong =
        ((decimals | dots) ^ within) | (of_two & masks.zeros) | (of_three & ~up_to_255) | of_four;
    return wrong == 0 && count_ones(dots) == 3 && count_ones(firsts) == 4;
}

}  // namespace uriscan
