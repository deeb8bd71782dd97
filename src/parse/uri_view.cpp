// The accessors of uri_view and authority_view that return the kind of a host, the octets of an
// address, and a port as a number (RFC 3986, sections 3.2.2 and 3.2.3).  The parser has found the
// text valid, so the accessors do not check it again.
#include "uriscan/uri_view.hpp"

#include <algorithm>
#include <charconv>

#include "kernels/machine.hpp"
#include "octets/subtext.hpp"
#include "parse/authority.hpp"
#include "single_rules.hpp"

namespace uriscan {
namespace {

bool is_ipv4(std::string_view host) noexcept {
    const unsigned char* const begin = octets(host);
    int cs = ipv4_address::ipv4_address_start;
    ipv4_address::run(cs, begin, begin + host.size());
    return cs >= ipv4_address::ipv4_address_first_final;
}

// Reads four decimal numbers with dots between them.
void decode_ipv4(std::string_view text, std::uint8_t* octet) noexcept {
    const char* const end = text.data() + text.size();
    const char* dot = std::from_chars(text.data(), end, *octet).ptr;
    while (dot != end) {
        dot = std::from_chars(dot + 1, end, *++octet).ptr;
    }
}

// Stores the groups of `text`, which has no "::", from `octet` on.  Returns a pointer after the
// last stored octet.
std::uint8_t* decode_groups(std::string_view text, std::uint8_t* octet) noexcept {
    while (!text.empty()) {
        const std::string_view group = subtext(text, 0, text.find(':'));
        if (group.find('.') != std::string_view::npos) {
            decode_ipv4(group, octet);
            octet += 4;
        } else {
            std::uint16_t h16 = 0;
            std::from_chars(group.data(), group.data() + group.size(), h16, 16);
            *octet++ = static_cast<std::uint8_t>(h16 >> 8);
            *octet++ = static_cast<std::uint8_t>(h16);
        }
        text.remove_prefix(std::min(text.size(), group.size() + 1));
    }
    return octet;
}

}  // namespace

std::string_view to_string(host_kind kind) noexcept {
    switch (kind) {
        case host_kind::none: return "";
        case host_kind::reg_name: return "reg-name";
        case host_kind::ipv4: return "ipv4";
        case host_kind::ipv6: return "ipv6";
        case host_kind::ipvfuture: return "ipvfuture";
    }
    return "";
}

enum host_kind authority_view::host_kind() const noexcept {
    if (host().starts_with('[')) {
        // An IPvFuture starts with "v"; an IPv6address starts with an h16 or "::".
        return host()[1] == 'v' || host()[1] == 'V' ? host_kind::ipvfuture : host_kind::ipv6;
    }
    return is_ipv4(host()) ? host_kind::ipv4 : host_kind::reg_name;
}

std::optional<ipv4_octets> authority_view::ipv4_address() const noexcept {
    if (host_kind() != host_kind::ipv4) {
        return std::nullopt;
    }
    ipv4_octets address{};
    decode_ipv4(host(), address.data());
    return address;
}

std::optional<ipv6_octets> authority_view::ipv6_address() const noexcept {
    if (host_kind() != host_kind::ipv6) {
        return std::nullopt;
    }
    const std::string_view text = subtext(host(), 1, host().size() - 2);
    const std::size_t gap = text.find("::");
    ipv6_octets address{};
    std::uint8_t* const gap_begin = decode_groups(subtext(text, 0, gap), address.data());
    if (gap != std::string_view::npos) {
        std::uint8_t* const end = decode_groups(subtext(text, gap + 2), gap_begin);
        // This moves the groups after the "::" to the end of the address.  Zeros fill the gap.
        std::rotate(gap_begin, end, address.data() + address.size());
    }
    return address;
}

port_value authority_view::port_number() const noexcept {
    if (!has_port()) {
        return {port_status::absent};
    }
    const std::string_view digits = port();
    if (digits.empty()) {
        return {port_status::empty};
    }
    port_value port{port_status::value};
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), port.number);
    return read.ec == std::errc() ? port : port_value{port_status::overflow};
}

enum host_kind uri_view::host_kind() const noexcept {
    return ask(authority_parts(), &authority_view::host_kind, host_kind::none);
}

std::optional<ipv4_octets> uri_view::ipv4_address() const noexcept {
    return ask(authority_parts(), &authority_view::ipv4_address);
}

std::optional<ipv6_octets> uri_view::ipv6_address() const noexcept {
    return ask(authority_parts(), &authority_view::ipv6_address);
}

port_value uri_view::port_number() const noexcept {
    return ask(authority_parts(), &authority_view::port_number);
}

}  // namespace uriscan
