// Reads a text by a rule, without working out the error.
#pragma once

#include <optional>
#include <string_view>

#include "kernels/machine.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

// Reads `text`, which has at most max_text_size octets, by a rule.  Returns how far the text fits
// the rule, and stores its components in `part`.  The kernel itself stores them there, because a
// copy would take longer (see result_access).
extent read_by_rule(rule, std::string_view text, read_part& part) noexcept;

// Returns the error of a text, or nothing if it is valid by the rule.  A kernel has read the text
// as a URI-reference: it has stored `part` and returned this fault.
std::optional<uri_error> find_error(rule, std::string_view text, const read_part& part,
                                    fault) noexcept;

}  // namespace uriscan
