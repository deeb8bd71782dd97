// Checks that check_lines() gives the same verdicts as is_valid(), with each kernel.
// parse_lines_test.cpp checks the verdicts on its lines, too.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "support/reserved_text.hpp"
#include "unit/each_kernel.hpp"
#include "uriscan/batch.hpp"

namespace uriscan::tests {
namespace {

class check_lines_test : public each_kernel_test {};

// Each line is between other such lines, so it is at many offsets of blocks.
TEST_F(check_lines_test, is_right_about_all_short_lines) {
    constexpr std::string_view alphabet("a1+~:/?#@%[ \r\x80", 14);
    for (const std::string_view before : {"", "//", "a:/", "s://h:", "#"}) {
        std::string text;
        const auto add_all = [&](auto& self, const std::string& line) -> void {
            text.append(before).append(line) += '\n';
            if (line.size() < 4) {
                for (const char octet : alphabet) {
                    self(self, line + octet);
                }
            }
        };
        add_all(add_all, "");
        std::vector<bool> expected;
        for_each_line(text, [&](std::string_view line) {
            expected.push_back(is_valid(rule::uri_reference, line));
        });
        with_each_kernel([&] {
            std::vector<std::uint64_t> valid(expected.size() / 64 + 1);
            const checked_lines checked = check_lines(text, valid);
            ASSERT_EQ(checked.lines, expected.size());
            EXPECT_EQ(checked.valid, static_cast<std::size_t>(std::ranges::count(expected, true)));
            for (std::size_t line = 0; line < expected.size(); ++line) {
                ASSERT_EQ((valid[line / 64] >> line % 64 & 1) != 0, expected[line]) << line;
            }
        });
    }
}

// There is room for the verdicts on 64 lines.  The lines after them are not valid, so a verdict on
// one of them would change the next word.  The 64th line ends at each offset of a strip, the octets
// that a kernel reads together.
TEST_F(check_lines_test, writes_no_verdict_without_room) {
    constexpr std::size_t strip = 512;
    for (std::size_t size = 0; size <= strip; ++size) {
        std::string text = std::string(size, 'a') + '\n';
        for (std::size_t line = 1; line < 64; ++line) {
            text += "a\n";
        }
        const std::size_t end = text.size();
        for (std::size_t line = 0; line < 3; ++line) {
            text += std::string(strip + 1, '{') + '\n';  // this line starts in the same strip
        }
        with_each_kernel([&] {
            std::array<std::uint64_t, 2> valid = {0, 0};
            const checked_lines checked = check_lines(text, std::span(valid).first(1));
            EXPECT_EQ(checked.lines, 64U);
            EXPECT_EQ(checked.valid, 64U);
            EXPECT_EQ(checked.octets, end);
            EXPECT_EQ(valid[1], 0U) << size;
        });
    }
}

// One addition moves over a run of octets.  The runs of this test end at each offset of some
// blocks.
TEST_F(check_lines_test, follows_runs_over_the_ends_of_blocks) {
    for (const std::string_view before : {"", "/", "//", "a:", "a://", "a://h:", "?", "#", "1"}) {
        for (const char octet : {'a', '1', '~', '/', '?', '#', '@', ':'}) {
            for (const std::string_view after : {"", ":", "/", "#", "@", ":1", ":a", "%4", "%41"}) {
                std::string text;
                for (const std::size_t size : std::initializer_list<std::size_t>{
                         0,   1,   2,   61,  62,  63,  64,  65,  126, 127, 128,
                         447, 448, 449, 510, 511, 512, 513, 575, 576, 1100}) {
                    text.append(before).append(size, octet).append(after) += '\n';
                }
                text += std::string(600, '\n');
                with_each_kernel([&] { expect_verdicts(text, rule::uri_reference, 20); });
            }
        }
    }
}

TEST_F(check_lines_test, leaves_lines_without_room) {
    std::uint64_t word = 0;
    const std::string text(1000, '\n');
    with_each_kernel([&] {
        const checked_lines checked = check_lines(text, {&word, 1});
        EXPECT_EQ(checked.lines, 64U);
        EXPECT_EQ(checked.octets, 64U);
        EXPECT_EQ(word, ~std::uint64_t{0});
        EXPECT_EQ(check_lines(text, {}).octets, 0U);
        EXPECT_EQ(check_lines("", {&word, 1}).lines, 0U);
        EXPECT_EQ(word, 0U);
    });
}

// A strip of AVX-512 has 512 octets.  The end of a strip decides how the next strip starts, even if
// the next one has only usual octets.  More lines follow, because a kernel does not read the last
// line of a text.
TEST_F(check_lines_test, refuses_a_line_for_an_octet_at_any_offset) {
    std::string after(100, 'a');
    while (after.size() < 1200) {
        after += "\nb";
    }
    for (const std::string wrong : {"%zz", "%4z", "\ra", "#a#", "[", "\x80"}) {
        for (std::size_t size = 0; size < 1100; size += size % 64 == 4 ? 50 : 1) {
            const std::string text = '/' + std::string(size, 'a') + wrong + after + '\n';
            with_each_kernel([&] { expect_verdicts(text, rule::uri_reference, 40); });
        }
    }
}

TEST_F(check_lines_test, says_that_a_line_of_4_gib_is_not_valid) {
    const reserved_text longest(max_text_size + std::size_t{1}, "a\n");
    ASSERT_TRUE(longest.is_there());
    std::uint64_t word = 0;
    const checked_lines checked = check_lines(longest.text(), {&word, 1});
    EXPECT_EQ(checked.octets, longest.text().size());
    EXPECT_EQ(checked.lines, 2U);
    EXPECT_EQ(word, 1U);
}

TEST(doc_examples, check_lines) {
    std::array<std::uint64_t, 64> valid;
    std::size_t wrong = 0;
    for (std::string_view rest = "http://h/p\nhttp://a b/\n//i"; !rest.empty();) {
        const uriscan::checked_lines checked = uriscan::check_lines(rest, valid);
        wrong += checked.lines - checked.valid;
        rest.remove_prefix(checked.octets);
    }
    EXPECT_EQ(wrong, 1U);
}

}  // namespace
}  // namespace uriscan::tests
