// Hosts that are a name to RFC 3986 (section 3.2.2) and an IPv4 address to others: POSIX's inet_addr()
// and the WHATWG URL standard's "IPv4 parser", which read "127.1", "0x7f.1" and "2130706433", too.
#pragma once

#include <optional>
#include <string_view>

#include "uriscan/address.hpp"

namespace uriscan {

// Whether the last label of a name is a number in that sense, a dot after it aside; the WHATWG standard
// then takes the name for an address, or refuses it if it is none.
bool ends_in_a_number(std::string_view name) noexcept;

// The address that such a name is read as, if it is one.
std::optional<ipv4_octets> numeric_address(std::string_view name) noexcept;

}  // namespace uriscan
