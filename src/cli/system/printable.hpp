// Makes texts from outside of the program safe to print.
#pragma once

#include <string>
#include <string_view>

namespace uriscan::cli {

// Returns `text` with \xHH for each octet that cannot be printed, would control the terminal, or
// belongs to an invisible character.  Some invisible characters change the order of the text.
std::string printable(std::string_view text);

// Returns the name of a file for messages.  The name "-" becomes "<stdin>", an empty name becomes
// "''", the name of a text becomes "<argument N>" (see text_input.hpp), and all other names become
// printable.
std::string shown_name(std::string_view name);

}  // namespace uriscan::cli
