// The accessors of uri_view and authority_view that return the kind of a host, the octets of an
// address, and a port as a number (RFC 3986, sections 3.2.2 and 3.2.3).  The parser has found the
// text valid, so the accessors do not check it again.
#include "uriscan/uri_view.hpp"

#include <cassert>
#include <charconv>

#include "kernels/address.hpp"
#include "kernels/kernels.hpp"
#include "kernels/machine.hpp"
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

// An IPvFuture starts with "v" after the bracket; an IPv6address starts with an h16 or "::".
bool is_ipv6(std::string_view host) noexcept {
    assert(!host.starts_with('[') || (host.size() > 3 && host.ends_with(']')));
    return host.starts_with('[') && host[1] != 'v' && host[1] != 'V';
}

kind_of_host kind_of(std::string_view host) noexcept {
    if (is_ipv6(host)) {
        return kind_of_host::ipv6;
    }
    if (host.starts_with('[')) {
        return kind_of_host::ipvfuture;
    }
    return is_ipv4(host) ? kind_of_host::ipv4 : kind_of_host::reg_name;
}

std::optional<ipv4_octets> ipv4_address_of(std::string_view host) noexcept {
    std::optional<ipv4_octets> address;
    if (is_ipv4(host)) {
        decode_ipv4(host, address.emplace().data());
    }
    return address;
}

std::optional<ipv6_octets> ipv6_address_of(std::string_view host) noexcept {
    std::optional<ipv6_octets> address;
    if (is_ipv6(host)) {
        kernel_in_use::decode_ipv6(host, address.emplace().data());
    }
    return address;
}

}  // namespace

std::string_view name_of(kind_of_host kind) noexcept {
    switch (kind) {
        case kind_of_host::none: return "";
        case kind_of_host::reg_name: return "reg-name";
        case kind_of_host::ipv4: return "ipv4";
        case kind_of_host::ipv6: return "ipv6";
        case kind_of_host::ipvfuture: return "ipvfuture";
    }
    return "";
}

kind_of_host authority_view::host_kind() const noexcept {
    return kind_of(host());
}

std::optional<ipv4_octets> authority_view::ipv4_address() const noexcept {
    return ipv4_address_of(host());
}

std::optional<ipv6_octets> authority_view::ipv6_address() const noexcept {
    return ipv6_address_of(host());
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

kind_of_host uri_view::host_kind() const noexcept {
    return has_host() ? kind_of(host()) : kind_of_host::none;
}

std::optional<ipv4_octets> uri_view::ipv4_address() const noexcept {
    return ipv4_address_of(host());
}

std::optional<ipv6_octets> uri_view::ipv6_address() const noexcept {
    return ipv6_address_of(host());
}

port_value uri_view::port_number() const noexcept {
    return ask(authority_parts(), &authority_view::port_number);
}

}  // namespace uriscan
