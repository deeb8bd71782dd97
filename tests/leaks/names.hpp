// The names of parameters whose values are secrets.  These tables are not the library's, so that
// the attack notices a name that the library does not know.
#pragma once

#include <string>
#include <string_view>

#include "leaks/pieces.hpp"

namespace uriscan::leaks {

// The name of a parameter whose value is a secret.  Its letter case, its percent-encoding, and the
// words and punctuation around it are random.
std::string secret_name(random_source& random);

// Such a name without brackets and percent-encoding.
std::string plain_secret_name(random_source& random);

// The name of a parameter that is only about a secret, such as "token-type".
std::string name_about_secret(random_source& random);

// Returns whether a parameter of this name might be a secret.  Also returns true for many others.
bool may_be_secret_name(std::string_view name);

}  // namespace uriscan::leaks
