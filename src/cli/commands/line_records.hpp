// A record for each line, or for some.
#pragma once

#include "cli/input/fields.hpp"
#include "cli/output/formats.hpp"
#include "cli/commands/pipeline.hpp"

namespace uriscan::cli {

// Appends the record, and its end, to what is written.
inline void write_record(output& out, const options& options, const record_format& format,
                         const record& record) {
    format.append(out.text(), record);
    out.text().push_back(options.separator());
    out.flush_if_large();
}

// Writes the records that `fill(record&, std::string_view text)` makes of lines; those for which it
// gives false are not written.  `fill` is called by several threads at once.
template <class Fill>
int answer_with_records(const options& options, column_list columns, Fill fill) {
    const format_pointer format = make_format(options, columns);
    return answer_blocks(options, format->header(), [&](const block& block, output& out) {
        record record;
        for_each_field(block, options, [&](const located_line& line) {
            record.begin(line.text);
            if (!line.misfit.empty()) {
                record.set_fault(fault_of_misfit(line));
                write_record(out, options, *format, record);
            } else if (fill(record, line.text)) {
                write_record(out, options, *format, record);
            }
        });
    });
}

}  // namespace uriscan::cli
