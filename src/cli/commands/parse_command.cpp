// uriscan parse: one record out for every line in.
#include "cli/commands/commands.hpp"
#include "cli/commands/line_records.hpp"

namespace uriscan::cli {

int parse_command(const options& options) {
    const auto parse_by = [&](auto rule) {
        const auto fill = [&, rule](record& record, std::string_view text) {
            const auto result = parse(rule, text);
            if (!result) {
                record.set_fault(fault_of(result.error(), text));
                return true;
            }
            record.set_components(*result);
            if (options.decode) {
                record.decode_components();
            }
            return true;
        };
        return answer_with_records(options, columns_of_components, fill);
    };
    return std::visit(parse_by, options.rule_of_either_rfc());
}

}  // namespace uriscan::cli
