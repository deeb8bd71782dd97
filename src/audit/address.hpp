// The findings about an IP address: the kind of network that it belongs to.
#pragma once

#include "uriscan/audit.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

audit_findings audit_address(const ipv4_octets&) noexcept;
audit_findings audit_address(const ipv6_octets&) noexcept;

}  // namespace uriscan
