// uriscan stats: writes a summary of all lines.
//
// Each thread counts the lines of a block, then adds its counts to the total, in the order of the
// blocks.  Rare values are forgotten only at certain line numbers, which do not depend on the
// blocks.  So the summary is the same for any number of threads, even if some values are forgotten.
#include "cli/commands/stats_command.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <list>
#include <memory_resource>
#include <optional>

#include "cli/commands/pipeline.hpp"
#include "cli/input/fields.hpp"
#include "cli/output/line_error.hpp"
#include "cli/stats/stats_report.hpp"
#include "cli/stats/summary.hpp"
#include "cli/system/exit_status.hpp"
#include "cli/system/interrupt.hpp"
#include "cli/system/messages.hpp"
#include "cli/system/output_file.hpp"
#include "cli/system/printable.hpp"

namespace uriscan::cli {
namespace {

// The program is allowed to forget values before each line whose number, counted from 0, is a
// multiple of this constant.
constexpr std::uint64_t lines_between = 65536;

bool is_place_to_forget(std::uint64_t line_number) {
    return (line_number - 1) % lines_between == 0;
}

// The counts of consecutive lines.  The program is allowed to forget values only before the first
// of these lines.
struct stretch {
    bool may_forget_before = false;
    summary counted;
};

using stretches = std::list<stretch>;

stretches count_block(const stats_command_options& options, const block& block,
                      std::pmr::memory_resource* memory) {
    stretches counted;
    for_each_field(block, options.common.input, [&](const located_line& line) {
        if (counted.empty() || is_place_to_forget(line.number)) {
            counted.push_back({is_place_to_forget(line.number), summary(options.stats.by, memory)});
        }
        summary& summary = counted.back().counted;
        if (line.log_error.empty()) {
            summary.add(line.text, parse(options.checked_rule, line.text));
        } else {
            summary.add_error(line.text, log_error_of(line).reason);
        }
    });
    return counted;
}

// Counts all lines of the input, and adds the counts to `total`.  Returns the exit status.
int count_all(const stats_command_options& options, summary& total) {
    const int status = answer_blocks(options.common, [&](const block& block, output& out) {
        std::pmr::monotonic_buffer_resource memory;
        const stretches counted = count_block(options, block, &memory);
        out.wait_for_turn();
        for (const stretch& stretch : counted) {
            if (stretch.may_forget_before) {
                total.forget_rarest(options.stats.max_distinct);
            }
            total.add(stretch.counted);
        }
    });
    total.forget_rarest(options.stats.max_distinct);
    return status;
}

// Counts the lines of the input up to the first SIGINT.  Returns the exit status.
int count_until_interrupt(const stats_command_options& options, summary& total) {
    const interrupt_catcher catcher;
    const int status = count_all(options, total);
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

std::string_view view(const fmt::memory_buffer& text) {
    return {text.data(), text.size()};
}

fmt::memory_buffer page_of(const stats_command_options& options, const stats_report& report) {
    std::vector<std::string> names;
    for (const std::string& file : options.common.input.files) {
        names.push_back(shown_name(file));
    }
    fmt::memory_buffer page;
    append_html(page, report, names);
    return page;
}

void write_text(const stats_command_options& options, const stats_report& report) {
    fmt::memory_buffer text;
    if (options.stats.as_json) {
        append_json(text, report);
        text.push_back('\n');
    } else {
        append_text(text, report, style_of(options));
    }
    write_out(view(text));
}

// Returns what else the file of the page is: "an input", for instance.  Returns an empty text if it
// is nothing else.
std::string_view use_besides_page(const output_file& page, const stats_command_options& options) {
    const auto is_page = [&](const std::string& input) { return page.is(input); };
    return std::ranges::any_of(options.common.input.files, is_page) ? "an input"
           : page.is(STDOUT_FILENO)                                 ? "standard output"
           : page.is(STDERR_FILENO)                                 ? "standard error"
                                                                    : "";
}

}  // namespace

int run_stats(const stats_command_options& options) {
    const auto& page_name = options.stats.page_file;
    std::optional<output_file> page_file;
    if (page_name && *page_name != "-") {
        page_file.emplace(*page_name);
        if (const auto other = use_besides_page(*page_file, options); !other.empty()) {
            print_error(shown_name(*page_name),
                        fmt::format("is {}, which the page would overwrite", other));
            return exit_trouble;
        }
    }
    summary total(options.stats.by);
    const int status = count_until_interrupt(options, total);
    stats_report made = report_of(total, options.stats.top);
    made.is_partial = status == exit_interrupted;
    if (!page_name || page_file) {
        write_text(options, made);
    }
    if (page_file) {
        page_file->write(view(page_of(options, made)));
    } else if (page_name) {
        write_out(view(page_of(options, made)));
    }
    return status;
}

}  // namespace uriscan::cli
