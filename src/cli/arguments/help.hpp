// The help of the program and of each command.
#pragma once

#include <cstddef>
#include <string>

#include "cli/arguments/command.hpp"

namespace uriscan::cli {

// Return the help in lines of at most `width` columns, without the hidden options.
std::string help_of(const program&, std::size_t width);
std::string help_of(const command&, std::size_t width);

// Returns the width for help on standard output: the width of the terminal, but at least 40 and at
// most 100; 80 if standard output is not a terminal.
std::size_t help_width();

}  // namespace uriscan::cli
