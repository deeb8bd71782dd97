// Tests the slow references for IRIs and URI Templates with random texts whose results are known.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "grammar/automaton.hpp"
#include "grammar/rfc3987.hpp"
#include "grammar/rfc6570.hpp"
#include "operations/reference/planted.hpp"
#include "support/case_file.hpp"

namespace uriscan::tests {
namespace {

constexpr int runs = 5000;

TEST(planted, iris_are_read_and_mapped_by_the_reference) {
    slow::planter random(3987);
    std::set<std::string> seen;
    for (int i = 0; i < runs; ++i) {
        const slow::planted_iri planted = random.iri();
        SCOPED_TRACE(in_quotes(planted.text));
        ASSERT_EQ(slow::read_iri_reference(planted.text), planted.parts);
        ASSERT_TRUE(
            oracle::rfc3987_reference().parse(oracle::rule::uri_reference, planted.text).valid);
        ASSERT_EQ(slow::to_uri(planted.text), planted.uri);
        ASSERT_EQ(slow::to_iri(planted.uri), planted.back);
        ASSERT_EQ(slow::to_iri(planted.text), planted.back);
        seen.insert(planted.text);
    }
    EXPECT_GT(seen.size(), runs / 2U);
}

TEST(planted, broken_iris_are_refused_by_the_reference) {
    slow::planter random(3987);
    for (int i = 0; i < runs; ++i) {
        const slow::planted_fault planted = random.broken_iri();
        SCOPED_TRACE(in_quotes(planted.text));
        ASSERT_FALSE(slow::read_iri_reference(planted.text));
        const auto verdict =
            oracle::rfc3987_reference().parse(oracle::rule::uri_reference, planted.text);
        ASSERT_FALSE(verdict.valid);
        ASSERT_GE(verdict.error_offset, planted.at);
        ASSERT_LE(verdict.error_offset, planted.at + 3);
    }
}

TEST(planted, templates_are_expanded_by_the_reference) {
    slow::planter random(6570);
    std::set<std::string> seen;
    for (int i = 0; i < runs; ++i) {
        const slow::planted_template planted = random.valid_template();
        SCOPED_TRACE(in_quotes(planted.text));
        const auto parsed = slow::read_template(planted.text);
        ASSERT_TRUE(parsed);
        ASSERT_EQ(parsed->parts, planted.parts.parts);
        ASSERT_EQ(slow::expand(*parsed, planted.values), planted.expansion);
        seen.insert(planted.text);
    }
    EXPECT_GT(seen.size(), runs / 2U);
}

TEST(planted, broken_templates_are_refused_by_the_reference) {
    slow::planter random(6570);
    for (int i = 0; i < runs; ++i) {
        const slow::planted_fault planted = random.broken_template();
        SCOPED_TRACE(in_quotes(planted.text));
        ASSERT_FALSE(slow::read_template(planted.text));
        const std::size_t offset = slow::template_error_offset(planted.text);
        ASSERT_GE(offset, planted.at);
        ASSERT_LE(offset, planted.text.size());
    }
}

// The readers must also read texts that are not UTF-8 as the grammar does.
TEST(planted, octets_are_read_as_by_the_grammar) {
    const oracle::dfa templates =
        oracle::compile(oracle::rfc6570_grammar_of_known_operators(), "URI-Template");
    slow::planter random(3629);
    std::size_t valid = 0;
    for (int i = 0; i < 4 * runs; ++i) {
        const std::string text = random.octets();
        const bool expected =
            oracle::rfc3987_reference().parse(oracle::rule::uri_reference, text).valid;
        ASSERT_EQ(slow::read_iri_reference(text).has_value(), expected) << in_quotes(text);
        valid += expected ? 1 : 0;
        ASSERT_EQ(slow::read_template(text).has_value(), templates.accepts(text))
            << in_quotes(text);
    }
    EXPECT_GT(valid, runs / 10U);
}

}  // namespace
}  // namespace uriscan::tests
