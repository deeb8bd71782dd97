// Tests parse_request_target() and parse_host_field() on the cases in tests/data/http.  Also tests
// what they promise besides: offsets, addresses, ports, no allocation, and texts of up to 2^32 - 1
// octets.
#include "uriscan/request_target.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "support/case_file.hpp"
#include "support/counting_allocator.hpp"
#include "support/places.hpp"
#include "support/reserved_text.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::tests {
namespace {

static_assert(sizeof(request_target_view) <= 48);
static_assert(std::is_trivially_copyable_v<request_target_view>);
static_assert(std::is_trivially_copyable_v<result<request_target_view>>);
static_assert(request_target_view().text() == "*" && request_target_view().path().empty());

using lines = std::vector<std::string>;

void add(lines& out, const std::string& name, bool present, std::string_view value) {
    EXPECT_EQ(present, value.data() != nullptr) << name;
    if (present) {
        out.push_back(name + " " + in_quotes(value));
    }
}

template <class View>
void add_authority(lines& out, const View& view, bool present) {
    add(out, "userinfo", view.has_userinfo(), view.userinfo());
    add(out, "host", present, view.host());
    if (view.host_kind() != kind_of_host::none) {
        out.push_back("host-kind " + std::string(name_of(view.host_kind())));
    }
    add(out, "port", view.has_port(), view.port());
}

lines lines_of(const uri_error& error) {
    return {"error " + std::to_string(error.offset) + " " + std::string(name_of(error.component)) +
            " " + std::string(name_of(error.reason))};
}

lines lines_of(const result<request_target_view>& result) {
    if (!result) {
        return lines_of(result.error());
    }
    lines out = {"form " + std::string(name_of(result->form()))};
    add(out, "scheme", result->has_scheme(), result->scheme());
    add_authority(out, *result, result->has_authority());
    add(out, "path", true, result->path());
    add(out, "query", result->has_query(), result->query());
    return out;
}

lines lines_of(const result<authority_view>& result) {
    if (!result) {
        return lines_of(result.error());
    }
    lines out;
    add_authority(out, *result, true);
    return out;
}

// Parses by the rule of a case: a method, a form, "request-target" or "host".
lines parsed(const std::string& rule, std::string_view text) {
    if (rule == "host") {
        return lines_of(parse_host_field(text));
    }
    if (rule == "request-target") {
        return lines_of(parse_request_target(text));
    }
    for (const request_form form : {request_form::origin, request_form::absolute,
                                    request_form::authority, request_form::asterisk}) {
        if (name_of(form) == rule) {
            return lines_of(parse_request_target(text, form));
        }
    }
    return lines_of(parse_request_target(text, rule));
}

// Checks all cases of a file.  Each input is in a heap block of exactly its size, so that a
// sanitizer reports a read outside of the input.
void check_cases(const std::string& file, std::size_t least_count) {
    const auto cases = read_cases(source_path("tests/data/http/") + file, rule_names::any);
    EXPECT_GE(cases.size(), least_count);
    for (const test_case& each : cases) {
        const auto block = std::make_unique<char[]>(each.input.size());
        std::ranges::copy(each.input, block.get());
        EXPECT_EQ(parsed(each.rule_name, {block.get(), each.input.size()}), each.expected)
            << each.place << ": " << each.heading;
    }
}

TEST(request_target, cases) {
    check_cases("request_targets.txt", 100);
}

TEST(request_target, hostile_cases) {
    check_cases("hostile_request_targets.txt", 120);
}

TEST(host_field, cases) {
    check_cases("host_fields.txt", 35);
}

TEST(host_field, hostile_cases) {
    check_cases("hostile_host_fields.txt", 40);
}

TEST(doc_examples, request_target_hpp) {
    const auto slashes = uriscan::parse_request_target("//a/b?q", "GET");
    EXPECT_TRUE(slashes->form() == request_form::origin && slashes->path() == "//a/b");
    EXPECT_TRUE(!slashes->has_authority());
    EXPECT_EQ(uriscan::parse_request_target("h:80")->form(), request_form::authority);
    const auto target = uriscan::parse_request_target("h:80", "CONNECT");
    EXPECT_TRUE(target->host() == "h" && target->port_number().number == 80);
    EXPECT_EQ(uriscan::parse_request_target("*", "GET").error().offset, 0U);
    EXPECT_EQ(uriscan::parse_request_target("h:80", request_form::absolute)->scheme(), "h");
    EXPECT_EQ(uriscan::parse_host_field("[::1]:80")->host_kind(), kind_of_host::ipv6);
    EXPECT_EQ(uriscan::parse_host_field("me@h").error().offset, 2U);
}

TEST(request_target, offsets_count_from_the_start_of_the_text) {
    const struct {
        std::string_view text;
        std::string_view method;
        uri_components at;
    } cases[] = {
        {"//a/b?q", "GET", {0, 0, 0, 0, 5, 7}},
        {"/", "GET", {0, 0, 0, 0, 1, 1}},
        {"http://u@h:80/p?q", "GET", {4, 9, 10, 13, 15, 17}},
        {"http:80", "GET", {4, 0, 5, 5, 7, 7}},
        {"http:/p?q", "GET", {4, 0, 5, 5, 7, 9}},
        {"h:80", "CONNECT", {0, 0, 1, 4, 4, 4}},
        {"[::1]:443", "CONNECT", {0, 0, 5, 9, 9, 9}},
        {":", "CONNECT", {0, 0, 0, 1, 1, 1}},
        {"*", "OPTIONS", {0, 0, 1, 1, 1, 1}},
    };
    for (const auto& [text, method, at] : cases) {
        const auto target = parse_request_target(text, method);
        ASSERT_TRUE(target) << text;
        EXPECT_EQ(target->components(), at) << text;
        EXPECT_EQ(*target, request_target_view::unchecked(text, at, target->form()));
    }
}

TEST(request_target, only_an_absolute_form_is_a_uri) {
    const auto absolute = parse_request_target("http://h/p", "GET");
    ASSERT_TRUE(absolute && absolute->uri());
    EXPECT_EQ(*absolute->uri(), parse_absolute_uri("http://h/p").value());
    EXPECT_EQ(absolute->uri()->components(), absolute->components());
    for (const std::string_view text : {"/p", "h:80", "*"}) {
        ASSERT_TRUE(parse_request_target(text)) << text;
        EXPECT_FALSE(parse_request_target(text)->uri()) << text;
    }
}

TEST(request_target, gives_addresses_ports_segments_and_parameters) {
    const auto ipv4 = parse_request_target("10.0.0.1:80", "CONNECT");
    EXPECT_EQ(ipv4->ipv4_address(), (ipv4_octets{10, 0, 0, 1}));
    EXPECT_EQ(ipv4->ipv6_address(), std::nullopt);
    EXPECT_EQ(ipv4->authority(), "10.0.0.1:80");
    EXPECT_EQ(ipv4->authority_parts()->text(), "10.0.0.1:80");
    const auto ipv6 = parse_request_target("http://u@[::1]:/", "GET");
    EXPECT_EQ(ipv6->ipv6_address()->back(), 1);
    EXPECT_EQ(ipv6->authority(), "u@[::1]:");
    EXPECT_EQ(ipv6->port_number(), port_value{port_status::empty});
    EXPECT_EQ(parse_request_target("h:65536")->port_number(), port_value{port_status::overflow});
    const auto origin = parse_request_target("/a/b?k=v", "GET");
    EXPECT_EQ(origin->port_number(), port_value{port_status::absent});
    EXPECT_EQ(origin->ipv4_address(), std::nullopt);
    EXPECT_EQ(origin->authority().data(), nullptr);
    EXPECT_EQ(origin->authority_parts(), std::nullopt);
    EXPECT_EQ(origin->segments().back(), "b");
    EXPECT_EQ(origin->parameters().find("k")->value, "v");
}

// The machine reads runs of octets by a skipper, and all other octets one by one.
TEST(request_target, runs_of_octets_are_read_to_their_end) {
    for (const std::size_t size : {1U, 15U, 16U, 17U, 63U, 64U, 65U, 1000U}) {
        const std::string run(size, 'a');
        std::string origin = "/" + run + "?" + run;
        EXPECT_EQ(parse_request_target(origin, "GET")->query(), run);
        origin += '^';
        EXPECT_EQ(parse_request_target(origin, "GET").error().offset, origin.size() - 1);
        std::string authority = run + ":" + std::string(size, '1');
        EXPECT_EQ(parse_request_target(authority, "CONNECT")->host(), run);
        EXPECT_EQ(parse_host_field(authority)->port().size(), size);
        authority += 'a';
        EXPECT_EQ(parse_host_field(authority).error().offset, authority.size() - 1);
    }
}

TEST(request_target, allocates_nothing) {
    std::size_t sum = 0;
    const std::size_t count = allocations_during([&] {
        for (const std::string_view text : {"/p?q", "http://u@h:8/", "h:80", "*", "a b", ""}) {
            for (const std::string_view method : {"GET", "CONNECT", "OPTIONS"}) {
                const auto result = parse_request_target(text, method);
                sum += result ? result->path().size() : result.error().offset;
            }
            const auto host = parse_host_field(text);
            sum += host ? host->host().size() : host.error().offset;
        }
    });
    EXPECT_EQ(count, 0U);
    EXPECT_GT(sum, 0U);
}

TEST(request_target, treats_a_null_text_as_empty) {
    EXPECT_EQ(parse_request_target(std::string_view(), "GET").error().reason,
              error_reason::unexpected_end);
    EXPECT_EQ(parse_host_field(std::string_view())->host(), "");
}

TEST(request_target, refuses_a_text_of_4_gib) {
    const reserved_text reserved((std::size_t{1} << 32) + 7);
    ASSERT_TRUE(reserved.is_there());
    const std::string_view longest = reserved.text().substr(0, UINT32_MAX);
    EXPECT_EQ(parse_request_target(reserved.text()).error().reason, error_reason::too_long);
    EXPECT_EQ(parse_request_target(reserved.text()).error().offset, UINT32_MAX);
    EXPECT_EQ(parse_request_target(longest).error().reason, error_reason::unexpected_character);
    EXPECT_EQ(parse_host_field(reserved.text()).error().reason, error_reason::too_long);
    // The first size that is refused is exactly 4 GiB.
    const std::string_view first_refused = reserved.text().substr(0, std::size_t{1} << 32);
    EXPECT_EQ(parse_request_target(first_refused).error().reason, error_reason::too_long);
    EXPECT_EQ(parse_host_field(first_refused).error().reason, error_reason::too_long);
    EXPECT_EQ(parse_host_field(longest).error().reason, error_reason::unexpected_character);
}

TEST(request_target, is_an_asterisk_by_default) {
    const request_target_view target;
    EXPECT_EQ(target.text(), "*");
    EXPECT_EQ(target.form(), request_form::asterisk);
    EXPECT_FALSE(target.has_authority() || target.has_query());
    EXPECT_EQ(target.path(), "");
    const uri_components after_asterisk = {0, 0, 1, 1, 1, 1};
    EXPECT_EQ(target.components(), after_asterisk);
    EXPECT_EQ(parse_request_target("*", "OPTIONS")->components(), after_asterisk);
}

TEST(request_target, forms_have_names) {
    EXPECT_EQ(name_of(request_form::origin), "origin-form");
    EXPECT_EQ(name_of(request_form::absolute), "absolute-form");
    EXPECT_EQ(name_of(request_form::authority), "authority-form");
    EXPECT_EQ(name_of(request_form::asterisk), "asterisk-form");
    EXPECT_EQ(name_of(static_cast<request_form>(255)), "");
}

}  // namespace
}  // namespace uriscan::tests
