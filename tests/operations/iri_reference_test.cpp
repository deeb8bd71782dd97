// Tests the slow reference for IRIs with the examples of RFC 3987, and with the grammar of the RFC.
#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "grammar/rfc3986.hpp"
#include "grammar/rfc3987.hpp"
#include "grammar/utf8.hpp"
#include "operations/reference/iri.hpp"
#include "support/case_file.hpp"
#include "support/every_text.hpp"

namespace uriscan::tests {
namespace {

TEST(iri_reference, knows_the_characters_of_the_grammar) {
    const oracle::grammar rules = oracle::rfc3987_grammar();
    const oracle::dfa ucschar = oracle::compile(rules, "ucschar");
    const oracle::dfa iprivate = oracle::compile(rules, "iprivate");
    for (std::uint32_t number = 0; number <= oracle::largest_code_point; ++number) {
        const std::string octets = oracle::in_utf8(number);
        const auto read = slow::first_character(octets + "\x80");
        const bool surrogate = number >= 0xD800 && number <= 0xDFFF;
        ASSERT_EQ(read.has_value(), !surrogate) << std::hex << number;
        if (read) {
            ASSERT_EQ(read->number, number);
            ASSERT_EQ(read->size, octets.size());
        }
        ASSERT_EQ(slow::is_ucschar(number), ucschar.accepts(octets)) << std::hex << number;
        ASSERT_EQ(slow::is_iprivate(number), iprivate.accepts(octets)) << std::hex << number;
    }
}

TEST(iri_reference, reads_only_strict_utf8) {
    const oracle::dfa all =
        oracle::compile(oracle::read_abnf("r = %x0-10FFFF", oracle::notation::code_points), "r");
    for (const std::string& text : every_text(
             "\x41\x7F\x80\x8F\x90\x9F\xA0\xBF\xC0\xC1\xC2\xDF\xE0\xE1\xED\xEF\xF0\xF4\xF5\xF8\xFF",
             4)) {
        const auto read = slow::first_character(text);
        ASSERT_EQ(read.has_value() && read->size == text.size(), all.accepts(text))
            << in_quotes(text);
    }
}

std::optional<std::string> as_text(const std::optional<std::string_view>& part) {
    return part ? std::optional<std::string>(*part) : std::nullopt;
}

void expect_read_as_by_the_grammar(const std::string& text) {
    const auto read = slow::read_iri_reference(text);
    const oracle::verdict expected =
        oracle::rfc3987_reference().parse(oracle::rule::uri_reference, text);
    ASSERT_EQ(read.has_value(), expected.valid) << in_quotes(text);
    if (read) {
        const oracle::components& parts = expected.parts;
        const slow::iri_parts same = {as_text(parts.scheme),    as_text(parts.userinfo),
                                      as_text(parts.host),      as_text(parts.port),
                                      std::string(*parts.path), as_text(parts.query),
                                      as_text(parts.fragment)};
        ASSERT_EQ(*read, same) << in_quotes(text);
    }
}

TEST(iri_reference, reads_what_the_grammar_accepts) {
    for (const std::string& text : every_text(":/?#@[]a1.%\xC3\xA9", 4)) {
        expect_read_as_by_the_grammar(text);
    }
    for (const std::string& text :
         every_text("\x41\x80\x90\xA0\xBF\xC2\xED\xEE\xEF\xF0\xF3\xF4", 3)) {
        for (const std::string before : {"", "/", "?", "#", "//", "//u@", "a:", "\xF3", "?\xF4"}) {
            expect_read_as_by_the_grammar(before + text);
        }
    }
    for (const std::string& text : every_text(":1.]", 7)) {
        expect_read_as_by_the_grammar("//[" + text + "1.2.3.4]");
        expect_read_as_by_the_grammar("//[" + text + "]:1");
        expect_read_as_by_the_grammar("//[1::2:3:4:5" + text);
        expect_read_as_by_the_grammar("//[vF" + text);
    }
}

TEST(iri_reference, maps_the_examples_of_section_3_1) {
    EXPECT_EQ(slow::to_uri("http://r\xC3\xA9sum\xC3\xA9.example.org"),
              "http://r%C3%A9sum%C3%A9.example.org");
    EXPECT_EQ(slow::to_uri("http://validator.w3.org/check?uri=http%3A%2F%2Fr\xC3\xA9sum\xC3\xA9."
                           "example.org"),
              "http://validator.w3.org/check?uri=http%3A%2F%2Fr%C3%A9sum%C3%A9.example.org");
    EXPECT_EQ(slow::to_uri("http://www.example.org/red%09ros\xC3\xA9#red"),
              "http://www.example.org/red%09ros%C3%A9#red");
    EXPECT_EQ(slow::to_uri("http://example.com/\xF0\x90\x8C\x80\xF0\x90\x8C\x81\xF0\x90\x8C\x82"),
              "http://example.com/%F0%90%8C%80%F0%90%8C%81%F0%90%8C%82");
}

TEST(iri_reference, maps_the_examples_of_section_3_2) {
    EXPECT_EQ(slow::to_iri("http://www.example.org/D%C3%BCrst"),
              "http://www.example.org/D\xC3\xBCrst");
    EXPECT_EQ(slow::to_iri("http://www.example.org/D%FCrst"), "http://www.example.org/D%FCrst");
    EXPECT_EQ(slow::to_iri("http://xn--99zt52a.example.org/%e2%80%ae"),
              "http://xn--99zt52a.example.org/%E2%80%AE");
    EXPECT_EQ(slow::to_iri("http://www.example.org/r%E9sum%E9.html"),
              "http://www.example.org/r%E9sum%E9.html");
}

TEST(iri_reference, decodes_only_what_the_rfc_allows) {
    EXPECT_EQ(slow::to_iri("%41%7e%2d%5F"), "A~-_");  // unreserved
    EXPECT_EQ(slow::to_iri("%25%2f%3a%2F%3C%20%00%7f"), "%25%2f%3a%2F%3C%20%00%7f");
    EXPECT_EQ(slow::to_iri("%c3%28%c3"), "%C3%28%C3");
    EXPECT_EQ(slow::to_iri("%c3%a9%fc%C3%A9"), "\xC3\xA9%FC\xC3\xA9");
    EXPECT_EQ(slow::to_iri("%e2%82%c3%a9"), "%E2%82\xC3\xA9");
    EXPECT_EQ(slow::to_iri("%c0%80%ed%a0%80%f4%90%80%80"), "%C0%80%ED%A0%80%F4%90%80%80");
    EXPECT_EQ(slow::to_iri("%c2%85"), "%C2%85");  // a control character
    EXPECT_EQ(slow::to_iri("%ef%bf%be%f3%a0%80%81"), "%EF%BF%BE%F3%A0%80%81");
    EXPECT_EQ(slow::to_iri("/%ee%80%80?%ee%80%80?#%ee%80%80"),
              "/%EE%80%80?\xEE\x80\x80?#%EE%80%80");
    for (const char* bidi : {"%E2%80%8E", "%E2%80%8F", "%E2%80%AA", "%E2%80%AB", "%E2%80%AC",
                             "%E2%80%AD", "%E2%80%AE"}) {
        EXPECT_EQ(slow::to_iri(bidi), bidi);
    }
    EXPECT_EQ(slow::to_iri("%E2%80%8D%E2%80%A9"), "\xE2\x80\x8D\xE2\x80\xA9");
    EXPECT_EQ(slow::to_iri("\xC3\xA9%C3%A9"), "\xC3\xA9\xC3\xA9");
}

// Section 3.2: the result "maps back to the URI", if both are compared without the case of triplets
// and with unreserved characters decoded.
std::string comparable(std::string_view uri) {
    std::string result;
    while (!uri.empty()) {
        if (slow::is_triplet(uri)) {
            const char octet = slow::octet_of_triplet(uri);
            const std::string same = slow::to_iri(uri.substr(0, 3));
            result += same.size() == 1 ? same : slow::triplet_of(octet);
            uri.remove_prefix(3);
        } else {
            result += uri.front();
            uri.remove_prefix(1);
        }
    }
    return result;
}

TEST(iri_reference, maps_each_code_point_to_a_uri_and_back) {
    for (std::uint32_t number = 0x80; number <= oracle::largest_code_point; ++number) {
        const std::string octets = oracle::in_utf8(number);
        const std::string uri = "?" + slow::to_uri(octets);
        const std::string iri = slow::to_iri(uri);
        const bool kept = (slow::is_ucschar(number) || slow::is_iprivate(number)) &&
                          !slow::is_bidi_formatting(number);
        ASSERT_EQ(iri, kept ? "?" + octets : uri) << std::hex << number;
        ASSERT_EQ(slow::to_uri(iri), uri);
    }
    for (const std::string& octets : every_text("\x41\x25\x80\xA0\xC2\xE2\xEE\xF3", 4)) {
        std::string uri;
        for (const char octet : octets) {
            uri += slow::triplet_of(octet);
        }
        const std::string iri = slow::to_iri(uri);
        ASSERT_TRUE(slow::read_iri_reference(iri)) << uri;
        ASSERT_EQ(comparable(slow::to_uri(iri)), comparable(uri));
        ASSERT_EQ(slow::to_iri(slow::to_uri(iri)), iri);
    }
}

}  // namespace
}  // namespace uriscan::tests
