// uriscan repair: writes each line as a valid URI reference, and repairs lines that are not valid.
#include <fmt/format.h>

#include <span>

#include "cli/commands/commands.hpp"
#include "cli/commands/line_records.hpp"

namespace uriscan::cli {
namespace {

class repair_writer {
public:
    repair_writer(const repair_command_options& options, const record_format& format, output& out)
        : allowed_(options.allowed()),
          has_deviations_(options.records.format.has_value()),
          results_(options.common, options.records, format, out) {}

    void write(const located_line& line) {
        if (!line.has_text()) {
            results_.write_without_text(line);
        } else if (has_deviations_) {
            auto repaired = repair(line.text, allowed_);
            repaired ? results_.write(line, repaired->uri.text(), &repaired->deviations)
                     : write_error(line, repaired.error());
        } else {
            buffer_.resize(repaired_size_limit(line.text));
            const std::span<char> buffer(buffer_.data(), buffer_.size());
            const auto repaired = repair(line.text, buffer, {}, allowed_);
            repaired ? results_.write(line, repaired->uri.text())
                     : write_error(line, repaired.error());
        }
    }

private:
    void write_error(const located_line& line, const uri_error& error) {
        results_.write_error(line, error_of(error, line.text));
    }

    const repairs allowed_;
    const bool has_deviations_;
    result_writer results_;
    fmt::memory_buffer buffer_;  // for results without deviations, which need no allocation
};

}  // namespace

int run_repair(const repair_command_options& options) {
    const format_pointer format =
        make_format(options.records, columns_of_repairs, options.common.input.can_be_null());
    const auto answer = [&](const input_options& input, const block& block, output& out) {
        repair_writer writer(options, *format, out);
        for_each_field(block, input, [&](const located_line& lines) {
            out.write_each(lines, format->needs_place(),
                           [&](const located_line& line) { writer.write(line); });
        });
    };
    const bool has_numbers = !options.records.format || format->needs_place();
    return answer_with_records(with_numbers(options.common, has_numbers), options.records, *format,
                               answer);
}

}  // namespace uriscan::cli
