// The findings about an authority: user information, host and port.
#pragma once

#include <cstddef>
#include <string_view>

#include "uriscan/audit.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

audit_findings audit_authority(const authority_view&) noexcept;

// Returns the findings in the text of an authority whose user information or port can have a
// mistake, but not its host.  The host is the part after the last "@".  If there is a mistake in
// the host, only the user information has findings.  Linear.
audit_findings audit_text_of_authority(std::string_view text) noexcept;

// Returns the place of the ":" before the port.  If there is none, returns npos.
std::size_t end_of_host(std::string_view host_and_port) noexcept;

}  // namespace uriscan
