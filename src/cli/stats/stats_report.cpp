// Makes the report: the most frequent values of each table.
#include "cli/stats/stats_report.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "cli/fields/log_time.hpp"
#include "cli/system/listed.hpp"

namespace uriscan::cli {
namespace {

// Returns the first number of a range of lengths, such as 16 of "16-31".
std::uint64_t least_length(std::string_view lengths) {
    std::uint64_t least = 0;
    std::from_chars(lengths.data(), lengths.data() + lengths.size(), least);
    return least;
}

report_table table_of(const summary& summary, std::size_t number, std::size_t top) {
    const value_counts& counts = summary.counted(number);
    const counted_by& by = summary.tables()[number];
    const bool is_short = by.is("length") || by.is("component");
    constexpr std::size_t most_times = 1000;
    report_table table{
        by, {}, counts.total(), 0, counts.total(), counts.forgotten(), counts.most_too_low()};
    const std::size_t most = top == 0 || is_short ? counts.size()
                             : by.is_series()     ? most_times
                                                  : top;
    for (const auto& [value, count] : counts.most_frequent(most)) {
        table.rows.push_back({value, count});
        table.other_count -= count;
    }
    table.other_values = counts.size() - table.rows.size();
    if (by.is("component")) {
        table.total =
            summary.all().valid;  // a URI has several components, so the percentages are of URIs
    } else if (by.is_series()) {
        std::ranges::sort(table.rows, {}, &report_row::value);
    } else if (by.is("length")) {
        std::ranges::sort(table.rows, {},
                          [](const report_row& row) { return least_length(row.value); });
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

std::string shown_value(std::string_view value) {
    return joined(shown_values(value), "  ");
}

std::vector<std::string> shown_values(std::string_view combination) {
    std::vector<std::string> shown;
    for (std::size_t start = 0; start <= combination.size();) {
        const std::size_t end =
            std::min(combination.find(value_separator, start), combination.size());
        const std::string_view each = combination.substr(start, end - start);
        shown.emplace_back(each == absent_value ? "(none)" : each.empty() ? "(empty)" : each);
        start = end + 1;
    }
    return shown;
}

std::vector<std::uint64_t> series_of(const report_table& table, std::size_t most) {
    std::vector<std::pair<std::int64_t, std::uint64_t>> times;
    for (const report_row& row : table.rows) {
        if (const auto hour = number_of_hour(row.value)) {
            times.emplace_back(table.by.is("day") ? *hour / hours_of_day : *hour, row.count);
        }
    }
    if (times.empty() || most == 0) {
        return {};
    }
    const auto [earliest, latest] = std::ranges::minmax_element(times);
    const std::int64_t first = earliest->first;
    const auto span = static_cast<std::uint64_t>(latest->first - first) + 1;
    std::vector<std::uint64_t> series(std::min<std::uint64_t>(span, most));
    for (const auto& [time, count] : times) {
        series[static_cast<std::uint64_t>(time - first) * series.size() / span] += count;
    }
    return series;
}

std::string others_in(const report_table& table) {
    if (!table.is_exact()) {
        return "others";  // the number of these values is not known
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
