// Reads a text by a rule, without working out the error.
#pragma once

#include <string_view>

#include "kernels/machine.hpp"
#include "uriscan/rule.hpp"

namespace uriscan {

// Reads `text`, which has at most max_text_size octets, by a rule.  Returns how far the text fits
// the rule, and stores its components in `at`.
extent read_by_rule(rule, std::string_view text, uri_components& at) noexcept;

}  // namespace uriscan
