// Parses the lines of a block.  Reads many lines at once.
#pragma once

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <string_view>
#include <utility>

#include "cli/input/each_field.hpp"
#include "cli/input/input_options.hpp"
#include "cli/input/lines.hpp"
#include "uriscan/batch.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::cli {

// Returns whether each line of the block is one text, so that the functions below can read the
// block.
inline bool are_texts(const block& block, const input_options& input) {
    return has_plain_lines(input) && input.separator() == '\n' && !input.skip_empty &&
           block.too_long == 0 && block.lines.size() <= block.max_line;
}

inline line_columns& columns_of_this_thread() {
    thread_local line_columns columns;
    return columns;
}

// Returns how many octets to parse at once, after `left_out` octets of lines without the needed
// octets.  After many such octets, returns 1, so that only the next line is parsed.  Otherwise,
// returns four times as many as the last time, up to a limit.
inline std::size_t octets_at_once(std::size_t left_out, std::size_t last_time) {
    constexpr std::size_t few = 256;
    constexpr std::size_t most = std::size_t{64} * 1024;
    return left_out > few ? 1 : std::min(4 * last_time, most);
}

// Parses all lines of the block by the rule.  If block.needed is set, skips most lines that do not
// have the needed octets.  Calls `use_empty(located_line)` for many empty lines, and
// `use_columns(located_line, const line_columns&)` for the others.  The located_line of
// `use_columns` has the number of the line of the first row.
template <class UseEmpty, class UseColumns>
void parse_block(const block& block, rule rule, UseEmpty use_empty, UseColumns use_columns) {
    constexpr std::size_t many = 64;
    line_columns& columns = columns_of_this_thread();
    located_line line{.file = block.file, .number = block.first_line, .text = {}};
    std::string_view rest(block.lines.begin(), block.lines.end());
    std::size_t at_once = block.needed == nullptr ? rest.size() : 1;
    const auto has_line = [&] {
        if (block.needed != nullptr) {
            const std::size_t size = rest.size();
            leave_lines_out(block, '\n', rest, line.number);
            at_once = octets_at_once(size - rest.size(), at_once);
        }
        return !rest.empty();
    };
    while (has_line()) {
        line.count = size_of_run(rest, '\n');
        if (line.count >= many) {
            line.text = line.whole = rest.substr(0, 0);
            use_empty(std::as_const(line));
            rest.remove_prefix(line.count);
            line.number += line.count;
        } else {
            line.count = 1;
            const std::size_t end = rest.find('\n', at_once);
            const std::string_view part = end == rest.npos ? rest : rest.substr(0, end + 1);
            rest.remove_prefix(parse_lines(part, columns, rule));
            use_columns(std::as_const(line), std::as_const(columns));
            line.number += columns.size();
        }
    }
}

// Sets `line` to the line of a row.
inline void set_row(located_line& line, std::uint64_t first_number, const line_columns& columns,
                    std::size_t row) {
    line.number = first_number + row;
    line.text = columns.line(row);
    line.whole = columns.line(row);
}

// Calls `use(located_line, const uri_view*)` for each line.  One call can be for several empty
// lines.  If the line is not valid by the rule, the pointer is null.
template <class Use>
void for_each_parsed_line(const block& block, rule rule, Use use) {
    parse_block(
        block, rule,
        [&](const located_line& lines) {
            const auto uri = parse(rule, lines.text);
            use(lines, uri ? &*uri : nullptr);
        },
        [&](located_line line, const line_columns& columns) {
            const std::uint64_t first = line.number;
            for (std::size_t row = 0; row < columns.size(); ++row) {
                set_row(line, first, columns, row);
                if (columns.is_valid(row)) {
                    const uri_view uri = columns.uri(row);
                    use(std::as_const(line), &uri);
                } else {
                    use(std::as_const(line), static_cast<const uri_view*>(nullptr));
                }
            }
        });
}

// Calls `use(located_line, const uri_view*)` for each text of the block, as for_each_field() does.
// If the text is not valid by the rule, or was not parsed, the pointer is null.
template <class Use>
void for_each_text(const block& block, const input_options& input, rule rule, Use use) {
    if (are_texts(block, input)) {
        for_each_parsed_line(block, rule, use);
    } else {
        for_each_field(block, input, [&](const located_line& line) {
            use(line, static_cast<const uri_view*>(nullptr));
        });
    }
}

struct line_totals {
    std::uint64_t lines = 0;
    std::uint64_t octets = 0;  // without the ends of lines
};

// Calls `use(located_line)` for each line that is not valid by the rule.  One call can be for
// several empty lines.  Returns the totals of all lines.
template <class Use>
line_totals for_each_invalid_line(const block& block, rule rule, Use use) {
    line_totals totals;
    parse_block(
        block, rule,
        [&](const located_line& lines) {
            totals.lines += lines.count;
            if (!is_valid(rule, lines.text)) {
                use(lines);
            }
        },
        [&](located_line line, const line_columns& columns) {
            const std::uint64_t first = line.number;
            const bool are_valid = columns.count_valid() == columns.size();
            for (std::size_t row = are_valid ? columns.size() : 0; row < columns.size(); ++row) {
                if (!columns.is_valid(row)) {
                    set_row(line, first, columns, row);
                    use(std::as_const(line));
                }
            }
            const auto sum_of = [&columns](line_column name) {
                const auto numbers = columns.column(name);
                return std::accumulate(numbers.begin(), numbers.end(), std::uint64_t{0});
            };
            totals.lines += columns.size();
            totals.octets += sum_of(line_column::end) - sum_of(line_column::begin);
        });
    return totals;
}

}  // namespace uriscan::cli
