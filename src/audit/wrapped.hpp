// URIs in other URIs, as "view-source:http://127.0.0.1/" has one.
#pragma once

#include <string_view>

namespace uriscan {

// Returns the part of a URI that is a URI itself: what follows "view-source:" and the like, or what
// follows any scheme, if it has a scheme and a "//" in turn, as in "x:http://h/".  If there are
// several in each other, returns the innermost.  In "jar:http://h/a.jar!/b", the inner URI ends
// before the "!/".  If there is no inner URI, returns `text`.  `text` need not be valid.  Linear.
std::string_view innermost_uri(std::string_view text) noexcept;

}  // namespace uriscan
