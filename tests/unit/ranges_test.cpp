// Tests that the ranges of the public API are views and borrowed ranges.  They must work with the
// algorithms, the projections and the adaptors of the standard library.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <ranges>
#include <string>
#include <string_view>
#include <vector>

#include "uriscan/uriscan.hpp"

namespace uriscan::tests {
namespace {

template <class Range>
constexpr bool is_good_range =
    std::ranges::view<Range>&& std::ranges::borrowed_range<Range>&&
        std::ranges::forward_range<Range>&& std::ranges::common_range<Range> &&
    // Iterators give values, so no element refers into its iterator.
    !std::is_reference_v<std::ranges::range_reference_t<Range>> &&
    std::ranges::forward_range<const Range>;

static_assert(is_good_range<path_segments>);
static_assert(is_good_range<query_parameters>);
static_assert(is_good_range<rfc2396::path_segments>);
static_assert(is_good_range<rfc2396::segment_params>);
static_assert(is_good_range<decoded_view>);
static_assert(is_good_range<audit_findings>);
static_assert(is_good_range<extracted_uris>);

static_assert(std::ranges::bidirectional_range<path_segments>);
static_assert(std::ranges::bidirectional_range<query_parameters>);
static_assert(std::ranges::bidirectional_range<rfc2396::path_segments>);
static_assert(std::ranges::bidirectional_range<rfc2396::segment_params>);
static_assert(std::ranges::bidirectional_range<decoded_view>);

template <class Range>
concept goes_back = requires(std::ranges::iterator_t<Range> at) {
    at--;
};
static_assert(goes_back<path_segments> && goes_back<decoded_view>);
static_assert(!goes_back<audit_findings> && !goes_back<extracted_uris>);

// std::ranges::size() must take constant time, but size() of these ranges takes linear time.
static_assert(!std::ranges::sized_range<path_segments> &&
              !std::ranges::sized_range<query_parameters>);
static_assert(!std::ranges::sized_range<rfc2396::segment_params>);
static_assert(std::ranges::sized_range<audit_findings>);

using texts = std::vector<std::string_view>;

template <std::ranges::input_range Range>
auto to_vector(const Range& range) {
    std::vector<std::ranges::range_value_t<Range>> elements;
    std::ranges::copy(range, std::back_inserter(elements));
    return elements;
}

// Returns the elements from the last to the first.
template <std::ranges::bidirectional_range Range>
auto reversed(const Range& range) {
    std::vector<std::ranges::range_value_t<Range>> elements;
    for (auto at = range.end(); at != range.begin();) {
        elements.push_back(*--at);
    }
    return elements;
}

TEST(path_segments, are_the_texts_between_the_slashes) {
    const std::pair<std::string_view, texts> cases[] = {
        {"", {}},
        {"/", {"", ""}},
        {"a", {"a"}},
        {"a/", {"a", ""}},
        {"/a", {"", "a"}},
        {"/a//b/", {"", "a", "", "b", ""}},
        {"a/b", {"a", "b"}},
    };
    for (const auto& [path, expected] : cases) {
        const path_segments segments(path);
        EXPECT_EQ(to_vector(segments), expected) << path;
        EXPECT_EQ(segments.size(), expected.size()) << path;
        EXPECT_EQ(segments.empty(), expected.empty()) << path;
        EXPECT_EQ(reversed(segments), reversed(expected)) << path;
        if (!expected.empty()) {
            EXPECT_EQ(segments.front(), expected.front());
            EXPECT_EQ(segments.back(), expected.back());
        }
    }
    EXPECT_TRUE(path_segments().empty() && path_segments().size() == 0);
    EXPECT_TRUE(path_segments().begin() == path_segments().end());
}

TEST(path_segments, can_be_read_forwards_and_backwards) {
    const path_segments segments("/a/bc");
    auto at = segments.end();
    EXPECT_EQ(*--at, "bc");
    EXPECT_EQ(*at--, "bc");
    EXPECT_EQ(*at, "a");
    EXPECT_EQ(at->size(), 1U);
    EXPECT_EQ(*++at, "bc");
    EXPECT_TRUE(++at == segments.end());
    EXPECT_EQ(*std::ranges::prev(at, 3), "");
}

TEST(ranges, give_iterators_that_outlive_them) {
    const uri_view uri = parse_uri("http://h/a/b?x=1&y=2").value();
    const auto b = std::ranges::find(uri.segments(), "b");
    EXPECT_EQ(*b, "b");
    const auto y = std::ranges::find(uri.parameters(), "y", &query_parameter::key);
    EXPECT_EQ(y->value, "2");
    const auto octet = std::ranges::find(decoded_view("a%62c"), 'b');
    EXPECT_EQ(*octet, 'b');
    const auto found = std::ranges::find(extract("a http://h/, s://x"), 13U, &found_uri::offset);
    EXPECT_EQ(found->uri.text(), "s://x");
}

TEST(ranges, work_with_projections) {
    const uri_view uri = parse_uri("http://h/a//b?a=1&b=2&a=3").value();
    EXPECT_EQ(std::ranges::count_if(uri.segments(), std::not_fn(&std::string_view::empty)), 2);
    EXPECT_EQ(std::ranges::count(uri.parameters(), "a", &query_parameter::key), 2);
    const audit_findings found = audit_finding::userinfo_present | audit_finding::zero_port;
    EXPECT_EQ(to_vector(found),
              (std::vector{audit_finding::userinfo_present, audit_finding::zero_port}));
    EXPECT_EQ(found.size(), 2U);
}

// clang before version 16 cannot compile the adaptors of libstdc++.
#if !defined(__clang__) || __clang_major__ >= 16

TEST(ranges, work_with_adaptors) {
    const uri_view uri = parse_uri("http://h/a//b?a=1&b=2&a=3").value();
    std::vector<std::string_view> values;
    for (const auto [key, value] :
         uri.parameters() | std::views::filter([](const query_parameter& parameter) {
             return parameter.decoded_key() == "a";
         })) {
        EXPECT_EQ(key, "a");
        values.push_back(value);
    }
    EXPECT_EQ(values, (texts{"1", "3"}));
    EXPECT_EQ(to_vector(extract("s://x t://y") | std::views::transform([](const found_uri& found) {
                            return found.uri.scheme();
                        })),
              (texts{"s", "t"}));
    EXPECT_EQ(std::ranges::max_element(uri.segments(), {}, &std::string_view::size)->size(), 1U);
}

#endif

TEST(extracted_uris, give_values_that_outlive_the_iterator) {
    auto at = extract("s://x t://y").begin();
    const found_uri& first = *at++;
    EXPECT_EQ(first.uri.text(), "s://x");
    EXPECT_EQ(at->uri.text(), "t://y");
    EXPECT_TRUE(extracted_uris().empty() && !extract("s://x").empty() && extract("none").empty());
}

TEST(query_parameters, are_found_by_their_decoded_key) {
    const query_parameters parameters("a=1&%62=x%20y&a=2&e=&n&c+d=+");
    EXPECT_EQ(parameters.find("a")->value, "1");
    EXPECT_EQ(parameters.find("b")->decoded_value(), "x y");
    EXPECT_EQ(parameters.find("%62"), std::nullopt);
    EXPECT_TRUE(parameters.contains("e") && parameters.contains("n"));
    EXPECT_FALSE(parameters.contains("") || parameters.contains("c d"));
    EXPECT_TRUE(parameters.contains("c+d") && parameters.contains("c d", plus_sign::space));
    EXPECT_EQ(parameters.find("c d", plus_sign::space)->decoded_value(plus_sign::space), " ");
    EXPECT_EQ(parameters.find("c+d")->decoded_value(), "+");
    EXPECT_TRUE(parameters.find("n")->decoded_value().empty());
    EXPECT_EQ(parameters.size(), 6U);
    EXPECT_EQ(parameters.back().key, "c+d");
    EXPECT_FALSE(query_parameters().contains(""));
    EXPECT_TRUE(query_parameters("&").contains(""));
}

TEST(decoded_view, is_compared_and_copied) {
    const decoded_view view("a%2Bb+c");
    EXPECT_EQ(view, "a+b+c");
    EXPECT_EQ(decoded_view("a%2Bb+c", plus_sign::space), "a+b c");
    EXPECT_EQ(view.str(), "a+b+c");
    EXPECT_EQ(view.encoded(), "a%2Bb+c");
    EXPECT_EQ(view, decoded_view("%61+b+c"));
    EXPECT_NE(view, decoded_view("a+b+"));
    EXPECT_EQ(reversed(decoded_view("a%62+", plus_sign::space)), (std::vector{' ', 'b', 'a'}));
}

TEST(doc_examples, pieces_hpp) {
    const uriscan::path_segments segments("/a/b");
    EXPECT_TRUE(segments.size() == 3 && segments.front().empty() && segments.back() == "b");
    const uriscan::query_parameters parameters("a=1&%62=x%20y&a=2");
    EXPECT_TRUE(parameters.find("b")->decoded_value() == "x y" && !parameters.contains("c"));
    EXPECT_EQ(std::ranges::count(parameters, "a", &uriscan::query_parameter::key), 2);
    const uriscan::query_parameter parameter{"q", "a+b%21"};
    EXPECT_EQ(parameter.decoded_value(), "a+b!");
    EXPECT_EQ(parameter.decoded_value(plus_sign::space), "a b!");
}

TEST(doc_examples, decoded_view_hpp) {
    static_assert(uriscan::octet_of_triplet("%7Euser") == '~');
    static_assert(uriscan::decodes_to("%7Euser", "~user"));
    const uriscan::decoded_view name("%C3%A9t%c3%a9");
    EXPECT_TRUE(std::ranges::equal(name, std::string_view("\xC3\xA9t\xC3\xA9")));
    EXPECT_TRUE(name == "\xC3\xA9t\xC3\xA9" && name.str().size() == 5);
}

}  // namespace
}  // namespace uriscan::tests
