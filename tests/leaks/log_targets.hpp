// Targets of requests and URIs of headers with planted secrets, before a server writes them.
#pragma once

#include <string_view>

#include "leaks/pieces.hpp"

namespace uriscan::leaks {

// The target of a request, in which "#" is data.  It has none of the octets `never`.
pieces logged_target(random_source& random, std::string_view never);

// A path, and a query without its "?", for logs in which both are values of their own.
struct path_and_query {
    pieces path, query;
};
path_and_query split_target(random_source& random, std::string_view never);

// The value of the header Referer or Location: a URI or a relative reference.
pieces logged_reference(random_source& random, std::string_view never);

// Returns a target, or another reference, whose last octets are missing.  It ends in a value.
pieces cut_in_value(random_source& random, bool is_target, std::string_view never);

}  // namespace uriscan::leaks
