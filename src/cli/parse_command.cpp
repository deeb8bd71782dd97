// uriscan parse: one record out for every line in.
#include "cli/commands.hpp"
#include "cli/files.hpp"

namespace uriscan::cli {

int parse_command(const options& options) {
    const char record_end = options.null_separated ? '\0' : '\n';
    const format format = options.format.value_or(format::jsonl);
    output out;
    if (options.header) {
        out.text() += tsv_header();
        out.text() += record_end;
    }
    const int status = for_each_line(options, out, [&](const located_line& line) {
        append_record(out.text(), format, line.text, parse(options.held_against, line.text));
        out.text() += record_end;
        out.flush_if_large();
    });
    out.flush();
    return status;
}

}  // namespace uriscan::cli
