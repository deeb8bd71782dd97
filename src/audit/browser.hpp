// Finds the authority that browsers read in a text.  It can differ from that of RFC 3986.
#pragma once

#include <string_view>

#include "uriscan/audit.hpp"

namespace uriscan {

// Returns the authority that the WHATWG URL standard finds in `text`, or the empty text.  After
// "http:", or another scheme that needs a host, there can be any number of slashes and backslashes
// before the authority.  In a relative reference, there must be at least two of them.  The
// authority ends before the next slash, backslash, "?" or "#".  Linear.
std::string_view browser_authority(std::string_view text, const scheme_table&) noexcept;

// Returns the findings in the authority that browser_authority() finds in `text` without its tabs
// and line ends.  The host is the part after the last "@", and the port can have a mistake.  If
// there are tabs or line ends, only the first 1024 octets of the text are searched.  Linear.
audit_findings audit_browser_authority(std::string_view text, const scheme_table&) noexcept;

}  // namespace uriscan
