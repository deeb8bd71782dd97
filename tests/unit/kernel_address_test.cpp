// Tests that jumps over addresses (src/kernels/jumps.hpp) are right: each kernel gives the results
// of the machine that never skips.  Also tests that the kernels jump over each address without an
// IPv4address at its end.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include "kernels/kernel.hpp"
#include "kernels/table_skipper.hpp"
#include "support/plain_block.hpp"
#include "unit/kernel_comparison.hpp"

namespace uriscan::tests {
namespace {

constexpr std::size_t most_groups = 10;
constexpr std::string_view digits = "0123456789abcdefABCDEF";

// Appends a group of digits.  The digits differ from group to group.
void append_group(std::string& text, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i) {
        text += digits[(7 * text.size() + i) % digits.size()];
    }
}

// Calls a visitor with the sizes of the groups of all texts that have 1 to most_groups groups with
// colons between them.  Each group is empty (size 0), or has one digit (size 1).
template <class Visitor>
void for_each_text(Visitor visit) {
    for (std::size_t count = 1; count <= most_groups; ++count) {
        for (unsigned bits = 0; bits < 1U << count; ++bits) {
            std::vector<std::size_t> sizes(count);
            for (std::size_t i = 0; i < count; ++i) {
                sizes[i] = bits >> i & 1;
            }
            visit(sizes);
        }
    }
}

std::string literal(const std::vector<std::size_t>& sizes) {
    std::string text = "[";
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        text += i == 0 ? "" : ":";
        append_group(text, sizes[i]);
    }
    return text + ']';
}

// Compares the results for a text in which a literal is the host.
void compare_in_context(comparison& compare, const std::string& literal) {
    compare.whole("//" + literal);
    compare.whole("//" + literal + ":8");  // the address does not have these two octets
    compare.whole("//" + literal + ":80/" + std::string(50, 'z') + "?q");
    compare.whole(std::string(compare.texts() % 60, 'a') + "://u@" + literal + "/p");
}

TEST(kernels, read_addresses_with_all_shapes_alike) {
    comparison compare;
    for_each_text([&](std::vector<std::size_t> sizes) {
        for (std::size_t size = 1; size <= 6; ++size) {
            std::vector<std::size_t> longer = sizes;
            for (std::size_t& group : longer) {
                group *= size;
            }
            compare_in_context(compare, literal(longer));
        }
        for (std::size_t& group : sizes) {
            if (group == 1) {
                for (group = 2; group <= 6; ++group) {
                    compare.whole("//" + literal(sizes));
                }
                group = 1;
            }
        }
    });
}

// Returns addresses of several shapes, of up to 45 octets.
const std::vector<std::string> addresses = {
    "::",
    "::1",
    "1::",
    "fe80::1:2",
    "2001:db8:85a3::8a2e:370:7334",
    "1:22:333:4444:5555:666:77:8",
    "abcd:ef01:2345:6789:abcd:ef01:2345:6789",
    "::ffff:192.0.2.128",
    "1:2:3:4:5:6:255.255.255.255",
    "1111:2222:3333:4444:5555:6666:255.255.255.255",
};

// Each text has a number of up to three digits at one of the four places of an IPv4 address.  The
// IPv4 address comes after "::", or after six groups.
TEST(kernels, read_ipv4_addresses_in_addresses_alike) {
    comparison compare;
    for (std::size_t size = 1; size <= 4; ++size) {
        for (unsigned number = 0; number < 1000; ++number) {
            std::string written = std::to_string(number + 10000).substr(5 - size);
            for (std::size_t place = 0; place < 4; ++place) {
                std::string ipv4;
                for (std::size_t i = 0; i < 4; ++i) {
                    ipv4 += (i == 0 ? "" : ".") + (i == place ? written : std::string("25"));
                }
                compare.whole("//[::" + ipv4 + "]");
                compare.whole("//[1:2:3:4:5:6:" + ipv4 + "]:80/" + std::string(40, 'a'));
            }
        }
    }
}

// Puts an IPv4address, or a damaged one, after each shape of groups.
TEST(kernels, read_all_shapes_of_addresses_with_ipv4_alike) {
    comparison compare;
    for_each_text([&](const std::vector<std::size_t>& sizes) {
        std::string text = "//" + literal(sizes);
        text.pop_back();
        for (const char* end : {":1.2.3.4]", "1.2.3.4]", ":1.2.3.255]", ":1.2.3]", ":1.2.3.4.5]",
                                ":1.2.3.4:]", ":1.2.3.4:5]", ":1..3.4]", ":.2.3.4]", ":1.2.3.]",
                                ":1.2.3.a]", ":1.2.3.4", ":1.2.3.4]a"}) {
            compare.whole(text + end);
        }
    });
}

TEST(kernels, read_each_octet_in_addresses_alike) {
    comparison compare;
    for (const std::string& address : addresses) {
        for (std::size_t at = 0; at <= address.size(); ++at) {
            for (unsigned octet = 0; octet < 256; ++octet) {
                std::string text = "//[" + address + "]";
                text[3 + at] = static_cast<char>(octet);
                compare.whole(text);
                compare.whole(text + std::string(60, '/'));
                compare.whole("//[" + std::string(address).insert(at, 1, text[3 + at]) + "]");
            }
        }
    }
}

TEST(kernels, read_addresses_at_each_offset_and_of_each_size_alike) {
    comparison compare;
    for (const std::string& address : addresses) {
        for (std::size_t before = 0; before < 140; ++before) {
            const std::string text = std::string(before, 'a') + "://[" + address + "]:8/p";
            compare.whole(text);
            compare.in_chunks(text);
        }
        const std::string text = "//[" + address + "]";
        for (std::size_t size = 0; size <= text.size(); ++size) {
            compare.whole(text.substr(0, size));
            compare.in_chunks(text.substr(0, size));
        }
    }
}

// Counts the jumps of a skipper.
std::size_t jumps = 0;

template <class Skipper>
class jump_counter : public Skipper {
public:
    using Skipper::Skipper;

    bool jump(std::size_t& p, std::size_t end) const noexcept {
        const bool jumped = Skipper::jump(p, end);
        jumps += jumped ? 1 : 0;
        return jumped;
    }
};

TEST(skippers, jump_over_all_addresses) {
    std::size_t valid = 0;
    for_each_text([&](std::vector<std::size_t> sizes) {
        bool is_valid = false;
        for (std::size_t size = 1; size <= 4; ++size) {  // IPv6address: h16 has up to four digits
            unsigned char part[sizeof(read_part)];
            const std::string text = "//" + literal(sizes);
            const std::size_t before = jumps;
            using counter = jump_counter<short_skipper<plain_block>>;
            is_valid = read_as<counter>(text, part) == fault::none;
            (void)read_as<jump_counter<table_skipper<>>>(text, part);
            const std::string longer = text + std::string(60, '/');
            (void)read_as<jump_counter<long_skipper<plain_block>>>(longer, part);
            (void)read_as<jump_counter<table_skipper<>>>(longer, part);
            EXPECT_EQ(jumps - before, is_valid ? 4U : 0U) << text;
            for (std::size_t& group : sizes) {
                group += group != 0 ? 1 : 0;
            }
        }
        valid += is_valid ? 1 : 0;
    });
    // The kernels also jump over these two addresses, which end with an IPv4address.
    for (const std::string text : {"//[::1.2.3.4]", "//[1:2:3:4:5:6:255.249.199.0]"}) {
        unsigned char part[sizeof(read_part)];
        const std::size_t before = jumps;
        (void)read_as<jump_counter<short_skipper<plain_block>>>(text, part);
        (void)read_as<jump_counter<long_skipper<plain_block>>>(text + std::string(60, '/'), part);
        EXPECT_EQ(jumps - before, 2U) << text;
    }
    // RFC 3986, IPv6address: eight groups; or up to seven, with "::" before, between or after them.
    EXPECT_EQ(valid, 1U + (1 + 2 + 3 + 4 + 5 + 6 + 7 + 8));
}

}  // namespace
}  // namespace uriscan::tests
