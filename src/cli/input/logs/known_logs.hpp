// The logs that --log knows by name.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/input/input_options.hpp"

namespace uriscan::cli {

// Returns the names of all known logs, in alphabetical order.
std::vector<std::string> known_logs();

// Sets the format of the options to the known log of this name.
void set_log(log_options& options, std::string_view name);

// Sets the format of the options to that of the notation.  Throws usage_error.
void set_log_notation(log_options& options, std::string_view notation);

// Returns the name of a log to which most of the lines can belong, or an empty text if there is
// none.  Ignores a last line without its separator.
std::string_view log_like(std::string_view lines, char separator);

}  // namespace uriscan::cli
