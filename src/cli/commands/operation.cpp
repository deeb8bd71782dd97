// Writes results as lines without any other text, or as records.
#include "cli/commands/operation.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <utility>

#include "cli/commands/line_records.hpp"
#include "cli/commands/parsed_lines.hpp"
#include "cli/output/line_error.hpp"

namespace uriscan::cli {
namespace {

// Returns the error of a line whose text is valid, but whose base is not a URI.
line_error error_of_base(const uri_error& error, std::string_view base) {
    line_error made = error_of(error, base);
    made.valid = true;
    made.message = fmt::format("the base is not a URI: {} at offset {}", made.message, made.offset);
    return made;
}

// Writes the results of the lines of one block.
class result_writer {
public:
    result_writer(const operation_options& options, const uri_view& base, operation operation,
                  const record_format& format, output& out)
        : options_(options),
          base_(base),
          operation_(std::move(operation)),
          format_(format),
          out_(out),
          painter_(wants_color(options.common.color, STDERR_FILENO)) {}

    // `uri` is the parsed text of the line, or null if it is not valid or was not parsed.
    void write(const located_line& line, const uri_view* uri) {
        if (uri != nullptr) {
            write_result_of(line, base_, *uri);
        } else if (line.has_text()) {
            write_text(line);
        } else if (options_.records.format) {
            make_record_without_text(record_, line, format_);
            append_made_record();
        } else {
            append_error(line);
        }
    }

private:
    void write_text(const located_line& line) {
        const auto parsed = parse(options_.checked_rule, line.text);
        if (!parsed) {
            write_error(line, error_of(parsed.error(), line.text));
        } else if (!options_.common.input.field.has_base()) {
            write_result_of(line, base_, *parsed);
        } else if (const auto base = parse_uri(line.base)) {
            write_result_of(line, *base, *parsed);
        } else {
            write_error(line, error_of_base(base.error(), line.base));
        }
    }

    void write_result_of(const located_line& line, const uri_view& base, const uri_view& parsed) {
        buffer_.resize(operation_.size_limit(base, parsed));
        const auto result = operation_.run(base, parsed, {buffer_.data(), buffer_.size()});
        if (result) {
            write_result(line, result->text());
        } else {
            line_error error = error_of(result.error());
            error.message = operation_.message(result.error());
            write_error(line, error);
        }
    }

    void write_result(const located_line& line, std::string_view result) {
        if (options_.records.format) {
            start_record(record_, line, format_);
            record_.set_result(result);
            append_made_record();
        } else {
            out_.text().append(result);
            out_.text().push_back(options_.common.input.separator());
        }
    }

    void write_error(const located_line& line, const line_error& error) {
        if (options_.records.format) {
            start_record(record_, line, format_);
            record_.set_error(error);
            append_made_record();
        } else {
            append_message(out_.messages(), painter_, line, error);
            out_.text().push_back(options_.common.input.separator());
        }
    }

    // Writes an empty line, and a message unless the line is NULL.
    void append_error(const located_line& line) {
        if (!line.is_null) {
            append_message(out_.messages(), painter_, line, error_of(line));
        }
        out_.text().push_back(options_.common.input.separator());
    }

    void append_made_record() {
        append_record(out_, options_.common.input.separator(), format_, record_);
    }

    const operation_options& options_;
    const uri_view& base_;
    const operation operation_;
    const record_format& format_;
    output& out_;
    const painter painter_;
    record record_;
    fmt::memory_buffer buffer_;
};

}  // namespace

int write_results(const operation_options& options, const uri_view& base,
                  const operation& operation) {
    const format_pointer format =
        make_format(options.records, columns_of_results, options.common.input.can_be_null());
    const auto answer = [&](const input_options& input, const block& block, output& out) {
        result_writer writer(options, base, operation, *format, out);
        for_each_text(block, input, options.checked_rule,
                      [&](const located_line& lines, const uri_view* uri) {
                          write_each(out, lines, *format,
                                     [&](const located_line& line) { writer.write(line, uri); });
                      });
    };
    return answer_with_records(options.common, options.records, *format, answer);
}

}  // namespace uriscan::cli
