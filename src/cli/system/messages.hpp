// Messages on standard error, and texts from outside of the program that are made safe to print.
// If a message cannot be written, it is lost.  This changes neither the output nor the exit status.
#pragma once

#include <string>
#include <string_view>

namespace uriscan::cli {

// Prints `text`, which must end with a line feed.
void print_message(std::string_view text);

// Prints "uriscan: SUBJECT: WHAT".  The subject is, for instance, the name of a file.
void print_error(std::string_view subject, std::string_view what);

// Prints "uriscan: WHAT".
void print_error(std::string_view what);

// Returns `text` with \xHH for each octet that cannot be printed, that would control the terminal,
// or that belongs to an invisible character.  Some invisible characters change the order of the
// text.
std::string printable(std::string_view text);

// Returns the name of a file for messages.  The name "-" becomes "<stdin>", an empty name becomes
// "''", and the name of a text becomes "<argument N>" (see input_file.hpp).  All other names become
// printable.
std::string shown_name(std::string_view name);

}  // namespace uriscan::cli
