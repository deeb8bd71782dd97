// The C functions at the limit of 2^32 octets.
#include <gtest/gtest.h>

#include <cstdint>
#include <string_view>

#include "support/repeated_octet.hpp"
#include "uriscan/uriscan.h"

namespace uriscan::tests {
namespace {

constexpr std::uint32_t longest = UINT32_MAX;
constexpr std::size_t too_long = std::size_t{longest} + 1;

// A path of 4 GiB.
class c_with_long_texts : public testing::Test {
protected:
    void SetUp() override {
        ASSERT_TRUE(memory.is_there());
        memory.set_first("/");
    }

    const char* data() const { return memory.text().data(); }

    repeated_octet memory{'a'};
};

void expect_too_long(uriscan_status status, const uriscan_uri& uri, const uriscan_error& error) {
    EXPECT_EQ(status, URISCAN_TOO_LONG);
    EXPECT_EQ(error.status, URISCAN_TOO_LONG);
    EXPECT_EQ(error.offset, longest);
    EXPECT_EQ(error.component, URISCAN_COMPONENT_PATH);
    EXPECT_EQ(uri.path_end, 0U);
    EXPECT_EQ(uri.size, 0U);
}

TEST_F(c_with_long_texts, parses_all_below_4_gib) {
    uriscan_uri uri;
    uriscan_error error;
    expect_too_long(uriscan_parse(URISCAN_RULE_URI_REFERENCE, data(), too_long, &uri, &error), uri,
                    error);
    EXPECT_EQ(uriscan_is_valid(URISCAN_RULE_URI_REFERENCE, data(), too_long), 0);
    expect_too_long(uriscan_parse_allowing(URISCAN_RULE_URI_REFERENCE, data(), too_long,
                                           URISCAN_ALLOW_ALL, &uri, &error, nullptr),
                    uri, error);
    EXPECT_EQ(uriscan_parse(URISCAN_RULE_URI_REFERENCE, data(), longest, &uri, &error), URISCAN_OK);
    EXPECT_EQ(uri.size, longest);
    EXPECT_EQ(uri.path_end, longest);
}

TEST_F(c_with_long_texts, parses_many_below_4_gib) {
    const uriscan_slice texts[] = {{data(), too_long}, {data(), longest}};
    uriscan_uri uris[2];
    std::uint64_t valid = 0;
    EXPECT_EQ(uriscan_parse_many(URISCAN_RULE_URI_REFERENCE, texts, 2, uris, &valid), 1U);
    EXPECT_EQ(valid, 2U);
    EXPECT_EQ(uris[0].size, 0U);
    EXPECT_EQ(uris[1].size, longest);
}

TEST_F(c_with_long_texts, parses_chunks_below_4_gib) {
    uriscan_push push;
    uriscan_uri uri;
    uriscan_error error;
    ASSERT_EQ(uriscan_push_start(&push, URISCAN_RULE_URI_REFERENCE), URISCAN_OK);
    ASSERT_EQ(uriscan_push_feed(&push, data(), longest), 1);
    EXPECT_EQ(uriscan_push_finish(&push, &uri, &error), URISCAN_OK);
    EXPECT_EQ(uri.path_end, longest);
    EXPECT_EQ(uri.size, longest);
    ASSERT_EQ(uriscan_push_feed(&push, "a", 1), 1);
    expect_too_long(uriscan_push_finish(&push, &uri, &error), uri, error);
}

// The path is empty and becomes "/".
TEST_F(c_with_long_texts, normalizes_to_less_than_4_gib) {
    memory.set_first("http://h?");
    const auto normalize = [&](std::uint32_t size, std::size_t& needed) {
        const uriscan_uri uri = {4, 7, 8, 8, 8, size, size, 0};
        return uriscan_normalize(&uri, data(), URISCAN_NORMALIZE_EMPTY_PATH, nullptr, 0, &needed);
    };
    std::size_t needed = 99;
    EXPECT_EQ(normalize(longest, needed), URISCAN_TOO_LONG);
    EXPECT_EQ(needed, 0U);
    EXPECT_EQ(normalize(longest - 1, needed), URISCAN_BUFFER_TOO_SMALL);
    EXPECT_EQ(needed, longest);
}

// Calls write(needed) without a buffer, and checks the size that it needs.
template <class Write>
void expect_needed(std::uint32_t expected, Write write) {
    std::size_t needed = 99;
    EXPECT_EQ(write(&needed), URISCAN_BUFFER_TOO_SMALL);
    EXPECT_EQ(needed, expected);
}

template <class Write>
void expect_too_long(Write write) {
    std::size_t needed = 99;
    EXPECT_EQ(write(&needed), URISCAN_TOO_LONG);
    EXPECT_EQ(needed, 0U);
}

// The URI is "http://h/" and then octets of the path.
TEST_F(c_with_long_texts, changes_to_less_than_4_gib) {
    memory.set_first("http://h/");
    for (const std::uint32_t left : {0U, 1U, 2U, 3U}) {
        const std::uint32_t size = longest - left;
        const uriscan_uri uri = {4, 7, 8, 8, size, size, size, 0};
        const auto add_fragment = [&](std::size_t* needed) {
            return uriscan_with(&uri, data(), URISCAN_COMPONENT_FRAGMENT, "", 0, 0, nullptr, 0,
                                needed, nullptr, nullptr);
        };
        const auto add_parameter = [&](std::size_t* needed) {
            return uriscan_with_parameter(&uri, data(), "k", 1, nullptr, 0, 0, nullptr, 0, needed,
                                          nullptr, nullptr);
        };
        const auto build = [&](std::size_t* needed) {
            uriscan_builder builder;
            EXPECT_EQ(uriscan_builder_start(&builder, &uri, data(), nullptr, 0), URISCAN_OK);
            EXPECT_EQ(uriscan_builder_append_segment(&builder, "a", 1, 0), URISCAN_OK);
            return uriscan_builder_finish(&builder, 0, needed, nullptr, nullptr);
        };
        left < 1 ? expect_too_long(add_fragment) : expect_needed(size + 1, add_fragment);
        left < 2 ? expect_too_long(add_parameter) : expect_needed(size + 2, add_parameter);
        left < 2 ? expect_too_long(build) : expect_needed(size + 2, build);
    }
}

TEST_F(c_with_long_texts, refuses_values_of_4_gib) {
    const uriscan_uri uri = {};
    uriscan_builder builder;
    uriscan_error error;
    for (const std::uint32_t flags : {0U, std::uint32_t{URISCAN_CHANGE_DATA}}) {
        for (int which = 0; which < 7; ++which) {
            expect_too_long([&](std::size_t* needed) {
                return uriscan_with(&uri, "", which, data(), too_long, flags, nullptr, 0, needed,
                                    nullptr, &error);
            });
            EXPECT_EQ(error.component, which);
        }
        expect_too_long([&](std::size_t* needed) {
            return uriscan_with_parameter(&uri, "", data(), too_long, "", 0, flags, nullptr, 0,
                                          needed, nullptr, nullptr);
        });
        expect_too_long([&](std::size_t* needed) {
            return uriscan_with_parameter(&uri, "", "", 0, data(), too_long, flags, nullptr, 0,
                                          needed, nullptr, nullptr);
        });
        ASSERT_EQ(uriscan_builder_start(&builder, nullptr, nullptr, nullptr, 0), URISCAN_OK);
        EXPECT_EQ(uriscan_builder_append_segment(&builder, data(), too_long, flags),
                  URISCAN_TOO_LONG);
        EXPECT_EQ(uriscan_builder_append_parameter(&builder, data(), too_long, "", 0, flags),
                  URISCAN_TOO_LONG);
    }
}

}  // namespace
}  // namespace uriscan::tests
