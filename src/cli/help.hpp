// The help of the command line and of each command, as it is shown.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace uriscan::cli {

// Returns the help of `app`, a command or the program that has commands, in lines of at most 80 columns.
// An option without a description is not shown.
std::string help_of(const CLI::App& app);

}  // namespace uriscan::cli
