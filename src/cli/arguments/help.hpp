// The help of the program and of each command.
#pragma once

#include <cstddef>
#include <string>

#include "cli/arguments/command.hpp"

namespace uriscan::cli {

// Both functions return the help in lines of at most `width` columns, without the hidden options.
std::string help_of(const program&, std::size_t width);
std::string help_of(const command&, std::size_t width);

// Returns the width for help on standard output.  This is the width of the terminal, but at least
// 40 and at most 100.  If standard output is not a terminal, the width is 80.
std::size_t help_width();

}  // namespace uriscan::cli
