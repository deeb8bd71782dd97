// Tests parsing and expanding of URI templates: with the cases in tests/data/templates, and with
// the slow reference, which somebody wrote from the text of RFC 6570 alone.
#include <gtest/gtest.h>

#include <random>
#include <string>
#include <string_view>

#include "operations/reference/uri_template.hpp"
#include "support/case_file.hpp"
#include "support/counting_allocator.hpp"
#include "support/places.hpp"
#include "support/template_file.hpp"
#include "unit/template_cases.hpp"
#include "uriscan/template_matcher.hpp"
#include "uriscan/uri_template.hpp"

namespace uriscan::tests {
namespace {

using namespace uriscan::template_literals;

TEST(doc_examples, uri_template_hpp) {
    const auto users = uriscan::uri_template::parse("/users/{id}{?fields*}").value();
    EXPECT_EQ(users.variable_count(), 2U);
    EXPECT_EQ(uriscan::uri_template::parse("/users/{id").error().offset, 10U);
    EXPECT_EQ(uriscan::uri_template::parse("{=id}").error().reason,
              error_reason::reserved_operator);
    static_assert("/users/{id}"_template.variable_count() == 1);

    constexpr std::string_view tags[] = {"a", "b"};
    const uriscan::template_argument arguments[] = {{"id", "7/8"}, {"tag", tags}};
    char buffer[64];
    const auto tagged = uriscan::uri_template::parse("/users/{id}{?tag*}").value();
    EXPECT_EQ(uriscan::expand(tagged, arguments, buffer).value(), "/users/7%2F8?tag=a&tag=b");

    constexpr std::string_view routes[] = {"/users/{id}", "/users/me", "/files{/path*}{?q}"};
    const auto matcher = uriscan::template_matcher::compile(routes).value();
    uriscan::template_match found;
    EXPECT_TRUE(matcher.match("/users/7", found) && found.index() == 0 && found[0].text == "7");
    EXPECT_TRUE(matcher.match("/users/me", found) && found.index() == 1);
    EXPECT_TRUE(matcher.match("/files/a/b?q=", found) && found[0].text == "a/b" &&
                found[1].is_present());
}

class template_cases : public testing::TestWithParam<const char*> {};

TEST_P(template_cases, are_expanded) {
    for (const template_case& each :
         read_template_cases(source_path("tests/data/templates/") + GetParam())) {
        SCOPED_TRACE(each.place + ": " + each.text);
        const auto parsed = uri_template::parse(std::string_view(each.text));
        ASSERT_EQ(parsed.has_value(), !each.error_offset);
        if (!parsed) {
            EXPECT_EQ(parsed.error().offset, each.error_offset);
            continue;
        }
        const arguments_of arguments(each.values);
        const auto expanded = expand(*parsed, arguments);
        ASSERT_EQ(expanded.has_value(), each.expansion.has_value());
        if (!expanded) {
            EXPECT_EQ(expanded.error().reason, error_reason::prefix_of_composite);
            continue;
        }
        EXPECT_EQ(*expanded, *each.expansion);
        std::string buffer(expanded->size(), '?');
        EXPECT_EQ(expand(*parsed, arguments, buffer).value(), *each.expansion);
        if (!buffer.empty()) {
            buffer.pop_back();
            EXPECT_EQ(expand(*parsed, arguments, buffer).error().reason,
                      error_reason::buffer_too_small);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(library, template_cases,
                         testing::Values("rfc6570.txt", "more.txt", "refused.txt"),
                         [](const auto& tested) {
                             const std::string_view name = tested.param;
                             return std::string(name.substr(0, name.find('.')));
                         });

TEST(uri_template, says_what_is_wrong) {
    const struct {
        std::string_view text;
        error_reason reason;
        std::size_t offset;
    } cases[] = {{"a}", error_reason::invalid_literal, 1},
                 {"a b", error_reason::invalid_literal, 1},
                 {"\xC3", error_reason::invalid_literal, 1},
                 {"%4", error_reason::malformed_percent_encoding, 2},
                 {"{%4}", error_reason::malformed_percent_encoding, 3},
                 {"{", error_reason::unclosed_expression, 1},
                 {"{a,b", error_reason::unclosed_expression, 4},
                 {"{}", error_reason::invalid_variable_name, 1},
                 {"{a b}", error_reason::invalid_variable_name, 2},
                 {"{a,}", error_reason::invalid_variable_name, 3},
                 {"{??a}", error_reason::invalid_variable_name, 2},
                 {"{a:0}", error_reason::invalid_modifier, 3},
                 {"{a:10000}", error_reason::invalid_modifier, 7},
                 {"{a:3,b c}", error_reason::invalid_variable_name, 6},
                 {"{a*}{b*c}", error_reason::invalid_modifier, 7},
                 {"x{|a}", error_reason::reserved_operator, 2},
                 {"{=a}", error_reason::reserved_operator, 1},
                 {"{,a}", error_reason::reserved_operator, 1},
                 {"{!a}", error_reason::reserved_operator, 1},
                 {"{@a}", error_reason::reserved_operator, 1}};
    for (const auto& each : cases) {
        const auto parsed = uri_template::parse(each.text);
        ASSERT_FALSE(parsed) << each.text;
        EXPECT_EQ(parsed.error().reason, each.reason) << each.text;
        EXPECT_EQ(parsed.error().offset, each.offset) << each.text;
        EXPECT_EQ(slow::template_error_offset(each.text), each.offset) << each.text;
        EXPECT_NE(describe(parsed.error(), each.text), "");
    }
}

TEST(uri_template, gives_its_variables) {
    constexpr auto one = "a{x}{?y*,z:12}/{+p.q}"_template;
    const auto all = one.variables();
    ASSERT_EQ(all.size(), 4U);
    EXPECT_EQ(all[0], (template_variable{"x", 0, false}));
    EXPECT_EQ(all[1], (template_variable{"y", 0, true}));
    EXPECT_EQ(all[2], (template_variable{"z", 12, false}));
    EXPECT_EQ(all[3], (template_variable{"p.q", 0, false}));
}

TEST(uri_template, is_expanded_without_allocation) {
    const std::string_view list[] = {"a", "b"};
    const template_pair pairs[] = {{"k", "v"}};
    const template_argument arguments[] = {{"x", "1"}, {"y", list}, {"z", pairs}};
    char buffer[100];
    EXPECT_EQ(allocations_during([&] {
                  const auto parsed = uri_template::parse("/{x}{?y*}{&z*}{#x}");
                  EXPECT_EQ(expanded_size(*parsed, arguments).value(), 16U);
                  EXPECT_EQ(expand(*parsed, arguments, buffer).value(), "/1?y=a&y=b&k=v#1");
              }),
              0U);
}

// Makes small templates and values at random.
class random_templates {
public:
    std::string make() {
        std::string text;
        for (std::size_t parts = pick(4) + 1; parts > 0; --parts) {
            text += pick(2) == 0 ? literal() : expression();
        }
        return text;
    }
    template_values values() {
        template_values all;
        for (const char* name : {"a", "b", "cc", "d.e", "%41"}) {
            all[name] = value();
        }
        return all;
    }
    std::size_t pick(std::size_t count) { return random_() % count; }

private:
    std::string literal() {
        static constexpr std::string_view all[] = {"/",        "x", "?q=", "%41",
                                                   "\xC3\xA9", "'", "[",   "-."};
        return std::string(all[pick(std::size(all))]);
    }
    std::string expression() {
        static constexpr std::string_view operators[] = {"", "", "+", "#", ".", "/", ";", "?", "&"};
        static constexpr std::string_view names[] = {"a", "b", "cc", "d.e", "%41", "undef"};
        static constexpr std::string_view modifiers[] = {"", "", "*", ":1", ":2", ":30"};
        std::string text = "{" + std::string(operators[pick(std::size(operators))]);
        for (std::size_t count = pick(3) + 1; count > 0; --count) {
            text += names[pick(std::size(names))];
            text += modifiers[pick(std::size(modifiers))];
            text += count > 1 ? "," : "}";
        }
        return text;
    }
    std::string string() {
        static constexpr std::string_view all[] = {"",
                                                   "a",
                                                   "b=",
                                                   ",",
                                                   "%41",
                                                   "%C3%A9",
                                                   "%",
                                                   "\xC3\xA9",
                                                   "\xE2\x82\xAC",
                                                   "\xF0\x9F\x98\x80",
                                                   "\xC3",
                                                   "\x80",
                                                   "\xED\xA0\x80",
                                                   "/",
                                                   ".",
                                                   "~",
                                                   " ",
                                                   "&",
                                                   "!",
                                                   "%e2%82%AC",
                                                   "%F0%9f"};
        std::string text;
        for (std::size_t count = pick(4); count > 0; --count) {
            text += all[pick(std::size(all))];
        }
        return text;
    }
    template_value value() {
        switch (pick(5)) {
            case 0: return {};
            case 1: return template_list(pick(3), string());
            case 2: {
                template_pairs pairs(pick(3));
                for (auto& [name, of_name] : pairs) {
                    name = string();
                    of_name = pick(4) == 0 ? std::nullopt : std::optional(string());
                }
                return pairs;
            }
            default: return string();
        }
    }

    std::mt19937 random_{6570};
};

TEST(uri_template, is_expanded_as_the_reference_does) {
    random_templates random;
    std::size_t failures = 0;
    for (int i = 0; i < 20000; ++i) {
        const std::string text = random.make();
        const template_values values = random.values();
        const auto theirs = slow::expand(*slow::read_template(text), values);
        const auto ours =
            expand(uri_template::parse(std::string_view(text)).value(), arguments_of(values));
        ASSERT_EQ(ours.has_value(), theirs.has_value()) << text;
        failures += theirs ? 0 : 1;
        if (theirs) {
            ASSERT_EQ(*ours, *theirs) << text;
        }
    }
    EXPECT_GT(failures, 100U);
    EXPECT_LT(failures, 15000U);
}

}  // namespace
}  // namespace uriscan::tests
