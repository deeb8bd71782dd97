// The report as text that fits on a screen.
#include <algorithm>

#include "cli/stats/stats_report.hpp"
#include "cli/system/buffer.hpp"

namespace uriscan::cli {
namespace {

std::size_t rows_in_text(const report_table& table) {
    return table.rows.size() - table.first_in_text;
}

void leave_out_row(report_table& table) {
    if (table.by.is_series()) {
        ++table.first_in_text;  // drops the oldest time
        return;
    }
    if (!table.by.is("component")) {  // a sum would count a URI more than once
        ++table.other_values;
        table.other_count += table.rows.back().count;
    }
    table.rows.pop_back();
}

std::size_t lines_in(const fmt::memory_buffer& text) {
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

// Keeps the first lines, and adds a note that there are more.
void cut(fmt::memory_buffer& text, std::size_t most) {
    std::size_t end = 0;
    for (std::size_t line = 1; line < most; ++line) {
        end = std::string_view(text.data(), text.size()).find('\n', end) + 1;
    }
    text.resize(end);
    text.append(std::string_view("... (too many lines: name fewer fields with --by)\n"));
}

// Appends the reports.  If they are too long, each of them gets the same number of lines.
void append_parts(fmt::memory_buffer& out, std::span<const stats_report> reports,
                  const text_style& style, std::size_t most) {
    const std::size_t empty_lines = reports.size() - 1;
    const std::size_t most_each =
        std::max<std::size_t>(1, (most - std::min(most, empty_lines)) / reports.size());
    for (const stats_report& report : reports) {
        fmt::memory_buffer part;
        append_text(part, {&report, 1}, style);
        if (lines_in(part) > most_each) {
            cut(part, most_each);
        }
        append(out, out.size() == 0 ? "" : "\n");
        out.append(part);
    }
    if (lines_in(out) > most) {
        cut(out, most);
    }
}

}  // namespace

void append_short_text(fmt::memory_buffer& out, std::vector<stats_report> reports,
                       const text_style& style, std::size_t most) {
    std::vector<report_table*> tables;
    for (stats_report& report : reports) {
        for (report_table& table : report.tables) {
            tables.push_back(&table);
            while (rows_in_text(table) > most) {
                leave_out_row(table);
            }
        }
    }
    const auto rows = [](const report_table* table) { return rows_in_text(*table); };
    fmt::memory_buffer text;
    append_text(text, reports, style);
    while (lines_in(text) > most) {
        report_table& longest = **std::ranges::max_element(tables, {}, rows);
        text.clear();
        if (rows_in_text(longest) <= 1) {
            append_parts(text, reports, style, most);
            break;
        }
        leave_out_row(longest);
        append_text(text, reports, style);
    }
    out.append(text);
}

}  // namespace uriscan::cli
