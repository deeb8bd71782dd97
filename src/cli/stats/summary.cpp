// Counts the values of URIs, and of the lines of logs.
#include "cli/stats/summary.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cli/stats/value_of.hpp"

namespace uriscan::cli {
namespace {

void count_components(value_counts& counts, const uri_view& uri, std::uint64_t times) {
    const auto add_if = [&](bool has, std::string_view name) {
        if (has) {
            counts.add(name, times);
        }
    };
    add_if(uri.has_scheme(), "scheme");
    add_if(uri.has_authority(), "authority");
    add_if(uri.has_userinfo(), "userinfo");
    add_if(uri.has_port(), "port");
    add_if(!uri.path().empty(), "path");
    add_if(uri.has_query(), "query");
    add_if(uri.has_fragment(), "fragment");
}

void count_length(value_counts& counts, std::uint64_t size, std::uint64_t times) {
    counts.add(name_of_length(size), times);
}

}  // namespace

void totals::add(const totals& others) {
    texts += others.texts;
    valid += others.valid;
    octets += others.octets;
    shortest = std::min(shortest, others.shortest);
    longest = std::max(longest, others.longest);
}

summary::summary(std::span<const counted_by> aspects, std::pmr::monotonic_buffer_resource& memory)
    : aspects_(aspects) {
    counted_.reserve(aspects.size());
    for (std::size_t i = 0; i < aspects.size(); ++i) {
        counted_.emplace_back(memory);
    }
}

void summary::add_length(std::uint64_t size, std::uint64_t times) {
    totals_.add({times, 0, size * times, size, size});
}

void summary::add(std::string_view text, const result<uri_view>& result, std::uint64_t times,
                  const log_values* log) {
    if (!result) {
        const uri_error error = result.error();
        add_error(text.size(),
                  fmt::format("{} in {}", to_string(error.why), to_string(error.where)), times);
        return;
    }
    add_length(text.size(), times);
    totals_.valid += times;
    for (std::size_t i = 0; i < aspects_.size(); ++i) {
        if (!aspects_[i].needs_only_log()) {
            count(counted_[i], aspects_[i], *result, times, log);
        }
    }
}

void summary::add_line(const log_values& log, std::uint64_t times) {
    for (std::size_t i = 0; i < aspects_.size(); ++i) {
        if (aspects_[i].needs_only_log()) {
            count(counted_[i], aspects_[i], {}, times, &log);
        }
    }
}

void summary::add_error(std::uint64_t octets, std::string_view error, std::uint64_t times) {
    add_length(octets, times);
    for (std::size_t i = 0; i < aspects_.size(); ++i) {
        if (aspects_[i].is(aspect::length)) {
            count_length(counted_[i], octets, times);
        } else if (aspects_[i].is(aspect::error)) {
            counted_[i].add(error, times);
        }
    }
}

void summary::count(value_counts& counts, const counted_by& by, const uri_view& uri,
                    std::uint64_t times, const log_values* log) {
    const counted_by::part& first = by.parts.front();
    if (first.which == aspect::component) {
        count_components(counts, uri, times);
    } else if (!has_one_value(first.which) || (by.is(aspect::port) && !uri.has_authority())) {
        // For keys, see add_keys(); valid texts have no errors.
    } else if (by.parts.size() == 1) {
        counts.add(value_of(first, uri, log, key_), times);
    } else {
        combined_.clear();
        for (const counted_by::part& each : by.parts) {
            combined_.append(value_of(each, uri, log, key_)).push_back(value_separator);
        }
        combined_.pop_back();
        counts.add(combined_, times);
    }
}

summary::parameters summary::add_keys(parameters from, std::size_t most) {
    const auto found = std::ranges::find_if(
        aspects_, [](const counted_by& by) { return by.is(aspect::query_key); });
    if (found == aspects_.end()) {
        return {};
    }
    value_counts& counts = counted_[static_cast<std::size_t>(found - aspects_.begin())];
    for (std::size_t octets = 0; octets < most && !from.empty(); ++from.first) {
        const std::string_view key = (*from.first).key;
        counts.add(key);
        octets += value_counts::octets_for(key);
    }
    return from;
}

void summary::add(const summary& others) {
    totals_.add(others.totals_);
    for (std::size_t i = 0; i < counted_.size(); ++i) {
        counted_[i].add(others.counted_[i]);
    }
}

void summary::copy_most_frequent(const summary& others, table_limits limits) {
    totals_ = others.totals_;
    for (std::size_t i = 0; i < counted_.size(); ++i) {
        counted_[i].copy_most_frequent(others.counted_[i], limits);
    }
}

}  // namespace uriscan::cli
