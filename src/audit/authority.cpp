// Computes the findings about the parts of an authority.  Linear.
#include "audit/authority.hpp"

#include "audit/address.hpp"
#include "audit/encodings.hpp"
#include "audit/found.hpp"
#include "audit/name.hpp"

namespace uriscan {
namespace {

findings audit_userinfo(const authority_view& authority) noexcept {
    if (!authority.has_userinfo()) {
        return {};
    }
    const std::string_view user = authority.user();
    const bool has_dot = user.find('.') != user.npos || encodes(user, '.');
    return finding::userinfo_present |
           found_if(authority.has_password(), finding::password_present) |
           found_if(has_dot, finding::userinfo_like_host);
}

findings audit_host(const authority_view& authority) noexcept {
    switch (authority.host_kind()) {
        case host_kind::ipv4: return audit_address(*authority.ipv4_address());
        case host_kind::ipv6: return audit_address(*authority.ipv6_address());
        case host_kind::ipvfuture: return finding::ipvfuture_host;
        default: return audit_name(authority.host());
    }
}

findings audit_port(const authority_view& authority) noexcept {
    const port_value port = authority.port_number();
    return found_if(port.status == port_status::empty, finding::empty_port) |
           found_if(port.status == port_status::overflow, finding::port_overflow) |
           found_if(port.status == port_status::value && port.number == 0, finding::zero_port) |
           found_if(authority.port().size() > 1 && authority.port().starts_with('0'),
                    finding::port_with_leading_zeros);
}

}  // namespace

findings audit_authority(const authority_view& authority) noexcept {
    return audit_userinfo(authority) | audit_host(authority) | audit_port(authority);
}

}  // namespace uriscan
