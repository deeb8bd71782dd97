// Secrets at random places of real lines.
#pragma once

#include <string_view>

#include "leaks/pieces.hpp"

namespace uriscan::leaks {

// Tells whether a line may have secrets of its own. It may say so of lines that have none.
bool may_have_secrets(std::string_view line);

// Returns the line with secrets in its URIs and request targets. If there are none, the line stays.
pieces planted(random_source& random, std::string_view line, bool user_is_secret);

}  // namespace uriscan::leaks
