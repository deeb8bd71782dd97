// Texts that are given as arguments, and are read like a file with one line.  In the list of files,
// such a text has a name that starts with NUL, which no name of a file contains.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace uriscan::cli {

// Returns the name of a text.  `number` is for messages: they call the text "<argument NUMBER>".
std::string name_of_text(std::string_view text, std::size_t number);

inline bool is_text(std::string_view name) {
    return name.starts_with('\0');
}

// Both functions require is_text(name).
std::string_view text_of(std::string_view name);
std::string shown_text_name(std::string_view name);

}  // namespace uriscan::cli
