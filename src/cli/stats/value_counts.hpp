// Counts how often values occur.  A table that is too large can be replaced by a smaller one, which
// has only the most frequent values.  Then counts can be too low, but by at most most_too_low().
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory_resource>
#include <string_view>
#include <vector>

#include "cli/stats/hashes.hpp"

namespace uriscan::cli {

// The most values and the most octets of memory that a table may have.
struct table_limits {
    std::size_t values;
    std::size_t octets;
};

class value_counts {
public:
    struct entry {
        std::string_view value;
        std::uint64_t count;
    };

    // A longer value is cut in the middle.  A text in brackets replaces the octets that are left
    // out: "START[...936 octets, BLAKE2b 32-DIGITS]END".  The digits are digest_of() the whole
    // value, so different values stay different.  No component of a URI contains "[...".
    static constexpr std::size_t longest_whole_value = 1024;

    // Allocates from `memory`, which must outlive this object.
    explicit value_counts(std::pmr::monotonic_buffer_resource& memory)
        : memory_(&memory), buckets_(memory.upstream_resource()) {}

    void add(std::string_view value, std::uint64_t times = 1) {
        if (!add_again(value, times)) {
            add_other(value, times);
        }
    }

    // Does the same as add(), but perhaps later: in settle(), or after many other values.  Until
    // then, the value must not change.  Because of the delay, the processor can load the memory of
    // several values at the same time, which is faster if the table is large.
    void add_later(std::string_view value) {
        if (!add_again(value, 1)) {
            add_other_later(value);
        }
    }

    // Adds the values that wait.  Without this call, the table lacks them.
    void settle();

    // Adds the value if it is the same as in the last call of add().  Otherwise returns false.
    bool add_again(std::string_view value, std::uint64_t times) {
        if (last_ == nullptr || last_->value() != value) {
            return false;
        }
        total_ += times;
        last_->count += times;
        return true;
    }

    // Adds the counts of `others`, which must not have forgotten any value.
    void add(const value_counts& others);

    // Sets this table, which must be empty, to the counts of `others`.  If `others` is larger than
    // `limits`, copies only the most frequent values, at most half of `limits.values`, so that
    // there is room for new values.  The rest counts as forgotten.  Among values with the same
    // count, forgets the last ones in alphabetical order.  So the result depends only on the
    // counts.
    void copy_most_frequent(const value_counts& others, table_limits limits);

    // Returns the `most` most frequent values, or all values if there are fewer.  `most` must not
    // be 0.  Values with the same count are in alphabetical order.  The result is valid as long as
    // the memory.
    std::vector<entry> most_frequent(std::size_t most) const;

    // Returns the sum of all counts, including those of forgotten values.
    std::uint64_t total() const { return total_; }

    // Returns the number of different values that are not forgotten.
    std::size_t size() const { return size_; }

    // Returns about how many octets of memory the table needs.  The result depends only on the
    // values.
    std::size_t octets() const { return octets_; }

    // Returns by how much octets() grows for a value of this size.
    static std::size_t octets_for(std::size_t size);

    // forgotten() returns the sum of all forgotten counts.  Each count is too low by at most
    // most_too_low().
    std::uint64_t forgotten() const { return forgotten_; }
    std::uint64_t most_too_low() const { return most_too_low_; }

private:
    // A value and its count.  The octets of the value are in memory directly after the node.
    struct node {
        node* next;   // the next node of the same bucket
        node* newer;  // the value that was added next, which is near in memory
        std::uint64_t count;
        std::uint32_t hash;  // half of the hash; this is enough to choose a bucket
        std::uint32_t size;

        std::string_view value() const {
            return {reinterpret_cast<const char*>(this) + sizeof(node), size};
        }
    };

    struct waiting_value {
        std::string_view value;
        std::uint32_t hash;
        std::uint64_t times;
    };

    void add_other_later(std::string_view value);
    void wait(const waiting_value& added);
    std::uint32_t hash_of(std::string_view value) const {
        return static_cast<std::uint32_t>(keyed_hash(value, key_));
    }
    void add_other(std::string_view value, std::uint64_t times);
    void add_cut(std::string_view value, std::uint64_t times);
    void add(std::string_view value, std::uint32_t hash, std::uint64_t times);
    node& append(std::string_view value, std::uint32_t hash, std::uint64_t count);
    void insert(std::string_view value, std::uint32_t hash, std::uint64_t count);
    node*& bucket_of(std::uint32_t hash) { return buckets_[hash & (buckets_.size() - 1)]; }
    void make_buckets(std::size_t values);
    template <class Use>
    void for_each(Use use) const;

    std::pmr::monotonic_buffer_resource* memory_;
    // A hash table with at least as many buckets as values.  The buckets are not in memory_: when
    // the table grows, memory_ could not free the old ones.
    std::pmr::vector<node*> buckets_;
    const hash_key key_ = key_of_process();
    std::array<waiting_value, 16> waiting_;
    std::size_t waiting_count_ = 0;
    node* oldest_ = nullptr;
    node* newest_ = nullptr;
    node* last_ = nullptr;  // the node of the last add(); often the same value follows
    std::size_t size_ = 0;
    std::size_t octets_ = 0;
    std::uint64_t total_ = 0;
    std::uint64_t forgotten_ = 0;
    std::uint64_t most_too_low_ = 0;
};

}  // namespace uriscan::cli
