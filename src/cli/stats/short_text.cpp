// The report as text that is not longer than a screen.
#include <algorithm>

#include "cli/stats/stats_report.hpp"

namespace uriscan::cli {
namespace {

std::size_t rows_in_text(const report_table& table) {
    return table.rows.size() - table.first_in_text;
}

void leave_out_row(report_table& table) {
    if (table.by.is_series()) {
        ++table.first_in_text;  // the oldest time
        return;
    }
    if (!table.by.is(aspect::component)) {  // of which a URI has several
        ++table.other_values;
        table.other_count += table.rows.back().count;
    }
    table.rows.pop_back();
}

std::size_t lines_in(const fmt::memory_buffer& text) {
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

// Keeps the first lines, and says that there are more.
void cut(fmt::memory_buffer& text, std::size_t most) {
    std::size_t end = 0;
    for (std::size_t line = 1; line < most; ++line) {
        end = std::string_view(text.data(), text.size()).find('\n', end) + 1;
    }
    text.resize(end);
    text.append(std::string_view("... (--by with fewer names needs fewer lines)\n"));
}

}  // namespace

void append_short_text(fmt::memory_buffer& out, stats_report report, const text_style& style,
                       std::size_t most) {
    for (report_table& table : report.tables) {
        while (rows_in_text(table) > most) {
            leave_out_row(table);
        }
    }
    fmt::memory_buffer text;
    append_text(text, report, style);
    while (lines_in(text) > most && !report.tables.empty()) {
        const auto longest = std::ranges::max_element(report.tables, {}, rows_in_text);
        if (rows_in_text(*longest) <= 1) {
            cut(text, most);
            break;
        }
        leave_out_row(*longest);
        text.clear();
        append_text(text, report, style);
    }
    out.append(text);
}

}  // namespace uriscan::cli
