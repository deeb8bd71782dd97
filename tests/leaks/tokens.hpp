// Lines with tokens that are known by their shape.
#pragma once

#include <string>

#include "leaks/pieces.hpp"

namespace uriscan::leaks {

// A token of an issuer that documents its shape.
std::string any_token(random_source& random);

// A token of an issuer whose tokens have a prefix, or a JWT, at any place of a URI or reference.
pieces tokens(random_source& random, bool user_is_secret);

}  // namespace uriscan::leaks
