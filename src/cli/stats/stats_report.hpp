// What `stats` found, as it is shown: tables of values and their counts, written as text, as JSON or as
// a page.
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "cli/stats/summary.hpp"

namespace uriscan::cli {

struct report_row {
    std::string_view value;  // or absent_value
    std::uint64_t count;
};

struct report_table {
    aspect by;
    std::vector<report_row> rows;
    std::uint64_t total;             // of what the counts are parts
    std::uint64_t other_values;      // that are not shown: how many
    std::uint64_t other_count;       // and how often they came
    std::uint64_t forgotten = 0;     // of that, what came with values that were forgotten
    std::uint64_t most_too_low = 0;  // by so much can a count be too low for that reason

    bool is_exact() const { return forgotten == 0; }
};

struct stats_report {
    totals all;
    std::vector<report_table> tables;

    std::uint64_t invalid() const { return all.texts - all.valid; }
    std::uint64_t shortest() const { return all.texts == 0 ? 0 : all.shortest; }
    double mean_length() const;
};

// Returns the report of what was counted, with the `top` values of each table, or with 0 all of them.
// It views the summary.
stats_report report_of(const summary&, std::size_t top);

// How a table is called, such as "Hosts", and what it has for a value that is absent or empty.
std::string_view title_of(aspect);
std::string_view shown_value(std::string_view value);

// What is not shown of a table, such as "12 others".
std::string others_in(const report_table&);

// A part of `total`, in percent; 0 of nothing.
double percent(std::uint64_t part, std::uint64_t total);

// In words, that the table is not exact, and how far from it.
std::string note_on(const report_table&);

// Text, for a terminal of so many columns with bars, or without them and in lines of any length.
struct text_style {
    bool has_bars = false;
    bool has_utf8 = false;
    bool has_color = false;
    std::size_t width = 80;
};
void append_text(fmt::memory_buffer& out, const stats_report&, const text_style&);

// One object.
void append_json(fmt::memory_buffer& out, const stats_report&);

// One page that needs nothing besides itself, with the names of the files that were read.
void append_html(fmt::memory_buffer& out, const stats_report&,
                 const std::vector<std::string>& files);

}  // namespace uriscan::cli
