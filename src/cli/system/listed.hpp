// Makes one text of several, and several of one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace uriscan::cli {

// Returns the texts as one list.  For the texts "a", "b" and "c", this is "a, b or c".
std::string listed(const std::vector<std::string>& texts);

// Returns the texts with `separator` between them.
std::string joined(const std::vector<std::string>& texts, std::string_view separator);

// Splits a text at each separator.  There is at least one part, and parts can be empty.
std::vector<std::string_view> split(std::string_view text, char separator);

}  // namespace uriscan::cli
