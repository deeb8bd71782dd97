// Tests that addresses are decoded as inet_pton() decodes them.
#include <arpa/inet.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <random>
#include <string>

#include "uriscan/authority_view.hpp"

namespace uriscan {
namespace {

template <int Family, class Address>
Address decoded_by_system(const std::string& text) {
    Address address{};
    EXPECT_EQ(inet_pton(Family, text.c_str(), address.data()), 1) << text;
    return address;
}

void expect_ipv6(const std::string& text) {
    const std::string host = '[' + text + ']';
    const auto authority = parse_authority(host);
    ASSERT_TRUE(authority) << text;
    EXPECT_EQ(authority->ipv6_address(), (decoded_by_system<AF_INET6, ipv6_octets>(text))) << text;
}

void expect_ipv4(const std::string& text) {
    const auto authority = parse_authority(text);
    ASSERT_TRUE(authority) << text;
    EXPECT_EQ(authority->ipv4_address(), (decoded_by_system<AF_INET, ipv4_octets>(text))) << text;
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

}  // namespace
}  // namespace uriscan
