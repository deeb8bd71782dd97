// uriscan parse: writes one record for every line.
#include "cli/commands/parse_command.hpp"

#include <utility>

#include "cli/commands/line_records.hpp"
#include "uriscan/repair.hpp"

namespace uriscan::cli {
namespace {

// Converts an offset in the repaired text to the offset of the same place in the original text.
std::size_t original_offset(std::size_t offset, const std::vector<deviation>& deviations) {
    constexpr std::size_t added_by_each = 2;  // a triplet has three octets
    std::size_t added = 0;
    for (const deviation& one : deviations) {
        if (one.offset + added >= offset) {
            break;
        }
        added += added_by_each;
    }
    return offset - added;
}

// Repairs `text`, and sets the components of the result.  If the text cannot be repaired, sets the
// error.  `rule` must be a rule of RFC 3986.
void fill_leniently(record& record, const either_rule& rule, std::string_view text) {
    auto repaired = repair(text);
    if (!repaired) {
        record.set_error(error_of(repaired.error(), text));
        return;
    }
    const uri_view kept = record.keep(std::move(repaired->uri));
    const auto parsed = parse(std::get<uriscan::rule>(rule), kept.text());
    if (parsed) {
        record.set_components(*parsed);
        record.set_deviations(std::move(repaired->deviations));
    } else {
        uri_error error = parsed.error();
        error.offset = original_offset(error.offset, repaired->deviations);
        record.set_error(error_of(error, text));
    }
}

column_list columns_of(const parse_command_options& options) {
    if (std::holds_alternative<target_rule>(options.checked_rule)) {
        return columns_of_targets;
    }
    return options.lenient ? columns_of_lenient_components : columns_of_components;
}

}  // namespace

int run_parse(const parse_command_options& options) {
    const auto parse_by = [&](auto rule) {
        const auto fill = [&, rule](record& record, std::string_view text) {
            const auto result = parse(rule, text);
            if (result) {
                record.set_components(*result);
                if (options.lenient) {
                    record.set_deviations({});
                }
            } else if (options.lenient) {
                fill_leniently(record, options.checked_rule, text);
            } else {
                record.set_error(error_of(result.error(), text));
            }
            if (options.decode) {
                record.decode_components();
            }
            return true;
        };
        return write_records(options.common, options.records, columns_of(options), fill);
    };
    return std::visit(parse_by, options.checked_rule);
}

}  // namespace uriscan::cli
