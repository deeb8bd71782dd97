// Reads a text by a rule without working out the error.
#pragma once

#include <string_view>

#include "kernels/machine.hpp"
#include "uriscan/rule.hpp"

namespace uriscan {

// Reads `text`, of at most max_text_size octets, by a rule.  Returns how far it fits, and leaves
// its components in `at`.
extent read_by_rule(rule, std::string_view text, uri_components& at) noexcept;

}  // namespace uriscan
