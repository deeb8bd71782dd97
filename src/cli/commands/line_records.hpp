// Writes a record for each line.
#pragma once

#include "cli/commands/common_options.hpp"
#include "cli/commands/pipeline.hpp"
#include "cli/input/fields.hpp"
#include "cli/output/formats.hpp"
#include "cli/system/output_file.hpp"

namespace uriscan::cli {

// Writes the names of the columns if `options.header` is set.
inline void write_header(const record_options& options, const record_format& format,
                         char separator) {
    if (options.header) {
        write_out(format.header() + separator);
    }
}

// Appends the record, and the separator if the format has separators.
inline void append_record(output& out, char separator, const record_format& format,
                          const record& record) {
    format.append(out.text(), record);
    if (format.has_separators()) {
        out.text().push_back(separator);
    }
}

// Starts the record of a line.  If the line is too long, the record has no input.
inline void start_record(record& record, const located_line& line) {
    record.start(line.too_long != 0 ? cell() : line.text);
}

// Makes the record of a line that has no text to parse: it is too long, not valid in its log
// format, or NULL.
inline void make_record_without_text(record& record, const located_line& line) {
    if (line.is_null) {
        record.start_null();
    } else {
        start_record(record, line);
        record.set_error(error_of(line));
    }
}

// Calls `fill(record&, std::string_view text)` for each line.  If `fill` returns true, writes the
// record.  Several threads call `fill` at once.  For a line without a text, does not call `fill`,
// but writes a record that says why.  Returns the exit status.
template <class Fill>
int write_records(const common_options& common, const record_options& records, column_list columns,
                  Fill fill) {
    const format_pointer format = make_format(records, columns, common.input.field.can_be_null());
    const char separator = common.input.separator();
    write_header(records, *format, separator);
    return answer_blocks(common, [&](const block& block, output& out) {
        record record;
        const auto write = [&](const located_line& line) {
            bool is_wanted = true;
            if (line.has_text()) {
                record.start(line.text);
                is_wanted = fill(record, line.text);
            } else {
                make_record_without_text(record, line);
            }
            if (is_wanted) {
                append_record(out, separator, *format, record);
            }
        };
        for_each_field(block, common.input,
                       [&](const located_line& line) { out.write_each(line, write); });
    });
}

}  // namespace uriscan::cli
