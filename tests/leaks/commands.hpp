// Lines with shell commands that send requests.
#pragma once

#include "leaks/pieces.hpp"

namespace uriscan::leaks {

pieces command_line(random_source& random, bool user_is_secret);

}  // namespace uriscan::leaks
