// Names in a sentence.
#pragma once

#include <string>
#include <vector>

namespace uriscan::cli {

// Lists texts as in "a, b or c".
std::string listed(const std::vector<std::string>& texts);

}  // namespace uriscan::cli
