// Computes the findings in a valid URI reference.  Each component is searched for the findings that
// it can have.  Linear.
#include "uriscan/audit.hpp"

#include <algorithm>

#include "audit/address.hpp"
#include "audit/found.hpp"
#include "audit/numeric_host.hpp"
#include "octets/letter_case.hpp"
#include "operations/dot_segments.hpp"
#include "uriscan/octet_sets.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

constexpr char delete_octet = 0x7F;

constexpr bool is_control(char octet) noexcept {
    return static_cast<unsigned char>(octet) < ' ' || octet == delete_octet;
}

// Says whether a triplet in `text` stands for an octet for which `wanted` is true.  Every "%" in
// `text` must start a triplet.
template <class Wanted>
bool encodes(std::string_view text, Wanted wanted) noexcept {
    for (std::size_t at = text.find('%'); at != text.npos; at = text.find('%', at + triplet_size)) {
        if (wanted(octet_of_triplet(text.substr(at)))) {
            return true;
        }
    }
    return false;
}

bool encodes(std::string_view text, char wanted) noexcept {
    return encodes(text, [wanted](char octet) { return octet == wanted; });
}

bool is_localhost(std::string_view name) noexcept {
    constexpr std::string_view localhost = "localhost";
    name = name.ends_with('.') ? name.substr(0, name.size() - 1) : name;
    const std::string_view last = name.substr(name.rfind('.') + 1);  // npos + 1 is 0
    return equal_ignoring_case(last, localhost);
}

findings audit_name(std::string_view name) noexcept {
    findings found =
        found_if(name.size() > 1 && name.ends_with('.'), finding::trailing_dot_in_host) |
        found_if(is_localhost(name), finding::loopback_host);
    if (ends_in_a_number(name)) {
        found |= finding::numeric_host;
        if (const auto address = numeric_address(name)) {
            found |= audit_address(*address);
        }
    }
    if (name.find('%') != name.npos) {
        const auto delimits = [](char c) { return is_gen_delim(c) || c == '\\' || c == '%'; };
        const auto is_control_or_space = [](char c) { return is_control(c) || c == ' '; };
        found |=
            found_if(encodes(name, delimits), finding::encoded_delimiter_in_host) |
            found_if(encodes(name, is_control_or_space), finding::encoded_control_in_host) |
            found_if(encodes(name, [](char c) { return !is_ascii(c); }), finding::non_ascii_host);
    }
    return found;
}

findings audit_host(const uri_view& uri) noexcept {
    switch (uri.host_kind()) {
        case host_kind::reg_name: return audit_name(uri.host());
        case host_kind::ipv4: return audit_address(*uri.ipv4_address());
        case host_kind::ipv6: return audit_address(*uri.ipv6_address());
        case host_kind::ipvfuture: return finding::ipvfuture_host;
        default: return {};  // there is no host
    }
}

findings audit_userinfo(const uri_view& uri) noexcept {
    if (!uri.has_userinfo()) {
        return {};
    }
    const std::string_view userinfo = uri.userinfo();
    const std::size_t colon = userinfo.find(':');
    return finding::userinfo_present | found_if(colon != userinfo.npos, finding::password_present) |
           found_if(userinfo.substr(0, colon).find('.') != userinfo.npos,
                    finding::userinfo_like_host);
}

findings audit_port(const uri_view& uri) noexcept {
    const port_value port = uri.port_number();
    return found_if(port.status == port_status::empty, finding::empty_port) |
           found_if(port.status == port_status::overflow, finding::port_overflow) |
           found_if(port.status == port_status::value && port.number == 0, finding::zero_port) |
           found_if(uri.port().size() > 1 && uri.port().starts_with('0'),
                    finding::port_with_leading_zeros);
}

findings audit_segment(std::string_view segment) noexcept {
    if (dots_of(segment, dot_form::plain) > 0) {
        return finding::dot_segment;
    }
    if (dots_of(segment, dot_form::plain_or_encoded) > 0) {
        return finding::encoded_dot_segment;
    }
    const std::size_t semicolon = segment.find(';');
    return found_if(semicolon != segment.npos &&
                        dots_of(segment.substr(0, semicolon), dot_form::plain_or_encoded) > 0,
                    finding::dot_segment_with_parameter);
}

findings audit_path(std::string_view path) noexcept {
    findings found = found_if(path.find("//") != path.npos, finding::double_slash_in_path);
    for (const std::string_view segment : path_segments(path)) {
        found |= audit_segment(segment);
    }
    return found | found_if(encodes(path, '/'), finding::encoded_slash_in_path) |
           found_if(encodes(path, '\\'), finding::encoded_backslash_in_path);
}

// Says whether two hexadecimal digits follow a "%25".  If so, decoding the text twice decodes
// another triplet.
bool is_encoded_twice(std::string_view text) noexcept {
    for (std::size_t at = text.find("%25"); at != text.npos;
         at = text.find("%25", at + triplet_size)) {
        if (text.size() - at >= 5 && is_hexdig(text[at + 3]) && is_hexdig(text[at + 4])) {
            return true;
        }
    }
    return false;
}

findings audit_scheme(const uri_view& uri, const scheme_table& schemes) noexcept {
    const scheme_rules* const rules = schemes.find(uri.scheme());
    const bool needs_host = rules != nullptr && rules->needs_host;
    return found_if(std::ranges::any_of(uri.scheme(), is_upper), finding::scheme_not_lower_case) |
           found_if(needs_host && !uri.has_authority(), finding::missing_authority) |
           found_if(needs_host && uri.has_authority() && uri.host().empty(), finding::empty_host) |
           found_if(uri.is_relative() && uri.has_authority(), finding::network_path_reference);
}

}  // namespace

findings audit(const uri_view& uri, const scheme_table& schemes) noexcept {
    findings found = audit_scheme(uri, schemes) | audit_userinfo(uri) | audit_host(uri) |
                     audit_port(uri) | audit_path(uri.path());
    if (uri.text().find('%') != std::string_view::npos) {
        const auto after_host = uri.text().substr(uri.components().path_begin);
        found |= found_if(encodes(after_host, is_control) || encodes(uri.userinfo(), is_control),
                          finding::encoded_control) |
                 found_if(is_encoded_twice(uri.text()), finding::double_encoding);
    }
    return found;
}

}  // namespace uriscan
