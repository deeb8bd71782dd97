// The findings in the parts of a URI, or of a text that is none.
#pragma once

#include <string_view>

#include "uriscan/audit.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

// Returns what audit() returns, but without the findings in a URI that this one wraps.
audit_findings audit_own_parts(const uri_view&, const scheme_table&) noexcept;

// Returns the findings in a text that another URI wraps.  It need not be valid.
audit_findings audit_inner(std::string_view text, const scheme_table&) noexcept;

}  // namespace uriscan
