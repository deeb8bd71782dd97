// Messages on standard error.  If a message cannot be written, it is lost.  This changes neither
// the output nor the exit status.
#pragma once

#include <string_view>

namespace uriscan::cli {

// Prints `text`, which must end with a line feed.
void print_message(std::string_view text);

// Prints "uriscan: SUBJECT: WHAT".  The subject is a file's name, for instance.
void print_error(std::string_view subject, std::string_view what);

// Prints "uriscan: WHAT".
void print_error(std::string_view what);

}  // namespace uriscan::cli
