// uriscan check: only the lines that are not valid, each with a caret, and a summary.
#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <mutex>
#include <optional>

#include "cli/commands.hpp"
#include "cli/faults.hpp"
#include "cli/line_records.hpp"

namespace uriscan::cli {
namespace {

void append_diagnostic(fmt::memory_buffer& out, const painter& painter, const located_line& line,
                       const fault& fault) {
    append_message(out, painter, line, fault);
    if (fault.reason == to_string(reason::too_long)) {
        return;
    }
    const std::string diagram = caret_diagram(line.text, fault.offset);
    const std::size_t caret = diagram.size() - std::string_view("^\n").size();
    out.append(std::string_view(diagram).substr(0, caret));
    painter.append(out, style::mark, "^");
    out.push_back('\n');
}

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
    const painter painter(wants_color(options.color, STDOUT_FILENO));
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
                append_diagnostic(out.text(), painter, line, *found);
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
