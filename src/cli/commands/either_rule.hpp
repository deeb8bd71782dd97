// The rule that lines are checked against.  It is a rule of RFC 3986 or of RFC 2396.
#pragma once

#include <variant>

#include "uriscan/parse.hpp"
#include "uriscan/rfc2396.hpp"

namespace uriscan::cli {

using either_rule = std::variant<rule, rfc2396::rule>;

}  // namespace uriscan::cli
