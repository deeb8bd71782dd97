// Makes one text of several.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace uriscan::cli {

// Returns the texts as one list.  For the texts "a", "b" and "c", this is "a, b or c".
std::string listed(const std::vector<std::string>& texts);

// Returns the texts with `separator` between them.
std::string joined(const std::vector<std::string>& texts, std::string_view separator);

}  // namespace uriscan::cli
