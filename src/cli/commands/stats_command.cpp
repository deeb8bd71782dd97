// uriscan stats: writes a summary of all lines.
//
// Each thread counts the lines of a block, then adds its counts to the total, in the order of the
// blocks.  Rare values are forgotten only at certain places of the input, which do not depend on
// the blocks.  So the summary is the same for any number of threads, even if some values are
// forgotten.
#include "cli/commands/stats_command.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <iterator>
#include <list>
#include <memory_resource>
#include <optional>

#include "cli/commands/live_report.hpp"
#include "cli/commands/pipeline.hpp"
#include "cli/input/fields.hpp"
#include "cli/output/line_error.hpp"
#include "cli/stats/bounded_summary.hpp"
#include "cli/stats/stats_report.hpp"
#include "cli/stats/summary.hpp"
#include "cli/system/exit_status.hpp"
#include "cli/system/interrupt.hpp"
#include "cli/system/messages.hpp"
#include "cli/system/output_file.hpp"
#include "cli/system/printable.hpp"

namespace uriscan::cli {
namespace {

// A part of a file.  Each time that a new part starts, values can be forgotten.
struct file_part {
    const char* file = nullptr;  // the name of the file: each file has a name at another address
    std::uint64_t number = 0;

    friend bool operator==(const file_part&, const file_part&) = default;
};

// The total of all blocks.
struct all_counts {
    bounded_summary summary;
    live_report* live;
    file_part last_part = {};  // the part of the lines that were counted last

    void forget_rarest() {
        const auto lock = live->lock();
        summary.forget_rarest();
    }
};

// Counts the lines of one block.
class block_counter {
public:
    block_counter(const stats_command_options& options, const block& block, all_counts& all,
                  output& out)
        : options_(options),
          block_(block),
          all_(all),
          out_(out),
          // The values in one octet of the input need less than 32 octets of memory.  So the
          // values in a part need less than an eighth of the memory.
          part_size_(std::max(options.stats.max_memory / 256 / (1 + options.stats.by.size() / 16),
                              std::size_t{1})) {}

    void add(const located_line& line) {
        const char* start = line.whole.data();
        for (std::uint64_t left = line.count; left > 0;) {
            if (const std::less<> before; !before(start, part_end_)) {
                start_part(start);
            }
            // Each of several lines has one octet.  Those that start in this part are added now.
            const auto octets = static_cast<std::uint64_t>(part_end_ - start);
            const std::uint64_t times = std::min(left, std::max(octets, std::uint64_t{1}));
            add_times(line, times);
            start += times;
            left -= times;
        }
    }

    // Waits until all blocks before this one are counted, and adds the counts to the total.
    void add_to_total() {
        out_.wait_for_turn();
        const auto lock = all_.live->lock();
        for (const auto& [part, counted] : stretches_) {
            if (part != all_.last_part) {
                all_.summary.forget_rarest();
                all_.last_part = part;
            }
            all_.summary.add(counted);
        }
        stretches_.clear();
        memory_.release();
    }

private:
    // The counts of consecutive lines of one part of the file.
    struct stretch {
        file_part part;
        summary counted;
    };
    static constexpr std::size_t most_stretches = 16;

    // Adds the line, which occurs so many times in the part of the last stretch.
    void add_times(const located_line& line, std::uint64_t times) {
        if (line.is_null) {
            stretches_.back().counted.add_line(*line.log);
            return;
        }
        if (line.has_text()) {
            add_text(line, times);
            return;
        }
        stretches_.back().counted.add_error(line.octets(), error_of(line).reason, times, line.log);
        if (line.too_long != 0) {
            append_too_long(out_.messages(), line, "it is counted as not valid");
        }
    }

    // Starts to count the lines of the part in which `line` starts.
    void start_part(const char* line) {
        const char* const lines = block_.lines.begin();
        const std::uint64_t number =
            (block_.offset + static_cast<std::uint64_t>(line - lines)) / part_size_;
        const std::uint64_t end = (number + 1) * part_size_ - block_.offset;
        part_end_ = lines + std::min<std::uint64_t>(end, block_.lines.size());
        if (stretches_.size() == most_stretches) {
            add_to_total();
        }
        start_stretch({block_.file.data(), number});
    }

    void start_stretch(file_part part) {
        stretches_.push_back({part, summary(options_.stats.by, memory_)});
    }

    // Only an empty text can occur several times.
    void add_text(const located_line& line, std::uint64_t times) {
        const result<uri_view> parsed = parse(options_.checked_rule, line.text);
        const bool is_first = line.number != last_number_;
        last_number_ = line.number;
        stretches_.back().counted.add(line.text, parsed, times, line.log, is_first);
        if (parsed && parsed->has_query()) {
            add_keys(parsed->query_parameters());
        }
    }

    // One line can have millions of keys, so there are also places to forget values within a line.
    void add_keys(query_parameters all) {
        const std::size_t most = 16 * part_size_;
        summary::parameters rest{all.begin(), all.end()};
        while (!(rest = stretches_.back().counted.add_keys(rest, most)).empty()) {
            const file_part part = stretches_.back().part;
            add_to_total();
            all_.forget_rarest();
            start_stretch(part);
        }
    }

    const stats_command_options& options_;
    const block& block_;
    all_counts& all_;
    output& out_;
    const std::size_t part_size_;
    std::pmr::monotonic_buffer_resource memory_;
    std::list<stretch> stretches_;
    std::uint64_t last_number_ = 0;   // of the last line with a text; 0 if there is none
    const char* part_end_ = nullptr;  // in the block: the end of the part of the last stretch
};

// Counts all lines of the input, and adds the counts to `all`.  Returns the exit status.
int count_all(const stats_command_options& options, all_counts& all) {
    const int status = answer_blocks(options.common, [&](const block& block, output& out) {
        block_counter counter(options, block, all, out);
        for_each_field(block, options.common.input, [&](const located_line& line) {
            if (!line.is_null || line.log != nullptr) {
                counter.add(line);
            }
        });
        counter.add_to_total();
    });
    all.forget_rarest();
    return status;
}

// Counts the lines of the input up to the first SIGINT that is caught.  Returns the exit status.
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

live_style live_style_of(const stats_options& options) {
    return !options.is_live                  ? live_style::none
           : options.as_json                 ? live_style::lines
           : is_able_terminal(STDOUT_FILENO) ? live_style::screen
                                             : live_style::none;
}

// Appends the report of the lines that were counted so far.
void append_live(fmt::memory_buffer& out, const stats_command_options& options,
                 const summary& counted) {
    stats_report made = report_of(counted, options.stats.top);
    if (options.stats.as_json) {
        made.is_partial = true;
        append_json(out, made);
        out.push_back('\n');
    } else {
        const std::size_t height = terminal_height(STDOUT_FILENO);
        append_short_text(out, std::move(made), style_of(options),
                          std::max<std::size_t>(2, height) - 1);
    }
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

int run_stats(const stats_command_options& given) {
    stats_command_options options = given;
    const live_style style = live_style_of(options.stats);
    if (style == live_style::screen) {
        options.common.input.progress = when::never;  // the report shows it
    }
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
    all_counts all{
        bounded_summary(options.stats.by, options.stats.max_distinct, options.stats.max_memory),
        nullptr};
    const auto live_text = [&](fmt::memory_buffer& out) {
        append_live(out, options, all.summary.counted());
    };
    const interrupt_catcher catcher;  // until the end, so that SIGINT does not lose the summary
    const int status = [&] {
        live_report live(style, live_text);
        all.live = &live;
        return count_until_interrupt(options, all);
    }();
    if (status == exit_trouble && all.summary.counted().all().texts == 0) {
        return status;  // nothing could be read, so zeros would be a wrong answer
    }
    stats_report made = report_of(all.summary.counted(), options.stats.top);
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
