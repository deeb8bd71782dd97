// Tests what parse() promises: it does not allocate, accepts texts of up to 2^32 - 1 octets, and
// reports errors at the documented offset.
#include <gtest/gtest.h>

#include <cstdlib>
#include <new>
#include <string>

#include "support/counting_allocator.hpp"
#include "support/reserved_text.hpp"
#include "uriscan/uriscan.hpp"

namespace uriscan::tests {
namespace {

constexpr std::string_view samples[] = {
    "",
    "http://user:pw@example.com:8042/over/there?name=ferret#nose",
    "http://[2001:db8::192.0.2.1]:80/%41?a=b&c=d#%7E",
    "urn:example:animal:ferret:nose",
    "../a/b;c=1?q",
    "http://a b/",
    "http://[::1/",
    "%4",
    "1a:b",
    "http://h:8a/",
};

constexpr rule all_rules[] = {rule::uri_reference, rule::uri, rule::absolute_uri,
                              rule::relative_ref};

std::size_t read_everything(const uri_view& uri) {
    std::size_t sum = uri.scheme().size() + uri.authority().size() + uri.userinfo().size() +
                      uri.host().size() + uri.port().size() + uri.path().size() +
                      uri.query().size() + uri.fragment().size() + uri.port_number().number +
                      static_cast<std::size_t>(uri.host_kind());
    sum += uri.ipv4_address() ? uri.ipv4_address()->size() : 0;
    sum += uri.ipv6_address() ? uri.ipv6_address()->size() : 0;
    for (const std::string_view segment : uri.segments()) {
        sum += segment.size();
    }
    for (const query_parameter parameter : uri.parameters()) {
        sum += parameter.key.size() + parameter.value.size();
    }
    return sum;
}

TEST(parse, allocates_nothing) {
    ASSERT_GT(
        allocations_during([] { std::string(1000, 'a').swap(*std::make_unique<std::string>()); }),
        0U)
        << "the counting allocator does not count";
    std::size_t sum = 0;
    const std::size_t count = allocations_during([&] {
        for (const std::string_view text : samples) {
            for (const rule rule : all_rules) {
                const auto result = parse(rule, text);
                sum += result ? read_everything(*result) : result.error().offset;
            }
        }
    });
    EXPECT_EQ(count, 0U);
    EXPECT_GT(sum, 0U);
}

TEST(parse, treats_a_null_text_as_empty) {
    EXPECT_TRUE(parse_uri_reference(std::string_view()));
    EXPECT_EQ(parse_uri(std::string_view()).error().reason, error_reason::missing_scheme);
}

TEST(parse, refuses_a_text_of_4_gib) {
    const reserved_text reserved((std::size_t{1} << 32) + 7);
    ASSERT_TRUE(reserved.is_there());
    for (const rule rule : all_rules) {
        const auto at_limit = parse(rule, reserved.text().substr(0, std::size_t{1} << 32));
        ASSERT_FALSE(at_limit);
        EXPECT_EQ(at_limit.error().reason, error_reason::too_long);
        EXPECT_EQ(at_limit.error().offset, UINT32_MAX);
        EXPECT_EQ(parse(rule, reserved.text()).error().reason, error_reason::too_long);
        const auto below = parse(rule, reserved.text().substr(0, UINT32_MAX));
        EXPECT_EQ(below.error().offset, 0U);
        EXPECT_NE(below.error().reason, error_reason::too_long);
    }
}

TEST(parse, reads_no_octet_after_the_text) {
    EXPECT_EQ(parse_uri(std::string_view("http://h/").substr(0, 2)).error(),
              (uri_error{error_reason::unexpected_end, component::scheme, 2}));
    EXPECT_EQ(parse_uri_reference(std::string_view("%41").substr(0, 2)).error(),
              (uri_error{error_reason::malformed_percent_encoding, component::path, 2}));
}

// Calls `visit` with all texts of at most `size` octets that can be made of `octets`.
template <class Visit>
void for_each_text(std::string_view octets, std::size_t size, const std::string& text,
                   const Visit& visit) {
    visit(text);
    for (std::size_t i = 0; size > 0 && i < octets.size(); ++i) {
        for_each_text(octets, size - 1, text + octets[i], visit);
    }
}

TEST(push_parser, gives_what_parse_gives_for_each_octet_as_a_chunk) {
    for_each_text("a1:/?#[]@% ", 4, "", [](const std::string& text) {
        for (const rule rule : all_rules) {
            const auto whole = parse(rule, text);
            push_parser parser(rule);
            for (const char& octet : text) {
                parser.feed({&octet, 1});
            }
            const push_result read = parser.finish();
            ASSERT_EQ(read.valid, whole.has_value()) << text;
            ASSERT_EQ(read.size, whole ? text.size() : whole.error().offset) << text;
            if (!whole) {
                ASSERT_EQ(read.error, whole.error()) << text << ": " << read.error;
            }
        }
    });
}

TEST(uri_error, offset_is_the_longest_prefix_of_a_valid_text) {
    // The octets before the offset can be completed to a valid text.  With one octet more, they
    // cannot.  The completions were written by hand.
    struct {
        std::string_view text;
        std::size_t offset;
        std::string_view completion;
    } const cases[] = {
        {"http://a b/", 8, ""},
        {"http://[1::2::3]", 13, "3]"},
        {"%GG", 1, "41"},
        {"%4", 2, "1"},
        {"http://h:8a/", 11, "@"},
        {"1a:b", 2, ""},
        {"http://[::256.0.0.1]", 13, "]"},
    };
    for (const auto& [text, offset, completion] : cases) {
        const auto result = parse_uri_reference(text);
        ASSERT_FALSE(result) << text;
        EXPECT_EQ(result.error().offset, offset) << caret_diagram(text, result.error().offset);
        const std::string completed = std::string(text.substr(0, offset)) + std::string(completion);
        EXPECT_TRUE(parse_uri_reference(completed)) << completed;
    }
}

}  // namespace
}  // namespace uriscan::tests
