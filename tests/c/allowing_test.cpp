// uriscan_parse_allowing() must give what parse_allowing() of C++ gives.
#include <gtest/gtest.h>

#include <memory>

#include "c/texts.hpp"
#include "uriscan/uriscan.h"
#include "uriscan/uriscan.hpp"

namespace uriscan::tests {
namespace {

// A flag and what it stands for, by the comments of uriscan.h.
struct meaning {
    std::uint32_t flag;
    allowances allowed;
};

allowances controls() {
    allowances allowed("\x7F");
    for (char octet = 0; octet < 0x20; ++octet) {
        allowed.allow(octet);
    }
    return allowed;
}

const std::vector<meaning>& meanings() {
    static const std::vector<meaning> all = {
        {URISCAN_ALLOW_SPACE, allowances(" ")},
        {URISCAN_ALLOW_CONTROL, controls()},
        {URISCAN_ALLOW_NON_ASCII, allow_non_ascii},
        {URISCAN_ALLOW_DOUBLE_QUOTE, allowances("\"")},
        {URISCAN_ALLOW_LESS_THAN, allowances("<")},
        {URISCAN_ALLOW_GREATER_THAN, allowances(">")},
        {URISCAN_ALLOW_LEFT_BRACKET, allowances("[")},
        {URISCAN_ALLOW_RIGHT_BRACKET, allowances("]")},
        {URISCAN_ALLOW_BACKSLASH, allowances("\\")},
        {URISCAN_ALLOW_CIRCUMFLEX, allowances("^")},
        {URISCAN_ALLOW_BACKQUOTE, allowances("`")},
        {URISCAN_ALLOW_LEFT_BRACE, allowances("{")},
        {URISCAN_ALLOW_VERTICAL_BAR, allowances("|")},
        {URISCAN_ALLOW_RIGHT_BRACE, allowances("}")},
        {URISCAN_ALLOW_NUMBER_SIGN, allowances("#")},
        {URISCAN_ALLOW_PERCENT_SIGN, allowances("%")},
        {URISCAN_ALLOW_ZONE_IDS, allow_zone_ids},
        {URISCAN_ALLOW_DELIMITERS, allowances("<>\"")},
        {URISCAN_ALLOW_BRACKETS, allowances("[]")},
        {URISCAN_ALLOW_UNWISE, allowances("^`{|}")},
        {URISCAN_ALLOW_LIKE_HTTP_PARSER,
         allowances("\"#%<>[\\]^`{|}") | allow_non_ascii | allow_zone_ids},
        {URISCAN_ALLOW_ALL,
         allowances(" \"#%<>[\\]^`{|}") | controls() | allow_non_ascii | allow_zone_ids},
        {0, allowances()},
    };
    return all;
}

// The flags of what was let through.
std::uint32_t flags_of(const allowances& let_through) {
    std::uint32_t flags = 0;
    if (let_through.empty()) {
        return flags;
    }
    for (const meaning& row : meanings()) {
        const bool is_single = (row.flag & (row.flag - 1)) == 0;
        for (int octet = -128; is_single && octet < 128; ++octet) {
            const auto value = static_cast<char>(octet);
            if (row.allowed.allows(value) && let_through.allows(value)) {
                flags |= row.flag;
            }
        }
    }
    return flags | (let_through.allows_zone_ids() ? URISCAN_ALLOW_ZONE_IDS : 0);
}

// What uriscan_parse_allowing() stores.  The text is a copy on the heap, so that a sanitizer finds
// any access after its end.
struct answer {
    answer(uriscan_rule rule, const std::string& text, std::uint32_t allowed)
        : copy(new char[text.size()]) {
        std::copy(text.begin(), text.end(), copy.get());
        status = uriscan_parse_allowing(rule, copy.get(), text.size(), allowed, &uri, &error,
                                        &let_through);
        EXPECT_EQ(status, uriscan_parse_allowing(rule, copy.get(), text.size(), allowed, nullptr,
                                                 nullptr, nullptr));
    }

    std::unique_ptr<char[]> copy;
    uriscan_uri uri = {9, 9, 9, 9, 9, 9, 9, 9};
    uriscan_error error = {9, 9, 9};
    std::uint32_t let_through = 9;
    uriscan_status status = 9;
};

// Checks that the answer has the components of `expected`, or its error.
void compare(const result<allowed_view>& expected, std::uint32_t form, const answer& found) {
    ASSERT_EQ(found.status == URISCAN_OK, expected.has_value());
    ASSERT_EQ(found.error.status, found.status);
    const uri_components at = expected ? expected->components() : uri_components();
    ASSERT_EQ((uri_components{found.uri.scheme_end, found.uri.host_begin, found.uri.host_end,
                              found.uri.path_begin, found.uri.path_end, found.uri.query_end}),
              at);
    ASSERT_EQ(found.uri.size, expected ? expected->text().size() : 0);
    ASSERT_EQ(found.uri.form, expected ? form : 0);
    ASSERT_EQ(found.let_through, expected ? flags_of(expected->let_through()) : 0);
    const uriscan_slice zone =
        uriscan_get(&found.uri, expected ? expected->text().data() : "", URISCAN_COMPONENT_ZONE_ID);
    ASSERT_EQ(std::string_view(zone.data, zone.size),
              expected ? expected->zone_id() : std::string_view());
    if (!expected) {
        ASSERT_EQ(found.error.offset, expected.error().offset);
        ASSERT_EQ(uriscan_status_name(found.status), name_of(expected.error().reason));
        ASSERT_EQ(uriscan_component_name(found.error.component),
                  name_of(expected.error().component));
    }
}

// The texts for all C functions, and some with zone identifiers.
std::vector<std::string> texts_to_allow() {
    std::vector<std::string> texts = texts_for_c();
    for (const std::string host : {"[fe80::1%25eth0]", "[fe80::1%eth0]", "[::1%]", "[v1.a%b]"}) {
        texts.push_back("http://" + host + "/");
        texts.push_back("//u@" + host + ":80/a|b");
    }
    return texts;
}

TEST(c, lets_octets_through_as_cxx_does) {
    std::size_t let_through = 0;
    for (const std::string& text : texts_to_allow()) {
        for (const meaning& row : meanings()) {
            for (const rule checked :
                 {rule::uri_reference, rule::uri, rule::absolute_uri, rule::relative_ref}) {
                const answer found(static_cast<uriscan_rule>(checked), text, row.flag);
                ASSERT_NO_FATAL_FAILURE(
                    compare(parse_allowing(checked, text, row.allowed), 0, found))
                    << text << ", flags " << row.flag;
                let_through += found.let_through != 0 ? 1 : 0;
            }
            const answer absolute(URISCAN_RULE_ABSOLUTE_FORM, text, row.flag);
            ASSERT_NO_FATAL_FAILURE(compare(parse_allowing(rule::absolute_uri, text, row.allowed),
                                            URISCAN_RULE_ABSOLUTE_FORM, absolute))
                << text << ", flags " << row.flag;
        }
    }
    EXPECT_GT(let_through, 5000U);
}

// For the rule origin-form, the C function must give what parse_path_allowing() gives.  But
// the C function refuses a fragment.
TEST(c, lets_octets_of_an_origin_form_through_as_cxx_does) {
    std::size_t let_through = 0;
    for (const std::string& end : texts_to_allow()) {
        const std::string text = "/" + end;
        const std::size_t fragment = text.find('#');
        for (const meaning& row : meanings()) {
            const answer found(URISCAN_RULE_ORIGIN_FORM, text, row.flag);
            result<allowed_view> expected = parse_path_allowing(text, row.allowed);
            const bool reaches_fragment =
                fragment != text.npos && (expected || expected.error().offset > fragment);
            if (reaches_fragment) {
                expected =
                    uri_error{error_reason::unexpected_fragment, component::fragment, fragment};
            }
            ASSERT_NO_FATAL_FAILURE(compare(expected, URISCAN_RULE_ORIGIN_FORM, found))
                << text << ", flags " << row.flag;
            let_through += found.let_through != 0 ? 1 : 0;
        }
    }
    EXPECT_GT(let_through, 3000U);
}

// If nothing is allowed, the answers are those of uriscan_parse(), also for origin forms.
TEST(c, lets_nothing_through_without_flags) {
    for (const std::string& end : texts_to_allow()) {
        for (const uriscan_rule rule : {URISCAN_RULE_ORIGIN_FORM, URISCAN_RULE_ABSOLUTE_FORM}) {
            const std::string text = (rule == URISCAN_RULE_ORIGIN_FORM ? "/" : "") + end;
            const answer found(rule, text, 0);
            uriscan_uri uri;
            uriscan_error error;
            ASSERT_EQ(uriscan_parse(rule, text.data(), text.size(), &uri, &error), found.status);
            ASSERT_EQ(found.error.offset, error.offset) << text;
            ASSERT_EQ(found.error.component, error.component) << text;
            ASSERT_EQ(found.uri.form, uri.form) << text;
            ASSERT_EQ(found.uri.path_end, uri.path_end) << text;
        }
    }
}

TEST(c, refuses_unknown_flags_and_rules) {
    for (const uriscan_rule rule : {-1, 4, 16, 19, 20, 21, 22}) {
        EXPECT_EQ(answer(rule, "/", 0).status, URISCAN_INVALID_ARGUMENT) << rule;
    }
    const answer unknown(URISCAN_RULE_URI_REFERENCE, "/", 1U << 17);
    EXPECT_EQ(unknown.status, URISCAN_INVALID_ARGUMENT);
    EXPECT_EQ(unknown.uri.path_end, 0U);
    EXPECT_EQ(unknown.let_through, 0U);
}

TEST(c, knows_the_flags_of_octets) {
    for (int octet = -128; octet < 128; ++octet) {
        const char text[] = {static_cast<char>(octet), '|'};
        std::uint32_t expected = 0;
        for (const meaning& row : meanings()) {
            if ((row.flag & (row.flag - 1)) == 0 && row.allowed.allows(text[0])) {
                expected = row.flag;
            }
        }
        EXPECT_EQ(uriscan_allowances(text, 1), expected) << octet;
        EXPECT_EQ(uriscan_allowances(text, 2),
                  expected == 0 ? 0 : expected | URISCAN_ALLOW_VERTICAL_BAR);
    }
}

}  // namespace
}  // namespace uriscan::tests
