// Tests the slow matcher of URI Templates with readings that were found by hand, and with the
// expansions of all small values.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "operations/reference/template_matching.hpp"
#include "support/every_text.hpp"

namespace uriscan::tests {
namespace {

using all_readings = std::vector<template_values>;

all_readings readings_of(std::string_view text_of_template, std::string_view text,
                         const slow::tried_values& tried = {}) {
    return slow::readings(slow::read_template(text_of_template).value(), text, tried);
}

TEST(template_matching, finds_the_readings_found_by_hand) {
    EXPECT_EQ(readings_of("/users/{id}", "/users/7"), (all_readings{{{"id", "7"}}}));
    EXPECT_EQ(readings_of("/users/{id}", "/users/"), (all_readings{{}, {{"id", ""}}}));
    EXPECT_EQ(readings_of("/users/{id}", "/users/7/"), all_readings{});
    EXPECT_EQ(readings_of("/{a}", "/%2F%20"), (all_readings{{{"a", "/ "}}}));
    EXPECT_EQ(readings_of("/{a}", "/%2f"), all_readings{});  // the expansion has capital letters
    EXPECT_EQ(readings_of("/{a}", "/%61"), all_readings{});
    EXPECT_EQ(readings_of("{+a}", "%20"), (all_readings{{{"a", " "}}, {{"a", "%20"}}}));
    EXPECT_EQ(readings_of("{a}{b}", "x"),
              (all_readings{
                  {{"b", "x"}}, {{"a", ""}, {"b", "x"}}, {{"a", "x"}}, {{"a", "x"}, {"b", ""}}}));
    EXPECT_EQ(readings_of("{a}{b}", "xy", {.undefined = false}),
              (all_readings{
                  {{"a", ""}, {"b", "xy"}}, {{"a", "x"}, {"b", "y"}}, {{"a", "xy"}, {"b", ""}}}));
    EXPECT_EQ(readings_of("{?a,b}", "?b=1"), (all_readings{{{"b", "1"}}}));
    EXPECT_EQ(readings_of("{a}-{a}", "x-x"), (all_readings{{{"a", "x"}}}));
    EXPECT_EQ(readings_of("{a}-{a}", "x-y"), all_readings{});
    EXPECT_EQ(readings_of("{a:1}{/a}", "x/xy"), (all_readings{{{"a", "xy"}}}));
    EXPECT_EQ(readings_of("{/a*}", "/x/y", {.undefined = false, .list_members = 3}),
              (all_readings{{{"a", template_list{"x", "y"}}}}));
    EXPECT_EQ(readings_of("{/a}", "/x,y", {.list_members = 2}),
              (all_readings{{{"a", template_list{"x", "y"}}}}));
    EXPECT_EQ(readings_of("{?a*}", "?k=v", {.pairs = 1}),
              (all_readings{{{"a", template_pairs{{"k", "v"}}}}}));
}

TEST(template_matching, finds_ambiguities) {
    std::vector<template_value> values;
    for (const std::string& text : every_text("a-", 2)) {
        values.emplace_back(text);
    }
    const auto is_ambiguous = [&](std::string_view text) {
        return slow::find_ambiguity(slow::read_template(text).value(), values).has_value();
    };
    EXPECT_FALSE(is_ambiguous("/{a}/{b}"));
    EXPECT_FALSE(is_ambiguous("{?a,b}"));
    EXPECT_FALSE(is_ambiguous("{a,b}"));  // the comma of a value is encoded
    EXPECT_TRUE(is_ambiguous("{a}{b}"));
    EXPECT_TRUE(is_ambiguous("{a}-{b}"));
    EXPECT_TRUE(is_ambiguous("{+a}-{b}"));
    values.emplace_back();
    EXPECT_TRUE(is_ambiguous("/{a}/{b}"));  // the empty string, and undefined
    EXPECT_FALSE(is_ambiguous("{/a}"));
    EXPECT_TRUE(is_ambiguous("{/a,b}"));
    EXPECT_FALSE(is_ambiguous("{?a,b}"));
    const auto found = slow::find_ambiguity(slow::read_template("{/a}{/b}").value(), values);
    ASSERT_TRUE(found);
    EXPECT_NE(found->first, found->second);
}

// Each combination of small values that expands to a text must be among the readings of the text,
// and each reading must expand to the text.  A value that "{a:1}" cuts does not count.
TEST(template_matching, finds_all_readings_with_small_values) {
    const std::vector<std::string> texts = every_text("a,/%", 2);
    std::size_t checked = 0;
    for (const auto text_of_template :
         {"{a}", "{+a}", "{a}{b}", "{a}/{b}", "{/a,b}", "{+a}{b}", "{#a}{/b}", "{?a}", "{;a,b}",
          "{a:1}{b}", "{a}{+a}", "x{.a}{&b}"}) {
        const slow::uri_template parsed = slow::read_template(text_of_template).value();
        std::map<std::string, all_readings> expected;
        const bool has_b = parsed.variables().size() == 2;
        for (std::size_t i = 0; i <= texts.size(); ++i) {
            for (std::size_t j = 0; j <= (has_b ? texts.size() : 0); ++j) {
                template_values values;
                if (i > 0) {
                    values["a"] = texts[i - 1];
                }
                if (j > 0) {
                    values["b"] = texts[j - 1];
                }
                expected[slow::expand(parsed, values).value()].push_back(values);
            }
        }
        for (auto& [text, small] : expected) {
            if (text.size() > 6) {
                continue;
            }
            all_readings found = slow::readings(parsed, text);
            const auto cut_off = [&](const template_values& values) {
                return std::string_view(text_of_template) == "{a:1}{b}" && values.count("a") == 1 &&
                       std::get<std::string>(values.at("a")).size() > 1;
            };
            for (const template_values& values : small) {
                EXPECT_TRUE(cut_off(values) ||
                            std::find(found.begin(), found.end(), values) != found.end())
                    << text_of_template << ' ' << text;
                ++checked;
            }
            for (const template_values& values : found) {
                EXPECT_EQ(slow::expand(parsed, values), text);
            }
        }
    }
    EXPECT_GT(checked, 900U);
}

}  // namespace
}  // namespace uriscan::tests
