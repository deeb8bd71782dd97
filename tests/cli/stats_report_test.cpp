// The parts of the report of `stats` that only some inputs reach.
#include "cli/stats/stats_report.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "cli/output/paragraph.hpp"

namespace uriscan::tests {
namespace {

using cli::report_table;

report_table table_by(std::string_view name) {
    return {cli::read_tables(name).front(), {}, {}, 0, 0, 0};
}

// All columns stand for the same number of hours or days: the least of the usual numbers with which
// there is room for all columns.
TEST(stats_report, has_columns_of_usual_times) {
    constexpr std::size_t columns = 10;
    const std::vector<std::pair<std::int64_t, std::int64_t>> hours = {
        {2, 1},    {10, 1},   {11, 2},   {20, 2},   {21, 3},    {30, 3},     {31, 4},
        {40, 4},   {41, 6},   {60, 6},   {61, 8},   {80, 8},    {81, 12},    {120, 12},
        {121, 24}, {240, 24}, {241, 48}, {480, 48}, {481, 168}, {1680, 168}, {1681, 336}};
    for (const auto& [span, units] : hours) {
        report_table table = table_by("hour");
        table.times = {{490'000, 1}, {490'000 + span - 1, 1}};
        const cli::time_series series = cli::series_of(table, columns);
        EXPECT_EQ(series.units_of_column, units) << span;
        EXPECT_EQ(series.rates.size(), static_cast<std::size_t>((span + units - 1) / units));
        EXPECT_EQ(cli::scale_of(series),
                  units == 1 ? "per hour"
                             : "per hour, in columns of " + std::to_string(units) + " hours");
    }
    const std::vector<std::pair<std::int64_t, std::int64_t>> days = {
        {2, 1}, {10, 1}, {11, 2}, {20, 2}, {21, 7}, {70, 7}, {71, 14}, {141, 21}};
    for (const auto& [span, units] : days) {
        report_table table = table_by("day");
        table.times = {{20'000, 1}, {20'000 + span - 1, 1}};
        EXPECT_EQ(cli::series_of(table, columns).units_of_column, units) << span;
    }
}

TEST(stats_report, draws_an_eighth_of_a_column_at_least) {
    cli::stats_report report;
    report.tables.push_back(table_by("scheme"));
    report.tables.front().rows = {{"a", 1'000'000}, {"b", 1}};
    report.tables.front().total = 1'000'001;
    fmt::memory_buffer out;
    cli::append_text(out, {&report, 1}, {.has_bars = true, .has_utf8 = true});
    const std::string text = fmt::to_string(out);
    EXPECT_NE(text.find("\n  b        1   <0.1 %  ▏\n"), std::string::npos) << text;
}

TEST(stats_report, has_room_for_the_count_of_all_others) {
    cli::stats_report report;
    report.tables.push_back(table_by("scheme"));
    report_table& table = report.tables.front();
    table.rows = {{"a", 9}};
    table.total = 1009;
    table.other_values = 500;
    table.other_count = 1000;
    fmt::memory_buffer out;
    cli::append_text(out, {&report, 1}, {});
    const std::string text = fmt::to_string(out);
    EXPECT_NE(text.find("  a" + std::string(16, ' ') + "9    0.9 %\n"), std::string::npos) << text;
}

// The screen has eight lines.  Four lines of totals, an empty line and the title leave two of them
// for the table.
TEST(stats_report, counts_lengths_that_have_no_place_on_a_screen) {
    cli::stats_report report;
    report.tables.push_back(table_by("length"));
    report.tables.front().rows = {{"1", 5}, {"2-3", 4}, {"4-7", 3}};
    report.tables.front().total = 12;
    fmt::memory_buffer out;
    cli::append_short_text(out, {report}, {}, 8);
    const std::string text = fmt::to_string(out);
    EXPECT_TRUE(text.ends_with("\n  1           5   41.7 %\n  (2 others)  7   58.3 %\n")) << text;
}

TEST(paragraph, fills_the_width) {
    EXPECT_EQ(cli::paragraph("aa bb c", 5), "aa bb\nc\n");
    EXPECT_EQ(cli::paragraph("aa bb c", 4), "aa\nbb c\n");
    EXPECT_EQ(cli::paragraph("aa bb c", 7), "aa bb c\n");
    EXPECT_EQ(cli::paragraph("aa bb", 7, 2), "  aa bb\n");
    EXPECT_EQ(cli::paragraph("aa bb", 6, 2), "  aa\n  bb\n");
}

}  // namespace
}  // namespace uriscan::tests
