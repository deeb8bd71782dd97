// Finds the block of special addresses that an IP address is in.  The blocks come from IANA's
// registries of special-purpose addresses (RFC 6890 and RFC 8190) and from IANA's registry of the
// IPv6 address space.
#include "audit/parts.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>

namespace uriscan {
namespace {

struct block {
    std::uint32_t first;  // the first 32 bits of the first address
    int bits;             // the size of the prefix in bits, 1 to 32
};

bool in_any(std::uint32_t first, std::initializer_list<block> blocks) noexcept {
    return std::ranges::any_of(
        blocks, [first](const block& one) { return (first ^ one.first) >> (32 - one.bits) == 0; });
}

template <class Octets>
std::uint32_t first_32_bits(const Octets& a) noexcept {
    return std::uint32_t{a[0]} << 24 | std::uint32_t{a[1]} << 16 | std::uint32_t{a[2]} << 8 |
           std::uint32_t{a[3]};
}

bool begins_with(const ipv6_octets& address, std::initializer_list<int> prefix) noexcept {
    return std::equal(prefix.begin(), prefix.end(), address.begin());
}

// Returns the IPv4 address that an IPv6 address holds, if it holds one:
// - mapped (::ffff:0:0/96), translated (64:ff9b::/96, and ::ffff:0:0:0/96 of RFC 2765), or
//   compatible (::/96, which is deprecated; "::" and "::1" are not compatible addresses): the last
//   32 bits;
// - Teredo (2001::/32): the last 32 bits, inverted;
// - 6to4 (2002::/16): the 32 bits after the prefix.
std::optional<ipv4_octets> embedded_ipv4(const ipv6_octets& a) noexcept {
    const auto inverted = [](std::uint8_t octet) {
        return static_cast<std::uint8_t>(octet ^ 0xFF);
    };
    const bool mapped = begins_with(a, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF});
    const bool translated = begins_with(a, {0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0}) ||
                            begins_with(a, {0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0, 0});
    const bool compatible = begins_with(a, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}) &&
                            (a[12] != 0 || a[13] != 0 || a[14] != 0 || a[15] > 1);
    if (mapped || translated || compatible) {
        return ipv4_octets{a[12], a[13], a[14], a[15]};
    }
    if (begins_with(a, {0x20, 0x01, 0, 0})) {
        return ipv4_octets{inverted(a[12]), inverted(a[13]), inverted(a[14]), inverted(a[15])};
    }
    if (begins_with(a, {0x20, 0x02})) {
        return ipv4_octets{a[2], a[3], a[4], a[5]};
    }
    return std::nullopt;
}

// Says whether this is an address at which machines in a cloud get data about themselves.
bool is_of_metadata(const ipv4_octets& address) noexcept {
    constexpr auto known = std::to_array<ipv4_octets>({
        {169, 254, 169, 254},  // Amazon EC2, Azure, Google Cloud, OpenStack and many others
        {169, 254, 170, 2},    // Amazon ECS
        {169, 254, 170, 23},   // Amazon EKS
        {169, 254, 0, 23},     // Tencent Cloud
        {169, 254, 42, 42},    // Scaleway
        {100, 100, 100, 200},  // Alibaba Cloud
        {168, 63, 129, 16},    // Azure
        {192, 0, 0, 192},      // Oracle Cloud Classic
    });
    return std::ranges::find(known, address) != known.end();
}

// Returns the address that has these eight groups of 16 bits.
constexpr ipv6_octets from_groups(const std::array<std::uint16_t, 8>& groups) noexcept {
    ipv6_octets octets{};
    for (std::size_t i = 0; i < groups.size(); ++i) {
        octets[2 * i] = static_cast<std::uint8_t>(groups[i] >> 8);
        octets[2 * i + 1] = static_cast<std::uint8_t>(groups[i] & 0xFF);
    }
    return octets;
}

bool is_of_metadata(const ipv6_octets& address) noexcept {
    constexpr auto known = std::to_array<ipv6_octets>({
        from_groups({0xFD00, 0xEC2, 0, 0, 0, 0, 0, 0x254}),       // Amazon EC2
        from_groups({0xFD00, 0xEC2, 0, 0, 0, 0, 0, 0x23}),        // Amazon EKS
        from_groups({0xFD20, 0xCE, 0, 0, 0, 0, 0, 0x254}),        // Google Cloud
        from_groups({0xFD00, 0xC1, 0, 0, 0, 0, 0xA9FE, 0xA9FE}),  // Oracle Cloud
        from_groups({0xFD00, 0x100, 0, 0, 0, 0, 0x100, 0x200}),   // Alibaba Cloud
        from_groups({0xFD00, 0x42, 0, 0, 0, 0, 0, 0x42}),         // Scaleway
        from_groups({0xFD00, 0xA9FE, 0xA9FE, 0, 0, 0, 0, 1}),     // Akamai, formerly Linode
        from_groups({0xFE80, 0, 0, 0, 0, 0, 0xA9FE, 0xA9FE}),     // OpenStack
    });
    return std::ranges::find(known, address) != known.end();
}

// Returns the findings about an address for which the other checks found nothing.  An address is
// reserved if it is in a block for protocols or documentation, or outside of 2000::/3.
// 64:ff9b:1::/48 is for translation within a network.  Each network chooses itself which bits hold
// the IPv4 address, so this function cannot find the IPv4 address.
audit_findings audit_rest(const ipv6_octets& octets) noexcept {
    const std::uint32_t a = first_32_bits(octets);
    const bool reserved = !in_any(a, {{0x20000000, 3}}) ||
                          in_any(a, {{0x20010000, 23}, {0x20010DB8, 32}, {0x3FFF0000, 20}});
    return found_if(begins_with(octets, {0, 0x64, 0xFF, 0x9B, 0, 1}), audit_finding::ipv4_in_ipv6) |
           found_if(reserved, audit_finding::reserved_host);
}

}  // namespace

audit_findings audit_address(const ipv4_octets& octets) noexcept {
    const std::uint32_t a = first_32_bits(octets);
    return found_if(is_of_metadata(octets), audit_finding::metadata_host) |
           found_if(in_any(a, {{0x7F000000, 8}}), audit_finding::loopback_host) |
           found_if(in_any(a, {{0x0A000000, 8}, {0xAC100000, 12}, {0xC0A80000, 16}}),
                    audit_finding::private_host) |
           found_if(in_any(a, {{0xA9FE0000, 16}}), audit_finding::link_local_host) |
           found_if(in_any(a, {{0x00000000, 8}}), audit_finding::unspecified_host) |
           found_if(in_any(a, {{0xE0000000, 4}}), audit_finding::multicast_host) |
           // Blocks for carriers, protocols, documentation, 6to4 relays, benchmarks, and future
           // use.
           found_if(in_any(a, {{0x64400000, 10},
                               {0xC0000000, 24},
                               {0xC0000200, 24},
                               {0xC0586300, 24},
                               {0xC6120000, 15},
                               {0xC6336400, 24},
                               {0xCB007100, 24},
                               {0xF0000000, 4}}),
                    audit_finding::reserved_host);
}

audit_findings audit_address(const ipv6_octets& octets) noexcept {
    if (const auto ipv4 = embedded_ipv4(octets)) {
        return audit_finding::ipv4_in_ipv6 | audit_address(*ipv4);
    }
    const std::uint32_t a = first_32_bits(octets);
    const bool fifteen_zeros =
        std::all_of(octets.begin(), octets.end() - 1, [](auto octet) { return octet == 0; });
    const audit_findings found =
        found_if(is_of_metadata(octets), audit_finding::metadata_host) |
        found_if(fifteen_zeros && octets[15] == 1, audit_finding::loopback_host) |
        found_if(fifteen_zeros && octets[15] == 0, audit_finding::unspecified_host) |
        found_if(in_any(a, {{0xFC000000, 7}, {0xFEC00000, 10}}), audit_finding::private_host) |
        found_if(in_any(a, {{0xFE800000, 10}}), audit_finding::link_local_host) |
        found_if(in_any(a, {{0xFF000000, 8}}), audit_finding::multicast_host);
    return found.empty() ? audit_rest(octets) : found;
}

}  // namespace uriscan
