// A line of the input, or a part of it, and its place.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>
#include <utility>

namespace uriscan::cli {

// Returns whether `text` points into the octets of `whole`.
inline bool is_slice(std::string_view text, std::string_view whole) {
    const std::less_equal<> before;
    return before(whole.data(), text.data()) && before(text.data(), whole.data() + whole.size());
}

struct located_line {
    std::string_view file;        // its name in messages
    std::uint64_t number;         // number of the line, counted from 1
    std::string_view text;        // the line, or the requested field
    std::size_t start = 0;        // offset of the text in the line
    std::string_view whole = {};  // the line; `text` is a slice of it, or was decoded from a slice

    // The value of --base-field, if this option is given.
    std::string_view base = {};

    // Whether the text or the base of a row is NULL.  Then there is neither a text nor an error.
    bool is_null = false;

    // If the line is not valid in its log format, these two members say why, and at which offset.
    // If the line is valid, log_error is empty.
    std::string_view log_error = {};
    std::size_t log_error_offset = 0;

    // The size of a line that is too long, in octets.  Such a line has no text: `text` and `whole`
    // are empty.  For other lines, the size is 0.  A line can have at most `most` octets.
    std::uint64_t too_long = 0;
    std::uint64_t most = 0;

    // How many lines this object stands for.  Only successive empty lines are joined to one object,
    // which has the number and the place of the first line.  Each of them is one octet, its end.
    std::uint64_t count = 1;

    // Returns whether there is a text to parse.
    bool has_text() const { return log_error.empty() && too_long == 0 && !is_null; }

    // Returns the size of the text, or of the line if it is too long.
    std::uint64_t octets() const { return too_long != 0 ? too_long : text.size(); }
};

// Calls `use(located_line)` for each of the lines that `lines` stands for.
template <class Use>
void for_each_of(const located_line& lines, Use use) {
    located_line line = lines;
    for (line.count = 1; line.number != lines.number + lines.count; ++line.number) {
        use(std::as_const(line));
    }
}

}  // namespace uriscan::cli
