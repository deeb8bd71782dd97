// Results, bare or in records.
#include "cli/commands/operation.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include "cli/output/faults.hpp"
#include "cli/commands/line_records.hpp"

namespace uriscan::cli {
namespace {

// Writes the results of the lines of one block.
class result_writer {
public:
    result_writer(const options& options, const operation& operation, const record_format& format,
                  output& out)
        : options_(options),
          operation_(operation),
          format_(format),
          out_(out),
          painter_(wants_color(options.color, STDERR_FILENO)) {}

    void answer(const located_line& line) {
        const auto parsed = parse(options_.held_against, line.text);
        if (!parsed) {
            write_fault(line, fault_of(parsed.error(), line.text));
        } else {
            buffer_.resize(operation_.size_limit(*parsed));
            const auto result = operation_.run(*parsed, {buffer_.data(), buffer_.size()});
            if (result) {
                write_result(line, result->text());
            } else {
                write_fault(line, fault_of(result.error()));
            }
        }
        out_.text().push_back(options_.separator());
        out_.flush_if_large();
    }

private:
    void write_result(const located_line& line, std::string_view result) {
        if (options_.format) {
            record_.begin(line.text);
            record_.set_result(result);
            format_.append(out_.text(), record_);
        } else {
            out_.text().append(result);
        }
    }

    void write_fault(const located_line& line, const fault& fault) {
        if (options_.format) {
            record_.begin(line.text);
            record_.set_fault(fault);
            format_.append(out_.text(), record_);
        } else {
            append_message(out_.messages(), painter_, line, fault);
        }
    }

    const options& options_;
    const operation& operation_;
    const record_format& format_;
    output& out_;
    const painter painter_;
    record record_;
    fmt::memory_buffer buffer_;
};

}  // namespace

int operate(const options& options, const operation& operation) {
    const format_pointer format = make_format(options, columns_of_results);
    return answer_blocks(options, format->header(), [&](const block& block, output& out) {
        result_writer writer(options, operation, *format, out);
        for_each_field(block, options, [&](const located_line& line) { writer.answer(line); });
    });
}

}  // namespace uriscan::cli
