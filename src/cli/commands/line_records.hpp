// Writes a record, or a bare result, for each line.
#pragma once

#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <span>
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

// The records that a command writes.
struct wanted_records {
    const record_options& options;
    column_list usual;         // the columns of a record without --fields
    bool has_numbers = false;  // messages show line numbers, even if the records do not
    bool reads_json = false;   // the inputs are JSON texts, not URIs; blank lines are NULL
};

// Writes the records of one block.
class record_writer {
public:
    record_writer(const input_options& input, const record_format& format, output& out)
        : input_(input), format_(format), out_(out), record_(format.wanted()) {}

    const input_options& input() const { return input_; }  // says how to read the block
    output& out() { return out_; }

    // Calls `write(located_line)` for each line, but only once for lines with the same record.
    template <class Write>
    void write_each(const located_line& lines, const Write& write) {
        out_.write_each(lines, format_.needs_place(), write);
    }

    // Starts the record of a line.  If the line is too long or NULL, the record has no input.
    record& start(const located_line& line) {
        if (line.is_null) {
            record_.start_null();
        } else {
            record_.start(line.too_long != 0 ? cell() : line.text);
        }
        if (format_.needs_place()) {
            record_.set_place(line);
        }
        return record_;
    }

    // Appends the record, and the separator if the format has separators.
    void append() {
        if (!format_.derived_fields().empty()) {
            record_.derive(format_.derived_fields());
        }
        format_.append(out_.text(), record_);
        if (format_.has_separators()) {
            out_.text().push_back(input_.separator());
        }
    }

    // Appends the record of a line that has no text to parse: it is too long, not valid in the
    // format of the input, or NULL.
    void append_without_text(const located_line& line) {
        start(line);
        if (!line.is_null) {
            record_.set_error(error_of(line));
            record_.set_no_findings();
        }
        append();
    }

    // Appends the records of these rows, up to the first row for which the format has no fast way.
    // Returns the number of this row, or rows.end.
    std::size_t append_uris(uri_rows rows) {
        while (rows.begin < rows.end && format_.needs_only_uris()) {
            const std::size_t next = format_.append_uris(out_.text(), rows, input_.separator());
            if (next == rows.begin) {
                break;
            }
            out_.flush_if_large();
            rows.begin = next;
        }
        return rows.begin;
    }

    // Calls `fill(record&, std::string_view text)` for each line of the block.  If `fill` returns
    // true, appends the record.
    //
    // A line without a text does not need `fill`: its record says why it has none.  If the line is
    // NULL, the record has no values, and `writes_null` says whether it is written.
    template <class Fill>
    void write_lines(const block& block, const Fill& fill, bool writes_null = true) {
        const auto write = [&](const located_line& line) {
            if (!line.has_text()) {
                if (writes_null || !line.is_null) {
                    append_without_text(line);
                }
            } else if (fill(start(line), line.text)) {
                append();
            }
        };
        for_each_field(block, input_, [&](const located_line& lines) { write_each(lines, write); });
    }

private:
    const input_options& input_;
    const record_format& format_;
    output& out_;
    record record_;
};

// A function that writes the records of one block.
using records_of_block = std::function<void(const block&, record_writer&)>;

// Calls `answer` for each block, and writes the records that it appends.  Before and after them,
// writes the start and the end of the format, and the names of the columns if --header is given.
// Lines are counted only if their numbers are shown.  Returns the exit status.
inline int write_records(common_options common, const wanted_records& wanted,
                         const records_of_block& answer) {
    input_options& input = common.input;
    const format_pointer format =
        make_format(wanted.options, wanted.usual, wanted.reads_json || input.can_be_null());
    input.log.has_values = format->needs_place();
    input.number_lines = wanted.has_numbers || format->needs_place();
    packing pack;
    if (wanted.options.format == format::arrow) {
        input.max_line = std::min(input.max_line, longest_line_in_arrow);
        pack = [&](fmt::memory_buffer& records, octet_buffer& rest) {
            format->pack(records, rest);
        };
    }
    write_out(format->start());
    if (wanted.options.header) {
        write_out(format->header() + input.separator());
    }
    const auto answer_block = [&](const block& block, output& out) {
        record_writer records(input, *format, out);
        answer(block, records);
    };
    const int status = answer_blocks(common, answer_block, pack);
    write_out(format->end());
    return status;
}

// Writes the result of each line of a block.  With a format, the result is a record, which has the
// error if a line has no result.  Without a format, only the result is written.  If a line then has
// no result, an empty line is written, and a message on standard error.  The result of NULL is
// NULL, or an empty line.
class result_writer {
public:
    result_writer(const wanted_records& wanted, when has_color, record_writer& records)
        : writes_records_(wanted.options.format.has_value()),
          has_any_octets_(wanted.reads_json),
          separator_(records.input().separator()),
          records_(records),
          out_(records.out()),
          painter_(wants_color(has_color, STDERR_FILENO)) {}

    // Returns a buffer for the next result.  Its octets have indeterminate values.
    std::span<char> buffer(std::size_t size) {
        buffer_.resize(size);
        return {buffer_.data(), size};
    }

    // If the command repairs lines, `deviations` has the deviations of the line.
    void write(const located_line& line, std::string_view result,
               std::vector<deviation>* deviations = nullptr) {
        if (!writes_records_) {
            write_line(result);
            return;
        }
        record& made = start(line);
        made.set_result(result);
        if (deviations != nullptr) {
            made.set_deviations(std::move(*deviations));
        }
        records_.append();
    }

    void write_error(const located_line& line, const line_error& error) {
        if (!writes_records_) {
            append_message(out_.messages(), painter_, line, error);
            write_line({});
            return;
        }
        start(line).set_error(error);
        records_.append();
    }

    // Writes the result of a line that has no text to parse.
    void write_without_text(const located_line& line) {
        if (writes_records_) {
            records_.append_without_text(line);
        } else if (line.is_null) {
            write_line({});
        } else {
            write_error(line, error_of(line));
        }
    }

private:
    record& start(const located_line& line) {
        record& started = records_.start(line);
        if (has_any_octets_) {
            started.set_input_of_any_octets();
        }
        return started;
    }

    void write_line(std::string_view text) {
        out_.text().append(text);
        out_.text().push_back(separator_);
    }

    const bool writes_records_;
    const bool has_any_octets_;  // a valid input can have any octets
    const char separator_;
    record_writer& records_;
    output& out_;
    const painter painter_;
    fmt::memory_buffer buffer_;
};

// Calls `write(result_writer&, located_line)` for each line.  Returns the exit status.
template <class Write>
int write_results(const common_options& common, wanted_records wanted, const Write& write) {
    wanted.has_numbers = !wanted.options.format;  // then errors are messages
    return write_records(common, wanted, [&](const block& block, record_writer& records) {
        result_writer results(wanted, common.color, records);
        for_each_field(block, records.input(), [&](const located_line& lines) {
            records.write_each(lines, [&](const located_line& line) { write(results, line); });
        });
    });
}

}  // namespace uriscan::cli
