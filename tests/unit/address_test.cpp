// Tests that addresses are decoded as inet_pton() decodes them, with each kernel.
#include <arpa/inet.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>

#include "kernels/kernels.hpp"
#include "support/guarded_pages.hpp"
#include "uriscan/allow.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {
namespace {

template <int Family, class Address>
Address decoded_by_system(const std::string& text) {
    Address address{};
    EXPECT_EQ(inet_pton(Family, text.c_str(), address.data()), 1) << text;
    return address;
}

// Decodes an address in brackets with each kernel.
void expect_decoded(std::string_view host, const ipv6_octets& expected) {
    for (const kernel* const usable_kernel : usable_kernels()) {
        const kernel& kernel = *usable_kernel;
        ipv6_octets decoded;
        decoded.fill(0xFF);
        kernel.decode_ipv6(host, decoded.data());
        EXPECT_EQ(decoded, expected) << kernel.name << ' ' << host;
    }
}

// Decodes an address in brackets.
void expect_ipv6_host(std::string_view host) {
    const auto authority = parse_authority(host);
    ASSERT_TRUE(authority) << host;
    const std::string text(host.substr(1, host.size() - 2));
    const auto expected = decoded_by_system<AF_INET6, ipv6_octets>(text);
    EXPECT_EQ(authority->ipv6_address(), expected) << host;
    expect_decoded(host, expected);
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

TEST(addresses, of_ipv6_are_decoded_with_each_digit_at_each_place) {
    const std::string zeros = "0000:0000:0000:0000:0000:0000:0000:0000";
    for (std::size_t place = 0; place < zeros.size(); ++place) {
        for (const char digit : std::string_view("0123456789abcdefABCDEF")) {
            std::string text = zeros;
            if (text[place] != ':') {
                text[place] = digit;
                expect_ipv6(text);
            }
        }
    }
}

// RFC 6874, section 2, and "%" without "25" as browsers once read it.  The zone is not decoded.
TEST(addresses, of_ipv6_are_decoded_without_their_zone) {
    tests::guarded_pages pages(256);
    for (const std::string zone :
         {"%1", "%251", "%25en0", "%25%C3%A4", "%25a.b-c_d~e",
          "%25a-name-that-is-longer-than-every-address-can-be-with-all-its-"
          "brackets-and-colons-and-digits"}) {
        for (const std::string address :
             {"::", "1::", "::1", "fe80::1", "fe80::abcd", "1:2:3:4:5:6:7:8",
              "1111:2222:3333:4444:5555:6666:7777:8888", "::192.0.2.128"}) {
            const auto expected = decoded_by_system<AF_INET6, ipv6_octets>(address);
            const std::string host = '[' + address + zone + ']';
            const auto authority = parse_authority_allowing(pages.put_at_end(host), allow_zone_ids);
            ASSERT_TRUE(authority) << host;
            EXPECT_EQ(authority->ipv6_address(), expected) << host;
            expect_decoded(pages.put_at_begin(host), expected);
            expect_decoded(pages.put_at_end(host), expected);
        }
    }
}

// A kernel loads at most 64 octets of a host, of whatever size the host is.
TEST(addresses, of_ipv6_are_decoded_before_a_zone_of_any_size) {
    const std::string address = "1111:2222:3333:4444:5555:6666:7777:8888";
    const auto expected = decoded_by_system<AF_INET6, ipv6_octets>(address);
    constexpr std::size_t most = 600;
    tests::guarded_pages pages(most + 64);
    for (std::size_t size = 1; size <= most; ++size) {
        const std::string host = '[' + address + "%25" + std::string(size, 'z') + ']';
        expect_decoded(pages.put_at_end(host), expected);
    }
}

// RFC 4291, section 2.2.
TEST(addresses, of_ipv6_are_stored_in_sixteen_octets_and_no_others) {
    constexpr struct {
        std::string_view host;
        ipv6_octets octets;
    } addresses[] = {{"[::]", {}},
                     {"[1::]", {0, 1}},
                     {"[::1]", {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1}},
                     {"[1:2:3:4:5:6:7::]", {0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7}},
                     {"[::1.2.3.4]", {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4}}};
    constexpr std::ptrdiff_t place = 16;
    for (const kernel* const usable_kernel : usable_kernels()) {
        const kernel& kernel = *usable_kernel;
        for (const auto& address : addresses) {
            std::array<std::uint8_t, 64> expected;
            expected.fill(0xFF);
            std::array<std::uint8_t, 64> octets = expected;
            std::copy(address.octets.begin(), address.octets.end(), expected.begin() + place);
            kernel.decode_ipv6(address.host, octets.data() + place);
            EXPECT_EQ(octets, expected) << kernel.name << ' ' << address.host;
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
    random_address random;
    for (std::size_t i = 0; i < 3000; ++i) {  // addresses of all sizes
        const std::size_t before = i % 8;
        const std::string text = random.groups(before) + "::" + random.groups(i / 8 % (8 - before));
        expect_ipv6_host(pages.put_at_begin('[' + text + ']'));
        expect_ipv6_host(pages.put_at_end('[' + text + ']'));
    }
}

}  // namespace
}  // namespace uriscan
