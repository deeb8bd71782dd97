// The authority that browsers find in a text, if it is not the one of RFC 3986.
#pragma once

#include <string_view>

#include "uriscan/audit.hpp"

namespace uriscan {

// Returns the authority that the WHATWG URL standard finds in `text`, or the empty text.  After
// "http:", and the other schemes that need a host, it starts after any number of slashes and
// backslashes.  In a relative reference, it starts after two of them or more.  It ends before the
// next slash, backslash, "?" or "#".  Linear.
std::string_view browser_authority(std::string_view text, const scheme_table&) noexcept;

// Returns the findings in this authority.  The host is the part after the last "@".  Tabs and line
// ends in the text are left out; if there are any, only the first 1024 octets are searched.
// Linear.
findings audit_browser_authority(std::string_view text, const scheme_table&) noexcept;

}  // namespace uriscan
