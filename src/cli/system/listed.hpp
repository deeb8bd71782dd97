// Makes lists such as "a, b or c".
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace uriscan::cli {

// Returns the texts as one list.  For the texts "a", "b" and "c", this is "a, b or c".
std::string listed(const std::vector<std::string>& texts);

}  // namespace uriscan::cli
