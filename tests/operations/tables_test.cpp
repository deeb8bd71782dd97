// Checks the tables of operations with the slow references, to show that the tables contain what
// the text of the RFC says, not only what the library does.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "operations/reference/normalize.hpp"
#include "operations/reference/relativize.hpp"
#include "operations/reference/resolve.hpp"
#include "support/operation_file.hpp"
#include "support/places.hpp"

namespace uriscan::tests {
namespace {

std::vector<operation_case> table(const std::string& name) {
    std::vector<operation_case> cases = read_operations(source_path("tests/operations/") + name);
    EXPECT_GT(cases.size(), 100U);
    return cases;
}

TEST(operation_tables, of_resolve_match_the_pseudocode) {
    for (const operation_case& row : table("resolve.txt")) {
        SCOPED_TRACE(row.place);
        if (!slow::split(row.base).scheme) {
            EXPECT_TRUE(row.error.starts_with("base-without-scheme")) << row.error;
            continue;
        }
        const auto target =
            slow::resolve(row.base, row.input, !row.has_option("backward-compatible"));
        if (target.climbs && row.has_option("refuse-above-root")) {
            EXPECT_EQ(row.error, "climbs-above-root path " + std::to_string(*target.climbs));
        } else {
            EXPECT_EQ(row.result, target.text);
        }
    }
}

TEST(operation_tables, of_relativize_have_the_shortest_references) {
    for (const operation_case& row : table("relativize.txt")) {
        SCOPED_TRACE(row.place);
        const auto shortest = slow::split(row.base).scheme && slow::split(row.input).scheme
                                  ? slow::shortest_candidate(row.base, row.input)
                                  : std::nullopt;
        ASSERT_EQ(row.result.has_value(), shortest.has_value());
        if (shortest) {
            EXPECT_EQ(slow::resolve(row.base, *row.result).text, row.input);
            EXPECT_EQ(row.result->size(), shortest->size()) << *row.result << " or " << *shortest;
        }
    }
}

slow::rungs rungs_of(const operation_case& row) {
    const bool by_scheme = row.has_option("scheme-based");
    const bool by_syntax = by_scheme || row.has_option("syntax-based");
    return {.letter_case = by_syntax || row.has_option("letter-case"),
            .percent = by_syntax || row.has_option("percent-encoding"),
            .dot_segments = by_syntax || row.has_option("dot-segments"),
            .empty_port = by_scheme || row.has_option("empty-port"),
            .default_port = by_scheme || row.has_option("default-port"),
            .empty_path = by_scheme || row.has_option("empty-path"),
            .ipv6_address = row.has_option("ipv6-address")};
}

TEST(operation_tables, of_normalize_match_the_slow_reference) {
    const slow::scheme_table schemes = {
        {"http", {"80", true}}, {"https", {"443", true}}, {"wss", {"443", true}}};
    for (const operation_case& row : table("normalize.txt")) {
        SCOPED_TRACE(row.place);
        EXPECT_EQ(row.result, slow::normalize(row.input, rungs_of(row), schemes));
    }
}

}  // namespace
}  // namespace uriscan::tests
