// Names in a sentence.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace uriscan::cli {

// Lists texts as in "a, b or c".
std::string listed(const std::vector<std::string>& texts);

// Returns the texts that commas separate in `list`; they may be empty, and there is at least one.
std::vector<std::string> split_at_commas(std::string_view list);

}  // namespace uriscan::cli
