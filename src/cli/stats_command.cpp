// uriscan stats: a summary of all lines.
//
// Threads count the lines of their blocks, and add what they have to one summary, in the order of the
// blocks.  Values are forgotten at places in the input that do not depend on how it was cut into blocks,
// so that the summary is the same on any number of threads even where it is not exact.
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <fstream>
#include <list>
#include <memory_resource>

#include "cli/commands.hpp"
#include "cli/faults.hpp"
#include "cli/fields.hpp"
#include "cli/files.hpp"
#include "cli/pipeline.hpp"
#include "cli/stats_report.hpp"
#include "cli/summary.hpp"

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

// Whether the page could be written.
bool write_page(const options& options, const stats_report& report) {
    std::vector<std::string> names;
    for (const std::string& file : options.files) {
        names.push_back(shown_name(file));
    }
    fmt::memory_buffer page;
    append_html(page, report, names);
    if (options.counting.page_file == "-") {
        write_out(view(page));
        return true;
    }
    errno = 0;
    std::ofstream file(options.counting.page_file, std::ios::binary);
    if (file << view(page) << std::flush) {
        return true;
    }
    cli::report(shown_name(options.counting.page_file), std::generic_category().message(errno));
    return false;
}

}  // namespace

int stats_command(const options& options) {
    summary total(options.counting.by);
    const int status = count_all(options, total);
    const stats_report made = report_of(total, options.counting.top);
    if (options.counting.page_file != "-") {
        fmt::memory_buffer text;
        if (options.counting.as_json) {
            append_json(text, made);
            text.push_back('\n');
        } else {
            append_text(text, made, style_of(options));
        }
        write_out(view(text));
    }
    const bool has_page = options.counting.page_file.empty() || write_page(options, made);
    return has_page ? status : trouble;
}

}  // namespace uriscan::cli
