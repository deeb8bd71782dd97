// Counts values in a hash table.
#include "cli/stats/value_counts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <new>
#include <span>
#include <string>
#include <utility>

namespace uriscan::cli {
namespace {

// The most that a value needs besides its octets: a node, what is lost to alignment, and three
// pointers, because there are up to two buckets for each value, and half as many more while the
// buckets are replaced.
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

// What is left of the limits when all values with a higher count than `count` were copied.  Not all
// values with this count fit.
struct border {
    std::uint64_t count = 0;
    table_limits room;
};

using sums_by_count = std::map<std::uint64_t, table_limits, std::greater<>>;

border border_of(const sums_by_count& sums, table_limits limits) {
    for (const auto& [count, sum] : sums) {
        if (sum.values > limits.values || sum.octets > limits.octets) {
            return {count, limits};
        }
        limits.values -= sum.values;
        limits.octets -= sum.octets;
    }
    return {0, limits};
}

// Moves the first nodes in alphabetical order to the start, as many as are within `room`, and
// returns how many these are.  Halves what is not decided until nothing is left, so that the time
// is linear.
template <class Node>
std::size_t move_first(std::span<const Node*> nodes, table_limits room) {
    const auto value = [](const Node* each) { return each->value(); };
    std::size_t first = 0;
    for (std::size_t last = nodes.size(); first != last;) {
        const std::size_t middle = first + (last - first) / 2;
        const auto undecided = nodes.subspan(first, last - first);
        std::ranges::nth_element(undecided, undecided.subspan(middle - first).begin(), {}, value);
        table_limits sum{0, 0};
        for (const Node* each : nodes.subspan(first, middle + 1 - first)) {
            ++sum.values;
            sum.octets += value_counts::octets_for(each->value());
        }
        if (sum.values > room.values || sum.octets > room.octets) {
            last = middle;
        } else {
            first = middle + 1;
            room.values -= sum.values;
            room.octets -= sum.octets;
        }
    }
    return first;
}

}  // namespace

std::size_t value_counts::octets_for(std::string_view value) {
    return octets_per_value + std::min(value.size(), longest_whole_value);
}

// Calls `use(const node&)` for each value, in the order in which they were added.  This reads
// memory from its start to its end, which takes less time than from bucket to bucket.
template <class Use>
void value_counts::for_each(Use use) const {
    for (const node* each = oldest_; each != nullptr; each = each->newer) {
        use(*each);
    }
}

// Doubles the number of buckets.
void value_counts::make_buckets() {
    static_assert(sizeof(node) + alignof(node) + 3 * sizeof(void*) <= octets_per_value);
    constexpr std::size_t fewest = 16;
    buckets_ = std::pmr::vector<node*>(std::max(fewest, 2 * buckets_.size()), nullptr,
                                       buckets_.get_allocator());
    for (node* each = oldest_; each != nullptr; each = each->newer) {
        each->next = std::exchange(bucket_of(each->hash), each);
    }
}

// Adds a value that is not in the table.
void value_counts::insert(std::string_view value, std::uint32_t hash, std::uint64_t count) {
    if (size_ == buckets_.size()) {
        make_buckets();
    }
    void* const room = memory_->allocate(sizeof(node) + value.size(), alignof(node));
    value.copy(static_cast<char*>(room) + sizeof(node), value.size());
    node*& bucket = bucket_of(hash);
    bucket =
        new (room) node{bucket, nullptr, count, hash, static_cast<std::uint32_t>(value.size())};
    (newest_ == nullptr ? oldest_ : newest_->newer) = bucket;
    newest_ = last_ = bucket;
    ++size_;
    octets_ += octets_for(value);
}

// Not inlined: most values do not need it, and they are faster without it.
[[gnu::noinline]] void value_counts::add_cut(std::string_view value, std::uint64_t times) {
    add(cut(value), times);
}

// Adds a value that is not that of the last add().
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
        limits.values -= limits.values / 4;
    }
    sums_by_count sums;
    others.for_each([&](const node& each) {
        table_limits& sum = sums[each.count];
        ++sum.values;
        sum.octets += octets_for(each.value());
    });
    const border border = border_of(sums, limits);
    std::uint64_t most_forgotten = 0;
    const auto forget = [&](const node& each) {
        forgotten_ += each.count;
        most_forgotten = std::max(most_forgotten, each.count);
    };
    std::vector<const node*> undecided;
    undecided.reserve(sums[border.count].values);  // a pointer each, as no buckets are replaced now
    others.for_each([&](const node& each) {
        if (each.count > border.count) {
            insert(each.value(), each.hash, each.count);
        } else if (each.count == border.count) {
            undecided.push_back(&each);
        } else {
            forget(each);
        }
    });
    const std::size_t copied = move_first<node>(undecided, border.room);
    for (std::size_t i = 0; i < undecided.size(); ++i) {
        const node& each = *undecided[i];
        i < copied ? insert(each.value(), each.hash, each.count) : forget(each);
    }
    total_ = others.total_;
    forgotten_ += others.forgotten_;
    most_too_low_ = others.most_too_low_ + most_forgotten;
}

// `entries` is a heap: its front is the entry that comes last of those that were found so far.
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
