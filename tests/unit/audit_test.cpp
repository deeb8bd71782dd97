// Tests each finding on its own example, and on similar texts with and without the finding.  Also
// checks that the table in docs/audit.md has the descriptions of all findings.
#include "uriscan/audit.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "support/places.hpp"
#include "unit/auditing.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::tests {
namespace {

TEST(audit, finds_each_in_its_example) {
    for (const finding_description& description : all_findings()) {
        EXPECT_TRUE(audit_of(description.example).has(description.finding))
            << name_of(description.finding) << ": " << description.example;
        EXPECT_EQ(parse_uri_reference(description.example).has_value(),
                  description.finding < audit_finding::backslash);
    }
}

TEST(audit, finds_nothing_in_ordinary_texts) {
    for (const char* text :
         {"http://example.com/", "https://example.com:8443/a/b;c?d=%20e#f", "mailto:me@h", "a/b",
          "", "urn:isbn:0", "http://[2606:2800:220:1::1]/", "http://93.184.216.34/", "file:///p",
          "http://a1.2b/", "http://0x.com/", "http://1.2.3.4x/", "?a=b", "http://h/...", "x:///",
          "feed://data:80/", "http://0127-0-0-1.nip.io/"}) {
        EXPECT_EQ(audit_of(text), audit_findings()) << text;
    }
}

TEST(audit, knows_special_addresses) {
    const std::pair<const char*, audit_findings> cases[] = {
        {"10.255.0.1", audit_finding::private_host},
        {"11.0.0.1", {}},
        {"172.16.0.1", audit_finding::private_host},
        {"172.31.255.255", audit_finding::private_host},
        {"172.32.0.1", {}},
        {"192.168.1.1", audit_finding::private_host},
        {"192.169.1.1", {}},
        {"169.254.169.254", audit_finding::metadata_host | audit_finding::link_local_host},
        {"169.254.1.1", audit_finding::link_local_host},
        {"100.64.0.1", audit_finding::reserved_host},
        {"100.128.0.1", {}},
        {"198.19.0.1", audit_finding::reserved_host},
        {"198.51.100.7", audit_finding::reserved_host},
        {"203.0.113.7", audit_finding::reserved_host},
        {"192.0.0.1", audit_finding::reserved_host},
        {"192.0.1.1", {}},
        {"192.88.99.1", audit_finding::reserved_host},
        {"192.88.98.1", {}},
        {"239.1.1.1", audit_finding::multicast_host},
        {"255.255.255.255", audit_finding::reserved_host},
        {"0.1.2.3", audit_finding::unspecified_host},
        {"[::1]", audit_finding::loopback_host},
        {"[::]", audit_finding::unspecified_host},
        {"[::2]", audit_finding::ipv4_in_ipv6 | audit_finding::unspecified_host},
        {"[fc00::1]", audit_finding::private_host},
        {"[fdff::1]", audit_finding::private_host},
        {"[fe00::1]", audit_finding::reserved_host},
        {"[fe80::1]", audit_finding::link_local_host},
        {"[febf::1]", audit_finding::link_local_host},
        {"[fec0::1]", audit_finding::private_host},
        {"[feff::1]", audit_finding::private_host},
        {"[ff02::1]", audit_finding::multicast_host},
        {"[2001:db8::1]", audit_finding::reserved_host},
        {"[2001:db9::1]", {}},
        {"[2001:20::1]", audit_finding::reserved_host},
        {"[2001:1ff::1]", audit_finding::reserved_host},
        {"[2001:200::1]", {}},
        {"[3fff:fff::1]", audit_finding::reserved_host},
        {"[3fff:1000::1]", {}},
        {"[2000::1]", {}},
        {"[3ffe::1]", {}},
        {"[100::1]", audit_finding::reserved_host},
        {"[4000::1]", audit_finding::reserved_host},
        {"[5f00::1]", audit_finding::reserved_host},
        {"[::1:0:0:1]", audit_finding::reserved_host},
        {"[2002:7f00:1::]", audit_finding::ipv4_in_ipv6 | audit_finding::loopback_host},
        {"[2002:808:808::a00:1]", audit_finding::ipv4_in_ipv6},
        {"[2001:0:808:808::f5ff:fffe]", audit_finding::ipv4_in_ipv6 | audit_finding::private_host},
        {"[2001:0:a00:1::f7f7:f7f7]", audit_finding::ipv4_in_ipv6},
        {"[64:ff9b:1::a00:1]", audit_finding::ipv4_in_ipv6 | audit_finding::reserved_host},
        {"[64:ff9b:2::1]", audit_finding::reserved_host},
        {"[::ffff:10.0.0.1]", audit_finding::ipv4_in_ipv6 | audit_finding::private_host},
        {"[64:ff9b::127.0.0.1]", audit_finding::ipv4_in_ipv6 | audit_finding::loopback_host},
        {"[::8.8.8.8]", audit_finding::ipv4_in_ipv6},
        {"localhost", audit_finding::loopback_host},
        {"a.LocalHost.", audit_finding::trailing_dot_in_host | audit_finding::loopback_host},
        {"notlocalhost", {}},
    };
    for (const auto& [host, expected] : cases) {
        EXPECT_EQ(audit_of("http://" + std::string(host) + "/"), expected) << host;
    }
}

TEST(audit, looks_at_each_component) {
    const std::pair<const char*, audit_findings> cases[] = {
        {"Http://h/", audit_finding::scheme_not_lower_case},
        {"http:/p", audit_finding::missing_authority},
        {"http://u.v:p@h/", audit_finding::userinfo_present | audit_finding::password_present |
                                audit_finding::userinfo_like_host},
        {"http://u:p.q@h/", audit_finding::userinfo_present | audit_finding::password_present},
        {"http://:80/", audit_finding::empty_host},
        {"rtsp:///p", audit_finding::empty_host},
        {"ldap:///o=a", {}},
        {"git:p", {}},
        {"http://h%40i/",
         audit_finding::encoded_octet_in_host | audit_finding::encoded_delimiter_in_host},
        {"http://h%20i/",
         audit_finding::encoded_octet_in_host | audit_finding::encoded_control_in_host},
        {"http://h%41/", audit_finding::encoded_octet_in_host},
        {"http://h:00/", audit_finding::zero_port | audit_finding::port_with_leading_zeros},
        {"http://h:65536/", audit_finding::port_overflow},
        {"http://h:65535/", {}},
        {"./a", audit_finding::dot_segment},
        {"a/..", audit_finding::dot_segment},
        {".%2e", audit_finding::encoded_dot_segment},
        {"a/%2e;b", audit_finding::dot_segment_with_parameter},
        {"/.//b", audit_finding::dot_segment | audit_finding::double_slash_in_path},
        {"?a//b", {}},
        {"http://h/?%00", audit_finding::encoded_control},
        {"http://u%0a@h/", audit_finding::userinfo_present | audit_finding::encoded_control},
        {"#%2541", audit_finding::double_encoding},
        {"?%25", {}},
        {"?%254", {}},
        {"?%25g1", {}},
        {"a/%2e", audit_finding::encoded_dot_segment},
        {"http://h%80/", audit_finding::encoded_octet_in_host | audit_finding::non_ascii_host},
        {"http://h.a2e/", {}},
        {"http:/127.0.0.1", audit_finding::missing_authority | audit_finding::loopback_host},
        {"http://1.09/", audit_finding::numeric_host},
        {"http://127.0.0.1.0/", audit_finding::numeric_host},
        {"http://256.1/", audit_finding::numeric_host},
        {"http://383.1/", audit_finding::numeric_host},
        {"http://255.1/", audit_finding::numeric_host | audit_finding::reserved_host},
    };
    for (const auto& [text, expected] : cases) {
        EXPECT_EQ(audit_of(text), expected) << text;
    }
}

// The audit reads several octets of a path at once.  So each segment is tested at each place of a
// path: of short paths, and of paths that are longer than what is read at once.
TEST(audit, finds_segments_at_each_place_of_a_path) {
    const std::pair<const char*, audit_findings> cases[] = {
        {"//", audit_finding::double_slash_in_path},
        {"/./", audit_finding::dot_segment},
        {"/../", audit_finding::dot_segment},
        {"/%2e/", audit_finding::encoded_dot_segment},
        {"/..;a/", audit_finding::dot_segment_with_parameter},
        {"/..;a;b/", audit_finding::dot_segment_with_parameter},
        {"/b.", {}},
        {"/.b", {}},
        {"/%62", {}},
    };
    for (const auto& [segment, expected] : cases) {
        for (std::size_t before = 0; before < 40; ++before) {
            for (std::size_t after = 1; after < 20; ++after) {
                const std::string path =
                    std::string(before, 'a') + segment + std::string(after, 'a');
                ASSERT_EQ(audit_of("http://h/b" + path), expected) << path;
                ASSERT_EQ(audit_of("b" + path), expected) << path;
            }
        }
    }
    EXPECT_EQ(audit_of("..;aaaaaaaaaaaa/"), audit_finding::dot_segment_with_parameter);
    EXPECT_EQ(audit_of("%2E%2e/aaaaaaaaaaaa"), audit_finding::encoded_dot_segment);
    EXPECT_EQ(audit_of("aaaaaaaaaaaaaaaa/.."), audit_finding::dot_segment);
}

TEST(audit, looks_at_texts_that_the_parser_refused) {
    const std::pair<std::string, audit_findings> cases[] = {
        {"http://a b@c@d/[x]\\", audit_finding::space | audit_finding::several_at_signs |
                                     audit_findings(audit_finding::brackets_outside_host) |
                                     audit_finding::backslash | audit_finding::userinfo_present},
        {"http://[::1]:80x/", audit_finding::loopback_host},
        {"http://[::1", {}},
        {"http://[fe80::1%eth0]/", audit_finding::zone_identifier | audit_finding::link_local_host},
        {"http://[fe80::1%eth0", {}},
        {"http://[x%25y]/", audit_finding::zone_identifier},
        {"/a/long/path/without/a/colon and a space", audit_finding::space},
        {"http://[" + std::string(70, '1') + "%eth0]/", audit_finding::zone_identifier},
        {"[", audit_finding::brackets_outside_host},
        {"http://h/%", audit_finding::stray_percent_sign},
        {"a\r", audit_finding::tab_or_line_end},
        {"\xFF", audit_finding::non_ascii},
        {"http://h/@@^", {}},
        {":", {}},
        {"\x80", audit_finding::non_ascii},
        {"\x7F", {}},
        {" ", audit_finding::space},
        {" javascript:alert(1)", audit_finding::space | audit_finding::script_scheme},
        {"!javascript:a b", audit_finding::space},
        {"java\rscript:a", audit_finding::tab_or_line_end | audit_finding::script_scheme},
        {"java\nscript:a", audit_finding::tab_or_line_end | audit_finding::script_scheme},
        {"java\x0Bscript:a", {}},
        {"http://\r/127.0.0.1/", audit_finding::tab_or_line_end | audit_finding::loopback_host},
        {"/a/%2e ", audit_finding::space | audit_finding::encoded_dot_segment},
        {"a@b@c d", audit_finding::space},
        {"/127.0.0.1 ", audit_finding::space},
        {"/127.0.0.1/^", {}},
        {"//u@[::1]%25a b",
         audit_finding::userinfo_present | audit_finding::network_path_reference |
             audit_finding::loopback_host | audit_findings(audit_finding::space) |
             audit_finding::text_after_ip_literal},
        {"http://127.0.0.1/?%00%z", audit_finding::loopback_host | audit_finding::encoded_control |
                                        audit_findings(audit_finding::stray_percent_sign)},
        {"a:#%00^", audit_finding::encoded_control},
        {"http://h\xC3\xA9/", audit_finding::non_ascii},
        {"http://[" + std::string(100'000, '1') + "%eth0]/", audit_finding::zone_identifier},
    };
    for (const auto& [text, expected] : cases) {
        EXPECT_EQ(audit_of(text), expected) << text;
    }
}

// The audit copies the literal without its zone into a buffer of 64 octets.
TEST(audit, looks_at_ip_literals_of_any_length) {
    for (std::size_t size = 1; size < 100; ++size) {
        EXPECT_EQ(audit_of("http://[" + std::string(size, '1') + "%eth0]/"),
                  audit_finding::zone_identifier);
    }
}

TEST(audit, reads_no_octet_after_the_text) {
    const auto audit_of_start = [](std::string_view text, std::size_t size) {
        return audit_of(text.substr(0, size));
    };
    EXPECT_EQ(audit_of_start("?%2541", 4), audit_findings());
    EXPECT_EQ(audit_of_start("?%2541", 5), audit_findings());
    EXPECT_EQ(audit_of_start("?%E2%80%8E", 7), audit_findings());
    EXPECT_EQ(audit_of_start("http://1.0x", 10), audit_finding::numeric_host);
    EXPECT_EQ(audit_of_start("   ", 2), audit_finding::space);
}

TEST(audit, audits_a_reference_that_another_rule_refuses) {
    const std::string_view text = "//127.0.0.1/";
    EXPECT_EQ(audit_refused(text, parse_uri(text).error()),
              audit_finding::network_path_reference | audit_finding::loopback_host);
}

TEST(audit, removes_tabs_from_authorities_of_any_length) {
    for (const std::size_t size : {1U, 900U, 1100U}) {
        const std::string text = "http:\t//" + std::string(size, 'u') + "@127.0.0.1";
        const audit_findings expected =
            size < 1000 ? audit_finding::userinfo_present | audit_finding::loopback_host
                        : audit_findings();
        EXPECT_EQ(audit_of(text), audit_findings(audit_finding::tab_or_line_end) |
                                      audit_finding::missing_authority | expected)
            << size;
        EXPECT_EQ(audit_of(text + "/" + std::string(2000, 'p')), audit_of(text)) << size;
    }
    EXPECT_EQ(audit_of("http:/" + std::string(1100, 'u') + "@127.0.0.1"),
              audit_finding::missing_authority | audit_finding::userinfo_present |
                  audit_finding::loopback_host);
}

TEST(audit, uses_a_given_table_of_schemes) {
    constexpr scheme_rules own[] = {{"app", 7777, false, true}, {"http", 80, true}};
    EXPECT_EQ(audit(parse_uri("app:p").value(), scheme_table(own)),
              audit_finding::missing_authority);
    EXPECT_EQ(audit(parse_uri("app:p").value()), audit_findings());
    EXPECT_EQ(audit(parse_uri("http:p").value(), scheme_table(own)), audit_findings());
    const std::string_view refused = "app:p/ ";
    EXPECT_EQ(audit_refused(refused, parse_uri(refused).error(), scheme_table(own)),
              audit_finding::missing_authority | audit_finding::space);
}

TEST(audit, looks_into_percent_encodings) {
    for (const char* host : {"h%5C", "h%25", "h%2f", "h%3A"}) {
        EXPECT_EQ(audit_of("http://" + std::string(host)),
                  audit_finding::encoded_octet_in_host | audit_finding::encoded_delimiter_in_host)
            << host;
    }
    EXPECT_EQ(audit_of("http://h%7f"),
              audit_finding::encoded_octet_in_host | audit_finding::encoded_control_in_host);
    std::string slashes;
    for (int i = 0; i < 70; ++i) {
        slashes += "%2F";
    }
    EXPECT_EQ(audit_of("http://" + slashes), audit_finding::encoded_octet_in_host |
                                                 audit_finding::encoded_delimiter_in_host |
                                                 audit_findings(audit_finding::host_too_long));
    EXPECT_EQ(audit_of("?%7F"), audit_finding::encoded_control);
    EXPECT_EQ(audit_of("?%254G"), audit_findings());
    EXPECT_EQ(audit_of("a/b;c"), audit_findings());
    EXPECT_TRUE(audit_of("http://[::1:0:0]/").has(audit_finding::ipv4_in_ipv6) ||
                audit_of("http://[::1:0]/").has(audit_finding::ipv4_in_ipv6));
    EXPECT_TRUE(audit_of("http://[::0.1.0.0]/").has(audit_finding::ipv4_in_ipv6));
    EXPECT_TRUE(audit_of("http://[::0.0.1.0]/").has(audit_finding::ipv4_in_ipv6));
}

TEST(audit_findings, are_a_set) {
    constexpr audit_findings both = audit_finding::backslash | audit_finding::userinfo_present;
    static_assert(both.has(audit_finding::backslash) && !both.has(audit_finding::space) &&
                  !both.empty());
    EXPECT_TRUE(both.has(audit_finding::userinfo_present) && both.has(audit_finding::backslash));
    EXPECT_FALSE(both.has(audit_finding::space) || audit_findings().has(audit_finding::backslash));
    std::vector<audit_finding> walked(both.begin(), both.end());
    EXPECT_EQ(walked, (std::vector{audit_finding::userinfo_present, audit_finding::backslash}));
    audit_findings::iterator at = both.begin();
    EXPECT_EQ(*at++, audit_finding::userinfo_present);
    EXPECT_EQ(*at++, audit_finding::backslash);
    EXPECT_EQ(at, both.end());
    EXPECT_TRUE(audit_findings().empty() && audit_findings() != both);
}

TEST(doc_examples, audit_hpp) {
    const auto found = uriscan::audit(uriscan::parse_uri("http://me@2130706433/").value());
    EXPECT_EQ(found, audit_finding::userinfo_present | audit_finding::numeric_host |
                         audit_finding::loopback_host);
    const std::string_view text = "http://127.0.0.1\\@good.example/";
    const auto also_found = uriscan::audit_refused(text, uriscan::parse_uri(text).error());
    EXPECT_EQ(also_found, audit_finding::backslash | audit_finding::loopback_host);
}

// Returns whether the enumeration has an enumerator with the value of `What`.  Compilers write the
// name of an enumerator into the name of the function, and a number in parentheses for other
// values.
template <audit_finding What>
constexpr bool is_enumerator() {
    const std::string_view function = __PRETTY_FUNCTION__;
    return function.find("What = (") == function.npos;
}

// finding_count is computed from the last enumerator.  If somebody adds a finding after the
// enumerator that is used there, the value finding_count has a name, and this file does not
// compile.
static_assert(is_enumerator<static_cast<audit_finding>(finding_count - 1)>());
static_assert(!is_enumerator<static_cast<audit_finding>(finding_count)>(),
              "compute finding_count from the last enumerator of finding");

TEST(audit, says_who_reads_each_finding_in_another_way) {
    for (const finding_description& description : all_findings()) {
        EXPECT_GT(description.reader.size(), 20U) << name_of(description.finding);
        EXPECT_TRUE(description.reader.ends_with('.')) << name_of(description.finding);
    }
}

// Returns the table that docs/audit.md must contain, made from all_findings().
std::string document_table() {
    std::string table;
    for (const finding_description& description : all_findings()) {
        std::ostringstream row;
        row << "| `" << name_of(description.finding) << "` | " << description.meaning << " | `"
            << description.example << "` | " << description.reader << " |\n";
        for (const char c : row.str()) {
            table += c == '\t' ? std::string("\\t") : std::string(1, c);
        }
    }
    return table;
}

TEST(audit, is_documented) {
    std::ifstream file(source_path("docs/audit.md"));
    const std::string document((std::istreambuf_iterator<char>(file)), {});
    EXPECT_NE(document.find(document_table()), document.npos) << document_table();
}

}  // namespace
}  // namespace uriscan::tests
