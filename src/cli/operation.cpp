// Results, bare or in records.
#include "cli/operation.hpp"

#include <fmt/format.h>

#include "cli/faults.hpp"
#include "cli/pipeline.hpp"
#include "cli/records.hpp"

namespace uriscan::cli {
namespace {

// Writes the results of the lines of one block.
class result_writer {
public:
    result_writer(const options& options, const operation& operation, output& out)
        : options_(options), operation_(operation), out_(out) {}

    void answer(const located_line& line) {
        const auto parsed = parse(options_.held_against, line.text);
        if (!parsed) {
            write_fault(line, fault_of(parsed.error(), line.text));
        } else {
            buffer_.resize(operation_.size_limit(*parsed));
            const auto result = operation_.result(*parsed, {buffer_.data(), buffer_.size()});
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
            append_result(out_.text(), *options_.format, line.text, result);
        } else {
            out_.text().append(result);
        }
    }

    void write_fault(const located_line& line, const fault& fault) {
        if (options_.format) {
            append_fault(out_.text(), *options_.format, line.text, fault);
        } else {
            append_message(out_.messages(), line.file, line.number, fault);
        }
    }

    const options& options_;
    const operation& operation_;
    output& out_;
    fmt::memory_buffer buffer_;
};

}  // namespace

int operate(const options& options, const operation& operation) {
    return answer_blocks(options, tsv_result_header(), [&](const block& block, output& out) {
        result_writer writer(options, operation, out);
        for_each_line(block, options.separator(),
                      [&](const located_line& line) { writer.answer(line); });
    });
}

}  // namespace uriscan::cli
