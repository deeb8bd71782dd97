// Ways to write the octets of a URI.
#pragma once

#include "leaks/pieces.hpp"

namespace uriscan::leaks {

// Percent-encodes octets `depth` times: all that are not unreserved, and some letters of keys and
// secrets if `has_letters`.  Pieces that stay whole are not encoded.  The digits can be in either
// case.
pieces percent_spelled(random_source& random, const pieces& all, std::size_t depth,
                       bool has_letters);

// Writes delimiters, and some letters of keys and secrets, with escapes of the whole text: those of
// JSON, JavaScript, HTML, files of properties, or a mixture.
pieces escape_spelled(random_source& random, const pieces& all, bool has_letters);

}  // namespace uriscan::leaks
