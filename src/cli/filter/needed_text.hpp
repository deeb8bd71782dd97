// Octets that a text must have for an expression to be true.
#pragma once

#include <string_view>

#include "cli/filter/expression.hpp"

namespace uriscan::cli {

// Returns octets that each text has, in upper or lower case, for which the expression is true.
// Returns the longest that are known, or an empty text if none are.
std::string_view text_needed_by(const expression&);

}  // namespace uriscan::cli
