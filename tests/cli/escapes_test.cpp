// Tests that the search for backslashes gives the same answer for a line in a text as for this line
// alone.
#include "cli/input/escaped_text.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "uriscan/batch.hpp"

namespace uriscan::test {
namespace {

// Returns "1" for each line that has an escape, and "0" for the others.
std::string search_each(cli::escape_search& search, const std::vector<std::string_view>& lines) {
    std::string found;
    for (const std::string_view line : lines) {
        found += search.has_escape(line) ? '1' : '0';
    }
    return found;
}

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    for_each_line(text, [&](std::string_view line) { lines.push_back(line); });
    return lines;
}

TEST(escape_search, says_which_lines_of_a_text_have_a_backslash) {
    struct {
        std::string_view text;
        std::string_view expected;
    } const cases[] = {
        {"", ""},
        {"a\nb\n", "00"},
        {"\\\nb\n", "10"},
        {"a\n\\", "01"},
        {"a\\\n\\b\nc", "110"},
        {"a\n\n\\\n\nb\\b\\b\n\n", "001010"},
        {"a\nb\nc\\", "001"},
    };
    for (const auto& [text, expected] : cases) {
        cli::escape_search search;
        search.start(text);
        EXPECT_EQ(search_each(search, lines_of(text)), expected) << text;
    }
}

TEST(escape_search, is_right_if_lines_are_left_out) {
    constexpr std::string_view text = "\\\n\\\na\n\\\na\n\\";
    const std::vector<std::string_view> lines = lines_of(text);
    cli::escape_search search;
    search.start(text);
    EXPECT_EQ(search_each(search, {lines[2], lines[4], lines[5]}), "001");
}

TEST(escape_search, starts_again_with_another_text) {
    constexpr std::string_view first = "a\nb";
    constexpr std::string_view second = "a\\b\nc";
    cli::escape_search search;
    search.start(second);
    EXPECT_EQ(search_each(search, lines_of(second)), "10");
    search.start(first);
    EXPECT_EQ(search_each(search, lines_of(first)), "00");
    search.start(second);
    EXPECT_EQ(search_each(search, lines_of(second)), "10");
}

TEST(escape_search, searches_other_lines_alone) {
    constexpr std::string_view text = "a\nb\\\nc\n";
    const std::string other = "d\\";
    const std::string plain = "e";
    cli::escape_search search;
    EXPECT_EQ(search_each(search, {other, plain}), "10");
    search.start(text);
    EXPECT_EQ(search_each(search, {plain, lines_of(text)[0], other, lines_of(text)[1], plain}),
              "00110");
}

}  // namespace
}  // namespace uriscan::test
