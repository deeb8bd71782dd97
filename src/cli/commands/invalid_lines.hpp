// Finds the lines of a block that are not valid by a rule, and reads many lines at once for this.
#pragma once

#include <cstdint>
#include <numeric>
#include <string_view>
#include <utility>

#include "cli/input/blocks.hpp"
#include "cli/input/input_options.hpp"
#include "uriscan/batch.hpp"

namespace uriscan::cli {

// Says whether each line of the block is a text to check, so that for_each_invalid_line() can read
// it.
inline bool are_texts(const block& block, const input_options& input) {
    const field_options& field = input.field;
    return field.format == input_format::lines && field.numbers.empty() && !field.has_base() &&
           input.log.format == log_format::none && input.separator() == '\n' && !input.skip_empty &&
           block.too_long == 0 && block.lines.size() <= block.max_line;
}

struct line_totals {
    std::uint64_t lines = 0;
    std::uint64_t octets = 0;  // without the ends of lines
};

// Calls `use(located_line)` for each line of the block that is not valid by the rule, or for
// several empty lines, and returns the totals of all lines.
template <class Use>
line_totals for_each_invalid_line(const block& block, rule rule, Use use) {
    constexpr std::size_t many = 64;  // so many empty lines are counted at once
    thread_local line_columns columns;
    const auto sum_of = [&](line_column name) {
        const auto numbers = columns.column(name);
        return std::accumulate(numbers.begin(), numbers.end(), std::uint64_t{0});
    };
    line_totals totals;
    located_line line{.file = block.file, .number = block.first_line, .text = {}};
    std::string_view rest(block.lines.begin(), block.lines.end());
    while (!rest.empty()) {
        line.count = size_of_run(rest, '\n');
        if (line.count >= many) {
            line.number = block.first_line + totals.lines;
            line.text = line.whole = rest.substr(0, 0);
            if (!is_valid(rule, line.text)) {
                use(std::as_const(line));
            }
            rest.remove_prefix(line.count);
            totals.lines += line.count;
            continue;
        }
        line.count = 1;
        rest.remove_prefix(parse_lines(rest, columns, rule));
        if (columns.count_valid() != columns.size()) {
            for (std::size_t row = 0; row < columns.size(); ++row) {
                if (!columns.is_valid(row)) {
                    line.number = block.first_line + totals.lines + row;
                    line.text = line.whole = columns.line(row);
                    use(std::as_const(line));
                }
            }
        }
        totals.lines += columns.size();
        totals.octets += sum_of(line_column::end) - sum_of(line_column::begin);
    }
    return totals;
}

}  // namespace uriscan::cli
