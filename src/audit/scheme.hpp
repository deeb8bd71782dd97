// The findings about a scheme.
#pragma once

#include <string_view>

#include "uriscan/audit.hpp"

namespace uriscan {

audit_findings audit_scheme(const uri_view&, const scheme_table&) noexcept;

// Returns those of these findings that do not depend on what comes after the scheme.
audit_findings audit_start(const uri_view&) noexcept;

// Says whether a browser finds the scheme of a script, such as "javascript:", at the start of the
// text.  Tabs and line ends in the text do not matter, because browsers remove them:
// "java\tscript:" is also found.
bool starts_script(std::string_view text) noexcept;

}  // namespace uriscan
