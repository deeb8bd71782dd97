// Counts the values of URIs, and of the lines of logs.
#include "cli/stats/summary.hpp"

#include <algorithm>
#include <bit>

#include "cli/input/located_line.hpp"
#include "cli/stats/value_of.hpp"

namespace uriscan::cli {
namespace {

// Returns a number with a bit for each of components_of_uris.
std::size_t components_of(const uri_view& uri) {
    const std::array<bool, components_of_uris.size()> has = {
        uri.has_scheme(),    uri.has_authority(), uri.has_userinfo(), uri.has_port(),
        !uri.path().empty(), uri.has_query(),     uri.has_fragment()};
    std::size_t bits = 0;
    for (std::size_t i = 0; i < has.size(); ++i) {
        bits |= std::size_t{has[i]} << i;
    }
    return bits;
}

}  // namespace

summary::summary(std::span<const counted_by> aspects, std::pmr::monotonic_buffer_resource& memory)
    : aspects_(aspects) {
    counted_.reserve(aspects.size());
    for (const counted_by& by : aspects) {
        counted_.emplace_back(memory);
        occasions_.push_back(occasion_of(by));
    }
}

summary::counted_for summary::occasion_of(const counted_by& by) {
    if (by.needs_only_log()) {
        return counted_for::each_log_line;
    }
    if (by.is(aspect::length) || !has_one_value(by.parts.front().which)) {
        return counted_for::other;
    }
    return by.is(aspect::port) ? counted_for::each_authority : counted_for::each_uri;
}

void summary::add_length(std::uint64_t size, std::uint64_t times) {
    totals_.add({times, 0, size * times, size, size});
    lengths_[static_cast<std::size_t>(std::bit_width(size))] += times;
}

// Calls `count(number)` for each aspect of which the URI has a value.
template <class Count>
void summary::add_uri(const uri_view& uri, std::uint64_t times, Count count) {
    add_length(uri.text().size(), times);
    components_[components_of(uri)] += times;
    totals_.valid += times;
    std::size_t number = 0;
    for (const counted_for occasion : occasions_) {
        if (occasion == counted_for::each_uri ||
            (occasion == counted_for::each_authority && uri.has_authority())) {
            count(number);
        }
        ++number;
    }
}

void summary::add(const uri_view& uri, std::uint64_t times, const log_values* log) {
    add_uri(uri, times, [&](std::size_t number) { count(number, uri, times, log); });
}

void summary::add_later(const uri_view& uri, const log_values* log) {
    add_uri(uri, 1, [&](std::size_t number) { count_later(number, uri, log); });
}

void summary::add_line(const log_values& log, std::uint64_t times) {
    for (std::size_t i = 0; i < aspects_.size(); ++i) {
        if (occasions_[i] == counted_for::each_log_line) {
            count(i, {}, times, &log);
        }
    }
}

void summary::add_error(std::uint64_t octets, std::string_view error, std::uint64_t times) {
    add_length(octets, times);
    for (std::size_t i = 0; i < aspects_.size(); ++i) {
        if (aspects_[i].is(aspect::error)) {
            counted_[i].add(error, times);
        }
    }
}

// Counts the value of an aspect, or its combination of values.
void summary::count(std::size_t number, const uri_view& uri, std::uint64_t times,
                    const log_values* log) {
    const std::vector<counted_by::part>& parts = aspects_[number].parts;
    if (parts.size() == 1) {
        counted_[number].add(value_of(parts.front(), uri, log, key_), times);
        return;
    }
    combined_.clear();
    for (const counted_by::part& each : parts) {
        combined_.append(value_of(each, uri, log, key_)).push_back(value_separator);
    }
    combined_.pop_back();
    counted_[number].add(combined_, times);
}

// The same value often follows.  If it is in its normal form, it is not made again.  A value that
// is not a part of the URI is in `key_`, where the next one will be.
void summary::count_later(std::size_t number, const uri_view& uri, const log_values* log) {
    const std::vector<counted_by::part>& parts = aspects_[number].parts;
    value_counts& counts = counted_[number];
    if (parts.size() != 1) {
        count(number, uri, 1, log);
        return;
    }
    const std::string_view plain = plain_value_of(parts.front().which, uri);
    if (plain.data() != nullptr && counts.add_again(plain, 1)) {
        return;
    }
    const std::string_view value = value_of(parts.front(), uri, log, key_);
    if (is_slice(value, uri.text())) {
        counts.add_later(value);
    } else {
        counts.add(value);
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

void summary::add_lengths(value_counts& counts) const {
    for (std::size_t digits = 0; digits < lengths_.size(); ++digits) {
        if (lengths_[digits] != 0) {
            const std::uint64_t least = digits == 0 ? 0 : std::uint64_t{1} << (digits - 1);
            counts.add(name_of_length(least), lengths_[digits]);
        }
    }
}

void summary::add_components(value_counts& counts) const {
    for (std::size_t i = 0; i < components_of_uris.size(); ++i) {
        std::uint64_t sum = 0;
        for (std::size_t bits = 0; bits < components_.size(); ++bits) {
            sum += (bits >> i & 1) != 0 ? components_[bits] : 0;
        }
        if (sum != 0) {
            counts.add(components_of_uris[i], sum);
        }
    }
}

void summary::settle() {
    for (std::size_t i = 0; i < counted_.size(); ++i) {
        counted_[i].settle();
        if (aspects_[i].is(aspect::length)) {
            add_lengths(counted_[i]);
        } else if (aspects_[i].is(aspect::component)) {
            add_components(counted_[i]);
        }
    }
    lengths_ = {};
    components_ = {};
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
