// The findings about a host that is a name.
#pragma once

#include <string_view>

#include "uriscan/audit.hpp"

namespace uriscan {

// Returns the findings in a reg-name (RFC 3986, section 3.2.2).  Every finding about the octets of
// a name is about the decoded octets.
audit_findings audit_name(std::string_view name) noexcept;

}  // namespace uriscan
