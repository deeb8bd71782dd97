// Decides when to forget values, and how much each table may keep.
#include "cli/stats/bounded_summary.hpp"

#include <algorithm>
#include <limits>
#include <vector>

namespace uriscan::cli {
namespace {

// Returns the largest limit, in octets, that each table can have, so that all tables together need
// at most `most` octets.  Tables that are smaller than this limit leave more octets for the others.
std::size_t fair_share(std::vector<std::size_t> sizes, std::size_t most) {
    std::ranges::sort(sizes);
    std::size_t left = sizes.size();
    for (const std::size_t size : sizes) {
        if (size > most / left) {
            return most / left;
        }
        most -= size;
        --left;
    }
    return std::numeric_limits<std::size_t>::max();
}

}  // namespace

bounded_summary::bounded_summary(std::span<const counted_by> by, std::size_t max_distinct,
                                 std::size_t max_memory)
    : by_(by),
      max_distinct_(max_distinct),
      max_memory_(max_memory),
      tables_(std::make_unique<tables>(by)) {}

void bounded_summary::forget_rarest() {
    std::vector<std::size_t> sizes;
    std::size_t octets = 0;
    bool has_too_many = false;
    for (std::size_t i = 0; i < by_.size(); ++i) {
        const value_counts& counts = counted().counted(i);
        sizes.push_back(counts.octets());
        octets += counts.octets();
        has_too_many = has_too_many || counts.size() > max_distinct_;
    }
    // While values are copied, both the old and the new tables exist.  Before this call, the old
    // tables need at most three quarters of the memory: five eighths, and one eighth for new
    // values.
    const bool is_too_large = octets > max_memory_ / 8 * 5;
    if (has_too_many || is_too_large) {
        const std::size_t share =
            fair_share(std::move(sizes), is_too_large ? max_memory_ / 4 : max_memory_ - octets);
        auto smaller = std::make_unique<tables>(by_);
        smaller->counted.copy_most_frequent(counted(), {max_distinct_, share});
        tables_ = std::move(smaller);
    }
}

}  // namespace uriscan::cli
