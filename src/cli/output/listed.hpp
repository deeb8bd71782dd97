// Writes lists of names for sentences.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace uriscan::cli {

// Returns "a, b or c".
std::string listed(const std::vector<std::string>& texts);

}  // namespace uriscan::cli
