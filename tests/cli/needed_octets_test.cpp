// Lines that do not have needed octets are left out.
#include "cli/input/needed_octets.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <random>
#include <string>
#include <string_view>

namespace uriscan::tests {
namespace {

std::string in_lower_case(std::string_view text) {
    std::string made;
    for (const char octet : text) {
        made += static_cast<char>(std::tolower(static_cast<unsigned char>(octet)));
    }
    return made;
}

// Returns the lines that have the text, in upper or lower case, or a backslash.
std::string lines_with(std::string_view text, std::string_view lines) {
    std::string found;
    while (!lines.empty()) {
        const std::string_view line = lines.substr(0, lines.find('\n') + 1);
        lines.remove_prefix(line.size());
        if (in_lower_case(line).find(text) != std::string::npos ||
            line.find('\\') != std::string_view::npos) {
            found += line;
        }
    }
    return found;
}

// Returns the lines that skip_lines() does not leave out.  Expects that it leaves out the rest.
std::string lines_left(const cli::needed_octets& needed, std::string_view lines) {
    std::string found;
    while (!lines.empty()) {
        const std::string_view before = lines;
        const std::string_view left_out = needed.skip_lines(lines, '\n');
        EXPECT_EQ(std::string(left_out) + std::string(lines), before);
        EXPECT_TRUE(lines.empty() || left_out.empty() || left_out.ends_with('\n'));
        const std::string_view line =
            lines.substr(0, std::min(lines.find('\n'), lines.size() - 1) + 1);
        found += line;
        lines.remove_prefix(line.size());
    }
    return found;
}

TEST(needed_octets, leave_out_the_lines_that_do_not_have_them) {
    std::mt19937 random(1);
    const auto choose = [&](std::size_t most) { return random() % most; };
    for (int i = 0; i < 20'000; ++i) {
        constexpr std::string_view alphabet = "aAb.";
        std::string text;
        for (std::size_t size = 1 + choose(7); text.size() < size;) {
            text += "ab."[choose(3)];
        }
        std::string lines;
        for (std::size_t size = choose(300); lines.size() < size;) {
            const bool ends = choose(20) == 0;
            lines += ends ? '\n' : choose(90) == 0 ? '\\' : alphabet[choose(alphabet.size())];
        }
        lines += '\n';
        EXPECT_EQ(lines_left(cli::needed_octets(text, '\\'), lines), lines_with(text, lines))
            << text << '\n'
            << lines;
    }
}

TEST(needed_octets, can_be_in_lines_without_escapes) {
    const cli::needed_octets needed("a.b", std::nullopt);
    EXPECT_EQ(lines_left(needed, "x\\\nxA.Bx\n\na.b"), "xA.Bx\na.b");
    EXPECT_EQ(lines_left(needed, "a.\n.b\na.b\n"), "a.b\n");
    EXPECT_EQ(lines_left(needed, std::string(63, 'x') + "a.b\n" + std::string(70, 'y')),
              std::string(63, 'x') + "a.b\n");
}

}  // namespace
}  // namespace uriscan::tests
