// The help of the program and of each command.
#pragma once

#include <cstddef>
#include <string>

#include "cli/arguments/command.hpp"

namespace uriscan::cli {

// Return the help in lines of at most `width` columns.  Options that are hidden are left out.
std::string help_of(const program&, std::size_t width);
std::string help_of(const command&, std::size_t width);

// Returns the width of help on standard output: that of the terminal, from 40 to 100, or else 80.
std::size_t help_width();

}  // namespace uriscan::cli
