// Counts values in an ordered map.
#include "cli/stats/value_counts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "cli/stats/digest.hpp"

namespace uriscan::cli {
namespace {

// The size of a node of the map, and about as much as is lost to alignment.
constexpr std::size_t octets_per_value = 64;

// Returns whether entry `a` is shown before entry `b`.
bool comes_first(const value_counts::entry& a, const value_counts::entry& b) {
    return a.count != b.count ? a.count > b.count : a.value < b.value;
}

std::string cut(std::string_view value) {
    constexpr std::size_t kept = 256;  // at the start, and at the end
    return fmt::format("{}[...{} octets, BLAKE2b {}]{}", value.substr(0, kept),
                       value.size() - 2 * kept, digest_of(value),
                       value.substr(value.size() - kept));
}

// Decides which values are copied: those with a count above `count`, and of those with this count
// the first ones in alphabetical order, as long as they are within `room`.
struct border {
    std::uint64_t count = 0;
    table_limits room;
};

template <class Map>
border border_of(const Map& counts, table_limits limits) {
    std::map<std::uint64_t, table_limits, std::greater<>> by_count;  // the sums for each count
    for (const auto& [value, count] : counts) {
        table_limits& sum = by_count[count];
        ++sum.values;
        sum.octets += value_counts::octets_for(value);
    }
    for (const auto& [count, sum] : by_count) {
        if (sum.values > limits.values || sum.octets > limits.octets) {
            return {count, limits};
        }
        limits.values -= sum.values;
        limits.octets -= sum.octets;
    }
    return {0, limits};
}

}  // namespace

std::size_t value_counts::octets_for(std::string_view value) {
    return octets_per_value + std::min(value.size(), longest_whole_value);
}

void value_counts::insert(map::const_iterator before, std::string_view value, std::uint64_t count) {
    char* const copy = static_cast<char*>(memory_->allocate(value.size(), 1));
    value.copy(copy, value.size());
    last_ = &*counts_.emplace_hint(before, std::string_view(copy, value.size()), count);
    octets_ += octets_for(value);
}

void value_counts::add(std::string_view value, std::uint64_t times) {
    if (value.size() > longest_whole_value) {
        add(cut(value), times);
        return;
    }
    total_ += times;
    if (last_ == nullptr || last_->first != value) {
        const auto found = counts_.lower_bound(value);
        if (found == counts_.end() || found->first != value) {
            insert(found, value, times);
            return;
        }
        last_ = &*found;
    }
    last_->second += times;
}

void value_counts::add(const value_counts& others) {
    for (const auto& [value, count] : others.counts_) {
        add(value, count);
    }
}

void value_counts::copy_most_frequent(const value_counts& others, table_limits limits) {
    if (others.size() > limits.values) {
        limits.values -= limits.values / 4;
    }
    border border = border_of(others.counts_, limits);
    std::uint64_t most_forgotten = 0;
    for (const auto& [value, count] : others.counts_) {
        bool is_copied = count > border.count;
        if (count == border.count) {
            const std::size_t octets = octets_for(value);
            is_copied = border.room.values > 0 && border.room.octets >= octets;
            border.room.values -= is_copied ? 1 : border.room.values;
            border.room.octets -= is_copied ? octets : 0;
        }
        if (is_copied) {
            insert(counts_.end(), value, count);
        } else {
            forgotten_ += count;
            most_forgotten = std::max(most_forgotten, count);
        }
    }
    total_ = others.total_;
    forgotten_ += others.forgotten_;
    most_too_low_ = others.most_too_low_ + most_forgotten;
}

// `entries` is a heap: its front is the entry that comes last of those that were found so far.
std::vector<value_counts::entry> value_counts::most_frequent(std::size_t most) const {
    std::vector<entry> entries;
    entries.reserve(std::min(most, counts_.size()));
    for (const auto& [value, count] : counts_) {
        const entry each{value, count};
        if (entries.size() == most) {
            if (!comes_first(each, entries.front())) {
                continue;
            }
            std::ranges::pop_heap(entries, comes_first);
            entries.pop_back();
        }
        entries.push_back(each);
        std::ranges::push_heap(entries, comes_first);
    }
    std::ranges::sort_heap(entries, comes_first);
    return entries;
}

}  // namespace uriscan::cli
