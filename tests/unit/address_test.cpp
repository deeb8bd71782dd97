// Tests that addresses are decoded as inet_pton() decodes them.
#include <arpa/inet.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <random>
#include <string>
#include <string_view>

#include "support/guarded_pages.hpp"
#include "uriscan/authority_view.hpp"

namespace uriscan {
namespace {

template <int Family, class Address>
Address decoded_by_system(const std::string& text) {
    Address address{};
    EXPECT_EQ(inet_pton(Family, text.c_str(), address.data()), 1) << text;
    return address;
}

// Decodes an address in brackets.
void expect_ipv6_host(std::string_view host) {
    const auto authority = parse_authority(host);
    ASSERT_TRUE(authority) << host;
    const std::string text(host.substr(1, host.size() - 2));
    EXPECT_EQ(authority->ipv6_address(), (decoded_by_system<AF_INET6, ipv6_octets>(text))) << host;
}

void expect_ipv6(const std::string& text) {
    expect_ipv6_host('[' + text + ']');
}

void expect_ipv4(std::string_view host) {
    const auto authority = parse_authority(host);
    ASSERT_TRUE(authority) << host;
    const std::string text(host);
    EXPECT_EQ(authority->ipv4_address(), (decoded_by_system<AF_INET, ipv4_octets>(text))) << host;
}

class random_address {
public:
    std::string group() {
        constexpr std::string_view digits = "0123456789abcdefABCDEF";
        std::string text;
        for (std::size_t size = 1 + random_() % 4; size > 0; --size) {
            text += digits[random_() % digits.size()];
        }
        return text;
    }

    // Returns some groups with colons between them.
    std::string groups(std::size_t count) {
        std::string text;
        for (std::size_t i = 0; i < count; ++i) {
            text += (i == 0 ? "" : ":") + group();
        }
        return text;
    }

    std::string ipv4() {
        std::string text;
        for (std::size_t i = 0; i < 4; ++i) {
            constexpr std::array<unsigned, 3> limits = {10, 100, 256};
            text += (i == 0 ? "" : ".") + std::to_string(random_() % limits[random_() % 3]);
        }
        return text;
    }

private:
    std::minstd_rand random_{3986};
};

TEST(addresses, of_ipv6_are_decoded_with_a_gap_at_each_place) {
    random_address random;
    for (int repetition = 0; repetition < 200; ++repetition) {
        expect_ipv6(random.groups(8));
        expect_ipv6(random.groups(6) + ':' + random.ipv4());
        for (std::size_t before = 0; before <= 7; ++before) {
            for (std::size_t after = 0; before + after <= 7; ++after) {
                expect_ipv6(random.groups(before) + "::" + random.groups(after));
                if (before + after <= 5) {
                    expect_ipv6(random.groups(before) + "::" + random.groups(after) +
                                (after == 0 ? "" : ":") + random.ipv4());
                }
            }
        }
    }
}

TEST(addresses, of_ipv4_are_decoded_with_each_number_at_each_place) {
    random_address random;
    for (int number = 0; number < 256; ++number) {
        const std::string text = std::to_string(number);
        expect_ipv4(text + ".1.22.133");
        expect_ipv4("200." + text + ".3.40");
        expect_ipv4("0.10." + text + ".255");
        expect_ipv4("255.9.100." + text);
        expect_ipv4(random.ipv4());
    }
    expect_ipv4("0.0.0.0");
    expect_ipv4("255.255.255.255");
}

// Decodes a host whose first or last octet is beside a page that cannot be read.
TEST(addresses, are_decoded_without_reading_other_octets) {
    tests::guarded_pages pages(64);
    for (const std::string text : {"0.0.0.0", "1.22.33.4", "10.2.3.44", "192.0.2.128"}) {
        expect_ipv4(pages.put_at_begin(text));
        expect_ipv4(pages.put_at_end(text));
    }
    for (const std::string text : {"::", "1::", "::1", "fe80::1:2", "1234:5:6:7:8:9:a:bcde",
                                   "::192.0.2.128", "1:2:3:4:5:6:255.255.255.255"}) {
        expect_ipv6_host(pages.put_at_begin('[' + text + ']'));
        expect_ipv6_host(pages.put_at_end('[' + text + ']'));
    }
}

}  // namespace
}  // namespace uriscan
