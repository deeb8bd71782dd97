// uriscan repair: writes each line as a valid URI reference, and repairs lines that are not clean.
#include "cli/commands/repair_command.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <utility>

#include "cli/commands/line_records.hpp"
#include "cli/output/line_error.hpp"

namespace uriscan::cli {
namespace {

int repair_to_records(const repair_command_options& options) {
    return write_records(options.common, options.records, columns_of_repairs,
                         [allowed = options.allowed()](record& record, std::string_view text) {
                             auto repaired = repair(text, allowed);
                             if (repaired) {
                                 const uri_view kept = record.keep(std::move(repaired->uri));
                                 record.set_result(kept.text());
                                 record.set_deviations(std::move(repaired->deviations));
                             } else {
                                 record.set_error(error_of(repaired.error(), text));
                             }
                             return true;
                         });
}

auto repair_into(fmt::memory_buffer& buffer, std::string_view text, repairs allowed) {
    buffer.resize(repaired_size_limit(text));
    return repair(text, std::span(buffer.data(), buffer.size()), {}, allowed);
}

int repair_to_lines(const repair_command_options& options) {
    const input_options& input = options.common.input;
    return answer_blocks(options.common, [&](const block& block, output& out) {
        const painter painter(wants_color(options.common.color, STDERR_FILENO));
        fmt::memory_buffer buffer;
        const auto write = [&](const located_line& line) {
            if (line.is_null) {
                // The result is an empty line.
            } else if (!line.has_text()) {
                append_message(out.messages(), painter, line, error_of(line));
            } else if (const auto repaired = repair_into(buffer, line.text, options.allowed())) {
                out.text().append(repaired->uri.text());
            } else {
                append_message(out.messages(), painter, line,
                               error_of(repaired.error(), line.text));
            }
            out.text().push_back(input.separator());
        };
        for_each_field(block, input,
                       [&](const located_line& line) { out.write_each(line, write); });
    });
}

}  // namespace

int run_repair(const repair_command_options& options) {
    return options.records.format ? repair_to_records(options) : repair_to_lines(options);
}

}  // namespace uriscan::cli
