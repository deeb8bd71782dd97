// A text of many lines, with the rows that parse_lines() and the verdicts that check_lines() must
// give for them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "grammar/comparison.hpp"
#include "support/guarded_pages.hpp"
#include "uriscan/batch.hpp"

namespace uriscan::tests {

// The answer of the slow reference parser for a line and a rule.  The numbers are in the order of
// line_column, from scheme_end on: the six offsets, and then the size of the line or the offset of
// its error.
struct expected_row {
    std::array<std::uint32_t, 7> numbers{};
    bool is_valid = false;
};

// One row for each of `top_rules`.
using expected_rows = std::array<expected_row, top_rules.size()>;

expected_rows rows_by_reference(std::string_view line);

// Takes lines until it is full. Then all kernels parse and check the text by all rules, and the
// rows and verdicts are compared with those of the reference. The text is at the end of a page that
// is guarded. A difference ends the program.
class packed_text {
public:
    packed_text();

    // Appends `octets`, which contain no LF, and `line_end`, which is LF or CR LF. The line has no
    // CR at its end if LF follows.
    void add(std::string_view octets, std::string_view line_end);

    // Does the same, but uses these rows, which must be those of the reference.
    void add(std::string_view octets, std::string_view line_end, const expected_rows& rows);

    // Adds lines of letters, if needed, so that the offset of the next line modulo `unit` is
    // `offset`.  `unit` must be a power of two.
    void pad(std::size_t offset, std::size_t unit);

    // Returns the offset at which the next line starts.
    std::size_t size() const { return text_.size(); }

    // Parses the text, and empties it. The last line loses its end in every second call.
    void check();

    std::uint64_t lines() const { return lines_; }
    std::uint64_t texts() const { return texts_; }

private:
    struct rule_rows {
        std::array<std::vector<std::uint32_t>, 7> columns;
        std::vector<std::uint64_t> valid;
    };

    void store(std::size_t rule, const expected_row& row);
    void compare(std::string_view text, std::size_t rule);
    void compare_verdicts(std::string_view text, std::size_t rule);
    bool is_same(std::size_t rule, std::size_t column) const;
    [[noreturn]] void fail(std::string_view text, std::size_t rule) const;
    std::string expected_text(std::size_t rule, std::size_t row) const;

    guarded_pages pages_;
    std::string text_;
    std::vector<std::uint32_t> begins_;
    std::vector<std::uint32_t> ends_;
    std::array<rule_rows, top_rules.size()> rows_;
    line_columns columns_;
    std::vector<std::uint64_t> verdicts_;
    std::uint64_t lines_ = 0;
    std::uint64_t texts_ = 0;
};

}  // namespace uriscan::tests
