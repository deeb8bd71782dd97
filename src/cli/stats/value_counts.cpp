// Counts values in a hash table.
#include "cli/stats/value_counts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <functional>
#include <map>
#include <new>
#include <span>
#include <string>
#include <utility>

namespace uriscan::cli {
namespace {

// The most octets of memory that a value needs in addition to its own octets: for a node, for
// alignment, for its buckets (at most two), and for a `candidate` while values are forgotten.
constexpr std::size_t octets_per_value = 72;

// Returns whether entry `a` is shown before entry `b`.
bool comes_first(const value_counts::entry& a, const value_counts::entry& b) {
    return a.count != b.count ? a.count > b.count : a.value < b.value;
}

std::string cut(std::string_view value) {
    constexpr std::size_t kept = 256;  // octets at the start and at the end
    return fmt::format("{}[...{} octets, BLAKE2b {}]{}", value.substr(0, kept),
                       value.size() - 2 * kept, digest_of(value),
                       value.substr(value.size() - kept));
}

// If `sum` fits into `room`, subtracts it from `room` and returns true.
bool take_room(table_limits& room, const table_limits& sum) {
    if (sum.values > room.values || sum.octets > room.octets) {
        return false;
    }
    room.values -= sum.values;
    room.octets -= sum.octets;
    return true;
}

void add_value(table_limits& sum, std::size_t size) {
    ++sum.values;
    sum.octets += value_counts::octets_for(size);
}

// Which counts a table with limits can keep.  It has room for all values with a higher count than
// `count`, but not for all values with this count.  If all values fit, `count` is 0.  `room` is
// what is left of the limits after all values with a higher count.
struct border {
    std::uint64_t count = 0;
    table_limits room;
};

using sums_by_count = std::map<std::uint64_t, table_limits, std::greater<>>;

border border_of(const sums_by_count& sums, table_limits limits) {
    for (const auto& [count, sum] : sums) {
        if (!take_room(limits, sum)) {
            return {count, limits};
        }
    }
    return {0, limits};
}

// A value that may stay in the table or be removed.  `first` has the first octets after those that
// all candidates share.  So most comparisons need not read the values.
template <class Node>
struct candidate {
    std::uint32_t first;
    std::uint32_t size;
    const Node* node;

    friend bool operator<(const candidate& a, const candidate& b) {
        return a.first != b.first ? a.first < b.first : a.node->value() < b.node->value();
    }
};

// Returns how many octets all values have in common at their start.
template <class Node>
std::size_t common_prefix(std::span<const candidate<Node>> candidates) {
    if (candidates.empty()) {
        return 0;
    }
    std::string_view prefix = candidates.front().node->value();
    for (const candidate<Node>& each : candidates) {
        const std::string_view value = each.node->value();
        const auto* const end = std::ranges::mismatch(prefix, value).in1;
        prefix = prefix.substr(0, static_cast<std::size_t>(end - prefix.begin()));
    }
    return prefix.size();
}

// Returns the first octets of a text as a number.  Such numbers have the order of the texts.
std::uint32_t first_octets(std::string_view text) {
    std::uint32_t octets = 0;
    for (std::size_t i = 0; i < sizeof(octets); ++i) {
        octets = octets << 8 | (i < text.size() ? static_cast<unsigned char>(text[i]) : 0U);
    }
    return octets;
}

// Decides on most candidates by their first two octets.  Candidates with the same two octets are a
// group.  In alphabetical order, whole groups stay while there is room for them, and their room is
// subtracted from `room`.  Then only the next group, the first without enough room, is left in
// `candidates`.
template <class Node>
void decide_by_two_octets(std::vector<candidate<Node>>& candidates, table_limits& room) {
    constexpr std::size_t pairs = std::size_t{1} << 16;
    if (candidates.size() < pairs) {
        return;  // the sums would need more memory than the candidates
    }
    const auto pair_of = [](const candidate<Node>& each) { return each.first >> 16; };
    std::vector<table_limits> sums(pairs, table_limits{0, 0});
    for (const candidate<Node>& each : candidates) {
        add_value(sums[pair_of(each)], each.size);
    }
    std::uint32_t pair = 0;
    while (take_room(room, sums[pair])) {
        ++pair;
    }
    std::erase_if(candidates, [&](const candidate<Node>& each) { return pair_of(each) != pair; });
}

// Returns the candidate that is the first in alphabetical order of those for which there is no
// room.  There must be one.  Each step decides on half of the remaining candidates, so the time is
// linear.
template <class Node>
std::string_view first_without_room(std::vector<candidate<Node>>& candidates, table_limits room) {
    const std::size_t prefix = common_prefix<Node>(candidates);
    for (candidate<Node>& each : candidates) {
        each.first = first_octets(each.node->value().substr(prefix));
    }
    decide_by_two_octets(candidates, room);
    std::size_t first = 0;
    for (std::size_t last = candidates.size(); first != last;) {
        const std::size_t middle = first + (last - first) / 2;
        const auto undecided = std::span(candidates).subspan(first, last - first);
        std::nth_element(undecided.begin(), undecided.subspan(middle - first).begin(),
                         undecided.end());
        table_limits sum{0, 0};
        for (const candidate<Node>& each : undecided.first(middle + 1 - first)) {
            add_value(sum, each.size);
        }
        if (take_room(room, sum)) {
            first = middle + 1;
        } else {
            last = middle;
        }
    }
    return candidates[first].node->value();
}

}  // namespace

std::size_t value_counts::octets_for(std::size_t size) {
    return octets_per_value + std::min(size, longest_whole_value);
}

// Calls `use(const node&)` for each value, in the order in which the values were added.  This order
// reads memory from its start to its end, so it is faster than the order of the buckets.
template <class Use>
void value_counts::for_each(Use use) const {
    for (const node* each = oldest_; each != nullptr; each = each->newer) {
        use(*each);
    }
}

// Makes buckets for `values` values, and puts all values into them.
void value_counts::make_buckets(std::size_t values) {
    static_assert(sizeof(node) + alignof(node) + 2 * sizeof(void*) + sizeof(candidate<node>) <=
                  octets_per_value);
    constexpr std::size_t fewest = 16;
    buckets_ = std::pmr::vector<node*>(std::bit_ceil(std::max(fewest, values)), nullptr,
                                       buckets_.get_allocator());
    for (node* each = oldest_; each != nullptr; each = each->newer) {
        each->next = std::exchange(bucket_of(each->hash), each);
    }
}

// Adds a value that is not in the table.  Does not put it into a bucket.
value_counts::node& value_counts::append(std::string_view value, std::uint32_t hash,
                                         std::uint64_t count) {
    void* const room = memory_->allocate(sizeof(node) + value.size(), alignof(node));
    value.copy(static_cast<char*>(room) + sizeof(node), value.size());
    node* const added =
        new (room) node{nullptr, nullptr, count, hash, static_cast<std::uint32_t>(value.size())};
    (newest_ == nullptr ? oldest_ : newest_->newer) = added;
    newest_ = last_ = added;
    ++size_;
    octets_ += octets_for(value.size());
    return *added;
}

// Adds a value that is not in the table.
void value_counts::insert(std::string_view value, std::uint32_t hash, std::uint64_t count) {
    if (size_ == buckets_.size()) {
        make_buckets(2 * size_);
    }
    node& added = append(value, hash, count);
    added.next = std::exchange(bucket_of(hash), &added);
}

// Not inlined: most values are not cut, and adding them is faster without this code.
[[gnu::noinline]] void value_counts::add_cut(std::string_view value, std::uint64_t times) {
    add(cut(value), times);
}

// Does the same as add() for a value that differs from the last one.
void value_counts::add_other(std::string_view value, std::uint64_t times) {
    if (value.size() > longest_whole_value) {
        add_cut(value, times);
    } else {
        add(value, hash_of(value), times);
    }
}

void value_counts::add_other_later(std::string_view value) {
    if (value.size() > longest_whole_value) {
        add_cut(value, 1);
    } else {
        wait({value, hash_of(value), 1});
    }
}

void value_counts::wait(const waiting_value& added) {
    if (!buckets_.empty()) {
        __builtin_prefetch(&bucket_of(added.hash));
    }
    waiting_[waiting_count_++] = added;
    if (waiting_count_ == waiting_.size()) {
        settle();
    }
}

void value_counts::settle() {
    const std::span waiting(waiting_.data(), std::exchange(waiting_count_, 0));
    if (!buckets_.empty()) {
        for (const waiting_value& each : waiting) {
            __builtin_prefetch(bucket_of(each.hash));
        }
    }
    for (const waiting_value& each : waiting) {
        add(each.value, each.hash, each.times);
    }
}

void value_counts::add(std::string_view value, std::uint32_t hash, std::uint64_t times) {
    total_ += times;
    for (node* each = size_ == 0 ? nullptr : bucket_of(hash); each != nullptr; each = each->next) {
        if (each->hash == hash && each->value() == value) {
            each->count += times;
            last_ = each;
            return;
        }
    }
    insert(value, hash, times);
}

void value_counts::add(const value_counts& others) {
    others.for_each([&](const node& each) { wait({each.value(), each.hash, each.count}); });
    settle();
}

void value_counts::copy_most_frequent(const value_counts& others, table_limits limits) {
    if (others.size() > limits.values) {
        limits.values -= limits.values / 2;
    }
    sums_by_count sums;
    others.for_each([&](const node& each) { add_value(sums[each.count], each.size); });
    const border border = border_of(sums, limits);
    std::vector<candidate<node>> undecided;
    undecided.reserve(sums[border.count].values);
    others.for_each([&](const node& each) {
        if (each.count == border.count) {
            undecided.push_back({0, each.size, &each});
        }
    });
    const std::string_view end =
        undecided.empty() ? "" : first_without_room(undecided, border.room);
    std::uint64_t most_forgotten = 0;
    others.for_each([&](const node& each) {
        if (each.count > border.count || (each.count == border.count && each.value() < end)) {
            append(each.value(), each.hash, each.count);
        } else {
            forgotten_ += each.count;
            most_forgotten = std::max(most_forgotten, each.count);
        }
    });
    make_buckets(size_);
    total_ = others.total_;
    forgotten_ += others.forgotten_;
    most_too_low_ = others.most_too_low_ + most_forgotten;
}

// `entries` is a heap of the best entries that were found so far.  Its front is the one that would
// be shown last.
std::vector<value_counts::entry> value_counts::most_frequent(std::size_t most) const {
    std::vector<entry> entries;
    entries.reserve(std::min(most, size_));
    for_each([&](const node& counted) {
        const entry each{counted.value(), counted.count};
        if (entries.size() == most) {
            if (!comes_first(each, entries.front())) {
                return;
            }
            std::ranges::pop_heap(entries, comes_first);
            entries.pop_back();
        }
        entries.push_back(each);
        std::ranges::push_heap(entries, comes_first);
    });
    std::ranges::sort_heap(entries, comes_first);
    return entries;
}

}  // namespace uriscan::cli
