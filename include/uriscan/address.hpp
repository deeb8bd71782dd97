// The host's kind and, for the two kinds that are numbers, its octets (RFC 3986, section 3.2.2).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace uriscan {

/// Says which alternative of RFC 3986's host rule a host is; the first that matches counts, so that
/// "127.0.0.1" is an IPv4address and "127.0.0.256" a reg-name.
enum class host_kind : std::uint8_t { none, reg_name, ipv4, ipv6, ipvfuture };

/// The four octets of an IPv4 address, in network order.
using ipv4_octets = std::array<std::uint8_t, 4>;

/// The sixteen octets of an IPv6 address, in network order.
using ipv6_octets = std::array<std::uint8_t, 16>;

/// Returns the kind's name as the RFC and the command line write it: "reg-name", "ipv4", "ipv6",
/// "ipvfuture", or "" for none.  The text is static.
std::string_view to_string(host_kind) noexcept;

/// Says how the port of a URI reads as a number.
enum class port_status : std::uint8_t {
    absent,    ///< There is no ":" after the host.
    empty,     ///< There is a ":" and nothing after it.
    value,     ///< `port_value::number` is the port.
    overflow,  ///< The digits are valid syntax, and more than 65535.
};

/// A port as a number (RFC 3986, section 3.2.3, which sets no limit to its digits).
struct port_value {
    port_status status = port_status::absent;
    std::uint16_t number = 0;  ///< 0 to 65535; meaningful where `status` is `value`, else 0.

    friend constexpr bool operator==(const port_value&, const port_value&) = default;
};

}  // namespace uriscan
