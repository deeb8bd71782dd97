// A line of the input, or a part of it, and its place.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>

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

    // If the line is not valid in its log format, these two members say why, and at which offset.
    // If the line is valid, log_error is empty.
    std::string_view log_error = {};
    std::size_t log_error_offset = 0;

    // The size of a line that is too long, in octets.  Such a line has no text: `text` and `whole`
    // are empty.  The number of octets that are allowed is `most`.  For other lines, both are 0.
    std::uint64_t too_long = 0;
    std::uint64_t most = 0;

    // Returns whether there is a text to parse.
    bool has_text() const { return log_error.empty() && too_long == 0; }

    // Returns the size of the text, or of the line if it is too long.
    std::uint64_t octets() const { return too_long != 0 ? too_long : text.size(); }
};

}  // namespace uriscan::cli
