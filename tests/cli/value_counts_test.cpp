// Tests how values are counted in bounded memory: which values are forgotten, and by how much a
// count can be too low.
#include "cli/stats/value_counts.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "cli/stats/hashes.hpp"

namespace uriscan::tests {
namespace {

using cli::value_counts;
using counted = std::vector<std::pair<std::string, std::uint64_t>>;

constexpr std::size_t any_size = std::numeric_limits<std::size_t>::max();

// A table and its memory.
struct owned_counts {
    std::pmr::monotonic_buffer_resource memory;
    value_counts counts{memory};
};

std::unique_ptr<owned_counts> copied(const value_counts& counts, cli::table_limits limits) {
    auto made = std::make_unique<owned_counts>();
    made->counts.copy_most_frequent(counts, limits);
    return made;
}

TEST(value_counts, forgets_the_rarest_and_says_how_many) {
    owned_counts table;
    for (const auto& [value, times] : counted{{"e", 1}, {"d", 2}, {"c", 2}, {"b", 5}, {"a", 2}}) {
        table.counts.add(value, times);
    }
    const auto whole = copied(table.counts, {5, any_size});
    EXPECT_EQ(whole->counts.size(), 5U);
    EXPECT_EQ(whole->counts.forgotten(), 0U);
    const auto smaller = copied(table.counts, {4, any_size});
    const value_counts& counts = smaller->counts;
    const auto left = counts.most_frequent(9);
    ASSERT_EQ(left.size(), 2U);  // the limit is 4, and half of it stays
    EXPECT_EQ(left[0].value, "b");
    EXPECT_EQ(left[1].value, "a");
    EXPECT_EQ(counts.forgotten(), 5U);
    EXPECT_EQ(counts.most_too_low(), 2U);
    EXPECT_EQ(counts.total(), 12U);
}

TEST(value_counts, forgets_the_rarest_if_it_has_too_many_octets) {
    owned_counts table;
    for (const auto& [value, times] : counted{{"a", 1}, {"b", 3}, {"c", 1}, {"d", 1}}) {
        table.counts.add(std::string(500, value[0]), times);
    }
    const std::size_t octets = table.counts.octets();
    EXPECT_GT(octets, 2000U);
    EXPECT_EQ(copied(table.counts, {9, octets})->counts.size(), 4U);
    const auto smaller = copied(table.counts, {9, octets - 1});
    const auto left = smaller->counts.most_frequent(9);
    ASSERT_EQ(left.size(), 3U);
    EXPECT_EQ(left[0].value, std::string(500, 'b'));
    EXPECT_EQ(left[1].value, std::string(500, 'a'));
    EXPECT_EQ(left[2].value, std::string(500, 'c'));
    EXPECT_LE(smaller->counts.octets(), octets - 1);
    EXPECT_EQ(smaller->counts.forgotten(), 1U);
    EXPECT_EQ(smaller->counts.most_too_low(), 1U);
    const auto nothing = copied(smaller->counts, {9, 10});
    EXPECT_EQ(nothing->counts.size(), 0U);
    EXPECT_EQ(nothing->counts.forgotten(), 6U);
    EXPECT_EQ(nothing->counts.most_too_low(), 4U);
}

// The values that stay are the first in the order by count, then by alphabet, within the limits.
TEST(value_counts, forgets_the_last_in_alphabetical_order) {
    std::mt19937 random(7);
    std::set<std::string> values;
    while (values.size() < 500) {
        values.insert(std::string(random() % 30, 'a') + std::string(random() % 3, '\0') +
                      std::string(random() % 2, '\xFF') + std::to_string(random()));
    }
    std::vector<std::string> order(values.begin(), values.end());
    // Puts the first half after the second half.
    std::rotate(order.begin(), order.begin() + 250, order.end());
    std::vector<std::string> shuffled = order;
    std::shuffle(shuffled.begin(), shuffled.end(), random);
    owned_counts table;
    for (const std::string& value : shuffled) {
        const auto place = std::ranges::find(order, value) - order.begin();
        table.counts.add(value, place < 250 ? 2 : 1);
    }
    for (std::size_t octets = 0; octets <= table.counts.octets(); octets += 997) {
        std::size_t left = octets, most = 0;
        for (; most < order.size() && left >= value_counts::octets_for(order[most].size());
             ++most) {
            left -= value_counts::octets_for(order[most].size());
        }
        const auto smaller = copied(table.counts, {order.size(), octets});
        const auto kept = smaller->counts.most_frequent(order.size());
        ASSERT_EQ(kept.size(), most) << octets;
        for (std::size_t i = 0; i < most; ++i) {
            EXPECT_EQ(kept[i].value, order[i]) << octets;
        }
        EXPECT_EQ(smaller->counts.forgotten(), 750 - std::min<std::size_t>(most, 250) - most);
    }
}

// Values wait until there are many of them, or until settle() is called.
TEST(value_counts, counts_values_that_wait) {
    std::map<std::string, std::uint64_t> right;
    std::vector<std::string> values;
    for (std::size_t i = 0; i < 5000; ++i) {
        values.push_back(std::string(i % 40, 'v') + std::to_string(i % 333 / (1 + i % 3)));
    }
    values.push_back(std::string(3000, 'l'));  // the table cuts this value
    owned_counts table;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (i % 7 == 0) {
            table.counts.add(values[i]);
        } else {
            table.counts.add_later(values[i]);
        }
        ++right[values[i]];
    }
    table.counts.settle();
    table.counts.settle();  // the second call counts nothing twice
    EXPECT_EQ(table.counts.total(), values.size());
    ASSERT_EQ(table.counts.size(), right.size());
    for (const auto& [value, count] : table.counts.most_frequent(right.size())) {
        if (value.size() <= value_counts::longest_whole_value && value.find('[') == value.npos) {
            EXPECT_EQ(count, right[std::string(value)]) << value;
        }
    }
}

// The hashes are those of CPython 3.11 with PYTHONHASHSEED=0: hash(b"http").
TEST(keyed_hash, is_siphash_1_3) {
    constexpr cli::hash_key zero{0, 0};
    EXPECT_EQ(cli::keyed_hash("a", zero), 0x407448D2B89B1813U);
    EXPECT_EQ(cli::keyed_hash("http", zero), 0x7D6F1C8842F9F527U);
    EXPECT_EQ(cli::keyed_hash("1234567", zero), 0xA33D651594FDAE81U);
    EXPECT_EQ(cli::keyed_hash("12345678", zero), 0x3489982430560A87U);
    EXPECT_EQ(cli::keyed_hash("https://example.com/a/b?c", zero), 0x588C05C281565DBBU);
    EXPECT_EQ(cli::keyed_hash(std::string(16, '\xFF'), zero), 0x35029A3B6274A39BU);
    // The first of the test vectors of Rust's SipHasher13, whose key has the octets 0 to 15.
    EXPECT_EQ(cli::keyed_hash("", {0x0706050403020100U, 0x0F0E0D0C0B0A0908U}), 0xABAC0158050FC4DCU);
}

TEST(keyed_hash, has_one_key_in_a_process) {
    const cli::hash_key& key = cli::key_of_process();
    EXPECT_EQ(&key, &cli::key_of_process());
    EXPECT_NE(key.first, key.second);
}

// The digits are from `b2sum -l 128`.
TEST(value_counts, counts_long_values_by_their_digest) {
    owned_counts table;
    const std::string longest_whole(1024, 'a');
    const std::string longer = "/" + std::string(2000, 'a');
    std::string other = longer;
    other[1000] = 'b';
    for (const std::string& value : {longest_whole, longer, other, longer}) {
        table.counts.add(value);
    }
    EXPECT_LT(table.counts.octets(), 2500U);
    const auto values = table.counts.most_frequent(9);
    ASSERT_EQ(values.size(), 3U);
    EXPECT_EQ(values[0].count, 2U);
    EXPECT_EQ(values[0].value, "/" + std::string(255, 'a') +
                                   "[...1489 octets, BLAKE2b 5a9473493dc3f6fe74740b42d3651fbf]" +
                                   std::string(256, 'a'));
    EXPECT_EQ(values[1].count, 1U);
    EXPECT_NE(values[1].value, values[0].value);
    EXPECT_EQ(values[2].value, longest_whole);
}

// The digits are from `b2sum -l 128`.
TEST(digest, is_blake2b) {
    EXPECT_EQ(cli::digest_of(""), "cae66941d9efbd404e4d88758ea67670");
    EXPECT_EQ(cli::digest_of("abc"), "cf4ab791c62b8d2b2109c90275287816");
    EXPECT_EQ(cli::digest_of(std::string(128, 'a')), "1271d28e731afb57bdfba6bdaf3501be");
    EXPECT_EQ(cli::digest_of(std::string(129, 'a')), "68b7bafbad5055c4ebe6eb170a0f8524");
    EXPECT_EQ(cli::digest_of(std::string(256, 'a')), "2dbe331c95d600bb74dcd669f0618bd7");
}

TEST(value_counts, never_undercounts_by_more_than_it_says) {
    std::mt19937 random(6);
    for (int round = 0; round < 50; ++round) {
        const cli::table_limits limits =
            round % 2 == 0 ? cli::table_limits{40, any_size} : cli::table_limits{1000, 40 * 67};
        auto table = std::make_unique<owned_counts>();
        std::map<std::string, std::uint64_t> exact;
        for (int i = 0; i < 2000; ++i) {
            const std::string value = std::to_string(random() % (1 + random() % 300));
            table->counts.add(value);
            ++exact[value];
            if (i % 97 == 0) {
                table = copied(table->counts, limits);
            }
        }
        const value_counts& counts = table->counts;
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
