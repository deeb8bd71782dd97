// Ways to write the octets of a URI.
#pragma once

#include "leaks/pieces.hpp"

namespace uriscan::leaks {

// Percent-encodes all octets that are not unreserved, `depth` times, and if `has_letters`, some
// letters of keys and secrets.  The digits can be in either case.
pieces percent_spelled(random_source& random, const pieces& all, std::size_t depth,
                       bool has_letters);

// Writes delimiters, and some letters of keys and secrets, with escapes of the whole text: those of
// JSON, JavaScript, HTML, files of properties, or a mixture.
pieces escape_spelled(random_source& random, const pieces& all, bool has_letters);

}  // namespace uriscan::leaks
