// The help of the command line and of each command, as it is shown.
#pragma once

#include <CLI/CLI.hpp>
#include <cstddef>
#include <string>
#include <string_view>

namespace uriscan::cli {

// Returns `text` in lines of at most 80 columns, which begin with as many as `margin` spaces.
std::string paragraph(std::string_view text, std::size_t margin = 0);

// Returns the help of `app`, a command or the program that has commands, in lines of at most 80 columns.
// An option without a description is not shown.
std::string help_of(const CLI::App& app);

}  // namespace uriscan::cli
