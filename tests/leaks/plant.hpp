// Secrets at random places of real lines.
#pragma once

#include <string_view>

#include "leaks/pieces.hpp"

namespace uriscan::leaks {

// Returns whether a line might have secrets of its own.  Also returns true for some lines without
// secrets.
bool may_have_secrets(std::string_view line);

// Returns the line with new secrets in some of its URIs and request targets.  A line without URIs
// and request targets stays unchanged.
pieces planted(random_source& random, std::string_view line, bool user_is_secret);

}  // namespace uriscan::leaks
