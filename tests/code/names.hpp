// Names that the code in this folder uses.  Nothing is linked, so they need no definitions.
#pragma once

#include <string>

#include "uriscan/literal.hpp"
#include "uriscan/uriscan.hpp"

namespace uriscan {

using namespace literals;

std::string text();
uri owned();
line_columns& columns();
extern std::string s;
extern const std::string constant;
extern const char* pointer;

}  // namespace uriscan
