// The names of parameters whose values are secrets. The tables are written here again, so that the
// attack notices a name that the library forgets.
#pragma once

#include <string>
#include <string_view>

#include "leaks/pieces.hpp"

namespace uriscan::leaks {

// The name of a parameter whose value is a secret. Its letter case, the words and marks around it,
// and its percent-encoding are random.
std::string secret_name(random_source& random);

// Tells whether the name is one that secret_name() makes, in another decoration.
bool is_secret_name(std::string_view name);

}  // namespace uriscan::leaks
