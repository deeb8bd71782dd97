// Finds out whether lines that are not valid are those of a log.
#pragma once

#include <string_view>

namespace uriscan::cli {

// Returns the name of a log that most of the lines can belong to, or an empty text if there is
// none.  A line at the end without its separator is ignored.
std::string_view log_like(std::string_view lines, char separator);

}  // namespace uriscan::cli
