// Counts values in bounded memory.  If there are too many different values, the rarest are
// forgotten.  Then the other counts can be too low, but by no more than most_too_low() returns.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory_resource>
#include <string>
#include <string_view>
#include <vector>

namespace uriscan::cli {

class value_counts {
public:
    struct entry {
        std::string_view value;
        std::uint64_t count;
    };

    // Allocates from `memory`, which must outlive this object.
    explicit value_counts(std::pmr::memory_resource* memory = std::pmr::get_default_resource())
        : counts_(memory) {}

    void add(std::string_view value, std::uint64_t times = 1);

    // Adds the counts of `others`, which must not have forgotten any value.
    void add(const value_counts& others);

    // If there are more than `most` different values, forgets the rarest until three quarters of
    // `most` are left.  So the next calls have nothing to do until many new values were added.  If
    // values have the same count, the last in alphabetical order is forgotten first, so the result
    // depends only on the counts.
    void forget_rarest(std::size_t most);

    // Returns the `most` most frequent values, or all values if there are fewer.  Values with the
    // same count are in alphabetical order.  The result is valid until the next change.
    std::vector<entry> most_frequent(std::size_t most) const;

    // Returns the sum of all counts, including those of forgotten values.
    std::uint64_t total() const { return total_; }

    // Returns the number of different values that are not forgotten.
    std::size_t size() const { return counts_.size(); }

    // forgotten() returns the sum of the forgotten counts.  No count is too low by more than
    // most_too_low().
    std::uint64_t forgotten() const { return forgotten_; }
    std::uint64_t most_too_low() const { return most_too_low_; }

private:
    // This is not a hash table, because an attacker can write a log whose values all have the same
    // hash.
    using map = std::pmr::map<std::pmr::string, std::uint64_t, std::less<>>;

    map counts_;
    map::value_type* last_ = nullptr;  // the entry of the last add(); the same value often follows
    std::uint64_t total_ = 0;
    std::uint64_t forgotten_ = 0;
    std::uint64_t most_too_low_ = 0;
};

}  // namespace uriscan::cli
