// Counts values in an ordered map, and forgets the rarest values if there are too many.
#include "cli/stats/value_counts.hpp"

#include <algorithm>
#include <iterator>

namespace uriscan::cli {
namespace {

// Returns whether value `a` is shown before value `b`.  If so, `a` is also forgotten after `b`.
bool comes_first(std::string_view a, std::uint64_t a_count, std::string_view b,
                 std::uint64_t b_count) {
    return a_count != b_count ? a_count > b_count : a < b;
}

}  // namespace

void value_counts::add(std::string_view value, std::uint64_t times) {
    total_ += times;
    if (last_ == nullptr || last_->first != value) {
        auto found = counts_.lower_bound(value);
        if (found == counts_.end() || found->first != value) {
            found = counts_.emplace_hint(found, value, 0);
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

void value_counts::forget_rarest(std::size_t most) {
    if (counts_.size() <= most) {
        return;
    }
    std::vector<map::iterator> entries;
    entries.reserve(counts_.size());
    for (auto i = counts_.begin(); i != counts_.end(); ++i) {
        entries.push_back(i);
    }
    const auto rarest = entries.begin() + static_cast<std::ptrdiff_t>(most - most / 4);
    std::nth_element(entries.begin(), rarest, entries.end(), [](auto a, auto b) {
        return comes_first(a->first, a->second, b->first, b->second);
    });
    const std::uint64_t most_forgotten = (*rarest)->second;
    for (auto i = rarest; i != entries.end(); ++i) {
        forgotten_ += (*i)->second;
        counts_.erase(*i);
    }
    most_too_low_ += most_forgotten;
    last_ = nullptr;
}

std::vector<value_counts::entry> value_counts::most_frequent(std::size_t most) const {
    std::vector<entry> entries;
    entries.reserve(counts_.size());
    for (const auto& [value, count] : counts_) {
        entries.push_back({value, count});
    }
    const std::size_t wanted = std::min(most, entries.size());
    std::partial_sort(entries.begin(), entries.begin() + static_cast<std::ptrdiff_t>(wanted),
                      entries.end(), [](const entry& a, const entry& b) {
                          return comes_first(a.value, a.count, b.value, b.count);
                      });
    entries.resize(wanted);
    return entries;
}

}  // namespace uriscan::cli
