// Makes the report: the most frequent values of each table.
#include "cli/stats/stats_report.hpp"

#include <algorithm>
#include <utility>

#include "cli/fields/log_time.hpp"
#include "cli/stats/stats_options.hpp"
#include "cli/system/buffer.hpp"
#include "cli/system/names.hpp"

namespace uriscan::cli {
namespace {

bool has_days(const counted_by& by) {
    return by.parts.front().kind->name == "day";
}

std::vector<time_count> times_in(const value_counts& counts, const counted_by& by) {
    std::vector<time_count> times;
    for (const auto& [value, count] : counts.most_frequent(counts.size())) {
        if (const auto hour = number_of_hour(value)) {
            times.push_back({has_days(by) ? *hour / hours_of_day : *hour, count});
        }
    }
    std::ranges::sort(times, {}, &time_count::time);
    return times;
}

// Returns the smallest usual number of hours or days that is not less than `least`.  Usual numbers
// are, for instance, 6 hours and 7 days.
std::int64_t usual_part(std::int64_t least, bool is_of_days) {
    constexpr std::int64_t week = 7 * hours_of_day;
    for (const std::int64_t hours : {1, 2, 3, 4, 6, 8, 12}) {
        if (!is_of_days && hours >= least) {
            return hours;
        }
    }
    for (const std::int64_t days : {1, 2, 7}) {
        const std::int64_t units = is_of_days ? days : days * hours_of_day;
        if (units >= least) {
            return units;
        }
    }
    const std::int64_t units = is_of_days ? 7 : week;
    return (least + units - 1) / units * units;
}

report_table table_of(const summary& summary, std::size_t number, std::size_t top) {
    const value_counts& counts = summary.counted(number);
    const counted_by& by = summary.tables()[number];
    const bool is_short = by.is("length") || by.is("component");
    report_table table{
        by, {}, {}, counts.total(), 0, counts.total(), counts.forgotten(), counts.most_too_low()};
    const std::size_t usual = by.is_series() ? 1000 : 10;
    const std::size_t most = top == 0 || is_short              ? counts.size()
                             : top == stats_options::not_given ? usual
                                                               : top;
    if (by.is_series()) {
        table.times = times_in(counts, by);
    }
    table.rows = counts.most_frequent(most);
    for (const report_row& row : table.rows) {
        table.other_count -= row.count;
    }
    table.other_values = counts.size() - table.rows.size();
    if (by.is("component")) {
        table.total =
            summary.all().valid;  // a URI has several components, so the percentages are of URIs
    } else if (by.is_series()) {
        std::ranges::sort(table.rows, {}, &report_row::value);
    } else if (by.is("length")) {
        std::ranges::sort(table.rows, {}, [](const report_row& row) {
            return number_at_start<std::uint64_t>(row.value);  // such as 16 for "16-31"
        });
    }
    return table;
}

}  // namespace

double stats_report::mean_length() const {
    return all.texts == 0 ? 0 : static_cast<double>(all.octets) / static_cast<double>(all.texts);
}

stats_report report_of(const summary& counted, const summary& lines, std::size_t top) {
    stats_report made{counted.all(), {}};
    for (std::size_t i = 0; i < counted.tables().size(); ++i) {
        const bool is_of_lines = counted.tables()[i].needs_only_log();
        made.tables.push_back(table_of(is_of_lines ? lines : counted, i, top));
    }
    return made;
}

std::string report_table::title() const {
    return by.summed ? fmt::format("{}: {}", by.title(), total) : by.title();
}

std::string shown_value(std::string_view value) {
    return joined(shown_values(value), "  ");
}

std::vector<std::string> shown_values(std::string_view combination) {
    std::vector<std::string> shown;
    for (const std::string_view each : split(combination, value_separator)) {
        shown.emplace_back(each == absent_value ? "(none)" : each.empty() ? "(empty)" : each);
    }
    return shown;
}

time_series series_of(const report_table& table, std::size_t most) {
    if (table.times.size() < 2 || most == 0) {
        return {};
    }
    const bool is_of_days = has_days(table.by);
    const std::int64_t first = table.times.front().time;
    const std::int64_t span = table.times.back().time - first + 1;
    const auto columns = static_cast<std::int64_t>(most);
    time_series series;
    series.units_of_column = usual_part((span + columns - 1) / columns, is_of_days);
    const std::int64_t units = series.units_of_column;
    series.rates.resize(static_cast<std::size_t>((span + units - 1) / units));
    for (const auto& [time, count] : table.times) {
        series.rates[static_cast<std::size_t>((time - first) / units)] +=
            static_cast<double>(count);
    }
    for (std::size_t i = 0; i < series.rates.size(); ++i) {
        const std::int64_t left = span - static_cast<std::int64_t>(i) * units;
        series.rates[i] /= static_cast<double>(std::min(units, left));
    }
    const std::int64_t hours = is_of_days ? hours_of_day : 1;
    series.first = text_of_hour(first * hours, is_of_days);
    series.last = text_of_hour(table.times.back().time * hours, is_of_days);
    series.unit = is_of_days ? "day" : "hour";
    return series;
}

std::string scale_of(const time_series& series) {
    return series.units_of_column == 1 ? fmt::format("per {}", series.unit)
                                       : fmt::format("per {0}, in columns of {1} {0}s", series.unit,
                                                     series.units_of_column);
}

std::string shown_rate(double rate) {
    return rate >= 100 ? fmt::format("{:.0f}", rate) : fmt::format("{:.3g}", rate);
}

std::string others_in(const report_table& table) {
    if (!table.is_exact()) {
        return "others";  // the number of other values is not known
    }
    return fmt::format("{} other{}", table.other_values, table.other_values == 1 ? "" : "s");
}

double percent(std::uint64_t part, std::uint64_t total) {
    return total == 0 ? 0 : 100 * static_cast<double>(part) / static_cast<double>(total);
}

std::string shown_percent(std::uint64_t part, std::uint64_t total) {
    const std::string rounded = fmt::format("{:.1f}", percent(part, total));
    const bool is_more_than_none = rounded == "0.0" && part > 0;
    const bool is_less_than_all = rounded == "100.0" && part < total;
    return is_more_than_none ? "<0.1" : is_less_than_all ? ">99.9" : rounded;
}

std::string note_on(const report_table& table) {
    return fmt::format(
        "Not exact: there were more different values than --max-distinct or --max-memory allows, "
        "so rare ones were forgotten, {} occurrences in all. A count is a lower bound, and at most "
        "{} too low.",
        table.forgotten, table.most_too_low);
}

}  // namespace uriscan::cli
