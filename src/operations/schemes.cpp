// The schemes that the library knows (RFC 3986, section 6.2.3): those in IANA's registry that have
// an authority, and a default port that an RFC or IANA names.  Schemes such as "sip" are left out,
// because a "sip" URI with the default port is not equivalent to one without a port (RFC 3261,
// section 19.1.4).
#include "uriscan/normalize.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "octets/letter_case.hpp"

namespace uriscan {
namespace {

// "Ports" stands for IANA's registry of service names and port numbers, in which the service has
// the same name as the scheme.  "ldap" needs no host: without one, the client chooses the server
// (RFC 4516, 3).
constexpr std::array<scheme_rules, 19> registered = {{
    // Name, default port, whether an empty path means "/", whether a host is required.
    {"coap", 5683, true, true},     // RFC 7252, 6.1 and 6.3
    {"coaps", 5684, true, true},    // RFC 7252, 6.2 and 6.3
    {"ftp", 21, true, true},        // RFC 1738, 3.1 and 3.2
    {"git", 9418, false, false},    // Ports
    {"gopher", 70, true, true},     // RFC 4266, 2.1
    {"http", 80, true, true},       // RFC 9110, 4.2.1 and 4.2.3
    {"https", 443, true, true},     // RFC 9110, 4.2.2 and 4.2.3
    {"imap", 143, true, true},      // RFC 5092, 1 and 11
    {"ldap", 389, true, false},     // RFC 4516, 3 and 4
    {"ldaps", 636, true, false},    // Ports; otherwise like "ldap"
    {"redis", 6379, false, false},  // Ports
    {"rtsp", 554, false, true},     // RFC 7826, 4.2; RFC 2326, 3.2
    {"rtsps", 322, false, true},    // RFC 7826, 4.2
    {"rtspu", 554, false, true},    // RFC 2326, 3.2
    {"ssh", 22, false, false},      // Ports
    {"svn", 3690, false, false},    // Ports
    {"telnet", 23, true, true},     // RFC 4248, 2
    {"ws", 80, true, true},         // RFC 6455, 3
    {"wss", 443, true, true},       // RFC 6455, 3
}};
static_assert(std::ranges::is_sorted(registered, {}, &scheme_rules::name));

// A set of rows of the table: bit n stands for row n.
using scheme_set = std::uint32_t;
static_assert(registered.size() <= 32);

// Groups the rows by a number of their name.  Element n has the rows with number_of(name) = n.
template <std::size_t Numbers>
constexpr auto schemes_by(auto number_of) {
    std::array<scheme_set, Numbers> rows{};
    for (std::size_t row = 0; row < registered.size(); ++row) {
        rows[number_of(registered[row].name)] |= scheme_set{1} << row;
    }
    return rows;
}

constexpr auto schemes_by_letter =
    schemes_by<32>([](std::string_view name) { return low_five_bits(name.front()); });
constexpr auto schemes_by_size = schemes_by<8>([](std::string_view name) { return name.size(); });

}  // namespace

std::span<const scheme_rules> registered_schemes() noexcept {
    return registered;
}

const scheme_rules* scheme_table::find(std::string_view scheme) const noexcept {
    for (const scheme_rules& rules : own_) {
        if (equal_ignoring_case(rules.name, scheme)) {
            return &rules;
        }
    }
    // Most schemes have no row with their size and first letter.
    scheme_set rows =
        !scheme.empty() && scheme.size() < schemes_by_size.size()
            ? schemes_by_size[scheme.size()] & schemes_by_letter[low_five_bits(scheme.front())]
            : 0;
    for (; rows != 0; rows &= rows - 1) {
        const scheme_rules& rules = registered[static_cast<std::size_t>(std::countr_zero(rows))];
        if (equal_ignoring_case(rules.name, scheme)) {
            return &rules;
        }
    }
    return nullptr;
}

std::optional<std::uint16_t> effective_port(const uri_view& uri,
                                            const scheme_table& schemes) noexcept {
    const port_value port = uri.port_number();
    if (port.status == port_status::value) {
        return port.number;
    }
    const scheme_rules* const known = schemes.find(uri.scheme());
    return uri.has_authority() && port.status != port_status::overflow && known != nullptr
               ? known->default_port
               : std::nullopt;
}

}  // namespace uriscan
