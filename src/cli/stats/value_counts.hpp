// How often each of any number of values comes, in bounded memory: where there are too many different
// ones, those that came least often are forgotten, and how much was lost by that is known.
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

    // Allocates from `memory`, which must outlive it.
    explicit value_counts(std::pmr::memory_resource* memory = std::pmr::get_default_resource())
        : counts_(memory) {}

    void add(std::string_view value, std::uint64_t times = 1);

    // Adds all that `others` have counted, which have forgotten nothing.
    void add(const value_counts& others);

    // If there are more than `most` different values, forgets the rarest until there are a quarter
    // less than that, so that the next call has that many more to wait for.  Of those that are as
    // rare, the last in alphabetical order go first: what is left depends on nothing but the counts.
    void forget_rarest(std::size_t most);

    // The values that came most often, at most `most` of them; those that came as often, in
    // alphabetical order.  They are valid until the next change.
    std::vector<entry> most_frequent(std::size_t most) const;

    // How often values came, those that were forgotten included.
    std::uint64_t total() const { return total_; }

    // How many different values are known, which are all as long as none is forgotten.
    std::size_t size() const { return counts_.size(); }

    // How many occurrences were forgotten, and by how much the count of any value can be too low.
    std::uint64_t forgotten() const { return forgotten_; }
    std::uint64_t most_too_low() const { return most_too_low_; }

private:
    // In order rather than by hashes, which a log's authors could make all the same.
    using map = std::pmr::map<std::pmr::string, std::uint64_t, std::less<>>;

    map counts_;
    map::value_type* last_ = nullptr;  // often comes again
    std::uint64_t total_ = 0;
    std::uint64_t forgotten_ = 0;
    std::uint64_t most_too_low_ = 0;
};

}  // namespace uriscan::cli
