// Tests for_each_line().
#include "uriscan/batch.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

namespace uriscan::tests {
namespace {

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    for_each_line(text, [&](std::string_view line) { lines.emplace_back(line); });
    return lines;
}

TEST(for_each_line, removes_both_kinds_of_line_ends) {
    using lines = std::vector<std::string>;
    EXPECT_EQ(lines_of(""), lines{});
    EXPECT_EQ(lines_of("\n"), lines{""});
    EXPECT_EQ(lines_of("a"), lines{"a"});
    EXPECT_EQ(lines_of("a\r\nb\n\r\n\n"), (lines{"a", "b", "", ""}));
    EXPECT_EQ(lines_of("a\rb\nc\r"), (lines{"a\rb", "c\r"}));
}

TEST(take_line, keeps_a_cr_before_another_line_end_than_lf) {
    std::vector<std::string> lines;
    for (std::string_view rest("a\r\0b\n\0\0c", 8); !rest.empty();) {
        lines.emplace_back(detail::take_line(rest, '\0'));
    }
    EXPECT_EQ(lines, (std::vector<std::string>{"a\r", "b\n", "", "c"}));
}

TEST(doc_examples, lines_hpp) {
    std::size_t sizes = 0;
    uriscan::for_each_line("http://h/\r\n\nurn:a",
                           [&](std::string_view line) { sizes += line.size(); });
    EXPECT_EQ(sizes, 9U + 0U + 5U);
}

}  // namespace
}  // namespace uriscan::tests
