// Values of the variables of URI Templates (RFC 6570, Section 2.3), for the tests.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace uriscan::tests {

using template_list = std::vector<std::string>;

// An associative array.  The value of a name can be undefined.
using template_pairs = std::vector<std::pair<std::string, std::optional<std::string>>>;

// std::monostate stands for an undefined value.
using template_value = std::variant<std::monostate, std::string, template_list, template_pairs>;

// A variable that is not in the map is undefined.
using template_values = std::map<std::string, template_value>;

}  // namespace uriscan::tests
