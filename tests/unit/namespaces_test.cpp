// Tests that code can use the library's names after it opens both namespaces, std and uriscan.  The
// test is that this file compiles.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bitset>
#include <chrono>
#include <filesystem>
#include <functional>
#include <iostream>
#include <iterator>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <ranges>
#include <span>
#include <sstream>
#include <string>
#include <unordered_set>
#include <utility>
#include <variant>
#include <vector>

#include "uriscan/literal.hpp"
#include "uriscan/uriscan.hpp"

using namespace std;      // NOLINT: the test needs both namespaces
using namespace uriscan;  // NOLINT

namespace {

TEST(namespaces, std_and_uriscan_can_both_be_used_to_parse) {
    const uri_view view = parse(rule::uri, "http://u:p@h:1/p?a=b#f").value();
    EXPECT_TRUE(is_valid(rule::uri, "a:") && is_uri("a:") && is_uri_reference("a"));
    EXPECT_TRUE(is_absolute_uri("a:") && is_relative_ref("a"));
    EXPECT_TRUE(parse_uri("a:") && parse_uri_reference("a") && parse_absolute_uri("a:"));
    EXPECT_TRUE(parse_relative_ref("a") && parse_authority("h"));
    const result<uri> owned = uri::parse("a:b");
    EXPECT_EQ(owned->text(), "a:b");
    const uri_error error = parse_uri("a b").error();
    EXPECT_EQ(name_of(component::host), "host");
    EXPECT_EQ(name_of(error_reason::unreachable), "unreachable");
    EXPECT_EQ(name_of(rule::uri), "uri");
    EXPECT_EQ(name_of(view.host_kind()), "reg-name");
    EXPECT_FALSE(describe(error).empty() || describe(error, "a b").empty());
    EXPECT_FALSE(caret_diagram("a b", 1).empty() || kernel_name().empty());
    push_parser parser(rule::uri);
    EXPECT_TRUE(parser.feed("a:"));
    EXPECT_EQ(detail::narrow(parser.finish().components), parse_uri("a:")->components());
    uri_columns columns;
    const string_view texts[] = {"a:b"};
    EXPECT_EQ(parse_batch(texts, columns), 1U);
    constexpr uri_view constant = literal(rule::uri, "a:b");
    EXPECT_EQ(constant.path(), "b");
    EXPECT_TRUE(rfc2396::parse_uri_reference("a"));
    EXPECT_TRUE(parse_request_target("*") && parse_request_target("/", "GET"));
    EXPECT_TRUE(parse_request_target("h:1", request_form::authority) && parse_host_field("h"));
    EXPECT_EQ(name_of(request_form::origin), "origin-form");
    const allowances allowed = allowances("|") | allow_zone_ids | allow_non_ascii;
    EXPECT_TRUE(parse_allowing(rule::uri, "a:|", allowed) && parse_path_allowing("/|", allowed));
    EXPECT_TRUE(parse_authority_allowing("[::1%1]", allowed));
}

TEST(namespaces, std_and_uriscan_can_both_be_used_for_operations) {
    const uri_view a = parse_uri("http://h/a").value();
    EXPECT_TRUE(equivalent(a, a) && compare(a, a) == 0 && hash_value(a) == hash_value(a));
    EXPECT_TRUE(normalize(a) && is_normalized(a) && normalized_size_limit(a) > 0);
    EXPECT_TRUE(contains_rules(normalization::syntax_based, normalization::letter_case));
    EXPECT_TRUE(resolve(a, a) && resolve("a:b", "c") && resolved_size_limit(a, a) > 0);
    EXPECT_TRUE(relativize(a, a) && relativized_size_limit(a, a) > 0);
    EXPECT_EQ(remove_dot_segments("/a/.."), "/");
    EXPECT_EQ(find_dot_segment("/."), 1U);
    EXPECT_TRUE(compose(parts_of(a)) && build(parts_of(a)));
    EXPECT_GT(composed_size_limit(parts_of(a)) + changed_size_limit(a), 0U);
    EXPECT_FALSE(check_component(component::host, "h"));
    EXPECT_TRUE(with_component(a, component::host, "x") && without_component(a, component::scheme));
    EXPECT_TRUE(with_component(a, component::host, "x") &&
                with_component(a, component::port, "1") && without_component(a, component::host));
    EXPECT_FALSE(registered_schemes().empty());
    EXPECT_TRUE(repair("a b") && contains_repairs(repairs::all, repairs::usual));
    EXPECT_EQ(name_of(repairs::space).size() + repaired_size_limit("a"), 8U);
    EXPECT_EQ(normalized_size(a) + *resolved_size(a, a) + *repaired_size("a"), 21U);
    const unordered_set<uri, hash_by<>, equivalent_by<>> seen = {uri(a)};
    EXPECT_TRUE(seen.contains(a));
    EXPECT_EQ(hash<uri_view>()(a), hash<uri>()(uri(a)));
}

TEST(namespaces, std_and_uriscan_can_both_be_used_for_text) {
    EXPECT_EQ(encode(" ", encode_for::path), "%20");
    EXPECT_EQ(encoded_size(" ", encode_for::path), 3U);
    EXPECT_EQ(decode("%20").value(), " ");
    EXPECT_EQ(decoded_size("%20").value(), 1U);
    EXPECT_TRUE(decodes_to("%20", " ") && encode_keeps('a', encode_for::path));
    EXPECT_TRUE(begins_with_triplet("%20") && octet_of_triplet("%20") == ' ');
    EXPECT_TRUE(is_alpha('a') && is_hexdig('a') && is_unreserved('a') && !is_reserved('a'));
    EXPECT_EQ(ranges::distance(extract("http://h")), 1);
    EXPECT_TRUE(find_uri("http://h", 0));
    string out;
    EXPECT_EQ(redactor().redact("http://u@h/", out).secrets, 1U);
    EXPECT_FALSE(audit(parse_uri("http://u@h/").value()).empty());
    EXPECT_TRUE(audit_refused("a b", parse_uri("a b").error()).has(audit_finding::space));
    EXPECT_EQ(all_findings().size(), finding_count);
    size_t lines = 0;
    for_each_line("a\nb", [&](string_view) { ++lines; });
    EXPECT_EQ(lines, 2U);
    ostringstream stream;
    stream << parse_uri("a:b").value() << parse_uri("a b").error();
    EXPECT_FALSE(stream.str().empty());
}

}  // namespace
