// The secrets of lines for a closed redactor.  They are in values whose keys are in no list, in
// segments of paths, and in keys.
#pragma once

#include <string>
#include <string_view>

#include "leaks/pieces.hpp"

namespace uriscan::leaks {

// No text that may stay has these octets.
inline constexpr std::string_view mark = "9Q";

// Returns a text with the mark at its start, at its end, and after every three octets.  Where the
// mark would split an escape, it follows a few octets later.
std::string marked(std::string_view text);

// The name of a parameter that is in no list.  It can be a secret itself, with the mark.
std::string unlisted_name(random_source& random);

// Returns a line with a URI, and says of each octet whether a closed redactor replaces it.
pieces closed_line(random_source& random);

}  // namespace uriscan::leaks
