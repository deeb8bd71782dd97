// Numeric hosts, such as "127.1", "0x7f.1" and "2130706433".  RFC 3986 (section 3.2.2) reads them
// as names.  POSIX's inet_addr() and the "IPv4 parser" of the WHATWG URL standard read them as IPv4
// addresses.  The WHATWG parser decodes the name first, so that "127.0.0.%31" is also an address.
#pragma once

#include <optional>
#include <string_view>

#include "uriscan/uri_view.hpp"

namespace uriscan {

// Says whether the last label of a name is a number.  One "." after this label does not count.  If
// the label is a number, the WHATWG standard reads the name as an address, and refuses the name if
// it is not a valid address.  The name can have percent-encoded octets.
bool ends_in_a_number(std::string_view name) noexcept;

// Returns the IPv4 address that the WHATWG standard reads from the name, or nothing if the name is
// not such an address.
std::optional<ipv4_octets> numeric_address(std::string_view name) noexcept;

}  // namespace uriscan
