// The report as lines of text, with or without bars.
#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

#include "cli/output/paragraph.hpp"
#include "cli/stats/stats_report.hpp"
#include "cli/system/buffer.hpp"
#include "cli/system/terminal.hpp"

namespace uriscan::cli {
namespace {

constexpr std::size_t octets_of_block = 3;  // a block character of UTF-8; it is one column wide

std::size_t digits_of(std::uint64_t number) {
    return fmt::format_int(number).size();
}

class text_writer {
public:
    text_writer(fmt::memory_buffer& out, const text_style& style)
        : out_(out), style_(style), painter_(style.has_color) {}

    void write_title(std::string_view title) {
        painter_.append(out_, style::bold, title);
        line("\n{:=>{}}\n", "", title.size());
    }

    void write(const stats_report& report) {
        write_totals(report);
        for (const report_table& table : report.tables) {
            write(table);
        }
    }

private:
    static constexpr std::string_view margin = "  ";
    static constexpr std::size_t percent_width = 7;
    static constexpr std::size_t least_bar = 16;
    static constexpr std::size_t least_part = 8;

    template <class... Values>
    void line(fmt::format_string<const Values&...> format, const Values&... values) {
        append_formatted(out_, format, values...);
    }

    void write_totals(const stats_report& report) {
        const totals& all = report.all;
        if (report.is_partial) {
            painter_.append(out_, style::bold, "partial");
            line("  {}\n", note_on_partial);
        }
        const std::size_t digits = digits_of(std::max(all.texts, all.octets));
        line("total    {:>{}}\n", all.texts, digits);
        line("valid    {:>{}}  {:>5} %\n", all.valid, digits, shown_percent(all.valid, all.texts));
        line("invalid  {:>{}}  {:>5} %\n", report.invalid(), digits,
             shown_percent(report.invalid(), all.texts));
        line("octets   {:>{}}  {} to {} each, on average {:.1f}\n", all.octets, digits,
             report.shortest(), all.longest, report.mean_length());
    }

    void write(const report_table& table) {
        line("\n");
        painter_.append(out_, style::bold, table.title());
        line("\n");
        if (table.rows.empty()) {
            line("{}none\n", margin);
            return;
        }
        if (table.by.is_series() && style_.has_bars && style_.has_utf8) {
            write_line_of_series(table);
        }
        measure(table);
        for (const report_row& row : std::span(table.rows).subspan(table.first_in_text)) {
            write_row(table, in_columns(row.value), row.count, true);
        }
        if (table.other_count > 0) {
            write_row(table, fitted(name_of_others(table), values_), table.other_count, false);
        }
        if (!table.is_exact()) {
            write_note(note_on(table));
        }
    }

    static std::string name_of_others(const report_table& table) {
        return fmt::format("({})", others_in(table));
    }

    // Computes the widths of the columns.
    void measure(const report_table& table) {
        parts_.assign(table.by.parts.size(), 0);
        values_ = table.other_count > 0 ? name_of_others(table).size() : 0;
        most_ = 0;
        counts_ = digits_of(table.other_count);
        for (const report_row& row : table.rows) {
            measure_value(row.value);
            most_ = std::max(most_, row.count);
            counts_ = std::max(counts_, digits_of(row.count));
        }
        values_ = std::max(values_, width_of_parts());
        if (style_.has_bars) {
            const std::size_t besides = 4 * margin.size() + counts_ + percent_width;
            const std::size_t rest = style_.width - std::min(style_.width, besides);
            values_ = std::min(values_, std::max(rest, 2 * least_bar) - least_bar);
            bar_ = rest - std::min(rest, values_);
            make_parts_fit();
        }
    }

    void measure_value(std::string_view value) {
        const std::vector<std::string> shown = shown_values(value);
        if (shown.size() != parts_.size()) {  // a combination that was cut
            values_ = std::max(values_, shown_value(value).size());
            return;
        }
        for (std::size_t i = 0; i < parts_.size(); ++i) {
            parts_[i] = std::max(parts_[i], shown[i].size());
        }
    }

    // Returns the width of all parts of a combination, including the margins between them.
    std::size_t width_of_parts() const {
        return std::accumulate(parts_.begin(), parts_.end(), (parts_.size() - 1) * margin.size());
    }

    // Shortens the widest parts until all parts fit into the column of values.
    void make_parts_fit() {
        for (std::size_t width = width_of_parts(); width > values_; --width) {
            std::size_t& widest = *std::ranges::max_element(parts_);
            if (widest <= least_part) {
                return;
            }
            --widest;
        }
    }

    void write_row(const report_table& table, std::string_view value, std::uint64_t count,
                   bool has_bar) {
        line("{}{:<{}}{}{:>{}}{}{:>5} %", margin, value, values_, margin, count, counts_, margin,
             shown_percent(count, table.total));
        if (bar_ > 0 && has_bar) {
            line("{}", margin);
            painter_.append(out_, style::cyan, bar(count));
        }
        line("\n");
    }

    // Returns a value, or the values of a combination in columns.  All octets can be printed: a
    // value is a component of a valid URI, percent-encoded or a static name.
    std::string in_columns(std::string_view value) const {
        const std::vector<std::string> shown = shown_values(value);
        if (shown.size() != parts_.size()) {
            return fitted(shown_value(value), values_);
        }
        std::string row = fitted(shown.front(), parts_.front());
        for (std::size_t i = 1, end = parts_.front(); i < parts_.size(); ++i) {
            row.resize(end, ' ');
            row.append(margin).append(fitted(shown[i], parts_[i]));
            end += margin.size() + parts_[i];
        }
        return fitted(row, values_);
    }

    // Returns the text.  If it is too long, returns its start, "..." and its end.
    static std::string fitted(std::string_view text, std::size_t width) {
        constexpr std::string_view ellipsis = "...";
        if (text.size() <= width) {
            return std::string(text);
        }
        const std::size_t kept = width - ellipsis.size();
        return fmt::format("{}{}{}", text.substr(0, kept / 2), ellipsis,
                           text.substr(text.size() - (kept - kept / 2)));
    }

    // Draws the rates as one line of blocks, and writes their scale.  A higher rate has a higher
    // block.
    void write_line_of_series(const report_table& table) {
        constexpr std::string_view heights = "▁▂▃▄▅▆▇█";
        constexpr std::size_t levels = heights.size() / octets_of_block;
        constexpr auto highest = static_cast<double>(levels - 1);
        const time_series series =
            series_of(table, style_.width - std::min(style_.width, 2 * margin.size()));
        if (series.rates.empty()) {
            return;
        }
        const double most = std::ranges::max(series.rates);
        std::string drawn;
        for (const double rate : series.rates) {
            const double share = most == 0 ? 0 : rate / most;
            const auto height = static_cast<std::size_t>(std::round(share * highest));
            drawn += heights.substr(height * octets_of_block, octets_of_block);
        }
        line("{}", margin);
        painter_.append(out_, style::cyan, drawn);
        line("\n");
        write_note(fmt::format("{} to {}: at most {} {}", series.first, series.last,
                               shown_rate(most), scale_of(series)));
    }

    std::string bar(std::uint64_t count) const {
        const double share = static_cast<double>(count) / static_cast<double>(most_);
        if (!style_.has_utf8) {
            const double columns = std::round(share * static_cast<double>(bar_));
            return std::string(static_cast<std::size_t>(columns), '#');
        }
        // Unicode's block characters: the whole block, then blocks of one eighth of its width, of
        // two eighths, and so on.
        constexpr std::string_view blocks = "█▏▎▍▌▋▊▉";
        const double exact = std::round(share * static_cast<double>(8 * bar_));
        const std::size_t eighths = std::max<std::size_t>(1, static_cast<std::size_t>(exact));
        std::string drawn;
        for (std::size_t i = 0; i < eighths / 8; ++i) {
            drawn += blocks.substr(0, octets_of_block);
        }
        if (eighths % 8 != 0) {
            drawn += blocks.substr(eighths % 8 * octets_of_block, octets_of_block);
        }
        return drawn;
    }

    void write_note(std::string_view note) {
        out_.append(paragraph(note, style_.width, margin.size()));
    }

    fmt::memory_buffer& out_;
    const text_style style_;
    painter painter_;
    std::vector<std::size_t> parts_;  // widths of the values of a combination
    std::size_t values_ = 0;          // width of the column of values
    std::size_t counts_ = 0;          // width of the column of counts
    std::size_t bar_ = 0;             // width of the longest bar
    std::uint64_t most_ = 0;          // the count of the longest bar
};

}  // namespace

void append_text(fmt::memory_buffer& out, std::span<const stats_report> reports,
                 const text_style& style) {
    text_writer writer(out, style);
    for (const stats_report& report : reports) {
        if (&report != &reports.front()) {
            append(out, "\n");
        }
        if (!report.title.empty()) {
            writer.write_title(report.title);
        }
        writer.write(report);
    }
}

}  // namespace uriscan::cli
