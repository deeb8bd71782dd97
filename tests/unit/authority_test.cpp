// Tests authorities as objects: those that are parsed alone, and those of a URI.
#include <gtest/gtest.h>

#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <type_traits>

#include "grammar/rfc3986.hpp"
#include "grammar/w_method.hpp"
#include "support/counting_allocator.hpp"
#include "support/reserved_text.hpp"
#include "uriscan/uriscan.hpp"

namespace uriscan::tests {
namespace {

static_assert(sizeof(authority_view) <= 24);
static_assert(std::is_trivially_copyable_v<authority_view>);
static_assert(uri_view::unchecked("//u:p@h:1", {0, 6, 7, 9, 9, 9}).authority_parts()->password() ==
              "p");

struct parts {
    std::optional<std::string_view> userinfo;
    std::string_view host;
    std::optional<std::string_view> port;
};

// Cuts a valid authority into its parts, as section 3.2 describes.  An "@" ends the user
// information.  The first ":" after the host starts the port.  If the host is in brackets, the
// search for this ":" starts at the "]".
parts cut(std::string_view text) {
    parts cut;
    const std::size_t at = text.find('@');
    if (at != text.npos) {
        cut.userinfo = text.substr(0, at);
        text.remove_prefix(at + 1);
    }
    const std::size_t colon = text.find(':', text.starts_with('[') ? text.find(']') : 0);
    cut.host = text.substr(0, colon);
    if (colon != text.npos) {
        cut.port = text.substr(colon + 1);
    }
    return cut;
}

bool is(std::string_view part, const std::optional<std::string_view>& expected) {
    return part == expected.value_or("") && (part.data() != nullptr) == expected.has_value();
}

TEST(parse_authority, agrees_with_the_grammar) {
    const oracle::dfa rule = oracle::compile(oracle::rfc3986_grammar(), "authority");
    const auto agree_on = [&](std::string_view text) {
        const auto authority = parse_authority(text);
        const oracle::dfa::run_result right = rule.run(text);
        EXPECT_EQ(authority.has_value(), right.accepted) << text;
        if (!authority) {
            EXPECT_EQ(authority.error().offset, right.viable) << text;
            return authority.has_value() == right.accepted;
        }
        const parts expected = cut(text);
        EXPECT_TRUE(is(authority->userinfo(), expected.userinfo)) << text;
        EXPECT_TRUE(is(authority->host(), expected.host)) << text;
        EXPECT_TRUE(is(authority->port(), expected.port)) << text;
        EXPECT_EQ(authority->has_userinfo(), expected.userinfo.has_value()) << text;
        EXPECT_EQ(authority->has_port(), expected.port.has_value()) << text;
        return !::testing::Test::HasFailure();
    };
    EXPECT_GT(oracle::w_suite(rule).visit(0, agree_on), 500U);
}

TEST(parse_authority, gives_what_the_uri_has) {
    for (const std::string_view authority :
         {"", "h", "@", "u:p@h:8", "[::1]:", ":", "1.2.3.4:65536", "%41@[v1.a]", "a:b:c@"}) {
        const std::string text = "s://" + std::string(authority) + "/p?q#f";
        const uri_view uri = parse_uri(text).value();
        const authority_view alone = parse_authority(authority).value();
        const authority_view within = uri.authority_parts().value();
        EXPECT_EQ(alone, within);
        EXPECT_EQ(within.text().data(), uri.authority().data());
        for (const authority_view& each : {alone, within}) {
            EXPECT_EQ(each.text(), authority);
            EXPECT_EQ(each.userinfo(), uri.userinfo());
            EXPECT_EQ(each.user(), uri.user());
            EXPECT_EQ(each.password(), uri.password());
            EXPECT_EQ(each.has_password(), uri.has_password());
            EXPECT_EQ(each.host(), uri.host());
            EXPECT_EQ(each.host_kind(), uri.host_kind());
            EXPECT_EQ(each.ipv4_address(), uri.ipv4_address());
            EXPECT_EQ(each.ipv6_address(), uri.ipv6_address());
            EXPECT_EQ(each.port(), uri.port());
            EXPECT_EQ(each.port_number(), uri.port_number());
        }
    }
    EXPECT_EQ(parse_uri("s:/p")->authority_parts(), std::nullopt);
}

TEST(parse_authority, names_component_and_reason) {
    const auto error_of = [](std::string_view text) { return parse_authority(text).error(); };
    EXPECT_EQ(error_of("h/p"), (uri_error{error_reason::unexpected_character, component::host, 1}));
    EXPECT_EQ(error_of("h:8/p"), (uri_error{error_reason::invalid_port, component::port, 3}));
    EXPECT_EQ(error_of("?"), (uri_error{error_reason::unexpected_character, component::host, 0}));
    EXPECT_EQ(error_of("[::1"),
              (uri_error{error_reason::malformed_ip_literal, component::host, 4}));
    EXPECT_EQ(error_of("h%4").reason, error_reason::malformed_percent_encoding);
    EXPECT_EQ(describe(error_of("a b"), "a b"), "unexpected character ' ' in host");
}

TEST(parse_authority, refuses_4_GiB_and_takes_null) {
    // parse_authority() refuses the text because of its size, and reads no octet of it.
    EXPECT_EQ(parse_authority({"", max_text_size + 1}).error(),
              (uri_error{error_reason::too_long, component::host, max_text_size}));
    const reserved_text longest(max_text_size);
    ASSERT_TRUE(longest.is_there());
    EXPECT_EQ(parse_authority(longest.text()).error(),
              (uri_error{error_reason::unexpected_character, component::host, 0}));
    EXPECT_EQ(parse_authority(std::string_view())->host(), "");
}

TEST(authority_view, has_the_port_0_if_there_is_no_value) {
    EXPECT_EQ(port_value().number, 0);
    EXPECT_EQ(parse_authority("h")->port_number(), (port_value{port_status::absent, 0}));
    EXPECT_EQ(parse_authority("h:")->port_number(), (port_value{port_status::empty, 0}));
    EXPECT_EQ(parse_authority("h:65536")->port_number(), (port_value{port_status::overflow, 0}));
}

TEST(authority_view, tells_absent_from_empty) {
    EXPECT_EQ(authority_view().text(), "");
    EXPECT_NE(authority_view().host().data(), nullptr);
    EXPECT_NE(parse_authority(std::string_view())->host().data(), nullptr);
    EXPECT_EQ(authority_view().userinfo().data(), nullptr);
    EXPECT_EQ(authority_view().port().data(), nullptr);
    const authority_view empty = parse_authority(":@:").value();
    for (const std::string_view part :
         {empty.userinfo(), empty.user(), empty.password(), empty.host(), empty.port()}) {
        EXPECT_NE(part.data(), nullptr);
    }
    EXPECT_TRUE(empty.has_password() && empty.has_port());
    EXPECT_FALSE(parse_authority("u@h")->has_password());
    EXPECT_EQ(parse_authority("u@h")->password().data(), nullptr);
}

TEST(uri_view, splits_user_information_at_its_first_colon) {
    const uri_view uri = parse_uri("s://me:a:b@h").value();
    EXPECT_EQ(uri.user(), "me");
    EXPECT_EQ(uri.password(), "a:b");
    EXPECT_TRUE(uri.has_password() && uri.has_host());
    const uri_view none = parse_uri("s://h:1").value();
    EXPECT_EQ(none.user().data(), nullptr);
    EXPECT_EQ(none.password().data(), nullptr);
    const uri_view user_only = parse_uri("s://me@h").value();
    EXPECT_EQ(user_only.user(), "me");
    EXPECT_EQ(user_only.password().data(), nullptr);
    EXPECT_FALSE(user_only.has_password());
    const uri_view empty = parse_uri("s://@h").value();
    EXPECT_NE(empty.user().data(), nullptr);
    EXPECT_FALSE(parse_uri("s:p")->has_host());
}

TEST(authority_view, writes_its_text_to_a_stream) {
    std::ostringstream out;
    out << parse_authority("u@h:1").value();
    EXPECT_EQ(out.str(), "u@h:1");
}

TEST(doc_examples, authority_view_hpp) {
    const auto authority = uriscan::parse_authority("me:secret@h:8080");
    EXPECT_TRUE(authority->user() == "me" && authority->host() == "h");
    EXPECT_EQ(uriscan::parse_authority("h/p").error().offset, 1U);
}

}  // namespace
}  // namespace uriscan::tests
