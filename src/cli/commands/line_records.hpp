// Writes a record, or a bare result, for each line.
#pragma once

#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/commands/common_options.hpp"
#include "cli/commands/pipeline.hpp"
#include "cli/input/each_field.hpp"
#include "cli/output/formats.hpp"
#include "cli/output/line_error.hpp"
#include "cli/system/output_file.hpp"

namespace uriscan::cli {

// In one batch of Arrow, all values of a column of the type Utf8 have at most 2 GiB together.  So a
// line must be shorter.
inline constexpr std::uint64_t longest_line_in_arrow = std::uint64_t{512} * 1024 * 1024;

// A function that makes the records of one block.  The options say how to read the block.
using records_of_block = std::function<void(const input_options&, const block&, output&)>;

// Calls `answer` for each block, and writes the records that it appends.  Before and after them,
// writes the start and the end of the format, and the names of the columns if `options.header` is
// set.  Returns the exit status.
inline int answer_with_records(common_options common, const record_options& options,
                               const record_format& format, const records_of_block& answer) {
    common.input.log.has_values = format.needs_place();
    packing pack;
    if (options.format == format::arrow) {
        common.input.max_line = std::min(common.input.max_line, longest_line_in_arrow);
        pack = [&](fmt::memory_buffer& records, octet_buffer& rest) { format.pack(records, rest); };
    }
    write_out(format.start());
    if (options.header) {
        write_out(format.header() + common.input.separator());
    }
    const int status = answer_blocks(
        common, [&](const block& block, output& out) { answer(common.input, block, out); }, pack);
    write_out(format.end());
    return status;
}

// Returns the options with line numbers on or off.  If the command does not show line numbers,
// lines are not counted.
inline common_options with_numbers(common_options common, bool are_shown) {
    common.input.number_lines = are_shown;
    return common;
}

// Appends the record, and the separator if the format has separators.
inline void append_record(output& out, char separator, const record_format& format,
                          record& record) {
    if (!format.derived_fields().empty()) {
        record.derive(format.derived_fields());
    }
    format.append(out.text(), record);
    if (format.has_separators()) {
        out.text().push_back(separator);
    }
}

// Appends the records of these rows, up to the first row for which the format has no fast way.
// Returns the number of this row, or rows.end.
inline std::size_t append_uris(output& out, const record_format& format, uri_rows rows,
                               char separator) {
    while (rows.begin < rows.end && format.needs_only_uris()) {
        const std::size_t next = format.append_uris(out.text(), rows, separator);
        if (next == rows.begin) {
            break;
        }
        out.flush_if_large();
        rows.begin = next;
    }
    return rows.begin;
}

// Starts the record of a line.  If the line is too long or NULL, the record has no input.
inline void start_record(record& record, const located_line& line, const record_format& format) {
    if (line.is_null) {
        record.start_null();
    } else {
        record.start(line.too_long != 0 ? cell() : line.text);
    }
    if (format.needs_place()) {
        record.set_place(line);
    }
}

// Makes the record of a line that has no text to parse: it is too long, not valid in the format of
// the input, or NULL.
inline void make_record_without_text(record& record, const located_line& line,
                                     const record_format& format) {
    start_record(record, line, format);
    if (!line.is_null) {
        record.set_error(error_of(line));
        record.set_no_findings();
    }
}

// Writes the result of each line of a block.  With a format, the result is a record, which has the
// error if a line has no result.  Without a format, only the result is written.  If a line then has
// no result, an empty line is written, and a message on standard error.  The result of NULL is
// NULL, or an empty line.
class result_writer {
public:
    // If `has_any_octets` is true, a valid input can have any octets.
    result_writer(const common_options& common, const record_options& options,
                  const record_format& format, output& out, bool has_any_octets = false)
        : separator_(common.input.separator()),
          writes_records_(options.format.has_value()),
          has_any_octets_(has_any_octets),
          format_(format),
          out_(out),
          painter_(wants_color(common.color, STDERR_FILENO)) {}

    // If the command repairs lines, `deviations` has the deviations of the line.
    void write(const located_line& line, std::string_view result,
               std::vector<deviation>* deviations = nullptr) {
        if (!writes_records_) {
            write_line(result);
            return;
        }
        start(line);
        record_.set_result(result);
        if (deviations != nullptr) {
            record_.set_deviations(std::move(*deviations));
        }
        append_record(out_, separator_, format_, record_);
    }

    void write_error(const located_line& line, const line_error& error) {
        if (!writes_records_) {
            append_message(out_.messages(), painter_, line, error);
            write_line({});
            return;
        }
        start(line);
        record_.set_error(error);
        append_record(out_, separator_, format_, record_);
    }

    // Writes the result of a line that has no text to parse.
    void write_without_text(const located_line& line) {
        if (writes_records_) {
            make_record_without_text(record_, line, format_);
            append_record(out_, separator_, format_, record_);
        } else if (line.is_null) {
            write_line({});
        } else {
            write_error(line, error_of(line));
        }
    }

private:
    void start(const located_line& line) {
        start_record(record_, line, format_);
        if (has_any_octets_) {
            record_.set_input_of_any_octets();
        }
    }

    void write_line(std::string_view text) {
        out_.text().append(text);
        out_.text().push_back(separator_);
    }

    const char separator_;
    const bool writes_records_;
    const bool has_any_octets_;
    const record_format& format_;
    output& out_;
    const painter painter_;
    record record_;
};

// Calls `fill(record&, std::string_view text)` for each line of the block.  If `fill` returns true,
// writes the record.
//
// A line without a text does not need `fill`: its record says why it has none.  If the line is
// NULL, the record has no values, and `writes_null` says whether it is written.
template <class Fill>
void write_records_of(const input_options& input, const block& block, output& out,
                      const record_format& format, const Fill& fill, bool writes_null = true) {
    const char separator = input.separator();
    record record(format.wanted());
    const auto write = [&](const located_line& line) {
        bool is_wanted = true;
        if (line.has_text()) {
            start_record(record, line, format);
            is_wanted = fill(record, line.text);
        } else {
            make_record_without_text(record, line, format);
            is_wanted = writes_null || !line.is_null;
        }
        if (is_wanted) {
            append_record(out, separator, format, record);
        }
    };
    for_each_field(block, input, [&](const located_line& lines) {
        out.write_each(lines, format.needs_place(), write);
    });
}

// Does what write_records_of() does, for each block.  Several threads call `fill` at the same
// time.  Returns the exit status.
template <class Fill>
int write_records(const common_options& common, const record_options& records, column_list columns,
                  Fill fill) {
    const format_pointer format = make_format(records, columns, common.input.can_be_null());
    const auto answer = [&](const input_options& input, const block& block, output& out) {
        write_records_of(input, block, out, *format, fill);
    };
    return answer_with_records(with_numbers(common, format->needs_place()), records, *format,
                               answer);
}

}  // namespace uriscan::cli
