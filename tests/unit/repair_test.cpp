// Tests repair().  The expected values were written by hand from RFC 3986 and from the promises in
// the header.
#include "uriscan/repair.hpp"

#include <gtest/gtest.h>

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "unit/repairing.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::tests {
namespace {

using enum component;

// Returns the repaired text, or the error with the names of component and reason.
std::string repaired(std::string_view text, repairs allowed = repairs::usual) {
    const auto made = repair(text, allowed);
    if (made) {
        return made->uri.text();
    }
    const uri_error error = made.error();
    return std::to_string(error.offset) + ' ' + std::string(name_of(error.component)) + ' ' +
           std::string(name_of(error.reason));
}

TEST(doc_examples, repair_hpp) {
    char buffer[100];
    std::array<uriscan::deviation, 2> found;
    const auto made = uriscan::repair("http://h/a b?ids[]=1", buffer, found).value();
    EXPECT_EQ(made.uri.text(), "http://h/a%20b?ids%5B%5D=1");
    EXPECT_EQ(made.deviations, 3U);
    EXPECT_EQ(found[0],
              (uriscan::deviation{10, uriscan::component::path, uriscan::repairs::space}));
    EXPECT_EQ(found[1],
              (uriscan::deviation{16, uriscan::component::query, uriscan::repairs::brackets}));
    EXPECT_EQ(uriscan::repair("/100%")->uri.text(), "/100%25");
    EXPECT_EQ(*uriscan::repaired_size("/a b"), 6U);
    EXPECT_EQ(uriscan::repaired_size("/a b", repairs::none).error(),
              (uri_error{error_reason::unexpected_character, component::path, 2}));
    EXPECT_EQ(deviation().offset, 0U);
}

TEST(repairs, are_sets) {
    EXPECT_EQ(repairs::space | repairs::usual, repairs::usual);
    EXPECT_EQ(repairs::all & repairs::surrounding, repairs::surrounding);
    EXPECT_EQ(repairs::usual & repairs::surrounding, repairs::none);
    EXPECT_EQ(repairs::usual & repairs::backslash_as_slash, repairs::none);
    EXPECT_TRUE(contains_repairs(repairs::all, repairs::usual | repairs::surrounding));
    EXPECT_FALSE(contains_repairs(repairs::space, repairs::usual));
}

TEST(repairs, have_names) {
    EXPECT_EQ(name_of(repairs::space), "space");
    EXPECT_EQ(name_of(repairs::control), "control");
    EXPECT_EQ(name_of(repairs::non_ascii), "non-ascii");
    EXPECT_EQ(name_of(repairs::delimiters), "delimiters");
    EXPECT_EQ(name_of(repairs::brackets), "brackets");
    EXPECT_EQ(name_of(repairs::backslash), "backslash");
    EXPECT_EQ(name_of(repairs::unwise), "unwise");
    EXPECT_EQ(name_of(repairs::number_sign), "number-sign");
    EXPECT_EQ(name_of(repairs::percent_sign), "percent-sign");
    EXPECT_EQ(name_of(repairs::backslash_as_slash), "backslash-as-slash");
    EXPECT_EQ(name_of(repairs::surrounding), "surrounding");
    EXPECT_EQ(name_of(repairs::none), "");
    EXPECT_EQ(name_of(repairs::usual), "");
    EXPECT_EQ(name_of(repairs::all), "");
    EXPECT_EQ(name_of(repairs::space | repairs::control), "");
}

TEST(repair, leaves_valid_text_as_it_is) {
    std::array<char, 4> buffer{'k', 'e', 'p', 't'};
    for (const std::string_view text :
         {"", "a", "http://u:p@h:80/a%20b?c=d#e", "//[::1]", "?", "#", "%41", "http://h/a//b/../c",
          "HTTP://H/%7e%7E", "s:a:b?/?:@!$&'()*+,;=-._~#/?"}) {
        const auto made = repair(text, buffer);
        ASSERT_TRUE(made) << text;
        EXPECT_EQ(made->uri.text(), text);
        EXPECT_EQ(made->uri.text().data(), text.data());
        EXPECT_EQ(made->deviations, 0U);
        EXPECT_EQ(made->uri.components(), parse_uri_reference(text)->components());
        EXPECT_TRUE(deviations_of(text, repairs::all).empty());
    }
    EXPECT_EQ(std::string_view(buffer.data(), buffer.size()), "kept");
}

TEST(repair, encodes_each_kind_in_path_query_and_fragment) {
    const struct {
        repairs kind;
        std::string_view octets;
        std::string_view encoded;
    } cases[] = {
        {repairs::space, " ", "%20"},
        {repairs::control, {"\0\x01\t\n\r\x1F\x7F", 7}, "%00%01%09%0A%0D%1F%7F"},
        {repairs::non_ascii, "\x80\xC3\xBC\xFF", "%80%C3%BC%FF"},
        {repairs::delimiters, "\"<>", "%22%3C%3E"},
        {repairs::brackets, "[]", "%5B%5D"},
        {repairs::backslash, "\\", "%5C"},
        {repairs::unwise, "^`{|}", "%5E%60%7B%7C%7D"},
    };
    for (const auto& [kind, octets, encoded] : cases) {
        for (const auto& [before, where] : {std::pair<std::string, component>{"http://h/a", path},
                                            {"a", path},
                                            {"s:a", path},
                                            {"s:/a", path},
                                            {"/a", path},
                                            {"?", query},
                                            {"http://h?a", query},
                                            {"#", fragment},
                                            {"http://h?a#a", fragment}}) {
            const std::string text = before + std::string(octets) + "z";
            const auto made = repair(text, kind);
            ASSERT_TRUE(made) << text;
            EXPECT_EQ(made->uri.text(), before + std::string(encoded) + "z");
            deviations wanted;
            for (std::size_t i = 0; i < octets.size(); ++i) {
                wanted.push_back({before.size() + i, where, kind});
            }
            EXPECT_EQ(made->deviations, wanted) << text;
        }
    }
}

TEST(repair, encodes_a_first_octet) {
    EXPECT_EQ(repaired(" "), "%20");
    EXPECT_EQ(repaired("\xC3\xBC"), "%C3%BC");
    EXPECT_EQ(repaired("[1]"), "%5B1%5D");
    EXPECT_EQ(repaired("s: x"), "s:%20x");
    EXPECT_EQ(repaired("s:/[x"), "s:/%5Bx");
    EXPECT_EQ(repaired("a b/c d?e f#g h"), "a%20b/c%20d?e%20f#g%20h");
}

TEST(repair, repairs_only_what_is_allowed) {
    const std::string text = "/ \t\x80\"[\\^##%";
    const std::pair<repairs, const char*> wanted[] = {
        {repairs::space, "2 path unexpected-character"},
        {repairs::space | repairs::control, "3 path unexpected-character"},
        {repairs::space | repairs::control | repairs::non_ascii, "4 path unexpected-character"},
        {repairs::none, "1 path unexpected-character"},
        {repairs::surrounding, "1 path unexpected-character"},
        {repairs::usual, "/%20%09%80%22%5B%5C%5E#%23%25"},
    };
    for (const auto& [allowed, result] : wanted) {
        EXPECT_EQ(repaired(text, allowed), result);
    }
    EXPECT_EQ(repaired("/a#b#", repairs::space), "4 fragment unexpected-character");
    EXPECT_EQ(repaired("/a#b#", repairs::number_sign), "/a#b%23");
    EXPECT_EQ(repaired("/a%4", repairs::space), "4 path malformed-percent-encoding");
    EXPECT_EQ(repaired("/ a%4g", repairs::space), "5 path malformed-percent-encoding");
}

TEST(repair, encodes_a_number_sign_in_the_fragment) {
    EXPECT_EQ(repaired("#a#b##"), "#a%23b%23%23");
    EXPECT_EQ(deviations_of("#a#b"), (deviations{{2, fragment, repairs::number_sign}}));
    EXPECT_EQ(repaired("http://h/?#?#"), "http://h/?#?%23");
}

TEST(repair, encodes_a_percent_sign_without_two_digits) {
    for (const auto& place : {std::pair<std::string, component>{"/", path},
                              {"", path},
                              {"a", path},
                              {"s:", path},
                              {"?", query},
                              {"#", fragment},
                              {"/%41", path}}) {
        const auto& before = place.first;
        const auto where = place.second;  // clang 14 cannot capture structured bindings
        const auto expect_end = [&](const std::string& end, const std::string& wanted,
                                    const std::vector<std::size_t>& offsets) {
            const auto made = repair(before + end);
            ASSERT_TRUE(made) << before << end;
            EXPECT_EQ(made->uri.text(), before + wanted);
            deviations found;
            for (const std::size_t offset : offsets) {
                found.push_back({before.size() + offset, where, repairs::percent_sign});
            }
            EXPECT_EQ(made->deviations, found) << before << end;
        };
        expect_end("%", "%25", {0});
        expect_end("%4", "%254", {0});
        expect_end("%4g", "%254g", {0});
        expect_end("%g4", "%25g4", {0});
        expect_end("%%", "%25%25", {0, 1});
        expect_end("%%41", "%25%41", {0});
        expect_end("%4%41", "%254%41", {0});
        expect_end("%a%a%a", "%25a%25a%25a", {0, 2, 4});
        expect_end("100%-x", "100%25-x", {3});
        expect_end("%u00e9", "%25u00e9", {0});
        expect_end("%41%4", "%41%254", {3});
    }
    EXPECT_EQ(repaired("/% "), "/%25%20");
    EXPECT_EQ(repaired("/%4 "), "/%254%20");
    EXPECT_EQ(repaired("/%4#%"), "/%254#%25");
    EXPECT_EQ(deviations_of("/%4\""),
              (deviations{{1, path, repairs::percent_sign}, {3, path, repairs::delimiters}}));
}

TEST(repair, never_changes_the_authority_or_the_scheme) {
    const std::pair<std::string_view, const char*> cases[] = {
        {"http://a b/c d", "8 host unexpected-character"},
        {"http://h\\x/", "8 host unexpected-character"},
        {"http://\\h/", "7 host unexpected-character"},
        {"http://b\xC3\xBC"
         "cher/",
         "8 host unexpected-character"},
        {"//%", "3 host malformed-percent-encoding"},
        {"//h%4/ ", "5 host malformed-percent-encoding"},
        {"//[::1", "6 host malformed-ip-literal"},
        {"//[::1] /", "7 host unexpected-character"},
        {"//a[]", "3 host unexpected-character"},
        {"//u:p w@h", "5 userinfo unexpected-character"},
        {"//u|@h", "3 host unexpected-character"},
        {"//h:80 /", "6 port invalid-port"},
        {"//h:8x/ ", "6 port invalid-port"},
        {"//h#a b@c", "//h#a%20b@c"},
    };
    for (const auto& [text, wanted] : cases) {
        EXPECT_EQ(repaired(text), wanted) << text;
        EXPECT_EQ(repaired(text, repairs::all), wanted) << text;
    }
}

TEST(repair, keeps_the_error_of_a_colon_in_the_first_segment) {
    EXPECT_EQ(repaired(":"), "0 path colon-in-first-segment");
    EXPECT_EQ(repaired("1a:b"), "2 path colon-in-first-segment");
    EXPECT_EQ(repaired(" a:b"), "2 path colon-in-first-segment");
    EXPECT_EQ(repaired("a b:c"), "3 path colon-in-first-segment");
    EXPECT_EQ(repaired("a%:c"), "2 path colon-in-first-segment");
    EXPECT_EQ(repaired("a%4:c"), "3 path colon-in-first-segment");
    EXPECT_EQ(repaired(" http://h/"), "5 path colon-in-first-segment");
    EXPECT_EQ(repaired("a\\b:c"), "3 path colon-in-first-segment");
    EXPECT_EQ(repaired("a\\b:c", repairs::all), "a/b:c");
    EXPECT_EQ(repaired("a b/c:d"), "a%20b/c:d");
}

TEST(repair, writes_a_backslash_as_a_slash_only_in_the_path_and_only_if_asked) {
    const repairs slash = repairs::usual | repairs::backslash_as_slash;
    EXPECT_EQ(repaired("http://h/a\\b?c\\d#e\\f"), "http://h/a%5Cb?c%5Cd#e%5Cf");
    EXPECT_EQ(repaired("http://h/a\\b?c\\d#e\\f", slash), "http://h/a/b?c%5Cd#e%5Cf");
    EXPECT_EQ(repaired("\\host"), "%5Chost");
    EXPECT_EQ(repaired("\\host", slash), "/host");
    EXPECT_EQ(repaired("http:\\host", slash), "http:/host");
    EXPECT_EQ(repaired("C:\\a\\b"), "C:%5Ca%5Cb");
    EXPECT_EQ(repaired("C:\\a\\b", slash), "C:/a/b");
    EXPECT_EQ(repaired("a\\\\b", slash), "a//b");
    EXPECT_EQ(repaired("/a\\/b", slash), "/a//b");
    EXPECT_EQ(repaired("http://h/\\x", slash), "http://h//x");
    EXPECT_EQ(repaired("file:///\\x", slash), "file:////x");
    EXPECT_EQ(repaired("/a\\b", repairs::backslash_as_slash), "/a/b");
    EXPECT_EQ(repaired("/a?\\b", repairs::backslash_as_slash), "3 query unexpected-character");
    EXPECT_EQ(deviations_of("\\a?\\", slash),
              (deviations{{0, path, repairs::backslash_as_slash}, {3, query, repairs::backslash}}));
}

TEST(repair, refuses_a_backslash_that_could_be_a_slash_before_an_authority) {
    for (const repairs allowed : {repairs::usual, repairs::all}) {
        EXPECT_EQ(repaired("\\\\host", allowed), "0 path unexpected-character");
        EXPECT_EQ(repaired("\\/host", allowed), "0 path unexpected-character");
        EXPECT_EQ(repaired("/\\host", allowed), "1 path unexpected-character");
        EXPECT_EQ(repaired("http:\\\\host", allowed), "5 path unexpected-character");
        EXPECT_EQ(repaired("http:\\/host", allowed), "5 path unexpected-character");
        EXPECT_EQ(repaired("http:/\\host", allowed), "6 path unexpected-character");
        EXPECT_EQ(repaired("\\\\", allowed), "0 path unexpected-character");
    }
    EXPECT_EQ(repaired(" \\\\host ", repairs::all), "1 path unexpected-character");
    EXPECT_EQ(repaired(" /\\host ", repairs::all), "2 path unexpected-character");
    EXPECT_EQ(repaired(" \\\\host"), "%20%5C%5Chost");
}

TEST(repair, drops_what_surrounds_the_text_only_if_asked) {
    constexpr repairs surrounding = repairs::surrounding;
    EXPECT_EQ(repaired(" \t http://h/\r\n", surrounding), "http://h/");
    EXPECT_EQ(repaired(" a b ", repairs::all), "a%20b");
    EXPECT_EQ(repaired(" a b ", surrounding), "2 path unexpected-character");
    EXPECT_EQ(repaired("  //h h/ ", repairs::all), "5 host unexpected-character");
    EXPECT_EQ(repaired("  :", repairs::all), "2 path colon-in-first-segment");
    EXPECT_EQ(repaired({"\0\x1F\x7F a\x7F", 6}, surrounding), "a");
    EXPECT_EQ(repaired("  ", surrounding), "");
    EXPECT_EQ(repaired("a% ", repairs::all), "a%25");
    EXPECT_EQ(repaired("a% ", surrounding), "2 path malformed-percent-encoding");
    EXPECT_EQ(repaired("\xC2\xA0", surrounding), "0 path unexpected-character");
}

TEST(repair, says_in_which_component_a_dropped_octet_is) {
    const struct {
        std::string_view text;
        component first, last;
    } cases[] = {{"http://u@h/", scheme, path},
                 {"//u@h/?", userinfo, query},
                 {"//@h", userinfo, path},
                 {"//h#", host, fragment},
                 {"///p", host, path},
                 {"p?q#f", path, fragment},
                 {"?", path, query},
                 {"", path, path}};
    for (const auto& [text, first, last] : cases) {
        const std::string surrounded = " " + std::string(text) + "\n";
        const component of_last = text.empty() ? first : last;
        EXPECT_EQ(deviations_of(surrounded, repairs::surrounding),
                  (deviations{{0, first, repairs::surrounding},
                              {text.size() + 1, of_last, repairs::surrounding}}))
            << text;
    }
    EXPECT_EQ(deviations_of(" a b ", repairs::all), (deviations{{0, path, repairs::surrounding},
                                                                {2, path, repairs::space},
                                                                {4, path, repairs::surrounding}}));
}

TEST(repair, gives_the_error_of_the_parser_if_nothing_was_repaired) {
    for (const std::string_view text :
         {"http://a b/", "//[::1", "//h:x", "//u:x y@h", ":", "1:", "//h%", "\\\\", "/\\x"}) {
        const uri_error error = parse_uri_reference(text).error();
        EXPECT_EQ(repair(text).error(), error) << text;
        EXPECT_EQ(repair(text, std::span<char>()).error(), error) << text;
        const std::string surrounded = " \t" + std::string(text) + "\n";
        EXPECT_EQ(repair(surrounded, repairs::all).error(),
                  (uri_error{error.reason, error.component, error.offset + 2}))
            << text;
    }
}

}  // namespace
}  // namespace uriscan::tests
