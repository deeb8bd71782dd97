// Parses the lines of a text into columns.  The kernel reads the lines that it finds valid; the
// machine reads the others one by one.
#include "uriscan/batch.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

#include "kernels/kernels.hpp"
#include "octets/subtext.hpp"
#include "parse/columns.hpp"
#include "parse/reading.hpp"

namespace uriscan {

line_columns::line_columns(std::size_t most_rows)
    : most_rows_(std::max(most_rows, std::size_t{1})),
      room_(most_rows_ + line_rows::most_together),
      numbers_(room_ * (static_cast<std::size_t>(line_column::stop) + 1)),
      valid_(most_rows_ / 64 + 2) {}

std::size_t line_columns::count_valid() const noexcept {
    std::size_t count = 0;
    for (const std::uint64_t word : valid()) {
        count += static_cast<std::size_t>(std::popcount(word));
    }
    return count;
}

// Gives a kernel access to the memory of columns.
struct line_columns_access {
    // Removes all rows from the columns, and returns the memory for new rows.
    static line_rows rows_of(line_columns& columns) noexcept {
        std::fill(columns.valid_.begin(), columns.valid_.end(), 0);
        const auto numbers = [&columns](line_column name) {
            return columns.numbers_.data() + columns.first(name);
        };
        return {numbers(line_column::begin),
                numbers(line_column::end),
                numbers(line_column::scheme_end),
                numbers(line_column::host_begin),
                numbers(line_column::host_end),
                numbers(line_column::path_begin),
                numbers(line_column::path_end),
                numbers(line_column::query_end),
                numbers(line_column::stop),
                columns.valid_.data(),
                columns.most_rows_};
    }

    static void set(line_columns& columns, std::string_view text, std::size_t rows) noexcept {
        columns.text_ = text;
        columns.size_ = rows;
    }
};

namespace {

// Reads the line of a row by a rule.
void read_row(std::string_view line, const line_rows& rows, std::size_t row, rule rule) noexcept {
    assert(row < rows.most);
    read_part part;
    extent read = {max_text_size, false};
    if (line.size() <= max_text_size) {
        read = read_by_rule(rule, line, part);
    }
    put(rows, row, read.whole ? part.at : no_components, read.stop);
    const std::uint64_t bit = std::uint64_t{1} << row % 64;
    rows.valid[row / 64] = (rows.valid[row / 64] & ~bit) | (read.whole ? bit : 0);
}

// Says whether the line of a row, which is a valid URI-reference, also follows the rule.
bool follows(rule rule, const line_rows& rows, std::size_t row) noexcept {
    const uri_components at = {.scheme_end = rows.scheme_end[row],
                               .query_end = rows.query_end[row]};
    return check_rule(rule, at, {rows.stop[row], true}, [] { return std::uint32_t{0}; }).whole;
}

// The rows from `first` on and before `last` share a word of `valid`.  Returns which of them must
// be read: those whose bit is not set, and those that do not follow the rule.
std::uint64_t rows_to_read(const line_rows& rows, std::size_t first, std::size_t last,
                           rule rule) noexcept {
    const std::uint64_t valid = rows.valid[first / 64];
    std::uint64_t found = ~valid;
    if (rule != rule::uri_reference) {
        for (std::size_t row = first; row < last; ++row) {
            found |= std::uint64_t{!follows(rule, rows, row)} << row % 64;
        }
    }
    const std::uint64_t up_to_last = ~std::uint64_t{0} >> (63 - (last - 1) % 64);
    return found & up_to_last & ~std::uint64_t{0} << first % 64;
}

// Reads the lines of the rows from `first` on.  Skips each line that the kernel has found valid and
// that follows the rule.
void read_open_rows(std::string_view text, const line_rows& rows, std::size_t first,
                    rule rule) noexcept {
    for (std::size_t next = first; next < rows.count;) {
        const std::size_t word = next / 64 * 64;
        const std::size_t last = std::min(word + 64, rows.count);
        for (std::uint64_t open = rows_to_read(rows, next, last, rule); open != 0;
             open &= open - 1) {
            const std::size_t row = word + static_cast<std::size_t>(std::countr_zero(open));
            const std::uint32_t begin = rows.begin[row];
            assert(begin <= rows.end[row] && rows.end[row] <= text.size());
            read_row(subtext(text, begin, rows.end[row] - begin), rows, row, rule);
        }
        next = last;
    }
}

// Adds a row for the line that starts at the offset `from`, and returns the offset after the line.
// If the line ends after the offset max_text_size, adds nothing and returns `from`.  There is one
// exception: the first line of the text always gets a row.
std::size_t add_row(std::string_view text, std::size_t from, line_rows& rows, rule rule) noexcept {
    assert(rows.count < rows.most && from <= text.size());
    std::string_view rest = subtext(text, from, text.size() - from);
    const std::string_view line = take_line(rest, '\n');
    const std::size_t end = from + line.size();
    if (end > max_text_size && from != 0) {
        return from;
    }
    rows.begin[rows.count] = static_cast<std::uint32_t>(from);
    rows.end[rows.count] = static_cast<std::uint32_t>(std::min(end, max_text_size));
    read_row(line, rows, rows.count, rule);
    ++rows.count;
    return text.size() - rest.size();
}

// Adds rows for up to `count` lines, as add_row() does.  Returns the offset after the last one.
std::size_t add_rows(std::string_view text, std::size_t from, std::size_t count, line_rows& rows,
                     rule rule) noexcept {
    const std::size_t most = rows.count + std::min(count, rows.most - rows.count);
    std::size_t last = text.size();
    while (rows.count < most && from != last && from < text.size()) {
        last = std::exchange(from, add_row(text, from, rows, rule));
    }
    return from;
}

}  // namespace

std::size_t parse_lines(std::string_view text, line_columns& columns, rule rule) noexcept {
    line_rows rows = line_columns_access::rows_of(columns);
    const std::string_view known = subtext(text, 0, max_text_size);  // its offsets fit into 32 bits
    std::size_t from = 0;
    std::size_t last = known.size();
    // A kernel stops where it does not help.  After each stop, `count` lines are read one by one,
    // and `count` grows.  So a kernel that stops often is called less often.
    for (std::size_t count = 64; from != last && rows.count < rows.most; count *= 8) {
        last = from;
        const std::size_t first = rows.count;
        from = kernel_in_use::read_lines(known, from, rows);
        // If the first line is too long, `from` can be after `known`, at the end of this line.
        assert(last <= from && from <= text.size() && rows.count <= rows.most);
        read_open_rows(known, rows, first, rule);
        from = add_rows(text, from, count, rows, rule);
    }
    line_columns_access::set(columns, text, rows.count);
    return from;
}

namespace {

// Returns the start of the text: as many whole lines as fit into max_text_size octets.  Returns
// nothing if the first line is longer.
std::string_view lines_of_size(std::string_view text) noexcept {
    return text.size() <= max_text_size
               ? text
               : subtext(text, 0, subtext(text, 0, max_text_size).rfind('\n') + 1);
}

// Adds the first line of `text`, which is not empty, and returns the offset after it.
std::size_t check_line(std::string_view text, rule rule, line_verdicts& to) noexcept {
    std::string_view rest = text;
    const std::string_view line = take_line(rest, '\n');
    to.invalid[to.count / 64] |= std::uint64_t{!is_valid(rule, line)} << to.count % 64;
    ++to.count;
    return text.size() - rest.size();
}

}  // namespace

checked_lines check_lines(std::string_view text, std::span<std::uint64_t> valid,
                          rule rule) noexcept {
    std::fill(valid.begin(), valid.end(), 0);
    line_verdicts verdicts = {valid.data(), 64 * valid.size()};
    std::string_view rest = text;
    while (!rest.empty() && verdicts.count < verdicts.most) {
        rest.remove_prefix(kernel_in_use::check_lines(lines_of_size(rest), rule, verdicts));
        // The kernel leaves out the last lines, and lines for which there may be no room.  They are
        // read here.
        for (int i = 0; i < 8 && !rest.empty() && verdicts.count < verdicts.most; ++i) {
            rest.remove_prefix(check_line(rest, rule, verdicts));
        }
    }
    checked_lines checked = {text.size() - rest.size(), verdicts.count, 0};
    for (std::size_t line = 0; line < verdicts.count; line += 64) {
        std::uint64_t& word = valid[line / 64];
        word = ~word & ~std::uint64_t{0} >> (64 - std::min<std::size_t>(verdicts.count - line, 64));
        checked.valid += static_cast<std::size_t>(std::popcount(word));
    }
    return checked;
}

}  // namespace uriscan
