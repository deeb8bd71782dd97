// Tests how many lines a kernel reads without the machine.  A kernel that leaves more lines to the
// machine gives the same results, but is slow.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

#include "kernels/kernels.hpp"

namespace uriscan::tests {
namespace {

// Reads lines with a kernel alone, and returns how many of them it has found valid.
std::size_t count_read_alone(const kernel& kernel, std::string_view text) {
    const auto most = static_cast<std::size_t>(std::ranges::count(text, '\n'));
    const std::size_t room = most + line_rows::most_together;
    std::vector<std::uint32_t> numbers(9 * room);
    std::vector<std::uint64_t> valid(most / 64 + 2);
    const auto column = [&](std::size_t i) { return numbers.data() + i * room; };
    line_rows rows = {column(0), column(1), column(2), column(3),    column(4), column(5),
                      column(6), column(7), column(8), valid.data(), most};
    EXPECT_EQ(kernel.read_lines(text, 0, rows), text.size());
    EXPECT_EQ(rows.count, most);
    return std::accumulate(valid.begin(), valid.end(), std::size_t{0}, [](auto sum, auto word) {
        return sum + static_cast<std::size_t>(std::popcount(word));
    });
}

// Calls `check` with each kernel that reads lines.
template <class Check>
void with_each_kernel_for_lines(Check check) {
    for (const kernel* const usable_kernel : usable_kernels()) {
        const kernel& kernel = *usable_kernel;
        if (kernel.read_lines != read_no_lines) {
            SCOPED_TRACE(kernel.name);
            check(kernel);
        }
    }
}

TEST(kernel_lines, leave_no_usual_line_to_the_machine) {
    const std::string a(62, 'a');
    const std::vector<std::string> lines = {
        "", "a", "/a", "http://h.h/a/b?c=d&e=f#g/h?i", "https://u@h", "//h", "mailto:a@b",
        "urn:a:b", "a-b+c.1:", "%20", "/a%20b%4f?%41#%42", "?", "#", "//h:", "http://u:p@h:8080/p",
        "abcdefgh:", "abcdefghi+j-k.1://h/p", "http://[::1]/1", "//u:p@[1:2::a]:80", "//[::]:",
        // Long lines:
        "/a" + a, "http://h/" + a + "?" + a + "#" + a, "//h?" + a, "x:/#" + a, "/%41" + a + "%41",
        "/aaa" + a + "#b", "http://[::1]:80/" + a + "?" + a + "#" + a};
    with_each_kernel_for_lines([&](const kernel& kernel) {
        for (const std::string& line : lines) {
            for (const std::string_view line_end : {"\n", "\r\n"}) {
                std::string text;
                for (int i = 0; i < 64; ++i) {
                    text.append(line) += line_end;
                }
                EXPECT_EQ(count_read_alone(kernel, text), 64U) << line;
            }
        }
    });
}

// Near the end of a text, the first octets of a line are read in another way.
TEST(kernel_lines, leave_no_line_at_the_end_of_the_text_to_the_machine) {
    std::string text;
    for (int i = 0; i < 16; ++i) {
        text += "abcdefgh:\nabcdefghij:\nabcdefgh:\n\n";
    }
    with_each_kernel_for_lines(
        [&](const kernel& kernel) { EXPECT_EQ(count_read_alone(kernel, text), 64U); });
}

// In the first chunk, the machine must read some lines.  In the second chunk, it must read no line.
TEST(kernel_lines, leave_no_line_to_the_machine_because_of_an_earlier_chunk) {
    constexpr std::size_t in_chunk = 8192 / 20;
    std::string text;
    std::size_t valid = 0;
    for (std::size_t line = 0; line < 2 * in_chunk; ++line) {
        const bool is_valid = line >= in_chunk || line % 4 != 0;
        text += is_valid ? "/234?6789abcdefghij\n" : "/234?6789abcdefgh%i\n";
        valid += is_valid ? 1 : 0;
    }
    with_each_kernel_for_lines(
        [&](const kernel& kernel) { EXPECT_EQ(count_read_alone(kernel, text), valid); });
}

}  // namespace
}  // namespace uriscan::tests
