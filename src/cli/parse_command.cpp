// uriscan parse: one record out for every line in.
#include "cli/commands.hpp"
#include "cli/pipeline.hpp"

namespace uriscan::cli {

int parse_command(const options& options) {
    const char separator = options.separator();
    const format format = options.format.value_or(format::jsonl);
    return answer_blocks(options, [&](const block& block, output& out) {
        for_each_line(block, separator, [&](const located_line& line) {
            append_record(out.text(), format, line.text, parse(options.held_against, line.text));
            out.text().push_back(separator);
            out.flush_if_large();
        });
    });
}

}  // namespace uriscan::cli
