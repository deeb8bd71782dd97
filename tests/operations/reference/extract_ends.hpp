// What may follow a URI in text, for the slow reference of extract().
#pragma once

#include <string_view>

namespace uriscan::slow::following {

using text = std::string_view;

// Returns whether an ASCII character ends each URI.
bool is_end(unsigned value);

// Returns whether the text after a URI goes on, so that the URI may be cut.  `in_host` tells
// whether the URI ends in its host.
bool text_goes_on(text rest, bool in_host);

}  // namespace uriscan::slow::following
