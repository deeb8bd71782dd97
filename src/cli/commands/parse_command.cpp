// uriscan parse: writes one record for every line.
#include "cli/commands/commands.hpp"

#include <utility>
#include <variant>

#include "cli/commands/line_records.hpp"
#include "cli/commands/parsed_lines.hpp"
#include "uriscan/repair.hpp"

namespace uriscan::cli {
namespace {

// Converts an offset in the repaired text to the offset of the same octet in the original text.
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
    if (std::holds_alternative<allowing_rule>(options.checked_rule)) {
        return columns_of_components_and_zone;
    }
    return options.lenient ? columns_of_lenient_components : columns_of_components;
}

// Writes the records of the lines of one block.
class block_parser {
public:
    block_parser(const parse_command_options& options, record_writer& records)
        : options_(options), records_(records) {}

    void write_records(const block& block) {
        const auto* const of_uris = std::get_if<rule>(&options_.checked_rule);
        if (of_uris != nullptr && are_texts(block, records_.input())) {
            write_texts(block, *of_uris);
        } else {
            records_.write_lines(block, [this](record& record, std::string_view text) {
                fill(record, text);
                return true;
            });
        }
    }

private:
    // Sets what the record of a line says about its text.
    void fill(record& record, std::string_view text) const {
        if (const auto* const of_uris = std::get_if<rule>(&options_.checked_rule)) {
            fill_by(*of_uris, record, text);  // can be inlined; the call by std::visit() cannot
        } else {
            std::visit([&](const auto& each) { fill_by(each, record, text); },
                       options_.checked_rule);
        }
    }

    template <class Rule>
    void fill_by(const Rule& rule, record& record, std::string_view text) const {
        const auto result = parse(rule, text);
        if (result) {
            set_valid(record, *result);
        } else if (options_.lenient) {
            fill_leniently(record, options_.checked_rule, text);
        } else {
            record.set_error(error_of(result.error(), text));
        }
        if (options_.decode) {
            record.decode_components();
        }
    }

    template <class Result>
    void set_valid(record& record, const Result& result) const {
        record.set_components(result);
        if (options_.lenient) {
            record.set_deviations({});
        }
    }

    void write_texts(const block& block, rule rule) {
        const auto write_empty = [&](const located_line& line) {
            fill(records_.start(line), line.text);
            records_.append();
        };
        parse_block(
            block, rule,
            [&](const located_line& lines) { records_.write_each(lines, write_empty); },
            [&](located_line line, const line_columns& lines) {
                const std::uint64_t first = line.number;
                std::size_t row = 0;
                while ((row = append_uris(lines, row)) < lines.size()) {
                    set_row(line, first, lines, row);
                    set_row_of(records_.start(line), lines, row);
                    records_.append();
                    records_.out().flush_if_large();
                    ++row;
                }
            });
    }

    // Appends the records of the rows from `row` on, up to the first row for which the format has
    // no fast way.  Returns the number of this row, or of the row after the last one.
    std::size_t append_uris(const line_columns& lines, std::size_t row) {
        const bool has_only_uris = !options_.lenient && !options_.decode;
        return has_only_uris ? records_.append_uris({lines, row, lines.size()}) : row;
    }

    // Sets what the record of a row says about its text.
    void set_row_of(record& record, const line_columns& lines, std::size_t row) const {
        if (!lines.is_valid(row)) {
            fill(record, lines.line(row));  // finds the error, or repairs the text
            return;
        }
        set_valid(record, lines.uri(row));
        if (options_.decode) {
            record.decode_components();
        }
    }

    const parse_command_options& options_;
    record_writer& records_;
};

}  // namespace

int run_parse(const parse_command_options& options) {
    return write_records(options.common, {options.records, columns_of(options)},
                         [&](const block& block, record_writer& records) {
                             block_parser(options, records).write_records(block);
                         });
}

}  // namespace uriscan::cli
