// Counts the values of URIs, and of the lines of logs.
#include "cli/stats/summary.hpp"

#include <algorithm>
#include <bit>

#include "cli/input/located_line.hpp"

namespace uriscan::cli {
namespace {

// Returns a number with one bit for each of names_of_components that the URI has.
std::size_t components_of(const uri_view& uri) {
    const std::array<bool, names_of_components.size()> has = {
        uri.has_scheme(),    uri.has_authority(), uri.has_userinfo(), uri.has_port(),
        !uri.path().empty(), uri.has_query(),     uri.has_fragment()};
    std::size_t bits = 0;
    for (std::size_t i = 0; i < has.size(); ++i) {
        bits |= std::size_t{has[i]} << i;
    }
    return bits;
}

}  // namespace

summary::summary(std::span<const counted_by> tables, std::pmr::monotonic_buffer_resource& memory)
    : tables_(tables) {
    counted_.reserve(tables.size());
    for (const counted_by& by : tables) {
        counted_.emplace_back(memory);
        plans_.push_back({occasion_of(by), by.parts.size() > 1
                                               ? std::nullopt
                                               : counted_text::component_of(by.parts.front())});
    }
}

summary::counted_for summary::occasion_of(const counted_by& by) {
    if (by.needs_only_log()) {
        return counted_for::each_log_line;
    }
    if (by.is("length") || by.is_list()) {
        return counted_for::other;
    }
    if (by.parts.size() > 1) {
        return counted_for::each_uri;
    }
    switch (by.parts.front().kind->needs) {
        case need::text:
        case need::place: return counted_for::each_text;
        case need::error: return counted_for::each_error;
        case need::authority: return counted_for::each_authority;
        default: return counted_for::each_uri;
    }
}

void summary::add_length(std::uint64_t size, std::uint64_t times) {
    totals_.add({times, 0, size * times, size, size});
    lengths_[static_cast<std::size_t>(std::bit_width(size))] += times;
}

// Calls `count(number)` for each table that counts something of each URI, or of each authority.
template <class Count>
void summary::add_uri_with(const counted_text& text, std::uint64_t times, Count count) {
    const uri_view& uri = text.uri();
    add_length(uri.text().size(), times);
    components_[components_of(uri)] += times;
    totals_.valid += times;
    std::size_t number = 0;
    for (const table_plan& plan : plans_) {
        const counted_for occasion = plan.occasion;
        if (occasion == counted_for::each_uri || occasion == counted_for::each_text ||
            (occasion == counted_for::each_authority && uri.has_authority())) {
            count(number);
        }
        ++number;
    }
}

void summary::add_uri(counted_text& text, std::uint64_t times) {
    add_uri_with(text, times, [&](std::size_t number) { count(number, text, times); });
}

void summary::add_uri_later(counted_text& text) {
    add_uri_with(text, 1, [&](std::size_t number) { count_later(number, text); });
}

void summary::add_line(counted_text& text, std::uint64_t times) {
    for (std::size_t i = 0; i < tables_.size(); ++i) {
        if (plans_[i].occasion == counted_for::each_log_line) {
            count(i, text, times);
        }
    }
}

void summary::add_error(counted_text& text, std::uint64_t octets, std::uint64_t times) {
    add_length(octets, times);
    for (std::size_t i = 0; i < tables_.size(); ++i) {
        if (plans_[i].occasion == counted_for::each_error ||
            plans_[i].occasion == counted_for::each_text) {
            count(i, text, times);
        }
    }
}

// Returns what a text adds to a table, or 0 if it does not count there.  A number adds at most
// 2^50, so that no sum of a real log needs more than 64 bits.
std::uint64_t summary::weight_of(const counted_by& by, counted_text& text) {
    constexpr std::uint64_t most = std::uint64_t{1} << 50;
    std::string memory;
    if (by.condition && text.value_of(*by.condition, memory) != by.wanted) {
        return 0;
    }
    return by.summed ? std::min(text.number_of(*by.summed), most) : 1;
}

// Counts the value of a field, or a combination of values.
void summary::count(std::size_t number, counted_text& text, std::uint64_t times) {
    if (!tables_[number].counts_each()) {
        times *= weight_of(tables_[number], text);
        if (times == 0) {
            return;
        }
    }
    const field_list& parts = tables_[number].parts;
    if (parts.size() == 1) {
        counted_[number].add(text.value_of(parts.front(), key_), times);
        return;
    }
    combined_.clear();
    for (const field& each : parts) {
        combined_.append(text.value_of(each, key_)).push_back(value_separator);
    }
    combined_.pop_back();
    counted_[number].add(combined_, times);
}

// Does the same, but often counts the value later.  If the URI before had the same value, and this
// value was in normal form, it is not normalized again.  If the normal form is not a slice of the
// URI, it is in `key_`, which the next value will overwrite.  So it is counted at once.
void summary::count_later(std::size_t number, counted_text& text) {
    const field_list& parts = tables_[number].parts;
    value_counts& counts = counted_[number];
    if (parts.size() != 1 || !tables_[number].counts_each()) {
        count(number, text, 1);
        return;
    }
    const std::optional<field_id> component = plans_[number].component;
    if (component) {
        const std::string_view written = text.written(*component);
        if (counts.add_again(written, 1)) {
            return;
        }
        if (kind_of(*component).functions.counted == nullptr) {
            counts.add_later(written);
            return;
        }
    }
    const std::string_view value = text.value_of(parts.front(), key_);
    if (is_slice(value, text.uri().text())) {
        counts.add_later(value);
    } else {
        counts.add(value);
    }
}

void summary::add_lengths(value_counts& counts) const {
    for (std::size_t digits = 0; digits < lengths_.size(); ++digits) {
        if (lengths_[digits] != 0) {
            const std::uint64_t least = digits == 0 ? 0 : std::uint64_t{1} << (digits - 1);
            counts.add(range_of_length(least), lengths_[digits]);
        }
    }
}

void summary::add_components(value_counts& counts) const {
    for (std::size_t i = 0; i < names_of_components.size(); ++i) {
        std::uint64_t sum = 0;
        for (std::size_t bits = 0; bits < components_.size(); ++bits) {
            sum += (bits >> i & 1) != 0 ? components_[bits] : 0;
        }
        if (sum != 0) {
            counts.add(names_of_components[i], sum);
        }
    }
}

void summary::settle() {
    for (std::size_t i = 0; i < counted_.size(); ++i) {
        counted_[i].settle();
        if (tables_[i].is("length")) {
            add_lengths(counted_[i]);
        } else if (tables_[i].is("component")) {
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
