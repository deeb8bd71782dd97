// Decodes the addresses of hosts (RFC 3986, section 3.2.2).  The parser has found them valid.
#pragma once

#include <cstdint>
#include <string_view>

#include "uriscan/address.hpp"

namespace uriscan {

// Stores the four octets of an IPv4address in `to`.
void decode_ipv4(std::string_view text, std::uint8_t* to) noexcept;

// Stores the sixteen octets of an IPv6address in `to`.  `host` has the brackets, too.
void decode_ipv6(std::string_view host, std::uint8_t* to) noexcept;

}  // namespace uriscan
