// Computes the findings about the parts of an authority, and the findings in the value of a field
// Host.  The time is linear.
#include <algorithm>
#include <array>

#include "audit/encodings.hpp"
#include "audit/parts.hpp"
#include "octets/subtext.hpp"
#include "parse/authority.hpp"
#include "uriscan/audit.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/request_target.hpp"

namespace uriscan {
namespace {

audit_findings audit_userinfo(const authority_view& authority) noexcept {
    if (!authority.has_userinfo()) {
        return {};
    }
    const std::string_view user = authority.user();
    const bool has_dot = user.find('.') != user.npos || encodes(user, '.');
    return audit_finding::userinfo_present |
           found_if(authority.has_password(), audit_finding::password_present) |
           found_if(has_dot, audit_finding::userinfo_like_host);
}

audit_findings audit_host(const authority_view& authority) noexcept {
    switch (authority.host_kind()) {
        case kind_of_host::ipv4: return audit_address(*authority.ipv4_address());
        case kind_of_host::ipv6: return audit_address(*authority.ipv6_address());
        case kind_of_host::ipvfuture: return audit_finding::ipvfuture_host;
        default: return audit_name(authority.host());
    }
}

audit_findings audit_port(const authority_view& authority) noexcept {
    const port_value port = authority.port_number();
    return found_if(port.status == port_status::empty, audit_finding::empty_port) |
           found_if(port.status == port_status::overflow, audit_finding::port_overflow) |
           found_if(port.status == port_status::value && port.number == 0,
                    audit_finding::zero_port) |
           found_if(authority.port().size() > 1 && authority.port().starts_with('0'),
                    audit_finding::port_with_leading_zeros);
}

// Returns the findings in the text of user information, up to its "@".  The text can be invalid.
audit_findings audit_text_of_userinfo(std::string_view text) noexcept {
    const auto valid = parse_authority(text);
    return valid ? audit_userinfo(*valid)
                 : audit_finding::userinfo_present |
                       found_if(text.find(':') != text.npos, audit_finding::password_present);
}

}  // namespace

std::size_t end_of_host(std::string_view host_and_port) noexcept {
    if (!host_and_port.starts_with('[')) {
        return host_and_port.find(':');
    }
    const std::size_t bracket = host_and_port.find("]:");
    return bracket == host_and_port.npos ? bracket : bracket + 1;
}

audit_findings audit_text_of_authority(std::string_view text) noexcept {
    const std::size_t host = text.rfind('@') + 1;  // npos + 1 is 0
    const std::string_view host_and_port = subtext(text, host);
    auto valid = parse_authority(host_and_port);
    if (!valid) {
        valid = parse_authority(subtext(host_and_port, 0, end_of_host(host_and_port)));
    }
    return (host > 0 ? audit_text_of_userinfo(subtext(text, 0, host)) : audit_findings()) |
           (valid ? audit_authority(*valid) : audit_findings());
}

audit_findings audit_authority(const authority_view& authority) noexcept {
    return audit_userinfo(authority) | audit_host(authority) | audit_port(authority);
}

// A value that is not valid is read as the authority of a reference: "//" is written before it.
audit_findings audit_host_field(std::string_view text) noexcept {
    if (const auto host = parse_host_field(text)) {
        return audit_authority(*host);
    }
    std::array<char, 1024> buffer{};
    char* const start = std::ranges::copy(mark_of_authority, buffer.data()).out;
    const std::string_view read = subtext(text, 0, buffer.size() - mark_of_authority.size());
    const char* const end = std::ranges::copy(read, start).out;
    const std::string_view reference(buffer.data(), static_cast<std::size_t>(end - buffer.data()));
    const auto uri = parse_uri_reference(reference);
    audit_findings found;
    for (const audit_finding each : uri ? audit(*uri) : audit_refused(reference, uri.error())) {
        // Leaves out this finding: it is about the "//" that was put before the text, and not about
        // the text.
        found |= each == audit_finding::network_path_reference ? audit_findings() : each;
    }
    return found;
}

}  // namespace uriscan
