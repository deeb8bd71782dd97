// Finds the names that the user might have meant.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace uriscan::cli {

// Returns the names that start with `text`.  If there are none, returns the names that are most
// similar to `text`, or no names if none is similar.
std::vector<std::string> names_like(std::string_view text, const std::vector<std::string>& names);

}  // namespace uriscan::cli
