// Counts texts: how many are valid, how long they are, and how often each value of a component
// occurs in the valid texts (RFC 3986, section 3).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory_resource>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/stats/counted_by.hpp"
#include "cli/stats/counted_text.hpp"
#include "cli/stats/value_counts.hpp"

namespace uriscan::cli {

struct totals {
    std::uint64_t texts = 0;  // number of lines, or of URIs in the lines
    std::uint64_t valid = 0;
    std::uint64_t octets = 0;
    std::uint64_t shortest = UINT64_MAX;  // the shortest text, in octets
    std::uint64_t longest = 0;

    void add(const totals& others) {
        texts += others.texts;
        valid += others.valid;
        octets += others.octets;
        shortest = std::min(shortest, others.shortest);
        longest = std::max(longest, others.longest);
    }
};

class summary {
public:
    // Counts what each of `tables` says.  Allocates from `memory`.  `tables` and `memory` must
    // outlive the summary.
    summary(std::span<const counted_by> tables, std::pmr::monotonic_buffer_resource& memory);

    // Adds a URI that occurs `times` times.  Two kinds of tables are not counted here.  For the
    // items of lists, call add_item().  For what needs only the line of a log, call add_line().
    void add_uri(counted_text& text, std::uint64_t times = 1);

    // Does the same for one URI, but can count its values later.  The text of the URI must not
    // change before settle() is called.
    void add_uri_later(counted_text& text);

    // Adds a line of a log that occurs `times` times.  Counts only what needs no URI.
    void add_line(counted_text& text, std::uint64_t times = 1);

    // Returns whether a table counts the items of a list with add_item().
    static bool counts_items(const counted_by& by) { return by.is_list() && !by.is("component"); }
    void add_item(std::size_t table, std::string_view item) { counted_[table].add(item); }

    // Adds `times` texts of `octets` octets that are not valid.
    void add_error(counted_text& text, std::uint64_t octets, std::uint64_t times = 1);

    // Completes the tables.  Without this call, some values are missing in the tables.  The lengths
    // and components of the URIs since the last call are missing, too.
    void settle();

    // Adds the counts of `others`.  They must be complete, and no value may have been forgotten.
    void add(const summary& others);

    // Sets this summary, which must be empty, to the counts of `others`.  If a table is larger than
    // `limits`, copies only its most frequent values.
    void copy_most_frequent(const summary& others, table_limits limits);

    const totals& all() const { return totals_; }
    std::span<const counted_by> tables() const { return tables_; }

    // Returns the counts for table `number` of tables().
    const value_counts& counted(std::size_t number) const { return counted_[number]; }

private:
    void add_length(std::uint64_t size, std::uint64_t times);
    void add_lengths(value_counts& counts) const;
    void add_components(value_counts& counts) const;
    template <class Count>
    void add_uri_with(const counted_text& text, std::uint64_t times, Count count);
    void count(std::size_t number, counted_text& text, std::uint64_t times);
    void count_later(std::size_t number, counted_text& text);
    static std::uint64_t weight_of(const counted_by&, counted_text&);

    // Says when a value is counted: once for each text, or for each URI, and so on.
    enum class counted_for : std::uint8_t {
        each_text,
        each_uri,
        each_authority,
        each_error,
        each_log_line,
        other,  // lengths, components and items of lists have functions of their own
    };
    static counted_for occasion_of(const counted_by&);

    // Facts about a table that are known before the first text.
    struct table_plan {
        counted_for occasion;
        std::optional<field_id> component;  // the component that the table counts, if it counts one
    };

    std::span<const counted_by> tables_;
    totals totals_;
    std::vector<value_counts> counted_;  // one element for each table
    std::vector<table_plan> plans_;      // one element for each table
    // `lengths_` counts the texts by the number of binary digits of their length.  `components_`
    // counts the URIs by the set of their components.  Each URI counts here, but there are few
    // different values.  So arrays are faster than tables.
    std::array<std::uint64_t, std::numeric_limits<std::uint64_t>::digits + 1> lengths_{};
    std::array<std::uint64_t, std::size_t{1} << names_of_components.size()> components_{};
    std::string key_, combined_;  // reused, to allocate less
};

}  // namespace uriscan::cli
