// The rule that lines are checked against.  It is a rule of RFC 3986, RFC 2396 or HTTP.
#pragma once

#include <variant>

#include "cli/commands/http_rules.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/rfc2396.hpp"

namespace uriscan::cli {

using either_rule = std::variant<rule, rfc2396::rule, target_rule, host_field_rule>;

// Says whether this is a rule of HTTP.
inline bool is_of_http(const either_rule& rule) {
    return std::holds_alternative<target_rule>(rule) ||
           std::holds_alternative<host_field_rule>(rule);
}

}  // namespace uriscan::cli
