// Delimiters that are escaped several times.
#pragma once

#include "leaks/pieces.hpp"

namespace uriscan::leaks {

// A parameter in a URI or outside of one.  Its delimiters are escaped one to three times, in any
// order: percent-encoding, JSON, HTML, files of properties of Java.
pieces nested_escapes(random_source& random, bool user_is_secret);

}  // namespace uriscan::leaks
