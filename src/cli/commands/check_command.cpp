// uriscan check: writes the lines that are not valid, each with a caret, and a summary.
#include "cli/commands/commands.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <mutex>
#include <optional>
#include <variant>

#include "cli/commands/line_records.hpp"
#include "cli/commands/parsed_lines.hpp"
#include "cli/output/line_error.hpp"
#include "cli/system/messages.hpp"
#include "cli/system/process.hpp"
#include "cli/system/terminal.hpp"

namespace uriscan::cli {
namespace {

// Writes errors with carets to standard output.
class caret_writer {
public:
    explicit caret_writer(when wants_colors) : painter_(wants_color(wants_colors, STDOUT_FILENO)) {}

    void append(fmt::memory_buffer& out, const located_line& line, const line_error& error) const {
        append_message(out, painter_, line, error);
        if (error.reason == name_of(error_reason::too_long)) {
            return;
        }
        // If the text was decoded from the line, offsets in the text are not offsets in the line.
        // So only the text is shown.
        const bool is_in_line = is_slice(line.text, line.whole);
        const std::string diagram =
            caret_diagram(is_in_line ? line.whole : line.text,
                          is_in_line ? line.start + error.offset : error.offset, width_);
        const std::size_t caret = diagram.size() - std::string_view("^\n").size();
        out.append(std::string_view(diagram).substr(0, caret));
        painter_.append(out, style::mark, "^");
        out.push_back('\n');
    }

private:
    const painter painter_;
    // One less than the width of the terminal, because a caret can follow the last octet.
    const std::size_t width_ = terminal_width(STDOUT_FILENO) - 1;
};

struct counts : line_totals {
    std::uint64_t invalid = 0;

    void add(const counts& others) {
        lines += others.lines;
        octets += others.octets;
        invalid += others.invalid;
    }
};

void print_summary(const counts& counted, std::string_view name,
                   std::chrono::duration<double> elapsed) {
    const double megabytes = static_cast<double>(counted.octets) / 1e6;
    print_message(fmt::format(
        "uriscan: {} {}{}, {} valid, {} invalid; {:.1f} MB in {:.2f} s, {:.0f} MB/s\n",
        counted.lines, name, counted.lines == 1 ? "" : "s", counted.lines - counted.invalid,
        counted.invalid, megabytes, elapsed.count(), megabytes / elapsed.count()));
}

std::optional<line_error> error_in(const located_line& line, const either_rule& rule) {
    if (!line.has_text()) {
        return error_of(line);
    }
    const auto error_by = [&line](const auto& each) -> std::optional<uri_error> {
        const auto result = parse(each, line.text);
        return result ? std::nullopt : std::optional(result.error());
    };
    const std::optional<uri_error> error = std::visit(error_by, rule);
    return error ? std::optional(error_of(*error, line.text)) : std::nullopt;
}

counts check_block(const check_command_options& options, const block& block,
                   record_writer& records) {
    const input_options& input = records.input();
    output& out = records.out();
    const caret_writer carets(options.common.color);
    counts counted;
    const auto write_if_invalid = [&](const located_line& lines) {
        const auto found = error_in(lines, options.checked_rule);
        if (!found) {
            return;
        }
        counted.invalid += lines.count;
        if (options.records.format) {
            records.write_each(lines, [&](const located_line& line) {
                records.start(line).set_error(*found);
                records.append();
            });
        } else {
            for_each_of(lines, [&](const located_line& line) {
                carets.append(out.text(), line, *found);
                out.flush_if_large();
            });
        }
    };
    const auto* const of_uris = std::get_if<rule>(&options.checked_rule);
    if (of_uris != nullptr && are_texts(block, input)) {
        return {for_each_invalid_line(block, *of_uris, write_if_invalid), counted.invalid};
    }
    for_each_field(block, input, [&](const located_line& lines) {
        if (!lines.is_null) {  // NULL is neither valid nor invalid
            counted.lines += lines.count;
            counted.octets += lines.octets();
            write_if_invalid(lines);
        }
    });
    return counted;
}

}  // namespace

int run_check(const check_command_options& options) {
    const auto start = std::chrono::steady_clock::now();
    counts total;
    std::mutex adding;
    const auto check = [&](const block& block, record_writer& records) {
        const counts counted = check_block(options, block, records);
        const std::lock_guard lock(adding);
        total.add(counted);
    };
    const bool has_carets = !options.records.format;
    const int status =
        write_records(options.common, {options.records, columns_of_components, has_carets}, check);
    if (options.wants_summary || is_terminal(STDERR_FILENO)) {
        print_summary(total, options.common.input.log.format == log_format::none ? "line" : "URI",
                      std::chrono::steady_clock::now() - start);
    }
    return status == exit_ok && total.invalid > 0 ? exit_invalid : status;
}

}  // namespace uriscan::cli
