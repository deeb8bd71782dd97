// Tests the findings in hosts that are names or numbers.
#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <random>
#include <string>
#include <string_view>

#include "unit/auditing.hpp"
#include "uriscan/audit.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::tests {
namespace {

TEST(audit, reads_numeric_hosts_as_other_programs_do) {
    const audit_findings loopback = audit_finding::numeric_host | audit_finding::loopback_host;
    for (const char* host : {"2130706433", "0x7f000001", "017700000001", "127.1", "127.0.1",
                             "0x7f.1", "0177.0.0.01", "127.0.0.0x1", "127.1.", "0X7F.0.0.1"}) {
        EXPECT_EQ(audit_of("http://" + std::string(host)).bits() & loopback.bits(), loopback.bits())
            << host;
    }
    for (const char* host :
         {"256.256.256.256", "1.2.3.4.5", "4294967296", "a.1", "08", "127.0.0.0x1g.1",
          "99999999999999999999", "0x100000000", "0x10000000000000000", "0xFFFFFFFFFFFFFFFFF.1",
          "1.0777777777777777777777777"}) {
        EXPECT_EQ(audit_of("http://" + std::string(host) + "/"), audit_finding::numeric_host)
            << host;
    }
    EXPECT_EQ(audit_of("http://1..1/"),
              audit_finding::numeric_host | audit_finding::empty_label_in_host);
    EXPECT_EQ(audit_of("http://0x/"),
              audit_finding::numeric_host | audit_finding::unspecified_host);
    EXPECT_EQ(audit_of("http://127.0.0.1/"), audit_finding::loopback_host);
}

TEST(audit, decodes_names_of_any_length) {
    std::string zeros;
    for (int i = 0; i < 1000; ++i) {
        zeros += "%30";
    }
    EXPECT_EQ(audit_of("http://" + zeros + "177.1/"),
              audit_finding::encoded_octet_in_host | audit_finding::numeric_host |
                  audit_findings(audit_finding::loopback_host) | audit_finding::host_too_long);
    const std::string label(63, 'a');
    const std::string longest = label + '.' + label + '.' + label + '.' + std::string(61, 'a');
    ASSERT_EQ(longest.size(), 253U);
    EXPECT_EQ(audit_of("http://" + longest + "/"), audit_findings());
    EXPECT_EQ(audit_of("http://" + longest + "./"), audit_finding::trailing_dot_in_host);
    EXPECT_EQ(audit_of("http://" + longest + "a/"), audit_finding::host_too_long);
    // The sizes are those of the decoded host.
    const auto encoded = [](const std::string& name) {
        std::string text;
        for (const char octet : name) {
            text += octet == '.' ? "." : "%61";
        }
        return text;
    };
    EXPECT_EQ(audit_of("http://" + encoded(longest) + "/"), audit_finding::encoded_octet_in_host);
    EXPECT_EQ(audit_of("http://" + encoded(longest) + "%61/"),
              audit_finding::encoded_octet_in_host | audit_finding::host_too_long);
    EXPECT_EQ(audit_of("http://" + encoded(label) + "/"), audit_finding::encoded_octet_in_host);
    EXPECT_EQ(audit_of("http://" + encoded(label) + "%61/"),
              audit_finding::encoded_octet_in_host | audit_finding::host_too_long);
}

// Returns the name with a triplet instead of the octet at `at`.
std::string with_triplet(const std::string& name, std::size_t at) {
    constexpr char digits[] = "0123456789ABCDEF";
    const auto octet = static_cast<unsigned char>(name[at]);
    return name.substr(0, at) + '%' + digits[octet >> 4] + digits[octet & 15] + name.substr(at + 1);
}

// The audit copies the start of the text, without its tabs, into a buffer of 1024 octets.  If the
// authority does not end in the buffer, the audit has no findings about the host.  For names that
// have only letters, digits, and single "." and "-", the audit has a faster way.  A percent-encoded
// octet makes it take the slower way, which must have the same findings.
TEST(audit, finds_the_same_in_a_name_that_is_encoded) {
    constexpr std::array<std::string_view, 17> pieces = {
        "a",
        "x",
        "xn--",
        "-",
        ".",
        "1",
        "0x1",
        "_",
        "~",
        "localhost",
        "metadata",
        "google.internal",
        "Z",
        "0",
        "a.b.c",
        "instance-data",
        "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"};
    std::mt19937 random(1);
    for (int i = 0; i < 20'000; ++i) {
        std::string name;
        for (std::size_t count = random() % 6 + 1; count > 0; --count) {
            name += pieces[random() % pieces.size()];
        }
        if (parse_authority(name)->host_kind() == kind_of_host::ipv4) {
            continue;  // with an encoded octet, this host would be a name
        }
        const audit_findings expected =
            audit_of("http://" + name) | audit_finding::encoded_octet_in_host;
        for (const std::size_t at : {std::size_t{0}, name.size() / 2, name.size() - 1}) {
            ASSERT_EQ(audit_of("http://" + with_triplet(name, at)), expected) << name;
        }
    }
}

}  // namespace
}  // namespace uriscan::tests
