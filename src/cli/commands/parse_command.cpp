// uriscan parse: writes one record for every line.
#include "cli/commands/parse_command.hpp"

#include "cli/commands/line_records.hpp"

namespace uriscan::cli {

int run_parse(const parse_command_options& options) {
    const auto parse_by = [&](auto rule) {
        const auto fill = [&, rule](record& record, std::string_view text) {
            const auto result = parse(rule, text);
            if (!result) {
                record.set_error(error_of(result.error(), text));
                return true;
            }
            record.set_components(*result);
            if (options.decode) {
                record.decode_components();
            }
            return true;
        };
        return write_records(options.common, options.records, columns_of_components, fill);
    };
    return std::visit(parse_by, options.checked_rule);
}

}  // namespace uriscan::cli
