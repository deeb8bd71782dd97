// Tests how errors are shown: a sentence for every reason, and a caret under the octet.
#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <sstream>

#include "uriscan/uriscan.hpp"

namespace uriscan::tests {
namespace {

std::string described(rule rule, std::string_view text) {
    return describe(parse(rule, text).error(), text);
}

TEST(describe, says_what_is_wrong_and_what_was_found) {
    EXPECT_EQ(described(rule::uri_reference, "http://a b/"), "unexpected character ' ' in host");
    EXPECT_EQ(described(rule::uri_reference, "a\x80"), "unexpected character '\\x80' in path");
    EXPECT_EQ(described(rule::uri, "/p"), "expected a scheme, found '/'");
    EXPECT_EQ(described(rule::uri, ""), "expected a scheme, found the end");
    EXPECT_EQ(described(rule::uri, "http"), "unexpected end in scheme");
    EXPECT_EQ(described(rule::absolute_uri, "a:#"), "no fragment can follow");
    EXPECT_EQ(described(rule::uri_reference, "1:"),
              "':' in the first segment of a relative reference");
    EXPECT_EQ(described(rule::uri_reference, "?%4"),
              "expected a hexadecimal digit of a percent-encoding in query, found the end");
    EXPECT_EQ(described(rule::uri_reference, "?%%41"),
              "expected a hexadecimal digit of a percent-encoding in query, found '%'");
    EXPECT_EQ(described(rule::uri_reference, "?%4%41"),
              "expected a hexadecimal digit of a percent-encoding in query, found '%'");
    EXPECT_EQ(described(rule::uri_reference, "//[::g]"), "unexpected 'g' in IP literal");
    EXPECT_EQ(described(rule::uri_reference, "//[::1"), "unexpected end in IP literal");
    EXPECT_EQ(described(rule::uri_reference, "//h:x/"), "the port is not a number");
    EXPECT_EQ(describe({error_reason::too_long, component::path, UINT32_MAX}, ""),
              "the text has 4294967296 octets or more");
}

// decode() and others report the "%", and not the octet after it.
TEST(describe, says_that_a_percent_sign_starts_no_triplet) {
    const std::string wrong = "'%' without two hexadecimal digits after it";
    for (const std::string_view text : {"100%", "%zz", "%", "%41%", "%41%4", "%4%41", "%%41"}) {
        EXPECT_EQ(describe(decoded_size(text).error(), text), wrong) << text;
        EXPECT_EQ(describe(*check_component(component::path, text), text), wrong) << text;
    }
}

TEST(describe, says_of_an_error_without_a_text_only_what_is_wrong) {
    EXPECT_EQ(describe({error_reason::missing_scheme, component::scheme, 0}), "expected a scheme");
    EXPECT_EQ(describe({error_reason::unexpected_character, component::host, 0}),
              "unexpected character in host");
    EXPECT_EQ(describe({error_reason::unreachable, component::scheme, 0}),
              "a URI without a scheme cannot be made relative");
    EXPECT_EQ(describe({error_reason::unreachable, component::path, 0}),
              "no reference leads to this URI: resolving removes its dot segments");
}

TEST(describe, has_a_sentence_for_each_rule_of_http) {
    const uri_error error{error_reason::empty_host, component::host, 0};
    EXPECT_EQ(describe(error), "the host is empty");
    EXPECT_EQ(describe({error_reason::scheme_not_allowed, component::scheme, 0}),
              "the scheme is not allowed here");
    EXPECT_EQ(describe({error_reason::missing_authority, component::host, 0}),
              "expected '//' and a host after the scheme");
    EXPECT_EQ(describe({error_reason::userinfo_in_target, component::userinfo, 0}),
              "user information before the host");
    EXPECT_EQ(describe({error_reason::not_a_host_name, component::host, 0}),
              "the host is neither an IP address nor a name of the DNS");
    EXPECT_EQ(describe({error_reason::host_name_too_long, component::host, 0}),
              "the host has a label of more than 63 octets, or more than 253 octets");
    EXPECT_EQ(describe({error_reason::port_out_of_range, component::port, 0}),
              "the port is not from 1 to 65535");
    EXPECT_EQ(describe({error_reason::other_authority, component::port, 0}),
              "the target names another port");
}

TEST(describe, takes_a_null_text_for_an_empty_one) {
    EXPECT_EQ(describe(parse(rule::uri, "").error(), std::string_view()),
              "expected a scheme, found the end");
}

// Expects `object` to be equal to its copy, and different from each of the other objects.  In each
// of the other objects, one member was changed.
template <class T>
void expect_each_to_matter(const T& object, std::initializer_list<T> changed_in_one_member) {
    EXPECT_EQ(object, T(object));
    for (const T& changed : changed_in_one_member) {
        EXPECT_NE(object, changed) << &changed - changed_in_one_member.begin();
    }
}

TEST(uri_error, differs_if_a_member_does) {
    expect_each_to_matter<uri_error>({error_reason::invalid_port, component::host, 8},
                                     {{error_reason::invalid_port, component::host, 9},
                                      {error_reason::invalid_port, component::port, 8},
                                      {error_reason::unexpected_end, component::host, 8}});
}

TEST(uri_error, has_the_offset_0_if_it_has_no_place) {
    EXPECT_EQ(uri_error().offset, 0U);
    EXPECT_EQ(uri_error{error_reason::buffer_too_small}.offset, 0U);
}

TEST(components, differ_if_a_member_does) {
    expect_each_to_matter<uri_components>({1, 4, 5, 6, 7, 8}, {{2, 4, 5, 6, 7, 8},
                                                               {1, 3, 5, 6, 7, 8},
                                                               {1, 4, 4, 6, 7, 8},
                                                               {1, 4, 5, 7, 7, 8},
                                                               {1, 4, 5, 6, 8, 8},
                                                               {1, 4, 5, 6, 7, 9}});
}

TEST(port_value, differs_if_a_member_does) {
    expect_each_to_matter<port_value>({port_status::value, 0},
                                      {{port_status::empty, 0}, {port_status::value, 1}});
}

TEST(query_parameter, differs_if_a_member_does) {
    expect_each_to_matter<query_parameter>({"k", "v"}, {{"K", "v"}, {"k", "V"}, {"k", {}}});
}

TEST(names, are_those_that_are_documented) {
    EXPECT_EQ(name_of(error_reason::too_long), "too-long");
    EXPECT_EQ(name_of(kind_of_host::none), "");
    EXPECT_EQ(name_of(rule::relative_ref), "relative-ref");
}

TEST(names, are_empty_for_values_that_have_none) {
    EXPECT_EQ(name_of(static_cast<component>(255)), "");
    EXPECT_EQ(name_of(static_cast<error_reason>(255)), "");
    EXPECT_EQ(name_of(static_cast<kind_of_host>(255)), "");
    EXPECT_EQ(name_of(static_cast<rule>(255)), "");
    EXPECT_EQ(describe({static_cast<error_reason>(255), component::path, 0}, "a"), "");
}

TEST(uri_error, is_written_as_offset_component_and_reason) {
    std::ostringstream out;
    out << parse_uri_reference("http://a b/").error();
    EXPECT_EQ(out.str(), "8: host: unexpected-character");
}

TEST(caret_diagram, has_the_caret_under_the_octet) {
    EXPECT_EQ(caret_diagram("http://a b/", 8),
              "http://a b/\n"
              "        ^\n");
    EXPECT_EQ(caret_diagram("ab", 2), "ab\n  ^\n");
    EXPECT_EQ(caret_diagram("", 0), "\n^\n");
    EXPECT_EQ(caret_diagram("ab", 99), "ab\n  ^\n");
}

TEST(caret_diagram, shows_octets_that_do_not_print) {
    EXPECT_EQ(caret_diagram("\t\xFFx", 2),
              "\\x09\\xFFx\n"
              "        ^\n");
    // The first and the last octet of ASCII that prints, and their neighbours.
    EXPECT_EQ(caret_diagram("\x1F ~\x7F", 0), "\\x1F ~\\x7F\n^\n");
}

// Returns the octet above the caret, and the width of the longer of the two lines.
std::pair<char, std::size_t> pointed_at(const std::string& diagram) {
    const std::size_t line = diagram.find('\n');
    const std::size_t caret = diagram.find('^') - line - 1;
    return {caret < line ? diagram[caret] : ' ', std::max(line, caret)};
}

TEST(caret_diagram, cuts_a_long_text_around_the_octet) {
    for (const std::size_t offset : {0U, 1U, 30U, 70U, 79U, 80U, 500U, 920U, 930U, 998U, 999U}) {
        std::string text(1000, 'a');
        text[offset] = '!';
        const std::string diagram = caret_diagram(text, offset);
        const auto [octet, width] = pointed_at(diagram);
        EXPECT_EQ(octet, '!') << diagram;
        EXPECT_LE(width, 79U) << diagram;
        EXPECT_GE(width, 55U) << diagram;
        EXPECT_EQ(diagram.starts_with("..."), offset > 30) << diagram;
    }
    EXPECT_EQ(caret_diagram(std::string(1000, '\x01'), 500).find("\n"), 3U + 72U + 3U);
}

TEST(caret_diagram, gives_a_third_of_the_columns_to_the_text_from_the_octet_on) {
    // Six columns of the 21 are for the two "...".
    EXPECT_EQ(caret_diagram(std::string(50, 'a') + std::string(50, 'b'), 50, 21),
              "...aaaaaaaaaabbbbb...\n"
              "             ^\n");
}

TEST(caret_diagram, shows_all_of_a_text_that_fits) {
    const std::string text(79, 'a');
    EXPECT_EQ(caret_diagram(text, 40), text + "\n" + std::string(40, ' ') + "^\n");
}

TEST(caret_diagram, takes_any_width) {
    const std::string text = "http://example.com/of/many/columns";
    for (std::size_t width = 0; width < text.size(); ++width) {
        for (std::size_t offset = 0; offset <= text.size(); ++offset) {
            const std::string diagram = caret_diagram(text, offset, width);
            EXPECT_EQ(std::ranges::count(diagram, '^'), 1) << diagram;
            // There is always room for the two "...", and for the caret after them.
            EXPECT_LE(pointed_at(diagram).second, std::max<std::size_t>(width, 6)) << diagram;
        }
    }
}

}  // namespace
}  // namespace uriscan::tests
