// The findings about a scheme.
#pragma once

#include <string_view>

#include "uriscan/audit.hpp"

namespace uriscan {

findings audit_scheme(const uri_view&, const scheme_table&) noexcept;

// Says whether a browser finds a scheme that runs a script at the start of the text.  Tabs and line
// ends, which browsers remove, are left out: "java\tscript:" also starts a script.
bool starts_script(std::string_view text) noexcept;

}  // namespace uriscan
