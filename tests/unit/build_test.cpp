// Tests build().  The parser must read the given components from the built URI, or build() must
// refuse them.
#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "grammar/rfc3986.hpp"
#include "grammar/w_method.hpp"
#include "support/case_file.hpp"
#include "support/counting_allocator.hpp"
#include "support/repeated_octet.hpp"
#include "support/reserved_text.hpp"
#include "unit/making.hpp"

namespace uriscan::tests {
namespace {

// Expects build() to accept `parts` if and only if the parser reads the same parts back.
void expect_exact(const uri_parts& parts) {
    std::array<char, 64> buffer;
    const auto made = build(parts, buffer);
    ASSERT_EQ(made.has_value(), is_read_back(parts)) << recomposed(parts);
    const auto owned = build(parts);
    ASSERT_EQ(owned.has_value(), made.has_value());
    EXPECT_TRUE(made ? owned->text() == made->text() : owned.error() == made.error());
    if (made) {
        EXPECT_EQ(made->text(), recomposed(parts));
        expect_made_of(parts, *made);
        return;
    }
    const auto repaired = build(parts, buffer, ambiguity::repair);
    ASSERT_EQ(repaired.has_value(), is_path_rule(made.error().reason)) << recomposed(parts);
    if (!repaired) {
        EXPECT_EQ(repaired.error(), made.error());
        return;
    }
    const std::string path(repaired->path());
    EXPECT_TRUE(path.ends_with(parts.path));
    EXPECT_LE(path.size(), parts.path.size() + 2);
    uri_parts expected = parts;
    expected.path = path;
    expect_made_of(expected, *repaired);
}

// Sets the components from number `first` on to every combination of their choices, and calls
// `visit` with each combination.
using values = std::vector<std::string_view>;
void for_each_product(const std::vector<values>& choices, uri_parts& parts, std::size_t first,
                      const std::function<void(const uri_parts&)>& visit) {
    if (first == choices.size()) {
        visit(parts);
        return;
    }
    for (const std::string_view value : choices[first]) {
        part_of(parts, all_components[first]) = value;
        for_each_product(choices, parts, first + 1, visit);
    }
}

TEST(build, gives_what_is_read_back_or_refuses_for_all_combinations_of_values) {
    const std::vector<values> choices = {
        {{}, "", "s", "1", "a:b"},
        {{}, "", "u", "u@h", ":"},
        {{}, "", "h", "h:1", "[::1]", "[::1", "a/b", "u@h", "h?", "%"},
        {{}, "", "1", "a", ":"},
        {{}, "/", "//", "//x", "a:b", ":", "..", "%41", "a/b", "a/b:c", "/?", "%4", "x//"},
        {{}, "", "q?", "#"},
        {{}, "", "f", "#"}};
    uri_parts parts;
    std::size_t made = 0, refused = 0;
    for_each_product(choices, parts, 0, [&](const uri_parts& each) {
        expect_exact(each);
        std::array<char, 64> buffer;
        ++(build(each, buffer) ? made : refused);
    });
    EXPECT_GT(made, 1000U);
    EXPECT_GT(refused, 1000U);
}

// In the next test, one component takes all values.  These are the values of the other components.
const uri_parts surroundings[] = {{},
                                  {.scheme = "s"},
                                  {.host = "h"},
                                  {"s", "u", "h", "1", "/p", "q", "f"},
                                  {"s", {}, {}, {}, "p", {}, "f"}};

TEST(build, gives_what_is_read_back_or_refuses_for_all_octets_in_all_components) {
    for (uri_parts parts : surroundings) {
        for (const component each : all_components) {
            const std::string_view before = part_of(parts, each);
            for_each_short_string([&](std::string_view text) {
                part_of(parts, each) = text;
                expect_exact(parts);
            });
            part_of(parts, each) = before;
        }
    }
}

TEST(build, names_the_component_and_the_octet) {
    using enum error_reason;
    struct wrong {
        uriscan::component component;
        std::string_view text;
        error_reason reason;
        std::size_t offset;
    };
    for (const wrong& each : {wrong{component::scheme, "a_b", unexpected_character, 1},
                              {component::scheme, "", unexpected_end, 0},
                              {component::userinfo, "u:p@", unexpected_character, 3},
                              {component::userinfo, "u%4x", malformed_percent_encoding, 1},
                              {component::host, "a/b", unexpected_character, 1},
                              {component::host, "h:1", unexpected_character, 1},
                              {component::host, "::1", unexpected_character, 0},
                              {component::host, "[::1]x", unexpected_character, 5},
                              {component::host, "[::1", unexpected_end, 4},
                              {component::host, "[1::2::3]", unexpected_character, 6},
                              {component::host, "[v1.%41]", unexpected_character, 4},
                              {component::port, "80 ", unexpected_character, 2},
                              {component::path, "/a?b", unexpected_character, 2},
                              {component::path, "/%", malformed_percent_encoding, 1},
                              {component::query, "a%%41", malformed_percent_encoding, 1},
                              {component::query, "q#f", unexpected_character, 1},
                              {component::fragment, "f#", unexpected_character, 1}}) {
        EXPECT_EQ(check_component(each.component, each.text),
                  (uri_error{each.reason, each.component, each.offset}))
            << each.text;
    }
    EXPECT_EQ(check_component(component::host, {}), std::nullopt);
    EXPECT_EQ(check_component(component::scheme, {})->reason, unexpected_end);
}

// These are the names of the RFC's rules for the components.
constexpr std::string_view rule_names[] = {"scheme", "userinfo", "host",    "port",
                                           "path",   "query",    "fragment"};

// Returns whether check_component() gave the right result for a text of `size` octets.  `wrong` is
// the result of check_component(), and `right` is the result of the automaton of the RFC's rule.
bool agrees(const std::optional<uri_error>& wrong, const oracle::dfa::run_result& right,
            std::size_t size) {
    if (right.accepted || !wrong) {
        return right.accepted && !wrong;
    }
    if (wrong->reason == error_reason::malformed_percent_encoding) {
        return wrong->offset < right.viable && right.viable <= wrong->offset + 2;
    }
    const error_reason expected =
        right.viable == size ? error_reason::unexpected_end : error_reason::unexpected_character;
    return wrong->reason == expected && wrong->offset == right.viable;
}

TEST(check, agrees_with_the_rules_of_the_RFC_on_the_strings_of_the_W_method) {
    std::string octets;
    for (int octet = 0; octet < 256; ++octet) {
        octets += static_cast<char>(octet);
    }
    const oracle::grammar rfc3986 = oracle::rfc3986_grammar();
    for (const component each : all_components) {
        const oracle::dfa rule =
            oracle::compile(rfc3986, rule_names[static_cast<std::size_t>(each)]);
        const auto agree_on = [&](std::string_view text) {
            const bool agree = agrees(check_component(each, text), rule.run(text), text.size());
            EXPECT_TRUE(agree) << name_of(each) << ' ' << in_quotes(text);
            return agree;
        };
        EXPECT_GT(oracle::w_suite(rule, octets).visit(0, agree_on), 500U);
        EXPECT_GT(oracle::w_suite(rule).visit(1, agree_on), 1U);
    }
}

TEST(build, refuses_4_GiB) {
    const reserved_text memory(std::size_t{1} << 32);
    ASSERT_TRUE(memory.is_there());
    const uri_view uri = parse_uri("s:").value();
    EXPECT_EQ(
        with_component(uri, component::query, memory.text(), std::span<char>()).error().reason,
        error_reason::too_long);
    EXPECT_EQ(
        with_component(uri, component::query, memory.text(), std::span<char>(), given_as::data)
            .error()
            .reason,
        error_reason::too_long);
    EXPECT_EQ(with_component(uri, component::query, memory.text(), given_as::data).error().reason,
              error_reason::too_long);
    EXPECT_EQ(uri_builder().query(memory.text(), given_as::data).build().error().reason,
              error_reason::too_long);
}

// The text consists of NULs.  The encoding of a NUL is three times as long.
TEST(build, refuses_4_GiB_that_result_from_encoding) {
    const reserved_text memory(UINT32_MAX / 3 + 1);
    ASSERT_TRUE(memory.is_there());
    const uri_view uri = parse_uri("s:").value();
    EXPECT_EQ(
        with_component(uri, component::query, memory.text(), std::span<char>(), given_as::data)
            .error()
            .reason,
        error_reason::too_long);
}

TEST(build, takes_a_component_of_just_below_4_GiB) {
    const repeated_octet memory('a');
    ASSERT_TRUE(memory.is_there());
    const std::string_view path = memory.text().substr(1);
    const uri_view empty = parse_uri_reference("").value();
    for (const given_as given : {given_as::text, given_as::data}) {
        EXPECT_EQ(
            with_component(empty, component::path, path, std::span<char>(), given).error().reason,
            error_reason::buffer_too_small);
    }
}

TEST(build, allocates_nothing_in_a_buffer) {
    char buffer[64];
    const uri_parts parts = {"http", "u", "h", "80", "/p", "q", "f"};
    const uri_view uri = parse_uri("http://u@h:80/p?q#f").value();
    const uri_builder builder(uri);
    EXPECT_EQ(allocations_during([&] {
                  EXPECT_TRUE(build(parts, buffer));
                  EXPECT_FALSE(build({.path = "a b"}, buffer));
                  EXPECT_TRUE(builder.build(buffer));
                  for (const component each : all_components) {
                      EXPECT_TRUE(check_component(each, "1 "));
                      EXPECT_TRUE(with_component(uri, each, "1", buffer, given_as::data,
                                                 ambiguity::repair) ||
                                  each == component::scheme);
                      EXPECT_TRUE(without_component(uri, each, buffer));
                  }
                  EXPECT_TRUE(with_component(uri, component::port, "65535", buffer));
              }),
              0U);
}

}  // namespace
}  // namespace uriscan::tests
