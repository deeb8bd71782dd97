// Writes results as lines without any other text, or as records.
#include "cli/commands/operation.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include "cli/commands/line_records.hpp"
#include "cli/output/line_error.hpp"

namespace uriscan::cli {
namespace {

// Writes the results of the lines of one block.
class result_writer {
public:
    result_writer(const operation_options& options, const operation& operation,
                  const record_format& format, output& out)
        : options_(options),
          operation_(operation),
          format_(format),
          out_(out),
          painter_(wants_color(options.common.color, STDERR_FILENO)) {}

    void write(const located_line& line) {
        if (line.has_text()) {
            write_text(line);
        } else {
            write_error(line, error_of(line));
        }
        out_.text().push_back(options_.common.input.separator());
    }

private:
    void write_text(const located_line& line) {
        const auto parsed = parse(options_.checked_rule, line.text);
        if (!parsed) {
            write_error(line, error_of(parsed.error(), line.text));
        } else {
            buffer_.resize(operation_.size_limit(*parsed));
            const auto result = operation_.run(*parsed, {buffer_.data(), buffer_.size()});
            if (result) {
                write_result(line, result->text());
            } else {
                write_error(line, error_of(result.error()));
            }
        }
    }

    void write_result(const located_line& line, std::string_view result) {
        if (options_.records.format) {
            record_.start(line.text);
            record_.set_result(result);
            format_.append(out_.text(), record_);
        } else {
            out_.text().append(result);
        }
    }

    void write_error(const located_line& line, const line_error& error) {
        if (options_.records.format) {
            start_record(record_, line);
            record_.set_error(error);
            format_.append(out_.text(), record_);
        } else {
            append_message(out_.messages(), painter_, line, error);
        }
    }

    const operation_options& options_;
    const operation& operation_;
    const record_format& format_;
    output& out_;
    const painter painter_;
    record record_;
    fmt::memory_buffer buffer_;
};

}  // namespace

int write_results(const operation_options& options, const operation& operation) {
    const format_pointer format = make_format(options.records, columns_of_results);
    const input_options& input = options.common.input;
    write_header(options.records, *format, input.separator());
    return answer_blocks(options.common, [&](const block& block, output& out) {
        result_writer writer(options, operation, *format, out);
        for_each_field(block, input, [&](const located_line& lines) {
            out.write_each(lines, [&](const located_line& line) { writer.write(line); });
        });
    });
}

}  // namespace uriscan::cli
