// Hosts that RFC 3986 (section 3.2.2) reads as names and others as IPv4 addresses: "127.1",
// "0x7f.1" and "2130706433".  Others are POSIX's inet_addr() and the "IPv4 parser" of the WHATWG
// URL standard.
#pragma once

#include <optional>
#include <string_view>

#include "uriscan/address.hpp"

namespace uriscan {

// Says whether the last label of a name is such a number; one "." after it is ignored.  If so, the
// WHATWG standard reads the name as an address, and refuses it if that fails.
bool ends_in_a_number(std::string_view name) noexcept;

// Returns the address that the name is read as, if it is one.
std::optional<ipv4_octets> numeric_address(std::string_view name) noexcept;

}  // namespace uriscan
