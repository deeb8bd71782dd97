// Wraps text at spaces.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace uriscan::cli {

// Appends the words of `text` and a line feed.  Breaks the line before a word that would go beyond
// column `width`, and starts the next line with `margin` spaces.  The last line of `out` must
// already have `column` columns.
void append_wrapped(std::string& out, std::string_view text, std::size_t width, std::size_t column,
                    std::size_t margin);

// Returns `text` in lines of at most `width` columns that start with `margin` spaces.
std::string paragraph(std::string_view text, std::size_t width, std::size_t margin = 0);

}  // namespace uriscan::cli
