// Lines with each kind of secret, in each spelling, at each place.
#pragma once

#include "leaks/kinds.hpp"
#include "leaks/pieces.hpp"

namespace uriscan::leaks {

// A line with a secret of a kind.  The URI can be a value of another URI, up to three times.  All
// of it can have escapes.  It can stand in a text, a log, a table, JSON, HTML or Markdown.
pieces spelled_line(random_source& random, const kind_of_secret& kind, bool user_is_secret);

}  // namespace uriscan::leaks
