// uriscan parse: one record out for every line in.
#include "cli/commands.hpp"
#include "cli/pipeline.hpp"

namespace uriscan::cli {

int parse_command(const options& options) {
    const char separator = options.separator();
    const format format = options.format.value_or(format::jsonl);
    const auto parse_by = [&](auto rule) {
        using result = decltype(parse(rule, {}));
        const auto append = options.decode ? append_decoded_record<result> : append_record<result>;
        return answer_blocks(options, tsv_header(), [&](const block& block, output& out) {
            for_each_line(block, separator, [&](const located_line& line) {
                append(out.text(), format, line.text, parse(rule, line.text));
                out.text().push_back(separator);
                out.flush_if_large();
            });
        });
    };
    return std::visit(parse_by, options.rule_of_either_rfc());
}

}  // namespace uriscan::cli
