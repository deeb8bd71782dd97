// The schemes that the library knows (RFC 3986, section 6.2.3): those in IANA's registry that have
// an authority, and a default port that an RFC or IANA names.  Schemes such as "sip" are left out,
// because a "sip" URI with the default port is not equivalent to one without a port (RFC 3261,
// section 19.1.4).
#include "uriscan/normalize.hpp"

#include <algorithm>
#include <array>

#include "octets/letter_case.hpp"
#include "octets/words.hpp"

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
static_assert(std::ranges::all_of(registered, [](const scheme_rules& rules) {
    return rules.name.size() <= sizeof(word);
}));

// Returns the octets of a name in lower case, as one word.  The name has at most eight octets.
constexpr word word_of(std::string_view name) noexcept {
    word octets = 0;
    for (const char octet : name) {
        octets = octets << 8 | static_cast<unsigned char>(lower(octet));
    }
    return octets;
}

constexpr auto registered_words = [] {
    std::array<word, registered.size()> words{};
    std::ranges::transform(registered, words.begin(), word_of, &scheme_rules::name);
    return words;
}();

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
    if (scheme.size() > sizeof(word)) {
        return nullptr;
    }
    const auto number = static_cast<std::size_t>(
        std::ranges::find(registered_words, word_of(scheme)) - registered_words.begin());
    // The word is the same for a scheme with NULs before it.  Only the size differs.
    const bool is_found =
        number != registered_words.size() && registered[number].name.size() == scheme.size();
    return is_found ? &registered[number] : nullptr;
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
