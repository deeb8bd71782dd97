// Compares how the kernels read IRIs with the IRI machine that never skips.  Most characters beyond
// ASCII are skipped by masks (kernels/characters.hpp).  So each character is tried at each position
// of a block.  Each pair of octets that can start a character is tried, too.
#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <random>
#include <string>
#include <string_view>

#include "kernels/iri_reader.hpp"
#include "kernels/kernels.hpp"
#include "support/case_file.hpp"
#include "support/guarded_pages.hpp"
#include "support/no_skipper.hpp"

namespace uriscan::tests {
namespace {

struct iri_answer {
    bool whole = false;
    read_part part;

    friend bool operator==(const iri_answer& a, const iri_answer& b) {
        return a.whole == b.whole && a.part.size == b.part.size && a.part.at == b.part.at;
    }
};

iri_answer read_without_skips(std::string_view text) {
    iri_answer found;
    found.whole = run_iri_machine<no_skipper>(text, reinterpret_cast<unsigned char*>(&found.part));
    return found;
}

iri_answer read_with_kernel(const kernel& kernel, std::string_view text) {
    iri_answer found;
    found.whole = kernel.read_iri(text, reinterpret_cast<unsigned char*>(&found.part));
    return found;
}

void expect_same(std::string_view text) {
    const iri_answer expected = read_without_skips(text);
    for (const kernel* const each : usable_kernels()) {
        const iri_answer got = read_with_kernel(*each, text);
        ASSERT_TRUE(got == expected) << each->name << ": " << in_quotes(text) << ", read "
                                     << got.part.size << " instead of " << expected.part.size;
    }
}

// Writes a code point in UTF-8, or a surrogate in the same way.
std::string utf8_of(std::uint32_t code) {
    const auto last = [code](int shift) {
        return static_cast<char>(0x80 | (code >> shift & 0x3F));
    };
    if (code < 0x800) {
        return {static_cast<char>(0xC0 | code >> 6), last(0)};
    }
    if (code < 0x10000) {
        return {static_cast<char>(0xE0 | code >> 12), last(6), last(0)};
    }
    return {static_cast<char>(0xF0 | code >> 18), last(12), last(6), last(0)};
}

constexpr std::uint32_t code_count = 0x110000;
constexpr std::size_t width = 64;  // the width of a block

bool is_ucschar(const std::string& character) {
    return read_without_skips("/" + character).whole;
}

// All characters follow each other, in a path, a fragment, a host and a query.  The text starts
// with 0 to 63 other octets.  So each character is at each position.
TEST(iri_kernels, read_each_character_at_each_position) {
    std::string all, others;
    for (std::uint32_t code = 0x80; code < code_count; ++code) {
        const std::string character = utf8_of(code);
        // From the supplementary planes, only a sample is tried.  The start and the end of each
        // plane and of each second octet are in it.
        const bool is_at_edge = (code & 0xFFFF) >= 0xFF00 || ((code + 0x40) & 0xFFF) < 0x80;
        if (code < 0x10000 || code % 61 == 0 || is_at_edge) {
            (is_ucschar(character) ? all : others) += character;
        }
    }
    ASSERT_GT(all.size(), 150'000U);
    ASSERT_GT(others.size(), 25'000U);
    for (const kernel* const each : usable_kernels()) {
        for (const std::string_view start : {"/", "#", "//", "?"}) {
            for (std::size_t before = 0; before < width; before += start == "/" ? 1 : 13) {
                const std::string text = std::string(start) + std::string(before, 'a') + all;
                const iri_answer got = read_with_kernel(*each, text);
                ASSERT_TRUE(got.whole) << each->name << start << before;
                ASSERT_EQ(got.part.size, text.size());
            }
        }
    }
}

TEST(iri_kernels, refuse_each_other_code_point_at_each_position) {
    for (std::uint32_t code = 0x80; code < code_count; code += code < 0xF0000 ? 1 : 61) {
        const std::string character = utf8_of(code);
        if (is_ucschar(character)) {
            continue;
        }
        // There are many private characters and tags, and all of them are alike.  So they are tried
        // at few positions.
        const bool is_like_others = (code >= 0xE000 && code < 0xF8FF) || code >= 0xE0000;
        for (std::size_t before = 0; before < width; before += is_like_others ? 21 : 1) {
            const std::string text = "/" + std::string(before, 'a') + character + "\u00E9bc";
            ASSERT_NO_FATAL_FAILURE(expect_same(text));
            ASSERT_NO_FATAL_FAILURE(expect_same(text + std::string(width, 'd')));
        }
    }
}

// The second octet decides whether a character is marked.  So each pair of octets is tried, also
// with too few or too many octets after it.
TEST(iri_kernels, read_each_pair_of_octets) {
    for (unsigned first = 0x80; first < 0x100; ++first) {
        for (unsigned second = 0; second < 0x100; ++second) {
            const std::string pair = {static_cast<char>(first), static_cast<char>(second)};
            for (const std::size_t before :
                 std::initializer_list<std::size_t>{0, 1, 59, 60, 61, 62}) {
                for (const char* after : {"", "\x80", "\xBF", "\x80\x80", "\x80\xC3", "x"}) {
                    const std::string text = "?" + std::string(before, 'a') + pair + after;
                    ASSERT_NO_FATAL_FAILURE(expect_same(text));
                }
            }
        }
    }
}

// If a character has four octets, its second and its third octet decide whether it is marked.
TEST(iri_kernels, read_each_start_of_four_octets) {
    for (unsigned first = 0xF0; first < 0xF6; ++first) {
        for (unsigned second = 0x7F; second <= 0xC0; ++second) {
            for (unsigned third = 0x7F; third <= 0xC0; ++third) {
                const std::string start = {static_cast<char>(first), static_cast<char>(second),
                                           static_cast<char>(third)};
                for (const std::size_t before : std::initializer_list<std::size_t>{1, 59, 60}) {
                    for (const char* after : {"", "\x7F", "\x80", "\xBD", "\xBE", "\xBF", "\xC3"}) {
                        const std::string text = "/" + std::string(before, 'a') + start + after;
                        ASSERT_NO_FATAL_FAILURE(expect_same(text));
                    }
                }
            }
        }
    }
}

// Texts of all sizes from many kinds of pieces, directly before a page that cannot be read.
TEST(iri_kernels, read_mixed_texts_of_all_sizes) {
    constexpr std::array<std::string_view, 30> pieces = {
        "a",
        "abcdefgh",
        "/",
        "?",
        "#",
        ":",
        "@",
        "%41",
        "%c3%a9",
        "//",
        "\u00E9",
        "\u0416\u0438",
        "\u65E5\u672C",
        "\u0939\u0940",
        "\U0001F600",
        "\U0001F680\U0001F600a",
        "\U00020000\u00E9",
        "\uE000",
        "\uFF0C",
        "\uFDD0",
        "\xC3",
        "\x80",
        "\xE3\x81",
        "\xED\xA0\x80",
        "[::1]",
        "%4",
        " ",
        "\u05D0\u05D1\u05D2\u05D3\u05D4\u05D5\u05D6\u05D7\u05D8\u05D9",
        "\uABCD\u00C0a\u0400",
        "http://"};
    constexpr std::size_t common = 19;  // the pieces that most texts consist of
    std::mt19937 random(3987);
    guarded_pages pages(4096);
    std::size_t valid = 0;
    for (int i = 0; i < 60'000; ++i) {
        std::string text;
        const std::size_t count = random() % 40;
        for (std::size_t piece = 0; piece < count; ++piece) {
            const bool is_rare = random() % 64 == 0;
            text += pieces[random() % (is_rare ? pieces.size() : common)];
        }
        ASSERT_NO_FATAL_FAILURE(expect_same(pages.put_at_end(text)));
        valid += read_without_skips(text).whole ? 1 : 0;
    }
    EXPECT_GT(valid, 2'000U);
}

// The machine is made from the ranges of the RFC, and the sets from the machine.  This test names
// all sets.
TEST(iri_kernels, mark_the_groups_that_the_header_names) {
    const auto has = [](const upper_set& set,
                        std::initializer_list<std::array<unsigned, 2>> ranges) {
        upper_set expected;
        for (const auto& [low, high] : ranges) {
            for (std::size_t octet = low; octet <= high; ++octet) {
                expected.add(uriscan::octet_range{octet, octet});
            }
        }
        return set == expected;
    };
    const auto& all = groups_of_characters.all;
    ASSERT_EQ(groups_of_characters.count, 6U);
    EXPECT_TRUE(has(all[0].seconds, {{0xA0, 0xBF}}) && has(all[0].firsts_of_two, {{0xC2, 0xC2}}) &&
                has(all[0].firsts_of_three, {{0xE0, 0xE0}}));
    EXPECT_TRUE(has(all[1].seconds, {{0x80, 0xBF}}) && has(all[1].firsts_of_two, {{0xC3, 0xDF}}) &&
                has(all[1].firsts_of_three, {{0xE1, 0xEC}}));
    EXPECT_TRUE(has(all[2].seconds, {{0x80, 0x9F}}) && all[2].firsts_of_two.empty() &&
                has(all[2].firsts_of_three, {{0xED, 0xED}}));
    EXPECT_TRUE(has(all[3].seconds, {{0xA4, 0xB6}, {0xB8, 0xBE}}) && all[3].firsts_of_two.empty() &&
                has(all[3].firsts_of_three, {{0xEF, 0xEF}}));
    EXPECT_TRUE(has(all[4].seconds, {{0x90, 0xBF}}) && has(all[4].firsts_of_four, {{0xF0, 0xF0}}));
    EXPECT_TRUE(has(all[5].seconds, {{0x80, 0x9F}, {0xA1, 0xAF}}) &&
                has(all[5].firsts_of_four, {{0xF3, 0xF3}}));
    EXPECT_TRUE(has(all[1].firsts_of_four, {{0xF1, 0xF2}}));
    EXPECT_TRUE(has(thirds_of_four, {{0x80, 0xBE}}));
    EXPECT_TRUE(has(all_firsts_of_four, {{0xF0, 0xF3}}));
}

}  // namespace
}  // namespace uriscan::tests
