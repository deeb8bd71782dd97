// Tests what uri_view promises in addition to the values of components: absent and empty
// components, slices of the text, the size of a view, order, hash values, streams, and query
// parameters.  Also tests the numbers of the version.
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <ranges>
#include <sstream>
#include <type_traits>
#include <unordered_set>
#include <vector>

#include "uriscan/uriscan.hpp"

namespace uriscan::tests {
namespace {

static_assert(sizeof(uri_view) == 40);
static_assert(sizeof(result<uri_view>) == 48);
static_assert(std::is_trivially_copyable_v<uri_view>);
static_assert(std::is_trivially_copyable_v<result<uri_view>>);

bool is_slice_of(std::string_view slice, std::string_view text) {
    return slice.data() >= text.data() && slice.data() + slice.size() <= text.data() + text.size();
}

TEST(uri_view, gives_null_for_absent_and_an_empty_slice_for_empty) {
    const uri_view bare = parse_uri_reference("").value();
    for (const std::string_view absent :
         {bare.scheme(), bare.authority(), bare.userinfo(), bare.host(), bare.port(), bare.query(),
          bare.fragment()}) {
        EXPECT_EQ(absent.data(), nullptr);
    }
    const std::string text = "a://@:?#";
    const uri_view empty = parse_uri_reference(text).value();
    for (const std::string_view slice : {empty.userinfo(), empty.host(), empty.port(), empty.path(),
                                         empty.query(), empty.fragment()}) {
        EXPECT_TRUE(is_slice_of(slice, text));
        EXPECT_TRUE(slice.empty());
    }
    EXPECT_TRUE(empty.has_userinfo() && empty.has_authority() && empty.has_port());
    EXPECT_TRUE(empty.has_query() && empty.has_fragment());
    EXPECT_EQ(empty.authority(), "@:");
}

TEST(uri_view, is_the_empty_relative_reference_by_default) {
    const uri_view uri;
    EXPECT_EQ(uri, parse_uri_reference("").value());
    EXPECT_TRUE(uri.is_relative());
    EXPECT_EQ(uri.path(), "");
    EXPECT_FALSE(uri.has_query() || uri.has_fragment() || uri.has_port() || uri.has_authority());
    EXPECT_NE(uri.path().data(), nullptr);
}

TEST(uri_view, compares_and_hashes_its_text) {
    const std::string copy = "http://b/";
    const uri_view a = parse_uri("http://a/").value();
    const uri_view b = parse_uri("http://b/").value();
    EXPECT_LT(a, b);
    EXPECT_EQ(b, parse_uri(copy).value());
    const std::unordered_set<uri_view> set = {a, b, parse_uri(copy).value()};
    EXPECT_EQ(set.size(), 2U);
}

TEST(uri_view, can_be_made_from_stored_components) {
    const std::string text = "http://u@h:80/p?q#f";
    const uri_view uri = parse_uri(text).value();
    const uri_components stored = uri.components();
    const uri_view again = uri_view::unchecked(text, stored);
    EXPECT_EQ(again.port(), "80");
    EXPECT_EQ(again.components(), stored);
}

TEST(uri_view, writes_its_text_to_a_stream) {
    std::ostringstream out;
    out << parse_uri("urn:a:b").value();
    EXPECT_EQ(out.str(), "urn:a:b");
}

TEST(uri_view, gives_an_address_only_if_the_host_is_one) {
    EXPECT_FALSE(parse_uri("http://h/")->ipv4_address());
    EXPECT_FALSE(parse_uri("http://1.2.3.4/")->ipv6_address());
    EXPECT_FALSE(parse_uri("http://[::1]/")->ipv4_address());
    EXPECT_FALSE(parse_uri("http://[v1.1.2.3.4]/")->ipv6_address());
    EXPECT_FALSE(parse_uri("urn:1.2.3.4")->ipv4_address());
}

TEST(query_parameters, have_an_absent_or_an_empty_value) {
    const auto parameters = parse_uri_reference("?a=1=2&b=&c&=d")->parameters();
    const std::vector<query_parameter> found(parameters.begin(), parameters.end());
    ASSERT_EQ(found.size(), 4U);
    EXPECT_EQ(found[0], (query_parameter{"a", "1=2"}));
    EXPECT_TRUE(found[1].has_value());
    EXPECT_EQ(found[1].value, "");
    EXPECT_FALSE(found[2].has_value());
    EXPECT_EQ(found[3], (query_parameter{"", "d"}));
}

TEST(query_parameters, without_a_value_differ_from_those_with_an_empty_one) {
    EXPECT_NE((query_parameter{"b", {}}), (query_parameter{"b", ""}));
    EXPECT_EQ((query_parameter{"b", {}}), (query_parameter{"b", {}}));
    EXPECT_NE((query_parameter{"b", "c"}), (query_parameter{"b", "d"}));
}

TEST(uri_view, of_a_null_text_has_an_empty_path_and_not_a_null_one) {
    EXPECT_NE(parse_uri_reference(std::string_view())->path().data(), nullptr);
    EXPECT_NE(uri_view::unchecked(std::string_view(), {}).path().data(), nullptr);
    // path() lets the compiler assume that the text is not null, so it cannot show a null text.
    EXPECT_NE(uri_view::unchecked(std::string_view(), {}).text().data(), nullptr);
}

// CMake reads the version from the header.  The version as a text and the numbers of the version
// must agree.
TEST(version, is_the_same_in_all_macros_and_in_cmake) {
    EXPECT_STREQ(URISCAN_VERSION, URISCAN_CMAKE_VERSION);
    const std::string numbers = std::to_string(URISCAN_VERSION_MAJOR) + "." +
                                std::to_string(URISCAN_VERSION_MINOR) + "." +
                                std::to_string(URISCAN_VERSION_PATCH);
    EXPECT_EQ(URISCAN_VERSION, numbers);
}

}  // namespace
}  // namespace uriscan::tests
