// The kinds of hosts, the octets of IP addresses, and ports as numbers (RFC 3986, sections 3.2.2
// and 3.2.3).
//
// Lifetime: addresses and ports are values.  The names of kinds are static.
// Thread safety: everything here is a value, a constant or a pure function.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace uriscan {

/// Says which alternative of RFC 3986's host rule a host matches first; `none` if there is no host.
/// For example, "127.0.0.1" is an IPv4address, and "127.0.0.256" is a reg-name.
enum class host_kind : std::uint8_t { none, reg_name, ipv4, ipv6, ipvfuture };

/// The four octets of an IPv4 address, in network order.
using ipv4_octets = std::array<std::uint8_t, 4>;

/// The sixteen octets of an IPv6 address, in network order.
using ipv6_octets = std::array<std::uint8_t, 16>;

/// Returns the kind's name: "reg-name", "ipv4", "ipv6", "ipvfuture", or "" for none.  The text is
/// static.
[[nodiscard]] std::string_view to_string(host_kind) noexcept;

/// Says whether a port is a number that fits into 16 bits.
enum class port_status : std::uint8_t {
    absent,    ///< There is no ":" after the host.
    empty,     ///< There is a ":" and nothing after it.
    value,     ///< `port_value::number` is the port.
    overflow,  ///< The digits are valid, but the number is greater than 65535.
};

/// A port as a number.  RFC 3986 does not limit the number of digits of a port (3.2.3).
struct port_value {
    port_status status = port_status::absent;
    std::uint16_t number = 0;  ///< The port; 0 unless `status` is `value`.

    friend constexpr bool operator==(const port_value&, const port_value&) = default;
};

}  // namespace uriscan
