// Tests that the slow reference parser splits references as RFC 3986 does: with the examples of the
// RFC, with the regular expression of Appendix B, and with error offsets found by brute force.
#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <optional>
#include <random>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

#include "grammar/automaton.hpp"
#include "grammar/reference.hpp"
#include "grammar/rfc3986.hpp"
#include "grammar/w_method.hpp"

namespace uriscan::oracle {
namespace {

using namespace std::string_view_literals;

std::string describe(rule which, std::string_view text) {
    const verdict result = rfc3986_reference().parse(which, text);
    if (!result.valid) {
        return "error at " + std::to_string(result.error_offset);
    }
    constexpr std::array<const char*, 5> kinds{"", "reg_name", "ipv4", "ipv6", "ipvfuture"};
    std::string line;
    const auto add = [&](const char* name, const std::optional<std::string_view>& part) {
        if (part) {
            line += std::string(name) + "<" + std::string(*part) + "> ";
        }
    };
    add("scheme", result.parts.scheme);
    add("userinfo", result.parts.userinfo);
    add("host", result.parts.host);
    line += kinds.at(static_cast<std::size_t>(result.host));
    add(":port", result.parts.port);
    add(" path", result.parts.path);
    add("query", result.parts.query);
    add("fragment", result.parts.fragment);
    return line;
}

std::string describe(std::string_view text) {
    return describe(rule::uri_reference, text);
}

TEST(reference, examples_of_section_1_1_2) {
    EXPECT_EQ(describe("ftp://ftp.is.co.za/rfc/rfc1808.txt"),
              "scheme<ftp> host<ftp.is.co.za> reg_name path</rfc/rfc1808.txt> ");
    EXPECT_EQ(describe("http://www.ietf.org/rfc/rfc2396.txt"),
              "scheme<http> host<www.ietf.org> reg_name path</rfc/rfc2396.txt> ");
    EXPECT_EQ(describe("ldap://[2001:db8::7]/c=GB?objectClass?one"),
              "scheme<ldap> host<[2001:db8::7]> ipv6 path</c=GB> query<objectClass?one> ");
    EXPECT_EQ(describe("mailto:John.Doe@example.com"),
              "scheme<mailto>  path<John.Doe@example.com> ");
    EXPECT_EQ(describe("news:comp.infosystems.www.servers.unix"),
              "scheme<news>  path<comp.infosystems.www.servers.unix> ");
    EXPECT_EQ(describe("tel:+1-816-555-1212"), "scheme<tel>  path<+1-816-555-1212> ");
    EXPECT_EQ(describe("telnet://192.0.2.16:80/"),
              "scheme<telnet> host<192.0.2.16> ipv4:port<80>  path</> ");
    EXPECT_EQ(describe("urn:oasis:names:specification:docbook:dtd:xml:4.1.2"),
              "scheme<urn>  path<oasis:names:specification:docbook:dtd:xml:4.1.2> ");
}

TEST(reference, examples_of_section_3_and_appendix_b) {
    EXPECT_EQ(describe("foo://example.com:8042/over/there?name=ferret#nose"),
              "scheme<foo> host<example.com> reg_name:port<8042>  path</over/there> "
              "query<name=ferret> fragment<nose> ");
    EXPECT_EQ(describe("urn:example:animal:ferret:nose"),
              "scheme<urn>  path<example:animal:ferret:nose> ");
    EXPECT_EQ(describe("http://www.ics.uci.edu/pub/ietf/uri/#Related"),
              "scheme<http> host<www.ics.uci.edu> reg_name path</pub/ietf/uri/> "
              "fragment<Related> ");
}

TEST(reference, references_of_section_5_4) {
    for (const auto text :
         {"g:h",        "g",       "./g",        "g/",      "/g",       "//g",    "?y",
          "g?y",        "#s",      "g#s",        "g?y#s",   ";x",       "g;x",    "g;x?y#s",
          "",           ".",       "./",         "..",      "../",      "../g",   "../..",
          "../../",     "../../g", "../../../g", "/./g",    "/../g",    "g.",     ".g",
          "g..",        "..g",     "./../g",     "./g/.",   "g/./h",    "g/../h", "g;x=1/./y",
          "g;x=1/../y", "g?y/./x", "g?y/../x",   "g#s/./x", "g#s/../x", "http:g"}) {
        EXPECT_TRUE(rfc3986_reference().parse(rule::uri_reference, text).valid) << text;
    }
}

TEST(reference, absent_and_empty_components_differ) {
    EXPECT_EQ(describe(""), " path<> ");
    EXPECT_EQ(describe("//@:?#"), "userinfo<> host<> reg_name:port<>  path<> query<> fragment<> ");
    EXPECT_EQ(describe("a:"), "scheme<a>  path<> ");
    EXPECT_EQ(describe("//"), "host<> reg_name path<> ");
    EXPECT_EQ(describe("////"), "host<> reg_name path<//> ");
    EXPECT_EQ(describe("a:b:c@d/e:f"), "scheme<a>  path<b:c@d/e:f> ");
    EXPECT_EQ(describe("//u:p:q@h:1"), "userinfo<u:p:q> host<h> reg_name:port<1>  path<> ");
}

TEST(reference, hosts_take_the_first_match) {
    EXPECT_EQ(describe("//255.0.10.1"), "host<255.0.10.1> ipv4 path<> ");
    EXPECT_EQ(describe("//256.1.1.1"), "host<256.1.1.1> reg_name path<> ");
    EXPECT_EQ(describe("//01.1.1.1"), "host<01.1.1.1> reg_name path<> ");
    EXPECT_EQ(describe("//1.1.1"), "host<1.1.1> reg_name path<> ");
    EXPECT_EQ(describe("//[::]"), "host<[::]> ipv6 path<> ");
    EXPECT_EQ(describe("//[::1.2.3.4]:5"), "host<[::1.2.3.4]> ipv6:port<5>  path<> ");
    EXPECT_EQ(describe("//u@[1:2:3:4:5:6:7::]"),
              "userinfo<u> host<[1:2:3:4:5:6:7::]> ipv6 path<> ");
    EXPECT_EQ(describe("//[v1F.a:b]"), "host<[v1F.a:b]> ipvfuture path<> ");
    EXPECT_EQ(describe("//[V0.:]"), "host<[V0.:]> ipvfuture path<> ");
}

TEST(reference, near_misses_fail_where_no_completion_is_left) {
    EXPECT_EQ(describe("//[1::2::3]"), "error at 8");
    EXPECT_EQ(describe("//[::256.0.0.1]"), "error at 8");
    EXPECT_EQ(describe("//[1:2:3:4:5:6:7:8:9]"), "error at 18");
    EXPECT_EQ(describe("//[1:2:3:4:5:6:7]"), "error at 16");
    EXPECT_EQ(describe("//[::12345]"), "error at 9");
    EXPECT_EQ(describe("//[v1.]"), "error at 6");
    EXPECT_EQ(describe("//[v.a]"), "error at 4");
    EXPECT_EQ(describe("//[fe80::1%25en0]"), "error at 10");
    EXPECT_EQ(describe("//[::1"), "error at 6");
    EXPECT_EQ(describe("//[::1]x"), "error at 7");
    EXPECT_EQ(describe("//a@b@c"), "error at 5");
    EXPECT_EQ(describe("//h:1a"), "error at 6");
    EXPECT_EQ(describe("//h:1a/"), "error at 6");
    EXPECT_EQ(describe("1a:b"), "error at 2");
    EXPECT_EQ(describe(":a"), "error at 0");
    EXPECT_EQ(describe("%4"), "error at 2");
    EXPECT_EQ(describe("%"), "error at 1");
    EXPECT_EQ(describe("%4g"), "error at 2");
    EXPECT_EQ(describe("a b"), "error at 1");
    EXPECT_EQ(describe("a#b#c"), "error at 3");
    EXPECT_EQ(describe("\0"sv), "error at 0");
    EXPECT_EQ(describe("a\xc3\xa9"), "error at 1");
    EXPECT_EQ(describe("a:[b]"), "error at 2");
}

TEST(reference, the_four_rules_differ) {
    EXPECT_EQ(describe(rule::uri, "a:b#c"), "scheme<a>  path<b> fragment<c> ");
    EXPECT_EQ(describe(rule::absolute_uri, "a:b?c"), "scheme<a>  path<b> query<c> ");
    EXPECT_EQ(describe(rule::relative_ref, "a/b:c"), " path<a/b:c> ");
    EXPECT_EQ(describe(rule::uri, "a"), "error at 1");
    EXPECT_EQ(describe(rule::uri, "/a"), "error at 0");
    EXPECT_EQ(describe(rule::absolute_uri, "a:b#c"), "error at 3");
    EXPECT_EQ(describe(rule::relative_ref, "a:b"), "error at 1");
    EXPECT_EQ(describe(rule::uri, ""), "error at 0");
}

std::string random_text(std::mt19937& random, std::string_view alphabet) {
    std::string text(random() % 14, '\0');
    for (char& c : text) {
        c = alphabet[random() % alphabet.size()];
    }
    return text;
}

TEST(reference, splits_like_the_regular_expression_of_appendix_b) {
    // In ECMAScript, "." does not match line ends, so the expression has [\s\S] for the RFC's ".".
    const std::regex appendix_b(
        R"(^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#([\s\S]*))?)");
    std::mt19937 random(3986);
    for (int i = 0; i < 200000; ++i) {
        const std::string text = random_text(random, ":/?#@[]a1.%\n");
        std::smatch match;
        ASSERT_TRUE(std::regex_match(text, match, appendix_b));
        const auto part = [&](std::size_t group) {
            return match[group].matched ? std::optional(std::string_view(text).substr(
                                              static_cast<std::size_t>(match.position(group)),
                                              static_cast<std::size_t>(match.length(group))))
                                        : std::nullopt;
        };
        const five_parts expected{part(2), part(4), part(5).value(), part(7), part(9)};
        ASSERT_EQ(split_by_appendix_b(text), expected) << text;
    }
}

TEST(reference, components_put_together_give_the_string_back) {
    std::mt19937 random(5234);
    int valid = 0;
    for (int i = 0; i < 2000000; ++i) {
        const std::string text = random_text(random, "::://?#@[]av12.%-");
        const verdict result = rfc3986_reference().parse(rule::uri_reference, text);
        if (!result.valid) {
            ASSERT_EQ(result.parts, components()) << text;
            continue;
        }
        ++valid;
        const components& parts = result.parts;
        const auto between = [](const char* before, const std::optional<std::string_view>& part,
                                const char* after) {
            return part ? before + std::string(*part) + after : std::string();
        };
        ASSERT_EQ(text, between("", parts.scheme, ":") + (parts.host ? "//" : "") +
                            between("", parts.userinfo, "@") + between("", parts.host, "") +
                            between(":", parts.port, "") + between("", parts.path, "") +
                            between("?", parts.query, "") + between("#", parts.fragment, ""));
    }
    EXPECT_GT(valid, 50000);
}

TEST(reference, error_offset_is_the_longest_completable_prefix) {
    // Tests by brute force whether a prefix can be completed. Tries the suffixes of a
    // characterisation set. From every state that is not dead, one of these suffixes leads to an
    // accepting state.
    const dfa& language = rfc3986_reference().automaton(rule::uri);
    const std::vector<std::string> suffixes = characterisation_set(language);
    const auto completable = [&](const std::string& prefix) {
        for (const std::string& suffix : suffixes) {
            if (language.accepts(prefix + suffix)) {
                return true;
            }
        }
        return false;
    };
    std::mt19937 random(7405);
    for (int i = 0; i < 20000; ++i) {
        const std::string text = random_text(random, "::://?#@[]av12.%-");
        const verdict result = rfc3986_reference().parse(rule::uri, text);
        if (!result.valid) {
            ASSERT_TRUE(completable(text.substr(0, result.error_offset))) << text;
            ASSERT_TRUE(result.error_offset == text.size() ||
                        !completable(text.substr(0, result.error_offset + 1)))
                << text;
        }
    }
}

}  // namespace
}  // namespace uriscan::oracle
