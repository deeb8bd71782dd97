// uriscan check: only the lines that are not valid, each with a caret, and a summary.
#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <mutex>
#include <optional>

#include "cli/commands/commands.hpp"
#include "cli/output/faults.hpp"
#include "cli/commands/line_records.hpp"

namespace uriscan::cli {
namespace {

// Shows faults on standard output.
class illustrator {
public:
    explicit illustrator(when wants_colors) : painter_(wants_color(wants_colors, STDOUT_FILENO)) {}

    void append(fmt::memory_buffer& out, const located_line& line, const fault& fault) const {
        append_message(out, painter_, line, fault);
        if (fault.reason == to_string(reason::too_long)) {
            return;
        }
        // A text that is not there as such in its line is shown alone.
        const bool is_there = is_slice(line.text, line.whole);
        const std::string diagram =
            caret_diagram(is_there ? line.whole : line.text,
                          is_there ? line.begin + fault.offset : fault.offset, width_);
        const std::size_t caret = diagram.size() - std::string_view("^\n").size();
        out.append(std::string_view(diagram).substr(0, caret));
        painter_.append(out, style::mark, "^");
        out.push_back('\n');
    }

private:
    const painter painter_;
    // A caret may stand behind the last octet.
    const std::size_t width_ = terminal_width(STDOUT_FILENO) - 1;
};

struct counts {
    std::uint64_t lines = 0;
    std::uint64_t invalid = 0;
    std::uint64_t octets = 0;
};

void print_summary(const counts& counted, std::string_view name,
                   std::chrono::duration<double> elapsed) {
    const double megabytes = static_cast<double>(counted.octets) / 1e6;
    say(fmt::format("uriscan: {} {}{}, {} valid, {} invalid; {:.1f} MB in {:.2f} s, {:.0f} MB/s\n",
                    counted.lines, name, counted.lines == 1 ? "" : "s",
                    counted.lines - counted.invalid, counted.invalid, megabytes, elapsed.count(),
                    megabytes / elapsed.count()));
}

template <class Rule>
std::optional<fault> fault_in(const located_line& line, Rule rule) {
    if (!line.misfit.empty()) {
        return fault_of_misfit(line);
    }
    const auto result = parse(rule, line.text);
    return result ? std::nullopt : std::optional(fault_of(result.error(), line.text));
}

template <class Rule>
counts check_block(const options& options, const record_format& format, Rule rule,
                   const block& block, output& out) {
    const illustrator illustrator(options.color);
    counts counted;
    record record;
    for_each_field(block, options, [&](const located_line& line) {
        ++counted.lines;
        counted.octets += line.text.size();
        const auto found = fault_in(line, rule);
        if (found) {
            ++counted.invalid;
            if (options.format) {
                record.begin(line.text);
                record.set_fault(*found);
                write_record(out, options, format, record);
            } else {
                illustrator.append(out.text(), line, *found);
                out.flush_if_large();
            }
        }
    });
    return counted;
}

}  // namespace

int check_command(const options& options) {
    const auto start = std::chrono::steady_clock::now();
    counts total;
    std::mutex adding;
    const format_pointer format = make_format(options, columns_of_components);
    const auto check = [&](const block& block, output& out) {
        const counts counted =
            std::visit([&](auto rule) { return check_block(options, *format, rule, block, out); },
                       options.rule_of_either_rfc());
        const std::lock_guard lock(adding);
        total.lines += counted.lines;
        total.invalid += counted.invalid;
        total.octets += counted.octets;
    };
    const int status = answer_blocks(options, format->header(), check);
    print_summary(total, options.log == log_format::none ? "line" : "URI",
                  std::chrono::steady_clock::now() - start);
    return status == all_well && total.invalid > 0 ? some_invalid : status;
}

}  // namespace uriscan::cli
