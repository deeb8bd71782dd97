// Tests what the parser of RFC 2396 promises and the proof does not cover: opaque parts, both kinds
// of authority, parameters, errors, no allocation, and texts of up to 2^32 - 1 octets.
#include "uriscan/rfc2396.hpp"

#include <gtest/gtest.h>

#include <iterator>
#include <ostream>
#include <ranges>
#include <string>
#include <vector>

#include "support/counting_allocator.hpp"
#include "support/reserved_text.hpp"

namespace uriscan::rfc2396 {
namespace {

static_assert(sizeof(uri_view) <= 48);
static_assert(std::is_trivially_copyable_v<uri_view>);
static_assert(std::is_trivially_copyable_v<result<uri_view>>);
static_assert(std::ranges::forward_range<path_segments>);
static_assert(std::ranges::forward_range<segment_params>);

constexpr rule all_rules[] = {rule::uri_reference, rule::absolute_uri, rule::relative_uri};

using texts = std::vector<std::string_view>;

texts params_of(std::string_view text) {
    const segment_params params = segment{text}.params();
    return texts(params.begin(), params.end());
}

TEST(doc_examples, rfc2396_hpp) {
    const segment with_params = segment{"name;v=1.1;x"};
    EXPECT_EQ(with_params.name(), "name");
    EXPECT_EQ(params_of("name;v=1.1;x"), (texts{"v=1.1", "x"}));
    auto uri = uriscan::rfc2396::parse_absolute_uri("mailto:joe@example.com?subject=x");
    EXPECT_TRUE(uri->is_opaque() && uri->opaque_part() == "joe@example.com?subject=x");
    auto result = rfc2396::parse(rfc2396::rule::uri_reference, "//reg:istry/a");
    EXPECT_EQ(result->authority_kind(), rfc2396::kind_of_authority::registry);
    EXPECT_TRUE(!rfc2396::parse_uri_reference("?q") && rfc2396::parse_uri_reference("#f"));
    EXPECT_EQ(rfc2396::parse_absolute_uri("a:").error().reason, error_reason::unexpected_end);
    EXPECT_EQ(rfc2396::parse_relative_uri("//h/p")->host(), "h");
}

TEST(rfc2396, is_valid_agrees_with_parse_for_each_rule) {
    EXPECT_TRUE(is_uri_reference("") && !is_absolute_uri("") && !is_relative_uri(""));
    EXPECT_TRUE(is_uri_reference("a:b") && is_absolute_uri("a:b") && !is_relative_uri("a:b"));
    EXPECT_TRUE(is_uri_reference("a") && !is_absolute_uri("a") && is_relative_uri("a"));
    EXPECT_TRUE(is_uri_reference("a#") && !is_absolute_uri("a#") && !is_relative_uri("a#"));
}

TEST(rfc2396, an_opaque_part_is_the_whole_path) {
    const auto uri = parse_uri_reference("a:b/c;d?e#f");
    ASSERT_TRUE(uri);
    EXPECT_TRUE(uri->is_opaque());
    EXPECT_EQ(uri->opaque_part(), "b/c;d?e");
    EXPECT_EQ(uri->path(), uri->opaque_part());
    EXPECT_FALSE(uri->has_query());
    EXPECT_EQ(uri->fragment(), "f");
    EXPECT_TRUE(uri->segments().empty());
    for (const std::string_view hierarchical :
         {"a:/b", "a://b", "a:///b", "a//b", "/a", "", "#a"}) {
        EXPECT_FALSE(parse_uri_reference(hierarchical)->is_opaque()) << hierarchical;
        EXPECT_EQ(parse_uri_reference(hierarchical)->opaque_part().data(), nullptr);
    }
}

TEST(rfc2396, an_authority_is_a_server_with_parts_or_a_registry_name) {
    struct {
        std::string_view text;
        kind_of_authority authority;
        kind_of_host host_kind;
        std::string_view userinfo, host, port;
    } const cases[] = {
        {"a", kind_of_authority::none, kind_of_host::none, "", "", ""},
        {"//", kind_of_authority::server, kind_of_host::none, "", "", ""},
        {"file:///p", kind_of_authority::server, kind_of_host::none, "", "", ""},
        {"//h", kind_of_authority::server, kind_of_host::hostname, "", "h", ""},
        {"//1.a-1.b./", kind_of_authority::server, kind_of_host::hostname, "", "1.a-1.b.", ""},
        {"//u:p@h.b:80?q", kind_of_authority::server, kind_of_host::hostname, "u:p", "h.b", "80"},
        {"//@h:#f", kind_of_authority::server, kind_of_host::hostname, "", "h", ""},
        {"//1.2.3.400", kind_of_authority::server, kind_of_host::ipv4, "", "1.2.3.400", ""},
        {"a://1.2.3.4@127.0.0.1:8/", kind_of_authority::server, kind_of_host::ipv4, "1.2.3.4",
         "127.0.0.1", "8"},
        {"//1.2.3.4:5@h", kind_of_authority::server, kind_of_host::hostname, "1.2.3.4:5", "h", ""},
        {"//1.2.3.4:5a", kind_of_authority::registry, kind_of_host::reg_name, "", "1.2.3.4:5a", ""},
        {"//1.2.3", kind_of_authority::registry, kind_of_host::reg_name, "", "1.2.3", ""},
        {"//h-", kind_of_authority::registry, kind_of_host::reg_name, "", "h-", ""},
        {"a://u@", kind_of_authority::registry, kind_of_host::reg_name, "", "u@", ""},
        {"a://u@h@i:8/", kind_of_authority::registry, kind_of_host::reg_name, "", "u@h@i:8", ""},
        {"//:80", kind_of_authority::registry, kind_of_host::reg_name, "", ":80", ""},
        {"//a_b", kind_of_authority::registry, kind_of_host::reg_name, "", "a_b", ""},
    };
    for (const auto& expected : cases) {
        const auto uri = parse_uri_reference(expected.text);
        ASSERT_TRUE(uri) << expected.text;
        EXPECT_EQ(uri->authority_kind(), expected.authority) << expected.text;
        EXPECT_EQ(uri->host_kind(), expected.host_kind) << expected.text;
        EXPECT_EQ(uri->userinfo(), expected.userinfo) << expected.text;
        EXPECT_EQ(uri->host(), expected.host) << expected.text;
        EXPECT_EQ(uri->port(), expected.port) << expected.text;
    }
}

TEST(rfc2396, segments_have_parameters) {
    texts names;
    for (const segment segment : parse_uri_reference("/a;x=1;/;/b")->segments()) {
        names.push_back(segment.name());
    }
    EXPECT_EQ(names, (texts{"", "a", "", "b"}));
    EXPECT_EQ(params_of(""), texts{});
    EXPECT_EQ(params_of("a"), texts{});
    EXPECT_EQ(params_of("a;"), texts{""});
    EXPECT_EQ(params_of(";;a=b"), (texts{"", "a=b"}));
    EXPECT_TRUE(segment{"a"}.params().empty() && !segment{"a;"}.params().empty());
    EXPECT_EQ(segment{"a"}.params().size(), 0U);
    EXPECT_EQ(segment{"a;b;"}.params().size(), 2U);
}

// Returns the pieces of the text between delimiters.
texts cut(std::string_view text, char delimiter) {
    texts pieces;
    for (std::size_t at = 0; at != std::string_view::npos; at = text.find(delimiter)) {
        text.remove_prefix(pieces.empty() ? 0 : at + 1);
        pieces.push_back(text.substr(0, text.find(delimiter)));
    }
    return pieces;
}

TEST(rfc2396, delimiters_separate_segments_and_parameters) {
    std::vector<std::string> paths{"/"};
    for (std::size_t i = 0; i < paths.size(); ++i) {
        const std::string path = paths[i];
        texts names, params, expected_names, expected_params;
        for (const segment segment : parse_uri_reference(path)->segments()) {
            names.push_back(segment.name());
            params.insert(params.end(), segment.params().begin(), segment.params().end());
        }
        for (const std::string_view segment : cut(path, '/')) {
            const texts pieces = cut(segment, ';');
            expected_names.push_back(pieces.front());
            expected_params.insert(expected_params.end(), pieces.begin() + 1, pieces.end());
        }
        ASSERT_EQ(names, expected_names) << path;
        ASSERT_EQ(params, expected_params) << path;
        for (const char* const next : {"a", ";", "a/", ";/"}) {
            if (path.size() < 10) {
                paths.push_back(path + next);
            }
        }
    }
    EXPECT_GT(paths.size(), 5000U);
}

TEST(rfc2396, gives_reason_component_and_offset_of_errors) {
    struct {
        rule top_rule;
        std::string_view text;
        uri_error error;
    } const cases[] = {
        {rule::uri_reference, "?q", {error_reason::unexpected_character, component::path, 0}},
        {rule::uri_reference, "a:", {error_reason::unexpected_end, component::path, 2}},
        {rule::uri_reference, "a:#f", {error_reason::unexpected_character, component::path, 2}},
        {rule::uri_reference, "1:b", {error_reason::colon_in_first_segment, component::path, 1}},
        {rule::uri_reference, "//[::1]", {error_reason::unexpected_character, component::host, 2}},
        {rule::uri_reference, "//h:8[", {error_reason::unexpected_character, component::port, 5}},
        {rule::uri_reference, "//h:a[", {error_reason::unexpected_character, component::host, 5}},
        {rule::uri_reference, "//h/[", {error_reason::unexpected_character, component::path, 4}},
        {rule::uri_reference,
         "//h%4",
         {error_reason::malformed_percent_encoding, component::host, 5}},
        {rule::uri_reference, "%G", {error_reason::malformed_percent_encoding, component::path, 1}},
        {rule::uri_reference,
         "a?%",
         {error_reason::malformed_percent_encoding, component::query, 3}},
        {rule::uri_reference, "a:?^", {error_reason::unexpected_character, component::path, 3}},
        {rule::uri_reference, "##", {error_reason::unexpected_character, component::fragment, 1}},
        {rule::absolute_uri, "", {error_reason::missing_scheme, component::scheme, 0}},
        {rule::absolute_uri, "/a", {error_reason::missing_scheme, component::scheme, 0}},
        {rule::absolute_uri, "ab#", {error_reason::unexpected_character, component::scheme, 2}},
        {rule::absolute_uri, "ab", {error_reason::unexpected_end, component::scheme, 2}},
        {rule::absolute_uri, "a:b#", {error_reason::unexpected_fragment, component::fragment, 3}},
        {rule::absolute_uri, "a:b#^", {error_reason::unexpected_fragment, component::fragment, 3}},
        {rule::absolute_uri, "a:#", {error_reason::unexpected_character, component::path, 2}},
        {rule::relative_uri, "", {error_reason::unexpected_end, component::path, 0}},
        {rule::relative_uri, "#", {error_reason::unexpected_fragment, component::fragment, 0}},
        {rule::relative_uri, "a?#", {error_reason::unexpected_fragment, component::fragment, 2}},
        {rule::relative_uri, "a:b", {error_reason::colon_in_first_segment, component::path, 1}},
    };
    for (const auto& [top_rule, text, error] : cases) {
        const auto result = parse(top_rule, text);
        ASSERT_FALSE(result) << text;
        EXPECT_EQ(result.error(), error) << text << ": " << result.error();
    }
}

TEST(rfc2396, allocates_nothing) {
    std::size_t sum = 0;
    const std::size_t count = tests::allocations_during([&] {
        for (const std::string_view text : {"http://u@h:8/a;b/c?q#f", "a:b?c", "//a@b@c", "a b"}) {
            for (const rule rule : all_rules) {
                const auto result = parse(rule, text);
                sum += result ? result->opaque_part().size() : result.error().offset;
                for (const segment segment : result ? result->segments() : path_segments()) {
                    sum += segment.name().size() + (segment.params().empty() ? 0 : 1);
                }
            }
        }
    });
    EXPECT_EQ(count, 0U);
    EXPECT_GT(sum, 0U);
}

TEST(rfc2396, counts_the_parameters_of_a_segment) {
    EXPECT_EQ(segment_params("").size(), 0u);
    EXPECT_EQ(segment_params("name").size(), 0u);
    EXPECT_EQ(segment_params("name;").size(), 1u);
    EXPECT_EQ(segment_params(";a;").size(), 2u);
}

TEST(rfc2396, treats_a_null_text_as_empty) {
    EXPECT_TRUE(parse_uri_reference(std::string_view()) && is_uri_reference(std::string_view()));
    EXPECT_FALSE(is_uri_reference("["));
    EXPECT_EQ(parse_absolute_uri(std::string_view()).error().reason, error_reason::missing_scheme);
}

TEST(rfc2396, refuses_a_text_of_4_gib) {
    const tests::reserved_text reserved((std::size_t{1} << 32) + 7);
    ASSERT_TRUE(reserved.is_there());
    for (const rule rule : all_rules) {
        EXPECT_EQ(parse(rule, reserved.text()).error().reason, error_reason::too_long);
        EXPECT_EQ(parse(rule, reserved.text()).error().offset, UINT32_MAX);
        EXPECT_NE(parse(rule, reserved.text().substr(0, UINT32_MAX)).error().reason,
                  error_reason::too_long);
    }
}

TEST(rfc2396, rules_and_host_kinds_have_names) {
    EXPECT_EQ(name_of(rule::uri_reference), "uri-reference");
    EXPECT_EQ(name_of(rule::absolute_uri), "absolute-uri");
    EXPECT_EQ(name_of(rule::relative_uri), "relative-uri");
    EXPECT_EQ(name_of(static_cast<rule>(255)), "");
    EXPECT_EQ(name_of(kind_of_host::none), "");
    EXPECT_EQ(name_of(kind_of_host::hostname), "hostname");
    EXPECT_EQ(name_of(kind_of_host::ipv4), "ipv4");
    EXPECT_EQ(name_of(kind_of_host::reg_name), "reg-name");
    EXPECT_EQ(name_of(static_cast<kind_of_host>(255)), "");
}

}  // namespace
}  // namespace uriscan::rfc2396
