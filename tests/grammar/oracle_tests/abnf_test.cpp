// Tests that the oracle reads ABNF as RFC 5234 defines it, and the older notation of RFC 2396. Some
// tests use small cases that were worked out by hand. Others read the grammar files.
#include <gtest/gtest.h>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "grammar/abnf.hpp"
#include "grammar/automaton.hpp"
#include "grammar/rfc3986.hpp"

namespace uriscan::oracle {
namespace {

using namespace std::string_view_literals;

bool accepts(std::string_view abnf, std::string_view text) {
    return compile(with_core_rules(abnf), "r").accepts(text);
}

TEST(abnf, literals_ignore_case_unless_told_otherwise) {
    EXPECT_TRUE(accepts("r = \"aBc\"", "AbC"));
    EXPECT_FALSE(accepts("r = \"aBc\"", "ab"));
    EXPECT_TRUE(accepts("r = %i\"aBc\"", "AbC"));
    EXPECT_TRUE(accepts("r = %s\"aBc\"", "aBc"));
    EXPECT_FALSE(accepts("r = %s\"aBc\"", "abc"));
    EXPECT_TRUE(accepts("r = \"\"", ""));
    EXPECT_TRUE(accepts("r = \";\" ; not a comment: \"x\"\n", ";"));
}

TEST(abnf, values_in_three_bases) {
    EXPECT_TRUE(accepts("r = %x41.5a %d48-50 %b1000001-1000010", "AZ2B"));
    EXPECT_FALSE(accepts("r = %x41.5a %d48-50 %b1000001-1000010", "az2B"));
    EXPECT_FALSE(accepts("r = %x41.5a %d48-50 %b1000001-1000010", "AZ3B"));
    EXPECT_TRUE(accepts("r = %x00-FF", "\0"sv));
    EXPECT_TRUE(accepts("r = %X00-FF", "\xff"));
}

TEST(abnf, repetitions) {
    const auto lengths = [](std::string_view abnf) {
        const dfa language = compile(with_core_rules(abnf), "r");
        std::string result;
        for (std::size_t length = 0; length < 7; ++length) {
            result += language.accepts(std::string(length, 'a')) ? '1' : '0';
        }
        return result;
    };
    EXPECT_EQ(lengths("r = *\"a\""), "1111111");
    EXPECT_EQ(lengths("r = 1*\"a\""), "0111111");
    EXPECT_EQ(lengths("r = *2\"a\""), "1110000");
    EXPECT_EQ(lengths("r = 2*4\"a\""), "0011100");
    EXPECT_EQ(lengths("r = 3\"a\""), "0001000");
    EXPECT_EQ(lengths("r = 0\"a\""), "1000000");
    EXPECT_EQ(lengths("r = 0<x>\nx = \"a\""), "1000000");
    EXPECT_EQ(lengths("r = [\"a\"]"), "1100000");
    EXPECT_EQ(lengths("r = *(2\"a\")"), "1010101");
    EXPECT_EQ(lengths("r = *(*\"a\") 2\"a\""), "0011111");
    EXPECT_EQ(lengths("r = 2(1*2\"a\")"), "0011100");
}

TEST(abnf, alternation_binds_weaker_than_concatenation) {
    EXPECT_TRUE(accepts("r = \"a\" \"b\" / \"c\"", "ab"));
    EXPECT_TRUE(accepts("r = \"a\" \"b\" / \"c\"", "c"));
    EXPECT_FALSE(accepts("r = \"a\" \"b\" / \"c\"", "ac"));
    EXPECT_TRUE(accepts("r = \"a\" (\"b\" / \"c\")", "ac"));
}

TEST(abnf, rules_continue_on_indented_lines) {
    const auto text =
        "\n; comment\n  r = \"a\" ; first\n\n ; any column\n     / x\r\n"
        "  x = \"b\"\n  R =/ \"c\"\n"sv;
    EXPECT_TRUE(accepts(text, "a"));
    EXPECT_TRUE(accepts(text, "B"));
    EXPECT_TRUE(accepts(text, "c"));
    EXPECT_EQ(read_abnf(text).names(), (std::vector<std::string>{"r", "x"}));
}

std::optional<std::size_t> line_of_error(std::string_view abnf) {
    try {
        compile(with_core_rules(abnf), "r");
    } catch (const abnf_error& error) {
        return error.line();
    }
    return std::nullopt;
}

TEST(abnf, the_older_notation_has_bars_underscores_and_case_sensitive_strings) {
    const auto accepts_older = [](std::string_view text) {
        const std::string_view bnf = "r_1 = 1*( \"a\" | \"/\" ) |\n      [ r_2 ]\nr_2 = \"B\"\n";
        return compile(read_abnf(bnf, notation::rfc2396), "r_1").accepts(text);
    };
    EXPECT_TRUE(accepts_older("a/a") && accepts_older("B") && accepts_older(""));
    EXPECT_FALSE(accepts_older("A") || accepts_older("b") || accepts_older("aB"));
    EXPECT_THROW(read_abnf("r = \"a\" / \"b\"", notation::rfc2396), abnf_error);
    EXPECT_THROW(read_abnf("r =/ \"a\"", notation::rfc2396), abnf_error);
    EXPECT_THROW(read_abnf("r = \"a\" | \"b\""), abnf_error);
    EXPECT_THROW(read_abnf("r_1 = \"a\""), abnf_error);
}

TEST(abnf, errors_name_their_line) {
    EXPECT_EQ(line_of_error("r = \"a\""), std::nullopt);
    EXPECT_EQ(line_of_error("r = \"a"), 1U);
    EXPECT_EQ(line_of_error("r = x\n\nx \"a\""), 3U);
    EXPECT_EQ(line_of_error("r = \"a\" /\n    \n   )"), 3U);
    EXPECT_EQ(line_of_error("r = (\"a\""), 1U);
    EXPECT_EQ(line_of_error("r = \"a\"\"b\""), 1U);
    EXPECT_EQ(line_of_error("r = %x100"), 1U);
    EXPECT_EQ(line_of_error("r = %x42-41"), 1U);
    EXPECT_EQ(line_of_error("r = %xG"), 1U);
    EXPECT_EQ(line_of_error("r = %q41"), 1U);
    EXPECT_EQ(line_of_error("r = 3*2\"a\""), 1U);
    EXPECT_EQ(line_of_error("r = 99999999999999999999\"a\""), 1U);
    EXPECT_EQ(line_of_error("r = \"a\"\nr = \"b\""), 2U);
    EXPECT_EQ(line_of_error("r = \"a\"\nx =/ \"b\""), 2U);
    EXPECT_EQ(line_of_error("  r = \"a\"\n x = \"b\""), 2U);
    EXPECT_EQ(line_of_error("r = \"a\"\n  / <some prose>"), 2U);
    EXPECT_EQ(line_of_error("r = "), 1U);
    EXPECT_EQ(line_of_error("r = %"), 1U);
}

TEST(abnf, unknown_and_recursive_rules_are_errors) {
    EXPECT_EQ(line_of_error("r = \"a\"\n  / nowhere"), 2U);
    EXPECT_EQ(line_of_error("r = x\nx = \"a\" [ r ]"), 2U);
    EXPECT_EQ(line_of_error("r = *r"), 1U);
    EXPECT_EQ(line_of_error("r = x x\nx = \"a\""), std::nullopt);
}

TEST(abnf, the_grammar_files_are_complete) {
    EXPECT_EQ(read_abnf(rfc3986_text()).size(), 36U);
    EXPECT_EQ(read_abnf(rfc5234_core_text()).size(), 16U);
    const grammar rules = rfc3986_grammar();
    for (const std::string& name : rules.names()) {
        EXPECT_NO_THROW(compile(rules, name)) << name;
    }
}

}  // namespace
}  // namespace uriscan::oracle
