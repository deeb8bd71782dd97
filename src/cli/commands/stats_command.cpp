// uriscan stats: counts all lines, and writes the report.
#include "cli/commands/commands.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <optional>
#include <span>

#include "cli/commands/live_report.hpp"
#include "cli/commands/stats_counts.hpp"
#include "cli/input/each_field.hpp"
#include "cli/input/logs/known_logs.hpp"
#include "cli/stats/stats_report.hpp"
#include "cli/system/buffer.hpp"
#include "cli/system/interrupt.hpp"
#include "cli/system/messages.hpp"
#include "cli/system/output_file.hpp"
#include "cli/system/process.hpp"

namespace uriscan::cli {
namespace {

// Counts the lines up to the end of the input or to the first SIGINT.  Returns the exit status.
int count_until_interrupt(const stats_command_options& options, all_counts& all) {
    const int status = count_all(options, all);
    if (!was_interrupted()) {
        return status;
    }
    print_error("interrupted; the summary has only the lines before");
    return exit_interrupted;
}

text_style style_of(const stats_command_options& options) {
    const when bars = options.stats.bars;
    const bool has_bars =
        bars == when::always || (bars == when::automatic && is_terminal(STDOUT_FILENO));
    return {has_bars, shows_utf8(), wants_color(options.common.color, STDOUT_FILENO),
            terminal_width(STDOUT_FILENO)};
}

// Returns whether a table has only absent values.
bool has_no_value(const report_table& table) {
    return table.rows.size() == 1 && table.other_count == 0 &&
           table.rows.front().value == absent_value;
}

// Returns the reports of all that was counted.
std::vector<stats_report> reports_of(const all_counts& all, const stats_options& options,
                                     bool is_partial) {
    std::vector<stats_report> reports;
    for (const bounded_summary& each : all.summaries) {
        const summary& lines = all.summaries.front().counted();
        reports.push_back(report_of(each.counted(), lines, options.top));
        if (options.hides_absent && !options.as_json) {
            std::erase_if(reports.back().tables, has_no_value);
        }
        reports.back().is_partial = is_partial;
    }
    if (reports.size() > 1) {
        reports.front().name = "targets";
        reports.front().title = "Targets";
        reports.back().name = "referers";
        reports.back().title = "Referers";
    }
    return reports;
}

fmt::memory_buffer page_of(const stats_command_options& options,
                           std::span<const stats_report> reports) {
    std::vector<std::string> shown;
    for (const std::string& file : options.common.input.files) {
        shown.push_back(shown_name(file));
    }
    fmt::memory_buffer page;
    append_html(page, reports, shown);
    return page;
}

void write_text(const stats_command_options& options, std::span<const stats_report> reports) {
    fmt::memory_buffer text;
    if (options.stats.as_json) {
        append_json(text, reports);
        text.push_back('\n');
    } else {
        append_text(text, reports, style_of(options));
    }
    write_out(view_of(text));
}

live_style live_style_of(const stats_options& options) {
    return !options.is_live                  ? live_style::none
           : options.as_json                 ? live_style::lines
           : is_able_terminal(STDOUT_FILENO) ? live_style::screen
                                             : live_style::none;
}

// Appends the reports of the lines that were counted so far.
void append_live(fmt::memory_buffer& out, const stats_command_options& options,
                 const all_counts& all) {
    const bool is_json = options.stats.as_json;
    std::vector<stats_report> made = reports_of(all, options.stats, is_json);
    if (is_json) {
        append_json(out, made);
        out.push_back('\n');
    } else {
        const std::size_t height = terminal_height(STDOUT_FILENO);
        append_short_text(out, std::move(made), style_of(options),
                          std::max<std::size_t>(2, height) - 1);
    }
}

// Prints a hint if the lines are not URIs, but look like a log.
void print_hint(const input_options& input, const all_counts& all) {
    constexpr std::uint64_t few = 10;
    const totals& counted = all.summaries.front().counted().all();
    if (!has_plain_lines(input) || counted.texts < few ||
        counted.valid >= (counted.texts + 9) / 10) {
        return;
    }
    if (const auto name = log_like(all.first_lines, input.separator()); !name.empty()) {
        print_error("hint", fmt::format("these lines are not URIs; they look like a log, so try "
                                        "--log {}",
                                        name));
    }
}

// If the program also uses the file of the page for something else, returns what this is, such as
// "an input".  Otherwise, returns an empty text.
std::string_view use_besides_page(const output_file& page, const stats_command_options& options) {
    const auto is_used = [&](const std::string& input) { return !input.empty() && page.is(input); };
    const template_options& templates = options.templates;
    const bool is_input = std::ranges::any_of(options.common.input.files, is_used) ||
                          is_used(templates.file) || is_used(templates.openapi);
    return is_input                 ? "an input"
           : page.is(STDOUT_FILENO) ? "standard output"
           : page.is(STDERR_FILENO) ? "standard error"
                                    : "";
}

}  // namespace

int run_stats(const stats_command_options& given) {
    stats_command_options options = given;
    const live_style style = live_style_of(options.stats);
    if (style == live_style::screen) {
        options.common.input.progress = when::never;  // the report shows the progress
    }
    const auto& page_name = options.stats.page_file;
    std::optional<output_file> page_file;
    if (page_name && *page_name != "-") {
        page_file.emplace(*page_name, options.common.sandbox);
        if (const auto other = use_besides_page(*page_file, options); !other.empty()) {
            print_error(shown_name(*page_name),
                        fmt::format("is {}, which the page would overwrite", other));
            return exit_trouble;
        }
        if (!options.stats.replaces_any_file &&
            page_file->has_other_content(start_of_page, is_page)) {
            print_error(shown_name(*page_name),
                        "is not a page of uriscan stats, so it is not replaced; --force replaces "
                        "any file");
            return exit_trouble;
        }
    }
    all_counts all(options);
    const auto live_text = [&](fmt::memory_buffer& out) { append_live(out, options, all); };
    const interrupt_catcher catcher;  // up to the end, so that the summary is written
    const int status = [&] {
        live_report live(style, live_text);
        all.live = &live;
        return count_until_interrupt(options, all);
    }();
    if (status == exit_trouble && all.is_empty()) {
        return status;  // nothing was read, and a report of zeros would be wrong
    }
    const std::vector<stats_report> made =
        reports_of(all, options.stats, status == exit_interrupted);
    if (!page_name || page_file) {
        write_text(options, made);
    }
    if (page_file) {
        page_file->write(view_of(page_of(options, made)));
    } else if (page_name) {
        write_out(view_of(page_of(options, made)));
    }
    print_hint(options.common.input, all);
    return status;
}

}  // namespace uriscan::cli
