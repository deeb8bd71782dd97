// Tests how values are counted in bounded memory: which values are forgotten, and by how much a
// count can be too low.
#include "cli/stats/value_counts.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace uriscan::tests {
namespace {

using cli::value_counts;
using counted = std::vector<std::pair<std::string, std::uint64_t>>;

TEST(value_counts, forgets_the_rarest_and_says_how_many) {
    value_counts counts;
    for (const auto& [value, times] : counted{{"e", 1}, {"d", 2}, {"c", 2}, {"b", 5}, {"a", 2}}) {
        counts.add(value, times);
    }
    counts.forget_rarest(5);
    EXPECT_EQ(counts.size(), 5U);
    EXPECT_EQ(counts.forgotten(), 0U);
    counts.forget_rarest(4);
    const auto left = counts.most_frequent(9);
    ASSERT_EQ(left.size(), 3U);  // the limit is 4, and three quarters of it stay
    EXPECT_EQ(left[0].value, "b");
    EXPECT_EQ(left[1].value, "a");
    EXPECT_EQ(left[2].value, "c");
    EXPECT_EQ(counts.forgotten(), 3U);
    EXPECT_EQ(counts.most_too_low(), 2U);
    EXPECT_EQ(counts.total(), 12U);
}

TEST(value_counts, never_undercounts_by_more_than_it_says) {
    std::mt19937 random(6);
    for (int round = 0; round < 50; ++round) {
        value_counts counts;
        std::map<std::string, std::uint64_t> exact;
        for (int i = 0; i < 2000; ++i) {
            const std::string value = std::to_string(random() % (1 + random() % 300));
            counts.add(value);
            ++exact[value];
            if (i % 97 == 0) {
                counts.forget_rarest(40);
            }
        }
        std::uint64_t known = 0;
        std::map<std::string, std::uint64_t> kept;
        for (const auto& [value, count] : counts.most_frequent(2000)) {
            kept[std::string(value)] = count;
            known += count;
        }
        EXPECT_GT(counts.forgotten(), 0U);
        EXPECT_EQ(known + counts.forgotten(), 2000U);
        for (const auto& [value, count] : exact) {
            EXPECT_LE(kept[value], count);
            EXPECT_GE(kept[value] + counts.most_too_low(), count) << value;
        }
    }
}

}  // namespace
}  // namespace uriscan::tests
