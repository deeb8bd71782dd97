// Tests the origins of URIs (RFC 6454) and the text of IPv6 addresses (RFC 5952).
#include "uriscan/origin.hpp"

#include <arpa/inet.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "operations/reference/generator.hpp"
#include "operations/reference/normalize.hpp"
#include "operations/reference/parts.hpp"
#include "support/operation_file.hpp"
#include "support/places.hpp"
#include "uriscan/allow.hpp"

namespace uriscan::tests {
namespace {

TEST(doc_examples, origin_hpp) {
    EXPECT_TRUE(uriscan::has_opaque_origin(uriscan::parse_uri("data:,a").value()));
    const auto a = uriscan::parse_uri("http://me@example.com:80/a").value();
    const auto b = uriscan::parse_uri("HTTP://EXAMPLE.com/b").value();
    EXPECT_TRUE(uriscan::same_origin(a, b));
    char buffer[64];
    const auto uri = uriscan::parse_uri("HTTPS://Example.com:443/a?b").value();
    EXPECT_EQ(*uriscan::serialize_origin(uri, buffer), "https://example.com");
    const uriscan::origin first(uriscan::parse_uri("https://h:443/a").value());
    EXPECT_EQ(first.text(), "https://h");
    EXPECT_EQ(first, uriscan::origin(uriscan::parse_uri("HTTPS://h").value()));
    EXPECT_NE(uriscan::origin(), uriscan::origin());
    EXPECT_EQ(uriscan::origin().text(), "null");
}

const slow::scheme_table& registered() {
    static const slow::scheme_table schemes = [] {
        slow::scheme_table made;
        for (const scheme_rules& rules : registered_schemes()) {
            made[std::string(rules.name)] = {std::to_string(*rules.default_port), false};
        }
        return made;
    }();
    return schemes;
}

uri_view reference(std::string_view text) {
    return parse_uri_reference(text).value();
}

// Says whether a text is a serialized-origin (RFC 6454, section 7.1).
bool is_serialized_origin(const std::string& text) {
    const slow::parts parts = slow::split(text);
    if (!parts.scheme || !parts.authority || !parts.path.empty() || parts.query || parts.fragment) {
        return false;
    }
    const slow::authority_parts authority = slow::split_authority(*parts.authority);
    return !authority.userinfo && slow::is_valid("scheme", *parts.scheme) &&
           slow::is_valid("host", authority.host) &&
           slow::is_valid("port", authority.port.value_or(""));
}

// Serializes into a buffer of each size, and checks that nothing else is written.
void expect_origin(std::string_view text, const std::string& expected) {
    SCOPED_TRACE(text);
    const uri_view uri = reference(text);
    constexpr char canary = '\x5a';
    for (std::size_t size = 0; size <= origin_size_limit(uri) + 1; ++size) {
        std::string block(size + 2, canary);
        const auto written = serialize_origin(uri, std::span(block).subspan(1, size));
        ASSERT_EQ(written.has_value(), size >= expected.size()) << size;
        ASSERT_TRUE(block.front() == canary && block.back() == canary) << size;
        if (written) {
            EXPECT_EQ(*written, expected);
        } else {
            EXPECT_EQ(written.error().reason, error_reason::buffer_too_small);
        }
    }
    EXPECT_EQ(origin(uri).text(), expected);
    EXPECT_EQ(has_opaque_origin(uri), expected == "null");
    EXPECT_EQ(origin(uri).is_opaque(), expected == "null");
    EXPECT_EQ(same_origin(uri, uri), expected != "null");
    EXPECT_EQ(origin(uri) == origin(uri), expected != "null");
    EXPECT_TRUE(expected == "null" || is_serialized_origin(expected));
}

std::vector<operation_case> origins() {
    return read_operations(source_path("tests/operations/origin.txt"));
}

// The examples of RFC 6454, section 3.2.1.
TEST(origin, is_the_same_or_not_for_the_examples_of_the_rfc) {
    constexpr std::string_view same[] = {"http://example.com/", "http://example.com:80/",
                                         "http://example.com/path/file"};
    constexpr std::string_view different[] = {"http://example.com/",     "http://example.com:8080/",
                                              "http://www.example.com/", "https://example.com:80/",
                                              "https://example.com/",    "http://example.org/",
                                              "http://ietf.org/"};
    for (const std::string_view a : same) {
        for (const std::string_view b : same) {
            EXPECT_TRUE(same_origin(reference(a), reference(b))) << a << " " << b;
        }
    }
    for (const std::string_view a : different) {
        for (const std::string_view b : different) {
            EXPECT_EQ(same_origin(reference(a), reference(b)), a == b) << a << " " << b;
        }
    }
}

TEST(origin, is_what_the_table_says) {
    for (const operation_case& wanted : origins()) {
        SCOPED_TRACE(wanted.place);
        expect_origin(wanted.input, *wanted.result);
        EXPECT_EQ(slow::origin(wanted.input, registered()), wanted.result);
    }
}

TEST(origin, is_the_same_if_the_table_has_the_same_text_and_it_is_not_null) {
    const std::vector<operation_case> table = origins();
    for (const operation_case& a : table) {
        for (const operation_case& b : table) {
            const bool expected = a.result == b.result && a.result != "null";
            EXPECT_EQ(same_origin(reference(a.input), reference(b.input)), expected)
                << a.input << " and " << b.input;
            EXPECT_EQ(origin(reference(a.input)) == origin(reference(b.input)), expected);
        }
    }
}

TEST(origin, is_that_of_the_slow_reference_for_random_texts) {
    slow::generator draw(20'111'201);
    constexpr std::array<std::string_view, 4> schemes = {"http", "HTTPS", "ws", "x"};
    std::size_t with_origin = 0;
    for (std::size_t i = 0; i < 20'000 && !::testing::Test::HasFailure(); ++i) {
        const std::string text =
            std::string(schemes[i % schemes.size()]) + "://" + draw.text("authority") + "/p";
        const std::string expected = slow::origin(text, registered());
        with_origin += expected != "null" ? 1 : 0;
        expect_origin(text, expected);
    }
    EXPECT_GT(with_origin, 2000U);
}

TEST(origin, uses_the_schemes_of_the_caller) {
    constexpr scheme_rules own[] = {{"app", 7, true}, {"none", std::nullopt}};
    const scheme_table schemes(own);
    EXPECT_EQ(origin(reference("APP://h:7/"), schemes).text(), "app://h");
    EXPECT_EQ(origin(reference("app://h:8/"), schemes).text(), "app://h:8");
    EXPECT_TRUE(same_origin(reference("app://h"), reference("app://H:07"), schemes));
    EXPECT_FALSE(same_origin(reference("app://h"), reference("app://H:07")));
    EXPECT_TRUE(has_opaque_origin(reference("none://h:8"), schemes));
}

TEST(origin, that_is_opaque_equals_its_copies_and_nothing_else) {
    const uri_view data = reference("data:,");
    const origin a(data), b(data), c;
    const origin copy = a;
    EXPECT_EQ(a, copy);
    EXPECT_NE(a, b);
    EXPECT_NE(a, c);
    EXPECT_TRUE(a < b || b < a);
    EXPECT_NE(a, origin(reference("http://null")));
    EXPECT_EQ(std::hash<origin>()(a), std::hash<origin>()(copy));
    const std::unordered_set<origin> some = {a, b, c, copy};
    EXPECT_EQ(some.size(), 3U);
    const std::set<origin> ordered = {a, b, c, copy, origin(reference("http://h:80"))};
    EXPECT_EQ(ordered.size(), 4U);
    EXPECT_TRUE(ordered.contains(origin(reference("http://h"))));
}

// The groups of these random addresses are those that change how an address is written.
TEST(ipv6_text, is_that_of_the_slow_reference_and_of_the_system) {
    std::mt19937 random(5952);
    constexpr std::array<std::uint16_t, 12> groups = {0,    0,      0,      0,     1,      0xFFFF,
                                                      0x64, 0xFF9B, 0x0A0B, 0xF00, 0x1000, 0x10};
    std::size_t mixed = 0;
    for (int i = 0; i < 200'000; ++i) {
        ipv6_octets address;
        for (std::size_t at = 0; at < address.size(); at += 2) {
            const std::uint16_t group = groups[random() % groups.size()];
            address[at] = static_cast<std::uint8_t>(group >> 8);
            address[at + 1] = static_cast<std::uint8_t>(group & 0xFF);
        }
        if (i % 8 == 0) {
            std::fill_n(address.begin(), 8, std::uint8_t{0});
        }
        std::array<char, INET6_ADDRSTRLEN> room;
        ASSERT_NE(inet_ntop(AF_INET6, address.data(), room.data(), room.size()), nullptr);
        const std::string by_system = room.data();
        const ipv6_text text(address);
        ASSERT_EQ(text.text(), slow::canonical_address(by_system));
        const bool has_dot = text.text().find('.') != std::string_view::npos;
        mixed += has_dot ? 1 : 0;
        if (has_dot == (by_system.find('.') != by_system.npos)) {
            ASSERT_EQ(text.text(), by_system);
        }
        const std::string uri = "//[" + std::string(text.text()) + ']';
        ASSERT_EQ(reference(uri).ipv6_address(), address) << uri;
        ASSERT_TRUE(is_normalized(reference(uri), normalization::ipv6_address)) << uri;
    }
    EXPECT_GT(mixed, 1000U);
}

TEST(zone_id, is_what_stands_after_the_percent_sign) {
    const auto zone_of = [](std::string_view host) {
        return parse_authority_allowing(host, allow_zone_ids)->zone_id();
    };
    EXPECT_EQ(zone_of("[fe80::1%25eth0]"), "eth0");
    EXPECT_EQ(zone_of("me@[fe80::1%eth0]:80"), "eth0");
    EXPECT_EQ(zone_of("[fe80::1%25]"), "25");
    EXPECT_EQ(zone_of("[fe80::1%251]"), "1");
    EXPECT_EQ(zone_of("[fe80::1%2]"), "2");
    EXPECT_EQ(zone_of("[fe80::1%25a%5f]"), "a%5f");
    for (const std::string_view none : {"[fe80::1]", "[v1.a]", "h%25a", "%25", ""}) {
        EXPECT_EQ(zone_of(none).data(), nullptr) << none;
    }
    const auto allowed = parse_allowing(rule::uri, "http://[::1%25a]/", allow_zone_ids).value();
    EXPECT_EQ(allowed.zone_id(), "a");
    EXPECT_EQ(allowed_view().zone_id().data(), nullptr);
}

}  // namespace
}  // namespace uriscan::tests
