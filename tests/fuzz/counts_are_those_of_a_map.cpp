// Properties of the tables of `stats`.  While no value is forgotten, the counts are those of a map,
// and the most frequent values come first.  If values are forgotten, no count is higher than the
// right one, no count is lower by more than the table says, the sum stays the same, and the table
// keeps its limits.
//
// The last octets choose the limits.  Each line of the rest is a value.  A line with one "!" asks
// the table to forget values.
#include <map>
#include <memory>
#include <memory_resource>

#include "cli.hpp"
#include "cli/stats/value_counts.hpp"

namespace uriscan::tests {
namespace {

using cli::value_counts;
using right_counts = std::map<std::string, std::uint64_t, std::less<>>;

// A table and its memory.
struct table {
    std::pmr::monotonic_buffer_resource memory{256};
    value_counts counts{memory};
};

void check(const value_counts& counts, const right_counts& right, std::string_view text) {
    std::uint64_t sum = 0, total = 0;
    for (const auto& [value, count] : right) {
        total += count;
    }
    const auto all = counts.most_frequent(counts.size() + 1);
    expect(all.size() == counts.size(), text, "the table has another size than it says");
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto found = right.find(all[i].value);
        expect(found != right.end(), text, "there is a value that was not added");
        expect(all[i].count <= found->second, text, "a count is too high");
        expect(all[i].count + counts.most_too_low() >= found->second, text,
               "a count is too low by more than the table says");
        expect(i == 0 || all[i - 1].count > all[i].count ||
                   (all[i - 1].count == all[i].count && all[i - 1].value < all[i].value),
               text, "the values are not in order");
        sum += all[i].count;
    }
    expect(counts.total() == total && sum + counts.forgotten() == total, text, "the sum is wrong");
    expect(counts.forgotten() != 0 || all.size() == right.size(), text, "a value is missing");
    for (std::size_t most = 1; most <= all.size(); most *= 2) {
        const auto some = counts.most_frequent(most);
        const auto is_same = [](const auto& a, const auto& b) {
            return a.value == b.value && a.count == b.count;
        };
        expect(some.size() == most && std::equal(some.begin(), some.end(), all.begin(), is_same),
               text, "fewer values are other values");
    }
    for (const auto& [value, count] : right) {
        const bool is_there =
            std::ranges::find(all, value, &value_counts::entry::value) != all.end();
        expect(is_there || count <= counts.most_too_low(), text,
               "a value is missing that is more frequent than the table says");
    }
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    fuzz_input input(data, size);
    const std::string_view all = input.rest();
    const uriscan::cli::table_limits limits{1 + input.choose(32), 64 + 16 * input.choose(256)};
    auto counted = std::make_unique<uriscan::tests::table>();
    right_counts right;
    while (!input.rest().empty()) {
        const std::string_view value = input.take_line();
        if (value != "!") {
            if (value.size() % 2 == 0) {
                counted->counts.add(value);
            } else {
                counted->counts.add_later(value);
            }
            ++right[std::string(value)];
            continue;
        }
        counted->counts.settle();
        auto kept = std::make_unique<uriscan::tests::table>();
        kept->counts.copy_most_frequent(counted->counts, limits);
        counted = std::move(kept);
        expect(counted->counts.size() <= limits.values && counted->counts.octets() <= limits.octets,
               all, "the table has more than its limits");
    }
    counted->counts.settle();
    check(counted->counts, right, all);
    return 0;
}
