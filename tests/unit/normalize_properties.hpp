// Properties that normalization and comparison have for every text (RFC 3986, section 6.2).  Each
// function checks a property on a text, and fails the calling test if the property does not hold.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "support/case_file.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/resolve.hpp"

namespace uriscan::tests {

inline constexpr std::array single_rules = {
    normalization::letter_case,  normalization::percent_encoding, normalization::dot_segments,
    normalization::default_port, normalization::empty_port,       normalization::empty_path,
    normalization::ipv6_address};

inline std::vector<normalization> all_sets_of_rules() {
    std::vector<normalization> sets;
    const auto all =
        static_cast<unsigned>(normalization::scheme_based | normalization::ipv6_address);
    for (unsigned set = 0; set <= all; ++set) {
        sets.push_back(static_cast<normalization>(set));
    }
    return sets;
}

// Returns the normal form of a text, which must be a URI reference.
inline std::string normal_text(std::string_view text, normalization rules) {
    return normalize(parse_uri_reference(text).value(), rules)->text();
}

// The normal form is valid, and has the components that normalize() reports.  The original URI has
// the same components.  Only its port can be missing in the normal form.
inline void keeps_structure(const uri_view& uri, const uri_view& normal) {
    const auto parsed = parse_uri_reference(normal.text());
    ASSERT_TRUE(parsed) << in_quotes(normal.text());
    EXPECT_EQ(parsed->components(), normal.components()) << in_quotes(normal.text());
    EXPECT_EQ(normal.scheme().size(), uri.scheme().size());
    EXPECT_EQ(normal.has_authority(), uri.has_authority());
    EXPECT_EQ(normal.has_userinfo(), uri.has_userinfo());
    EXPECT_TRUE(!normal.has_port() || normal.port() == uri.port());
    EXPECT_EQ(normal.has_query(), uri.has_query());
    EXPECT_EQ(normal.has_fragment(), uri.has_fragment());
    if (uri.is_relative() && !uri.has_authority()) {
        EXPECT_EQ(normal.path().starts_with('/'), uri.path().starts_with('/'));
        EXPECT_EQ(normal.path().empty(), uri.path().empty());
    }
}

// normalize() writes the same text into every buffer that is large enough, and refuses a smaller
// buffer.  It never writes outside of the buffer.
inline void respects_buffers(const uri_view& uri, normalization rules, std::string_view normal) {
    constexpr char canary = '\x5a';
    for (std::size_t size = 0; size <= normalized_size_limit(uri) + 1; ++size) {
        std::string block(size + 2, canary);
        const auto written = normalize(uri, std::span(block).subspan(1, size), rules);
        EXPECT_EQ(written.has_value(), size >= normal.size()) << "in " << size << " octets";
        EXPECT_TRUE(block.front() == canary && block.back() == canary) << "in " << size;
        if (written) {
            EXPECT_EQ(written->text(), normal) << "in " << size << " octets";
        } else {
            EXPECT_EQ(written.error().reason, error_reason::buffer_too_small);
        }
    }
}

inline void has_properties_of_normalization(std::string_view text, normalization rules) {
    SCOPED_TRACE(in_quotes(text) + " by " + std::to_string(static_cast<unsigned>(rules)));
    const uri_view uri = parse_uri_reference(text).value();
    const auto normal = normalize(uri, rules);
    ASSERT_TRUE(normal);
    keeps_structure(uri, *normal);
    EXPECT_LE(normal->text().size(), normalized_size_limit(uri));
    EXPECT_EQ(normalized_size_limit(uri), text.size() + (uri.host().starts_with('[') ? 8 : 1));
    EXPECT_EQ(normal_text(normal->text(), rules), normal->text()) << "not idempotent";
    std::string tight(normal->text().size(), '\0');
    const auto in_tight = normalize(uri, tight, rules);
    ASSERT_TRUE(in_tight) << "needs a larger buffer than the result";
    EXPECT_EQ(in_tight->text(), normal->text()) << "in a buffer of exactly its size";
    EXPECT_EQ(in_tight->components(), normal->view().components());
    EXPECT_EQ(is_normalized(uri, rules), normal->text() == text) << in_quotes(normal->text());
    EXPECT_TRUE(is_normalized(*normal, rules)) << in_quotes(normal->text());
    EXPECT_TRUE(equivalent(uri, *normal, rules)) << in_quotes(normal->text());
    EXPECT_EQ(hash_value(uri, rules), hash_value(*normal, normalization::none))
        << in_quotes(normal->text());
}

// A reference and its normal form resolve to equivalent URIs.  Encoded dots in the reference are
// decoded first, because section 5.2.4 does not treat them as dots.
inline void resolves_to_the_same(std::string_view text, std::string_view base) {
    SCOPED_TRACE(in_quotes(text) + " at " + in_quotes(base));
    const uri_view at = parse_uri(base).value();
    const auto decoded =
        normalize(parse_uri_reference(text).value(), normalization::percent_encoding);
    const auto means = resolve(at, *decoded);
    const auto normal = normalize(*decoded);
    EXPECT_EQ(normalize(*resolve(at, *normal))->text(), normalize(*means)->text())
        << in_quotes(normal->text());
}

// Comparing two texts gives the same result as comparing their normal forms.
inline void compares_as_normalized(std::string_view a, std::string_view b, normalization rules) {
    SCOPED_TRACE(in_quotes(a) + " and " + in_quotes(b));
    const uri_view first = parse_uri_reference(a).value(), second = parse_uri_reference(b).value();
    const std::string normal_a = normal_text(a, rules), normal_b = normal_text(b, rules);
    EXPECT_EQ(equivalent(first, second, rules), normal_a == normal_b);
    EXPECT_EQ(compare(first, second, rules), normal_a <=> normal_b);
    EXPECT_EQ(compare(second, first, rules), normal_b <=> normal_a);
    EXPECT_EQ(hash_value(first, rules) == hash_value(second, rules), normal_a == normal_b);
}

}  // namespace uriscan::tests
