// The names of known machines: which machine a name stands for, if that is known without the DNS.
#pragma once

#include <string_view>

#include "uriscan/audit.hpp"

namespace uriscan {

// Returns the findings about a name that is not percent-encoded and has no dot at its end.  The
// case of letters does not matter.  If the name contains an address, because a public service
// answers with this address, the findings are those of the address.  Linear.
audit_findings audit_known_name(std::string_view name) noexcept;

}  // namespace uriscan
