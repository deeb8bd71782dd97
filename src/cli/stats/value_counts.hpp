// Counts how often values occur.  A table that is too large can be replaced by a smaller one, which
// has only the most frequent values.  Then the counts can be too low, but by no more than
// most_too_low() returns.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory_resource>
#include <string_view>
#include <vector>

namespace uriscan::cli {

// The most values, and the most octets of memory, that a table may have.
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

    // A longer value is cut in the middle.  A text with brackets stands for the octets that are
    // left out: "START[...936 octets, BLAKE2b 32-DIGITS]END".  The digits are the digest_of() the
    // whole value, so different values stay different.  No component of a URI contains "[...".
    static constexpr std::size_t longest_whole_value = 1024;

    // Allocates from `memory`, which must outlive this object.
    explicit value_counts(std::pmr::monotonic_buffer_resource& memory)
        : memory_(&memory), counts_(&memory) {}

    void add(std::string_view value, std::uint64_t times = 1);

    // Adds the counts of `others`, which must not have forgotten any value.
    void add(const value_counts& others);

    // Sets this table, which must be empty, to the counts of `others`.  If `others` is larger than
    // `limits`, only the most frequent values are copied, and the rest counts as forgotten.  Of
    // `limits.values`, only three quarters are then used, so that there is room for new values.  If
    // values have the same count, the last in alphabetical order are forgotten first, so the result
    // depends only on the counts.
    void copy_most_frequent(const value_counts& others, table_limits limits);

    // Returns the `most` most frequent values, or all values if there are fewer.  `most` must not
    // be 0.  Values with the same count are in alphabetical order.  The result is valid as long as
    // the memory.
    std::vector<entry> most_frequent(std::size_t most) const;

    // Returns the sum of all counts, including those of forgotten values.
    std::uint64_t total() const { return total_; }

    // Returns the number of different values that are not forgotten.
    std::size_t size() const { return counts_.size(); }

    // Returns about how much memory the table needs, in octets.  The result depends only on the
    // values.
    std::size_t octets() const { return octets_; }

    // Returns the part of octets() that one value needs.
    static std::size_t octets_for(std::string_view value);

    // forgotten() returns the sum of the forgotten counts.  No count is too low by more than
    // most_too_low().
    std::uint64_t forgotten() const { return forgotten_; }
    std::uint64_t most_too_low() const { return most_too_low_; }

private:
    // This is not a hash table, because an attacker can write a log whose values all have the same
    // hash.
    using map = std::pmr::map<std::string_view, std::uint64_t>;

    void insert(map::const_iterator before, std::string_view value, std::uint64_t count);

    std::pmr::monotonic_buffer_resource* memory_;
    map counts_;
    map::value_type* last_ = nullptr;  // the entry of the last add(); the same value often follows
    std::size_t octets_ = 0;
    std::uint64_t total_ = 0;
    std::uint64_t forgotten_ = 0;
    std::uint64_t most_too_low_ = 0;
};

}  // namespace uriscan::cli
