// Tests that the rules of RFC 3987 read IRIs as its text says, with the examples of the RFC.
#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>

#include "grammar/automaton.hpp"
#include "grammar/reference.hpp"
#include "grammar/rfc3986.hpp"
#include "grammar/rfc3987.hpp"

namespace uriscan::oracle {
namespace {

using namespace std::string_view_literals;

verdict parse(std::string_view text) {
    return rfc3987_reference().parse(rule::uri_reference, text);
}

std::size_t error_offset(std::string_view text) {
    const verdict result = parse(text);
    EXPECT_FALSE(result.valid) << text;
    return result.error_offset;
}

TEST(rfc3987, the_grammar_file_is_complete) {
    EXPECT_EQ(read_abnf(rfc3987_text(), notation::code_points).size(), 39U);
    const grammar rules = rfc3987_grammar();
    for (const std::string& name : rules.names()) {
        EXPECT_NO_THROW(compile(rules, name)) << name;
    }
}

TEST(rfc3987, the_rules_that_are_the_same_as_in_rfc_3986_accept_the_same) {
    const grammar of_iris = rfc3987_grammar();
    const grammar of_uris = rfc3986_grammar();
    for (const char* name :
         {"scheme", "port", "IP-literal", "IPvFuture", "IPv6address", "h16", "ls32", "IPv4address",
          "dec-octet", "pct-encoded", "unreserved", "reserved", "gen-delims", "sub-delims"}) {
        EXPECT_EQ(compile(of_iris, name), compile(of_uris, name)) << name;
    }
}

// "Every URI is by definition an IRI" (Section 3.1), and an IRI in ASCII is a URI.
TEST(rfc3987, the_iris_in_ascii_are_the_uris) {
    std::string ascii = rfc3987_text();
    for (const auto name : {"ucschar"sv, "iprivate"sv}) {
        const std::string definition = "\n   " + std::string(name);
        const std::size_t begin = ascii.find(definition);
        const std::size_t end = ascii.find("\n\n", begin);
        ASSERT_NE(end, std::string::npos);
        ascii.replace(begin, end - begin, definition + " = %x41  ; a character of ALPHA");
    }
    ascii.replace(ascii.find("ipchar / iprivate"), 17, "ipchar");
    const grammar rules = with_core_rules_in_utf8(ascii);
    const grammar of_uris = rfc3986_grammar();
    EXPECT_EQ(compile(rules, "IRI-reference"), compile(of_uris, "URI-reference"));
    EXPECT_EQ(compile(rules, "IRI"), compile(of_uris, "URI"));
    EXPECT_EQ(compile(rules, "absolute-IRI"), compile(of_uris, "absolute-URI"));
    EXPECT_EQ(compile(rules, "irelative-ref"), compile(of_uris, "relative-ref"));
}

TEST(rfc3987, examples_of_the_rfc_are_iris) {
    for (const auto text :
         {"http://r\xC3\xA9sum\xC3\xA9.example.org", "http://xn--rsum-bpad.example.org",
          "http://r%C3%A9sum%C3%A9.example.org",
          "http://validator.w3.org/check?uri=http%3A%2F%2Fr\xC3\xA9sum\xC3\xA9.example.org",
          "http://www.example.org/red%09ros\xC3\xA9#red",
          "http://example.com/\xF0\x90\x8C\x80\xF0\x90\x8C\x81\xF0\x90\x8C\x82",
          "http://www.example.org/D\xC3\xBCrst", "http://www.example.org/D%FCrst",
          "http://\xE7\xB4\x8D\xE8\xB1\x86.example.org/%E2%80%AE", "http://example.org/ros\xC3\xA9",
          "example://a/b/c/%7Bfoo%7D/ros\xC3\xA9", "eXAMPLE://a/./b/../b/%63/%7bfoo%7d/ros%C3%A9",
          "http://www.example.org/r\xC3\xA9sum\xC3\xA9.html",
          "http://www.example.org/re\xCC\x81sume\xCC\x81.html",
          "http://www.example.org/r%E9sum%E9.xml#r\xC3\xA9sum\xC3\xA9"}) {
        EXPECT_TRUE(rfc3987_reference().parse(rule::uri, text).valid) << text;
    }
}

TEST(rfc3987, components_are_cut_as_those_of_uris) {
    const verdict result = parse("s\x2E://\xC3\xA9@\xC3\xA9:1/\xE2\x82\xAC?\xEE\x80\x80#\xC3\xBC");
    ASSERT_TRUE(result.valid);
    EXPECT_EQ(result.parts.scheme, "s.");
    EXPECT_EQ(result.parts.userinfo, "\xC3\xA9");
    EXPECT_EQ(result.parts.host, "\xC3\xA9");
    EXPECT_EQ(result.host, host_kind::reg_name);
    EXPECT_EQ(result.parts.port, "1");
    EXPECT_EQ(result.parts.path, "/\xE2\x82\xAC");
    EXPECT_EQ(result.parts.query, "\xEE\x80\x80");
    EXPECT_EQ(result.parts.fragment, "\xC3\xBC");
    EXPECT_EQ(parse("//[::1]").host, host_kind::ipv6);
    EXPECT_EQ(parse("//1.2.3.4").host, host_kind::ipv4);
}

TEST(rfc3987, private_characters_are_only_in_the_query) {
    for (const std::string character : {"\xEE\x80\x80", "\xF3\xB0\x80\x80", "\xF4\x8F\xBF\xBD"}) {
        EXPECT_TRUE(parse("?" + character).valid);
        EXPECT_FALSE(parse("/" + character).valid);
        EXPECT_FALSE(parse("#" + character).valid);
        EXPECT_FALSE(parse("//" + character).valid);
        EXPECT_FALSE(parse("//" + character + "@h").valid);
    }
}

TEST(rfc3987, other_octets_end_the_longest_viable_prefix) {
    EXPECT_EQ(error_offset("a\x80"), 1U);
    EXPECT_EQ(error_offset("a\xC0\x80"), 1U);
    EXPECT_EQ(error_offset("\xC2\x9F"), 1U);  // a control character: not in ucschar
    EXPECT_EQ(error_offset("a\xC3"), 2U);     // cut
    EXPECT_EQ(error_offset("a\xC3"
                           "b"),
              2U);
    EXPECT_EQ(error_offset("\xED\xA0\x80"), 1U);      // a surrogate
    EXPECT_EQ(error_offset("\xE0\x80\x80"), 1U);      // overlong
    EXPECT_EQ(error_offset("\xEF\xB7\x90"), 2U);      // FDD0, a noncharacter
    EXPECT_EQ(error_offset("\xEF\xBF\xB0"), 2U);      // FFF0
    EXPECT_EQ(error_offset("\xF0\x9F\xBF\xBE"), 3U);  // 1FFFE
    EXPECT_EQ(error_offset("\xF3\xA0\x80\x81"), 1U);  // E0001, a tag
    EXPECT_EQ(error_offset("\xF4\x90\x80\x80"), 0U);  // above 10FFFF, and 10xxxx is private
    EXPECT_EQ(error_offset("?\xF4\x90\x80\x80"), 2U);
    EXPECT_EQ(error_offset("\xEE\x80\x80"), 0U);  // private
    EXPECT_EQ(error_offset("r\xC3\xA9:"), 3U);    // no scheme, so no colon
    EXPECT_EQ(error_offset("//[\xC3\xA9]"), 3U);
    EXPECT_EQ(error_offset("//h:\xC3\xA9/"), 6U);  // this is no port, but it can become userinfo
    EXPECT_EQ(error_offset("//u@h:\xC3\xA9"), 6U);
    EXPECT_EQ(error_offset("<"), 0U);
    EXPECT_EQ(error_offset("%\xC3\xA9"), 1U);
}

TEST(rfc3987, the_rules_differ) {
    const auto valid = [](rule which, std::string_view text) {
        return rfc3987_reference().parse(which, text).valid;
    };
    EXPECT_TRUE(valid(rule::uri, "a:\xC3\xA9#\xC3\xA9"));
    EXPECT_FALSE(valid(rule::absolute_uri, "a:\xC3\xA9#\xC3\xA9"));
    EXPECT_TRUE(valid(rule::relative_ref, "\xC3\xA9#\xC3\xA9"));
    EXPECT_FALSE(valid(rule::relative_ref, "a:\xC3\xA9"));
    EXPECT_FALSE(valid(rule::uri, "\xC3\xA9"));
}

}  // namespace
}  // namespace uriscan::oracle
