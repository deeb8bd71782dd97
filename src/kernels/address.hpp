// Decodes the addresses of hosts (RFC 3986, section 3.2.2).  The parser has found them valid.
//
// A processor cannot predict how many digits a number has.  So there is no branch for each octet.
// The masks of ipv6_groups show where the groups of an IPv6 address are:
//
//     octets    [ 2 0 0 1 : d b 8 : : 1 ]
//     colons    0 0 0 0 0 1 0 0 0 1 1 0 0
//     begins    0 1 0 0 0 0 1 0 0 0 0 1 0    the first digit of each group
//     ends      0 0 0 0 0 1 0 0 0 1 0 0 1    the octet after each group
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "octets/words.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

// The groups of an IPv6 address.
struct ipv6_groups {
    // The number of groups, with those that the "::" stands for.
    static constexpr std::size_t all = std::tuple_size_v<ipv6_octets> / 2;

    // Bit i of a mask stands for octet i of the host.  `begins` has the first digit of each group.
    // If the address ends with an IPv4address, `begins` also has its first digit.
    std::uint64_t begins;
    std::uint64_t ends;
    std::size_t before_gap;  // how many groups are before the "::"; all if there is none
    std::size_t missing;     // how many groups the "::" stands for
    std::size_t ipv4_begin;  // where the IPv4address at the end starts; 0 if there is none
    std::size_t ipv4_size;   // its size

    // `colons` has the colons of a host.  `close` is the offset of the octet after its address: the
    // "]", or the "%" before a zone identifier.
    [[gnu::always_inline]] ipv6_groups(std::uint64_t colons, std::size_t close) noexcept {
        assert(colons != 0 && after_last(colons) <= close && close < 64);
        // A group has at most four digits.  So if the address ends with a group, one of the last
        // five octets before its end is a colon.  An IPv4address has at least seven octets.
        const bool has_ipv4 = (colons << 5 >> close & 0x1F) == 0;
        const std::size_t last_begin = after_last(colons);
        const std::uint64_t all_ends = colons | std::uint64_t{!has_ipv4} << close;
        const std::uint64_t all_begins = colons << 1 | 2;
        const std::uint64_t gap = colons & colons >> 1;  // the first colon of "::"
        begins = all_begins & ~all_ends;
        ends = all_ends & ~all_begins;
        before_gap = count_ones(ends & (gap ^ (gap - 1)));
        missing = all - count_ones(ends) - (has_ipv4 ? 2 : 0);
        ipv4_begin = has_ipv4 ? last_begin : 0;
        ipv4_size = close - last_begin;
    }
};

// Stores the four octets of an IPv4address in `to`.
void decode_ipv4(std::string_view text, std::uint8_t* to) noexcept;

// Stores the four octets of an IPv4address at the end of an IPv6 address, if there is one.
[[gnu::always_inline]] inline void decode_ipv4_at_end(std::string_view host,
                                                      const ipv6_groups& groups,
                                                      std::uint8_t* to) noexcept {
    if (groups.ipv4_begin != 0) {
        decode_ipv4({host.data() + groups.ipv4_begin, groups.ipv4_size},
                    to + std::tuple_size_v<ipv6_octets> - std::tuple_size_v<ipv4_octets>);
    }
}

// Decodes an IPv6 address without vectors.  This is a decode_ipv6_function (kernels.hpp).
void decode_ipv6_by_words(std::string_view host, std::uint8_t* to) noexcept;

}  // namespace uriscan
