// Tests at which addresses the findings about special addresses start and end.  The blocks below
// are from IANA's registries of special-purpose addresses, and from RFC 4291, RFC 6052, RFC 3056
// and RFC 4380.  For each block, the test looks at its first and last address, and at all addresses
// that differ from one of these in one bit.
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "uriscan/audit.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::tests {
namespace {

using octets = std::vector<std::uint8_t>;

// A block, written as its first octets and the number of bits that all its addresses have in
// common.
struct block {
    octets first;
    std::size_t bits;
    audit_findings found;
};

const block ipv4_blocks[] = {{{0}, 8, audit_finding::unspecified_host},
                             {{10}, 8, audit_finding::private_host},
                             {{100, 64}, 10, audit_finding::reserved_host},
                             {{127}, 8, audit_finding::loopback_host},
                             {{169, 254}, 16, audit_finding::link_local_host},
                             {{172, 16}, 12, audit_finding::private_host},
                             {{192, 0, 0}, 24, audit_finding::reserved_host},
                             {{192, 0, 2}, 24, audit_finding::reserved_host},
                             {{192, 88, 99}, 24, audit_finding::reserved_host},
                             {{192, 168}, 16, audit_finding::private_host},
                             {{198, 18}, 15, audit_finding::reserved_host},
                             {{198, 51, 100}, 24, audit_finding::reserved_host},
                             {{203, 0, 113}, 24, audit_finding::reserved_host},
                             {{224}, 4, audit_finding::multicast_host},
                             {{240}, 4, audit_finding::reserved_host}};

// An address can be in several of these blocks.  The first one says what the audit must find.
const block ipv6_blocks[] = {
    {octets(16), 128, audit_finding::unspecified_host},
    {{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1}, 128, audit_finding::loopback_host},
    {{0xFC}, 7, audit_finding::private_host},
    {{0xFE, 0x80}, 10, audit_finding::link_local_host},
    {{0xFE, 0xC0}, 10, audit_finding::private_host},
    {{0xFF}, 8, audit_finding::multicast_host},
    {{0, 0x64, 0xFF, 0x9B, 0, 1}, 48, audit_finding::ipv4_in_ipv6 | audit_finding::reserved_host},
    {{0x20, 0x01, 0x0D, 0xB8}, 32, audit_finding::reserved_host},
    {{0x20, 0x01}, 23, audit_finding::reserved_host},
    {{0x3F, 0xFF}, 20, audit_finding::reserved_host},
    {{0x20}, 3, {}},
    {{}, 0, audit_finding::reserved_host}};

// A block whose addresses contain an IPv4 address, and the octet at which that address starts.
struct embedding {
    octets first;
    std::size_t bits;
    std::size_t at;
    std::uint8_t inverted;
};

const embedding embeddings[] = {{{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF}, 96, 12, 0},
                                {{0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0}, 96, 12, 0},
                                {octets(12), 96, 12, 0},
                                {{0x20, 0x01, 0, 0}, 32, 12, 0xFF},
                                {{0x20, 0x02}, 16, 2, 0}};

bool bit_of(const octets& address, std::size_t bit) {
    return bit / 8 < address.size() && (address[bit / 8] >> (7 - bit % 8) & 1) != 0;
}

template <class Block>
bool is_in(const octets& address, const Block& block) {
    for (std::size_t bit = 0; bit < block.bits; ++bit) {
        if (bit_of(address, bit) != bit_of(block.first, bit)) {
            return false;
        }
    }
    return true;
}

template <class Blocks>
audit_findings first_found(const octets& address, const Blocks& blocks) {
    for (const block& block : blocks) {
        if (is_in(address, block)) {
            return block.found;
        }
    }
    return {};
}

audit_findings expected_of(const octets& address) {
    if (address.size() == 4) {
        return first_found(address, ipv4_blocks);
    }
    for (const embedding& each : embeddings) {
        const bool is_special = is_in(address, ipv6_blocks[0]) || is_in(address, ipv6_blocks[1]);
        if (is_in(address, each) && !is_special) {
            octets ipv4;
            for (std::size_t i = each.at; i < each.at + 4; ++i) {
                ipv4.push_back(address[i] ^ each.inverted);
            }
            return audit_finding::ipv4_in_ipv6 | expected_of(ipv4);
        }
    }
    return first_found(address, ipv6_blocks);
}

std::string text_of(const octets& address) {
    std::string text;
    if (address.size() == 4) {
        for (const std::uint8_t octet : address) {
            text += (text.empty() ? "" : ".") + std::to_string(octet);
        }
        return text;
    }
    constexpr std::string_view digits = "0123456789abcdef";
    for (std::size_t i = 0; i < address.size(); ++i) {
        text += i != 0 && i % 2 == 0 ? ":" : "";
        text += {digits[address[i] >> 4], digits[address[i] & 15]};
    }
    return "[" + text + "]";
}

void expect_right(const octets& address) {
    const std::string text = "x://" + text_of(address) + "/";
    EXPECT_EQ(audit(parse_uri(text).value()).bits(), expected_of(address).bits()) << text;
}

template <class Block>
void expect_right_at_the_edges(const Block& block, std::size_t size) {
    octets first = block.first;
    first.resize(size);
    octets last = first;
    for (std::size_t bit = block.bits; bit < 8 * size; ++bit) {
        last[bit / 8] |= static_cast<std::uint8_t>(0x80 >> bit % 8);
    }
    for (octets address : {first, last}) {
        expect_right(address);
        for (std::size_t bit = 0; bit < 8 * size; ++bit) {
            const auto mask = static_cast<std::uint8_t>(0x80 >> bit % 8);
            address[bit / 8] ^= mask;
            expect_right(address);
            address[bit / 8] ^= mask;
        }
    }
}

TEST(audit, knows_where_blocks_of_addresses_start_and_end) {
    for (const block& block : ipv4_blocks) {
        expect_right_at_the_edges(block, 4);
    }
    for (const block& block : ipv6_blocks) {
        expect_right_at_the_edges(block, 16);
    }
    for (const embedding& each : embeddings) {
        expect_right_at_the_edges(each, 16);
    }
}

TEST(audit, finds_the_addresses_at_which_clouds_give_data) {
    const std::pair<const char*, audit_findings> cases[] = {
        {"169.254.169.254", audit_finding::metadata_host | audit_finding::link_local_host},
        {"169.254.170.2", audit_finding::metadata_host | audit_finding::link_local_host},
        {"169.254.170.23", audit_finding::metadata_host | audit_finding::link_local_host},
        {"169.254.0.23", audit_finding::metadata_host | audit_finding::link_local_host},
        {"169.254.42.42", audit_finding::metadata_host | audit_finding::link_local_host},
        {"100.100.100.200", audit_finding::metadata_host | audit_finding::reserved_host},
        {"168.63.129.16", audit_finding::metadata_host},
        {"192.0.0.192", audit_finding::metadata_host | audit_finding::reserved_host},
        {"[2001::5601:5601]", audit_finding::ipv4_in_ipv6 | audit_finding::metadata_host |
                                  audit_findings(audit_finding::link_local_host)},
        {"[2001::3fff:ff3f]", audit_finding::ipv4_in_ipv6 | audit_finding::metadata_host |
                                  audit_findings(audit_finding::reserved_host)},
        {"[fd00:ec2::254]", audit_finding::metadata_host | audit_finding::private_host},
        {"[fd00:ec2::23]", audit_finding::metadata_host | audit_finding::private_host},
        {"[fd20:ce::254]", audit_finding::metadata_host | audit_finding::private_host},
        {"[fd00:c1::a9fe:a9fe]", audit_finding::metadata_host | audit_finding::private_host},
        {"[fd00:100::100:200]", audit_finding::metadata_host | audit_finding::private_host},
        {"[fd00:42::42]", audit_finding::metadata_host | audit_finding::private_host},
        {"[fd00:a9fe:a9fe::1]", audit_finding::metadata_host | audit_finding::private_host},
        {"[fe80::a9fe:a9fe]", audit_finding::metadata_host | audit_finding::link_local_host}};
    for (const auto& [host, expected] : cases) {
        const std::string text = "x://" + std::string(host) + "/";
        EXPECT_EQ(audit(parse_uri(text).value()).bits(), expected.bits()) << text;
    }
}

}  // namespace
}  // namespace uriscan::tests
