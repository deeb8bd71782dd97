// Tests of lines with each kernel.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

#include "kernels/kernels.hpp"
#include "uriscan/batch.hpp"

namespace uriscan::tests {

class each_kernel_test : public testing::Test {
protected:
    ~each_kernel_test() override { choose_kernel(); }

    // Calls `check` while each of the kernels is in use.
    template <class Check>
    static void with_each_kernel(Check check) {
        for (const kernel* const usable_kernel : usable_kernels()) {
            const kernel& kernel = *usable_kernel;
            SCOPED_TRACE(kernel.name);
            use_kernel(kernel);
            check();
        }
    }
};

// Checks the verdicts on all lines of `text`, with room for 64 * `words` lines.
inline void expect_verdicts(std::string_view text, rule rule, std::size_t words) {
    std::vector<std::uint64_t> valid(words);
    std::string_view rest = text;
    while (!rest.empty()) {
        std::ranges::fill(valid, ~std::uint64_t{0});
        const checked_lines checked = check_lines(rest, valid, rule);
        std::size_t line = 0;
        std::size_t count = 0;
        std::string_view lines = rest.substr(0, checked.octets);
        for_each_line(lines, [&](std::string_view octets) {
            ASSERT_LT(line, checked.lines);
            const bool is_valid = (valid[line / 64] >> line % 64 & 1) != 0;
            EXPECT_EQ(is_valid, uriscan::is_valid(rule, octets)) << octets;
            count += is_valid ? 1 : 0;
            ++line;
        });
        ASSERT_EQ(line, checked.lines);
        EXPECT_EQ(checked.valid, count);
        rest.remove_prefix(checked.octets);
        EXPECT_TRUE(checked.lines == 64 * words || rest.empty());
        for (; line < 64 * words; ++line) {
            EXPECT_EQ(valid[line / 64] >> line % 64 & 1, 0U);
        }
    }
}

}  // namespace uriscan::tests
