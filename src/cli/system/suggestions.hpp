// Finds the names that the user might have meant.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace uriscan::cli {

// Returns the names that start with `text`.  If there are none, returns the names that are most
// similar to `text`, or no names if none is similar.
std::vector<std::string> names_like(std::string_view text, const std::vector<std::string>& names);

// Returns what follows "there is no 'NAME'" in a message: "; did you mean host?" with the names
// that other programs call `name`, are similar or have `name` in them.  If there are none, returns
// ", only a or b", or nothing if there are many names.
std::string hint_for(std::string_view name, const std::vector<std::string>& names);

}  // namespace uriscan::cli
