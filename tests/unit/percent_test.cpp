// Percent-encoding (RFC 3986, section 2).
#include "uriscan/percent.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <ranges>

namespace uriscan::tests {
namespace {

static_assert(std::ranges::bidirectional_range<decoded_view>);
static_assert(std::ranges::borrowed_range<decoded_view>);
static_assert(std::ranges::view<decoded_view>);

TEST(doc_examples, octet_sets_hpp) {
    static_assert(uriscan::is_unreserved('~') && !uriscan::is_unreserved('/'));
    static_assert(uriscan::hexdig_value('f') == 15);
}

TEST(doc_examples, percent_hpp) {
    static_assert(uriscan::stays('/', uriscan::part::path));
    static_assert(!uriscan::stays('/', uriscan::part::segment));
    char buffer[16];
    auto encoded = uriscan::encode("50% off?", uriscan::part::segment, buffer);
    EXPECT_EQ(*encoded, "50%25%20off%3F");
    EXPECT_EQ(uriscan::encode("a=b&c", uriscan::part::query_parameter), "a%3Db%26c");
    EXPECT_EQ(uriscan::decode("50%25%20off%3f", buffer).value(), "50% off?");
    EXPECT_EQ(uriscan::decode("100%", buffer).error().offset, 3U);
    const uriscan::decoded_view name("%C3%A9t%c3%a9");
    EXPECT_TRUE(std::ranges::equal(name, std::string_view("\xC3\xA9t\xC3\xA9")));
    static_assert(uriscan::decodes_to("%7Euser", "~user"));
    static_assert(uriscan::octet_of_triplet("%7Euser") == '~');
}

}  // namespace
}  // namespace uriscan::tests
