// Tests that a range of code points becomes exactly its octets in UTF-8, with all 1,114,112 code
// points. The number of texts that an automaton accepts shows that it accepts no others.
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "grammar/abnf.hpp"
#include "grammar/automaton.hpp"
#include "grammar/rfc3987.hpp"
#include "grammar/utf8.hpp"

namespace uriscan::oracle {
namespace {

using namespace std::string_view_literals;

bool is_surrogate(code_point character) {
    return character >= 0xD800 && character <= 0xDFFF;
}

// Returns how many texts of up to four octets the automaton accepts, and 0 if it accepts a text of
// five octets.
std::uint64_t count_accepted(const dfa& language) {
    std::vector<std::uint64_t> texts(language.state_count());
    texts[dfa::start] = 1;
    std::uint64_t accepted = 0;
    for (int length = 1; length <= 5; ++length) {
        std::vector<std::uint64_t> longer(language.state_count());
        for (std::size_t at = 0; at < texts.size(); ++at) {
            for (unsigned octet = 0; octet < 256; ++octet) {
                const auto from = static_cast<dfa::state>(at);
                longer[language.next(from, static_cast<char>(octet))] += texts[at];
            }
        }
        texts = longer;
        for (std::size_t at = 0; at < texts.size(); ++at) {
            if (language.accepting(static_cast<dfa::state>(at))) {
                accepted += texts[at];
                if (length == 5 && texts[at] > 0) {
                    return 0;
                }
            }
        }
    }
    return accepted;
}

using ranges = std::vector<std::pair<code_point, code_point>>;

// Checks that the rule accepts the octets of each code point in the ranges, and no other texts. The
// ranges must be disjoint.
void expect_exactly(const dfa& language, const ranges& expected) {
    std::uint64_t count = 0;
    for (code_point character = 0; character <= largest_code_point; ++character) {
        bool wanted = false;
        for (const auto& [low, high] : expected) {
            wanted |= low <= character && character <= high && !is_surrogate(character);
        }
        count += wanted ? 1 : 0;
        ASSERT_EQ(language.accepts(in_utf8(character)), wanted) << std::hex << character;
    }
    EXPECT_EQ(count_accepted(language), count);
}

dfa language_of(std::string_view abnf) {
    return compile(read_abnf(abnf, notation::code_points), "r");
}

TEST(utf8, all_code_points_without_surrogates) {
    const dfa all = language_of("r = %x0-10FFFF");
    expect_exactly(all, {{0, 0x10FFFF}});
    EXPECT_EQ(count_accepted(all), 1114112U - 2048U);
    for (const auto text : {"\x80"sv,
                            "\xBF"sv,
                            "\xC0\x80"sv,
                            "\xC1\xBF"sv,
                            "\xE0\x80\x80"sv,
                            "\xE0\x9F\xBF"sv,
                            "\xED\xA0\x80"sv,
                            "\xED\xBF\xBF"sv,
                            "\xF0\x80\x80\x80"sv,
                            "\xF0\x8F\xBF\xBF"sv,
                            "\xF4\x90\x80\x80"sv,
                            "\xF5\x80\x80\x80"sv,
                            "\xF8\x88\x80\x80\x80"sv,
                            "\xC3"sv,
                            "\xE2\x82"sv,
                            "\xF0\x9F\x98"sv,
                            "\xFE"sv,
                            "\xFF"sv,
                            ""sv,
                            "\xC3\xA9\xA9"sv}) {
        EXPECT_FALSE(all.accepts(text)) << testing::PrintToString(text);
    }
    EXPECT_EQ(in_utf8(0x20AC), "\xE2\x82\xAC");
    EXPECT_EQ(in_utf8(0x10348), "\xF0\x90\x8D\x88");
}

TEST(utf8, the_characters_of_rfc_3987) {
    const grammar rules = rfc3987_grammar();
    ranges ucschar{{0xA0, 0xD7FF}, {0xF900, 0xFDCF}, {0xFDF0, 0xFFEF}, {0xE1000, 0xEFFFD}};
    for (code_point plane = 0x10000; plane <= 0xD0000; plane += 0x10000) {
        ucschar.emplace_back(plane, plane + 0xFFFD);
    }
    expect_exactly(compile(rules, "ucschar"), ucschar);
    expect_exactly(compile(rules, "iprivate"),
                   {{0xE000, 0xF8FF}, {0xF0000, 0xFFFFD}, {0x100000, 0x10FFFD}});
}

TEST(utf8, ranges_that_begin_and_end_anywhere) {
    const std::vector<code_point> edges{0x0,     0x1,     0x7F,     0x80,     0xBF,    0xC0,
                                        0x7FF,   0x800,   0xFFF,    0x1000,   0xD7FF,  0xD800,
                                        0xDFFF,  0xE000,  0xFFFF,   0x10000,  0x10041, 0x3FFFF,
                                        0x40000, 0xFFFFF, 0x100000, 0x10FFFE, 0x10FFFF};
    for (std::size_t i = 0; i < edges.size(); ++i) {
        for (std::size_t j = i; j < edges.size(); ++j) {
            std::uint64_t count = 0;
            for (const octet_ranges& sequence : utf8_sequences(edges[i], edges[j])) {
                std::uint64_t texts = 1;
                for (const octet_range& octet : sequence) {
                    texts *= octet.high - octet.low + 1;
                }
                count += texts;
            }
            std::uint64_t expected = 0;
            for (code_point character = edges[i]; character <= edges[j]; ++character) {
                expected += is_surrogate(character) ? 0 : 1;
            }
            EXPECT_EQ(count, expected) << std::hex << edges[i] << '-' << edges[j];
        }
    }
    expect_exactly(language_of("r = %xFFE-1001 / %x10041-3FFF0"),
                   {{0xFFE, 0x1001}, {0x10041, 0x3FFF0}});
}

std::optional<std::size_t> line_of_utf8_error(std::string_view abnf) {
    try {
        language_of(abnf);
    } catch (const abnf_error& error) {
        return error.line();
    }
    return std::nullopt;
}

TEST(utf8, numbers_are_code_points_only_in_their_notation) {
    EXPECT_TRUE(language_of("r = %xE9.20AC").accepts("\xC3\xA9\xE2\x82\xAC"));
    EXPECT_TRUE(language_of("r = %d233").accepts("\xC3\xA9"));
    EXPECT_TRUE(language_of("r = %x7F-80").accepts("\x7F"));
    EXPECT_TRUE(compile(read_abnf("r = %xE9"), "r").accepts("\xE9"));
    EXPECT_EQ(line_of_utf8_error("r = %xD7FF-E000"), std::nullopt);
    EXPECT_EQ(line_of_utf8_error("r = %xD800"), 1U);
    EXPECT_EQ(line_of_utf8_error("r = %xD800-DFFF"), 1U);
    EXPECT_EQ(line_of_utf8_error("r = %x110000"), 1U);
    EXPECT_EQ(line_of_utf8_error("r = %x100-FF"), 1U);
}

}  // namespace
}  // namespace uriscan::oracle
