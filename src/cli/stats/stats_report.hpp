// The report of `stats` has tables of values and their counts.  The report can be written as text,
// as JSON or as a page of HTML.  There can be two reports: of the targets and of the referers of a
// log.
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "cli/stats/summary.hpp"

namespace uriscan::cli {

using report_row = value_counts::entry;  // the value is absent_value if it is absent

// The count of an hour or a day.  `time` is the number of hours or days since the start of 1970.
struct time_count {
    std::int64_t time;
    std::uint64_t count;
};

struct report_table {
    counted_by by;
    std::vector<report_row> rows;
    std::vector<time_count> times;   // all times in their order, including those without a row
    std::uint64_t total;             // the count that is 100 %
    std::uint64_t other_values;      // number of different values that are not shown
    std::uint64_t other_count;       // the sum of the counts of the values that are not shown
    std::uint64_t forgotten = 0;     // the sum of forgotten counts, a part of other_count
    std::uint64_t most_too_low = 0;  // each count is too low by at most this
    std::size_t first_in_text = 0;   // text lists the rows from this one on; a drawing has all

    bool is_exact() const { return forgotten == 0; }

    // Returns the title.  If the table has sums, the title has their total.
    std::string title() const;
};

// The counts of a table at different times.  Each column stands for the same number of hours or
// days.  Its rate is the count per hour or day.  The last column can have fewer hours or days; its
// rate counts only these.
struct time_series {
    std::vector<double> rates;
    std::int64_t units_of_column = 1;  // hours or days
    std::string first, last;           // the first and the last time, as in the rows
    std::string_view unit;             // "hour" or "day"
};

struct stats_report {
    totals all;
    std::vector<report_table> tables;
    bool is_partial = false;  // SIGINT ended the input early

    // The name of this report, such as "targets", and its title.  Only set if there are several
    // reports.
    std::string_view name = {};
    std::string_view title = {};

    std::uint64_t invalid() const { return all.texts - all.valid; }
    std::uint64_t shortest() const { return all.texts == 0 ? 0 : all.shortest; }
    double mean_length() const;
};

// Returns the report of a summary, with the `top` most frequent values of each table.  If `top` is
// 0, the report has all values.  If it is stats_options::not_given, there are 10 values, or 1,000
// hours or days.
//
// `lines` has the tables that need no URI; it can be the same summary.  The report has views of the
// summaries, which must outlive the report.
stats_report report_of(const summary&, const summary& lines, std::size_t top);

// The note on a partial report.
inline constexpr std::string_view note_on_partial = "interrupted before the end of the input";

// Returns how a value is shown: "(none)" if it is absent, "(empty)" if it is empty.  Between the
// values of a combination, there are two spaces.
std::string shown_value(std::string_view value);

// Returns how each value of a combination is shown.
std::vector<std::string> shown_values(std::string_view combination);

// Returns the rates of a table of times, in at most `most` columns.  Fewer than two times give no
// rates.
time_series series_of(const report_table&, std::size_t most);

// Returns what one column of a series stands for, such as "per hour, in columns of 3 hours".
std::string scale_of(const time_series&);

// Returns a rate with as few digits as it needs, such as "0.5" or "1200".
std::string shown_rate(double rate);

// Returns a text for the values that are not shown, such as "12 others".
std::string others_in(const report_table&);

// Returns `part` in percent of `total`, or 0 if `total` is 0.
double percent(std::uint64_t part, std::uint64_t total);

// Returns `part` in percent of `total`, with one digit after the point.  "100.0" means all, and
// "0.0" means nothing.  Other values close to them are "<0.1" and ">99.9".
std::string shown_percent(std::uint64_t part, std::uint64_t total);

// Returns a note that says by how much the counts of a table can be too low.
std::string note_on(const report_table&);

// The style of a report as text.  Without bars, lines can be longer than `width`.
struct text_style {
    bool has_bars = false;
    bool has_utf8 = false;
    bool has_color = false;
    std::size_t width = 80;
};

// Appends the reports as text.  If there are several, they have titles.
void append_text(fmt::memory_buffer& out, std::span<const stats_report>, const text_style&);

// Appends the reports as text with at most `most` lines.  `most` must be more than 0.  If a table
// is too long, its last rows are left out.  In tables of times, the first rows are left out.
void append_short_text(fmt::memory_buffer& out, std::vector<stats_report>, const text_style&,
                       std::size_t most);

// Appends the report as one JSON object.  If there are several reports, this object has one member
// for each of them.
void append_json(fmt::memory_buffer& out, std::span<const stats_report>);

// The first octets of each page.
inline constexpr std::string_view start_of_page = R"(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>URIs in )";

// Returns whether this is a page that nobody has changed: a comment at its end has the digest of
// what is before.
bool is_page(std::string_view text);

// Appends the reports as one HTML page, which needs no other file.  `files` are the names of the
// inputs.
void append_html(fmt::memory_buffer& out, std::span<const stats_report>,
                 const std::vector<std::string>& files);

}  // namespace uriscan::cli
