// The reason why there is no result for a line.
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <string_view>

#include "cli/input/located_line.hpp"
#include "cli/system/terminal.hpp"
#include "uriscan/result.hpp"

namespace uriscan::cli {

struct line_error {
    bool valid = false;          // true: the line is valid, but the operation failed
    std::size_t offset = 0;      // the offset of the error in the text
    std::string_view component;  // a name; null if a line is not valid in its format
    std::string_view reason;     // a static name, such as "unexpected-character"
    std::string message;
};

// Returns the error of a text that is not valid.
line_error error_of(const uri_error&, std::string_view text);

// Returns the error of an operation on a valid text.
line_error error_of(const uri_error&);

// Returns the error of a line without a text to parse: it is too long, or has a fault.
line_error error_of(const located_line&);

// Appends "FILE:LINE:COLUMN: error: MESSAGE" and a line feed.
void append_message(fmt::memory_buffer& out, const painter&, const located_line&,
                    const line_error&);

// Appends a message that a line is too long.  `consequence` says what the command does with the
// line.
void append_too_long(fmt::memory_buffer& out, const located_line&, std::string_view consequence);

}  // namespace uriscan::cli
