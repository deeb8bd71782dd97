// The findings about an authority: user information, host and port.
#pragma once

#include "uriscan/audit.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

audit_findings audit_authority(const authority_view&) noexcept;

}  // namespace uriscan
