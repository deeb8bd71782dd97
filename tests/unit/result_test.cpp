// Tests result<T>, the names and descriptions of errors, and the iterators of decoded_view.
#include "uriscan/result.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <set>
#include <sstream>
#include <string>
#include <utility>

#include "uriscan/normalize.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/percent.hpp"

namespace uriscan::tests {
namespace {

TEST(result, has_a_value_or_an_error) {
    result<std::string> some = std::string("text");
    EXPECT_TRUE(some && some.has_value() && *some == "text" && some->size() == 4);
    EXPECT_EQ(std::move(some).value(), "text");
    const result<std::string> none = uri_error{error_reason::too_long, component::query, 7};
    EXPECT_FALSE(none);
    EXPECT_EQ(none.error(), (uri_error{error_reason::too_long, component::query, 7}));
}

TEST(result, throws_if_it_has_no_value) {
    const result<int> none = uri_error{error_reason::too_long, component::query, 7};
    try {
        static_cast<void>(none.value());
        FAIL() << "no exception";
    } catch (const bad_result& bad) {
        EXPECT_EQ(bad.error(), none.error());
        EXPECT_NE(std::string(bad.what()).find("7: query: too-long"), std::string::npos);
    }
    const result<int> some = 3;
    EXPECT_EQ(some.value(), 3);
    EXPECT_EQ(some.value_or(4), 3);
}

TEST(result, can_be_chained) {
    const auto host_of = [](std::string_view text) {
        return parse_uri(text).transform(&uri_view::host).value_or("none");
    };
    EXPECT_EQ(host_of("http://h/"), "h");
    EXPECT_EQ(host_of("http://a b/"), "none");
    const auto fallback = [](const uri_error& error) {
        EXPECT_EQ(error.offset, 1U);
        return parse_uri("s:");
    };
    EXPECT_EQ(parse_uri("a b").or_else(fallback)->text(), "s:");
    EXPECT_EQ(parse_uri("t:").or_else(fallback)->text(), "t:");
    const auto normal =
        parse_uri("http://H/").and_then([](const uri_view& uri) { return normalize(uri); });
    EXPECT_EQ(normal->text(), "http://h/");
    const auto failed =
        parse_uri("a b").and_then([](const uri_view& uri) { return normalize(uri); });
    EXPECT_EQ(failed.error(), parse_uri("a b").error());
}

constexpr const char* message = "value() of a failed result: 7: query: too-long";

TEST(result, throws_its_error_if_there_is_no_value) {
    const uri_error error = {error_reason::too_long, component::query, 7};
    const auto expect_throw = [&](auto get) {
        try {
            get(result<std::string>(error));
            ADD_FAILURE() << "nothing is thrown";
        } catch (const bad_result& thrown) {
            EXPECT_EQ(thrown.error(), error);
            EXPECT_STREQ(thrown.what(), message);
        }
    };
    expect_throw([](const result<std::string>& none) { return none.value(); });
    expect_throw([](result<std::string> none) { return none.value(); });
    expect_throw([](result<std::string> none) { return std::move(none).value(); });
}

TEST(result, gives_references_to_its_value) {
    result<std::string> some = std::string("text");
    some.value() += "s";
    EXPECT_EQ(std::as_const(some).value(), "texts");
    EXPECT_EQ(std::move(some).value(), "texts");
}

// Code that is compiled without exceptions calls terminate_for().
#ifdef GTEST_HAS_DEATH_TEST
TEST(result_death_test, prints_the_error_and_aborts) {
    EXPECT_EXIT(detail::terminate_for({error_reason::too_long, component::query, 7}),
                testing::KilledBySignal(SIGABRT), "^uriscan: value.* 7: query: too-long\n$");
}
#endif

#ifdef __cpp_lib_expected
TEST(result, converts_to_expected) {
    const std::expected<uri_view, uri_error> some = parse_uri("s:");
    EXPECT_EQ(some->text(), "s:");
    const std::expected<uri_view, uri_error> none = parse_uri("a b");
    EXPECT_EQ(none.error(), parse_uri("a b").error());
    const std::expected<uri, uri_error> owned = uri::parse("s:");
    EXPECT_EQ(owned->text(), "s:");
    const result<uri> kept = uri::parse("s:");
    const std::expected<uri, uri_error> copy = kept;
    EXPECT_EQ(copy->text(), kept->text());
    const result<uri> failed = uri::parse("a b");
    const std::expected<uri, uri_error> copied_error = failed;
    EXPECT_EQ(copied_error.error(), failed.error());
}
#endif

TEST(reasons, have_different_names) {
    std::set<std::string_view> names;
    for (int i = 0; i <= static_cast<int>(error_reason::dot_segment); ++i) {
        const std::string_view name = name_of(static_cast<error_reason>(i));
        EXPECT_EQ(name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"), name.npos) << name;
        EXPECT_TRUE(!name.empty() && names.insert(name).second) << name;
    }
    EXPECT_EQ(name_of(error_reason::base_without_scheme), "base-without-scheme");
    EXPECT_EQ(name_of(static_cast<error_reason>(255)), "");
}

TEST(uri_error, is_described) {
    const auto said_of = [](error_reason why, component where = component::path) {
        return describe({.reason = why, .component = where, .offset = 0});
    };
    EXPECT_EQ(said_of(error_reason::buffer_too_small), "the buffer is too small for the result");
    EXPECT_EQ(said_of(error_reason::too_long), "the result would have 4294967296 octets or more");
    EXPECT_EQ(said_of(error_reason::malformed_percent_encoding),
              "'%' without two hexadecimal digits after it");
    EXPECT_EQ(said_of(error_reason::base_without_scheme), "the base has no scheme");
    EXPECT_EQ(said_of(error_reason::climbs_above_root), "'..' climbs above the root of the path");
    EXPECT_EQ(said_of(error_reason::unreachable, component::scheme),
              "a URI without a scheme cannot be made relative");
    EXPECT_EQ(said_of(error_reason::unreachable),
              "no reference leads to this URI: resolving removes its dot segments");
    EXPECT_EQ(said_of(error_reason::unexpected_character, component::host),
              "unexpected character in host");
    EXPECT_EQ(said_of(error_reason::unexpected_end, component::host), "unexpected end in host");
    EXPECT_EQ(said_of(error_reason::missing_scheme, component::scheme), "expected a scheme");
    EXPECT_EQ(said_of(error_reason::malformed_ip_literal, component::host), "malformed IP literal");
    EXPECT_EQ(said_of(error_reason::dot_segment), "a segment '.' or '..' would be removed");
    EXPECT_EQ(said_of(error_reason::missing_host), "user information or a port, but no host");
    EXPECT_EQ(said_of(error_reason::path_not_absolute),
              "a path after an authority must start with '/' or be empty");
    EXPECT_EQ(said_of(error_reason::path_begins_with_slashes),
              "a path without an authority before it cannot start with '//'");
    EXPECT_EQ(said_of(error_reason::colon_in_first_segment),
              "':' in the first segment of a relative reference");
    EXPECT_EQ(said_of(static_cast<error_reason>(255)), "");
}

TEST(uri_error, is_written_with_its_names) {
    std::ostringstream out;
    out << uri_error{
        .reason = error_reason::unexpected_character, .component = component::query, .offset = 7};
    EXPECT_EQ(out.str(), "7: query: unexpected-character");
}

TEST(decoded_view, can_be_read_forwards_and_backwards) {
    const decoded_view view("%41b%63");
    decoded_view::iterator at = view.begin();
    EXPECT_EQ(*at++, 'A');
    EXPECT_EQ(*at++, 'b');
    EXPECT_EQ(*at--, 'c');
    EXPECT_EQ(*at, 'b');
    EXPECT_FALSE(view.empty());
    EXPECT_TRUE(decoded_view().empty());
}

TEST(doc_examples, result_hpp) {
    uriscan::result<int> none = uriscan::uri_error{uriscan::error_reason::too_long};
    EXPECT_TRUE(!none && none.error().reason == uriscan::error_reason::too_long &&
                none.value_or(7) == 7);
    const std::string_view text = "http://h/";
    EXPECT_EQ(parse_uri(text).transform(&uri_view::host).value_or("localhost"), "h");
    EXPECT_EQ(parse_uri("")
                  .or_else([](const uri_error&) { return parse_uri("http://localhost/"); })
                  ->host(),
              "localhost");
}

}  // namespace
}  // namespace uriscan::tests
