// Tests defanged texts.  There is no standard for them.  Their forms are those that people use in
// reports about attacks.
#include "uriscan/defang.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "uriscan/parse.hpp"

namespace uriscan::tests {
namespace {

using pairs = std::vector<std::pair<std::string, std::string>>;

// Expects that a function gives `expected`, and the start of it if the buffer is too small.
template <class Write>
void expect_writes(const std::string& expected, Write write) {
    for (const std::size_t room : {std::size_t{0}, expected.size() / 2, expected.size()}) {
        std::string buffer(room, '?');
        EXPECT_EQ(write(buffer), expected.size());
        EXPECT_EQ(buffer, expected.substr(0, room));
    }
}

TEST(refang, reads_each_form) {
    const pairs cases = {{"hxxp://a", "http://a"},
                         {"HXXPs://a", "https://a"},
                         {"h**p://a h**ps[:]//b", "http://a https://b"},
                         {"h[tt]p://a H[TT]Ps[:]//b", "http://a https://b"},
                         {"a [.] b [.]c(dot) d {.}  e", "a.b.c.d. e"},
                         {"fxp://a fXps://b", "ftp://a ftps://b"},
                         {"a[.]b(.)c{.}d", "a.b.c.d"},
                         {"a[dot]b(DOT)c{dot}d", "a.b.c.d"},
                         {"http[:]//a http[://]b[/]c", "http://a http://b/c"},
                         {"me[@]a you[at]b they(at)c", "me@a you@b they@c"}};
    for (const auto& each : cases) {
        EXPECT_EQ(refang(each.first), each.second);
        expect_writes(each.second, [&](std::string& to) { return refang(each.first, to); });
    }
}

TEST(refang, changes_nothing_else) {
    for (const std::string text :
         {"", "hxxp", "hxxp /", "hxp://a", "h*p://a", "a[. ]b", "a [ .] b", "[dot", "h[t]p://a",
          "h[tt]p /", "[dott]", "a.b:c@d", "http://[::1]:80/", "\xFF[\x80]", "fxp"}) {
        EXPECT_EQ(refang(text), text);
    }
    EXPECT_EQ(refang(std::string("\0[.]\0", 5)), std::string("\0.\0", 3));
}

TEST(defang, writes_the_scheme_and_the_host) {
    const pairs cases = {{"http://a.b/c.d", "hxxp://a[.]b/c.d"},
                         {"https://u.v:p@a.b.:80?c.d#e.f", "hxxps://u[.]v:p@a[.]b[.]:80?c.d#e.f"},
                         {"ftp://1.2.3.4", "fxp://1[.]2[.]3[.]4"},
                         {"wss://a.b/", "wss[:]//a[.]b/"},
                         {"mailto:a.b@c.d?e.f", "mailto[:]a[.]b@c[.]d?e.f"},
                         {"urn:a.b", "urn[:]a.b"},
                         {"//a.b/c.d", "//a[.]b/c.d"},
                         {"a.b/c", "a.b/c"},
                         {"x:", "x[:]"},
                         {"", ""}};
    for (const auto& [text, expected] : cases) {
        const auto uri = parse_uri_reference(text);
        ASSERT_TRUE(uri) << text;
        EXPECT_EQ(defang(*uri), expected);
        EXPECT_LE(expected.size(), 3 * text.size());
        EXPECT_EQ(refang(expected), text);
        expect_writes(expected, [&uri = *uri](std::string& to) { return defang(uri, to); });
    }
}

// RFC 3986, section 3.1: "schemes are case-insensitive".
TEST(defang, knows_schemes_in_capitals) {
    const pairs cases = {{"FTP://a.b", "fxp://a[.]b"}, {"Http://a.b", "hxxp://a[.]b"}};
    for (const auto& [text, expected] : cases) {
        EXPECT_EQ(defang(*parse_uri_reference(text)), expected);
    }
}

TEST(defang, examples_of_the_header) {
    char buffer[32];
    std::size_t size = refang("hxxps[:]//a[.]b/", buffer);
    EXPECT_EQ(std::string_view(buffer, size), "https://a.b/");
    EXPECT_EQ(refang("me[at]h[dot]example"), "me@h.example");
    size = defang(*parse_uri("https://a.b/c.d"), buffer);
    EXPECT_EQ(std::string_view(buffer, size), "hxxps://a[.]b/c.d");
    EXPECT_EQ(defang(*parse_uri("mailto:me@h.example")), "mailto[:]me@h[.]example");
}

}  // namespace
}  // namespace uriscan::tests
