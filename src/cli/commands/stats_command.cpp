// uriscan stats: a summary of all lines.
//
// Threads count the lines of their blocks, and add what they have to one summary, in the order of the
// blocks.  Values are forgotten at places in the input that do not depend on how it was cut into blocks,
// so that the summary is the same on any number of threads even where it is not exact.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <list>
#include <memory_resource>
#include <optional>

#include "cli/commands/commands.hpp"
#include "cli/output/faults.hpp"
#include "cli/input/fields.hpp"
#include "cli/system/files.hpp"
#include "cli/commands/pipeline.hpp"
#include "cli/stats/stats_report.hpp"
#include "cli/stats/summary.hpp"

namespace uriscan::cli {
namespace {

// Values may be forgotten before each line of a file whose number, from 0, is a multiple of this.
constexpr std::uint64_t lines_between = 65536;

bool is_place_to_forget(std::uint64_t line_number) {
    return (line_number - 1) % lines_between == 0;
}

// What was counted of a stretch of lines, between which nothing is forgotten.
struct stretch {
    bool may_forget_before = false;
    summary counted;
};

using stretches = std::list<stretch>;

stretches count_block(const options& options, const block& block,
                      std::pmr::memory_resource* memory) {
    stretches counted;
    for_each_field(block, options, [&](const located_line& line) {
        if (counted.empty() || is_place_to_forget(line.number)) {
            counted.push_back(
                {is_place_to_forget(line.number), summary(options.counting.by, memory)});
        }
        summary& summary = counted.back().counted;
        if (line.misfit.empty()) {
            summary.add(line.text, parse(options.held_against, line.text));
        } else {
            summary.add_error(line.text, fault_of_misfit(line).reason);
        }
    });
    return counted;
}

// Reads all input; the status is that of answer_blocks.
int count_all(const options& options, summary& total) {
    const int status = answer_blocks(options, "", [&](const block& block, output& out) {
        std::pmr::monotonic_buffer_resource memory;
        const stretches counted = count_block(options, block, &memory);
        out.wait_for_turn();
        for (const stretch& stretch : counted) {
            if (stretch.may_forget_before) {
                total.forget_rarest(options.counting.most);
            }
            total.add(stretch.counted);
        }
    });
    total.forget_rarest(options.counting.most);
    return status;
}

text_style style_of(const options& options) {
    const when bars = options.counting.bars;
    const bool has_bars =
        bars == when::always || (bars == when::automatic && is_terminal(STDOUT_FILENO));
    return {has_bars, shows_utf8(), wants_color(options.color, STDOUT_FILENO),
            terminal_width(STDOUT_FILENO)};
}

std::string_view view(const fmt::memory_buffer& text) {
    return {text.data(), text.size()};
}

fmt::memory_buffer page_of(const options& options, const stats_report& report) {
    std::vector<std::string> names;
    for (const std::string& file : options.files) {
        names.push_back(shown_name(file));
    }
    fmt::memory_buffer page;
    append_html(page, report, names);
    return page;
}

void write_text(const options& options, const stats_report& report) {
    fmt::memory_buffer text;
    if (options.counting.as_json) {
        append_json(text, report);
        text.push_back('\n');
    } else {
        append_text(text, report, style_of(options));
    }
    write_out(view(text));
}

}  // namespace

int stats_command(const options& options) {
    const auto& page_name = options.counting.page_file;
    std::optional<output_file> page_file;
    if (page_name && *page_name != "-") {
        page_file.emplace(*page_name);
        if (std::ranges::any_of(options.files,
                                [&](const std::string& input) { return page_file->is(input); })) {
            report(shown_name(*page_name), "is an input, which the page would overwrite");
            return trouble;
        }
    }
    summary total(options.counting.by);
    const int status = count_all(options, total);
    const stats_report made = report_of(total, options.counting.top);
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
