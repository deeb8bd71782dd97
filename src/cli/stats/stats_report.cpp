// Makes the report: the most frequent values of each aspect.
#include "cli/stats/stats_report.hpp"

#include <algorithm>
#include <charconv>

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
    const aspect by = summary.aspects()[number];
    const bool is_short = by == aspect::length || by == aspect::component;
    report_table table{
        by, {}, counts.total(), 0, counts.total(), counts.forgotten(), counts.most_too_low()};
    const std::size_t most = top == 0 || is_short ? counts.size() : top;
    for (const auto& [value, count] : counts.most_frequent(most)) {
        table.rows.push_back({value, count});
        table.other_count -= count;
    }
    table.other_values = counts.size() - table.rows.size();
    if (by == aspect::component) {
        table.total =
            summary.all().valid;  // a URI has several components, so the percentages are of URIs
    } else if (by == aspect::length) {
        std::ranges::sort(table.rows, {},
                          [](const report_row& row) { return least_length(row.value); });
    }
    return table;
}

}  // namespace

double stats_report::mean_length() const {
    return all.texts == 0 ? 0 : static_cast<double>(all.octets) / static_cast<double>(all.texts);
}

stats_report report_of(const summary& summary, std::size_t top) {
    stats_report made{summary.all(), {}};
    for (std::size_t i = 0; i < summary.aspects().size(); ++i) {
        made.tables.push_back(table_of(summary, i, top));
    }
    return made;
}

std::string_view shown_value(std::string_view value) {
    return value == absent_value ? "(none)" : value.empty() ? "(empty)" : value;
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
    return rounded == "0.0" && part > 0         ? "<0.1"
           : rounded == "100.0" && part < total ? ">99.9"
                                                : rounded;
}

std::string note_on(const report_table& table) {
    return fmt::format(
        "Not exact: there were more different values than --max-distinct or --max-memory allows, "
        "so rare ones were forgotten, {} occurrences in all. A count is a lower bound, and at most "
        "{} too low.",
        table.forgotten, table.most_too_low);
}

}  // namespace uriscan::cli
