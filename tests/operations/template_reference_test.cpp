// Tests the slow reference for URI Templates with the examples of RFC 6570, with other cases that
// were worked out by hand, and with the grammar of the RFC.
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "grammar/automaton.hpp"
#include "grammar/rfc6570.hpp"
#include "operations/reference/uri_template.hpp"
#include "support/case_file.hpp"
#include "support/every_text.hpp"
#include "support/places.hpp"
#include "support/template_file.hpp"

namespace uriscan::tests {
namespace {

class template_file : public testing::TestWithParam<const char*> {};

TEST_P(template_file, gives_the_expansions_of_the_file) {
    const auto cases = read_template_cases(source_path("tests/data/templates/") + GetParam());
    ASSERT_GT(cases.size(), 50U);
    for (const template_case& each : cases) {
        SCOPED_TRACE(each.place + ": " + each.text);
        const auto parsed = slow::read_template(each.text);
        EXPECT_EQ(parsed.has_value(), !each.error_offset);
        EXPECT_EQ(slow::template_error_offset(each.text),
                  each.error_offset.value_or(each.text.size()));
        if (parsed) {
            EXPECT_EQ(slow::expand(*parsed, each.values), each.expansion);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(reference, template_file,
                         testing::Values("rfc6570.txt", "more.txt", "refused.txt"),
                         [](const auto& tested) {
                             const std::string_view name = tested.param;
                             return std::string(name.substr(0, name.find('.')));
                         });

TEST(template_reference, reads_what_the_grammar_accepts) {
    const oracle::dfa language =
        oracle::compile(oracle::rfc6570_grammar_of_known_operators(), "URI-Template");
    std::size_t valid = 0;
    const auto check = [&](const std::string& text) {
        const bool accepted = language.accepts(text);
        valid += accepted ? 1 : 0;
        ASSERT_EQ(slow::read_template(text).has_value(), accepted) << in_quotes(text);
    };
    for (const std::string& text : every_text("{}+,x:0*.%", 5)) {
        check(text);
        check("{x" + text);
    }
    for (const std::string& text :
         every_text("\x41\x80\x8F\x90\xA0\xBF\xC2\xE0\xED\xEF\xF0\xF3\xF4", 4)) {
        check(text);
    }
    for (unsigned octet = 0; octet < 256; ++octet) {
        const std::string one(1, static_cast<char>(octet));
        for (const std::string before :
             {"", "{", "{x", "{+", "{x:", "{x:1", "{x*", "{x.", "%", "%4"}) {
            for (const std::string after : {"", "}", "x}", "1}", "a"}) {
                check(before + one + after);
            }
        }
    }
    EXPECT_GT(valid, 1000U);
}

TEST(template_reference, names_the_variables_once) {
    EXPECT_EQ(slow::read_template("{b,a}{?a,c*}{b:3}")->variables(),
              (std::vector<std::string>{"b", "a", "c"}));
}

}  // namespace
}  // namespace uriscan::tests
