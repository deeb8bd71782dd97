// The findings of an audit, component by component.
#include "uriscan/audit.hpp"

#include <algorithm>
#include <optional>

#include "audit/numeric_host.hpp"
#include "octets/letter_case.hpp"
#include "uriscan/octet_sets.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

constexpr char delete_octet = 0x7F;

constexpr bool is_control(char octet) noexcept {
    return static_cast<unsigned char>(octet) < ' ' || octet == delete_octet;
}

constexpr bool is_ascii(char octet) noexcept {
    return static_cast<unsigned char>(octet) < 0x80;
}

findings found_if(bool present, findings what) noexcept {
    return present ? what : findings();
}

// Whether a percent-encoding in `text`, a component, stands for an octet that is `wanted`.
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

bool decodes_to_dots(std::string_view segment) noexcept {
    return decodes_to(segment, ".") || decodes_to(segment, "..");
}

// IANA's registries of special-purpose addresses (RFC 6890 and RFC 8190), and of the IPv6 address space.

struct block {
    std::uint32_t first;  // the first 32 bits of its addresses
    int bits;             // how many of these are the same in all of them; not 0
};

bool in_any(std::uint32_t first, std::initializer_list<block> blocks) noexcept {
    return std::ranges::any_of(
        blocks, [first](const block& one) { return (first ^ one.first) >> (32 - one.bits) == 0; });
}

template <class Octets>
std::uint32_t first_32_bits(const Octets& a) noexcept {
    return std::uint32_t{a[0]} << 24 | std::uint32_t{a[1]} << 16 | std::uint32_t{a[2]} << 8 |
           std::uint32_t{a[3]};
}

findings audit_address(const ipv4_octets& octets) noexcept {
    const std::uint32_t a = first_32_bits(octets);
    return found_if(in_any(a, {{0x7F000000, 8}}), finding::loopback_host) |
           found_if(in_any(a, {{0x0A000000, 8}, {0xAC100000, 12}, {0xC0A80000, 16}}),
                    finding::private_host) |
           found_if(in_any(a, {{0xA9FE0000, 16}}), finding::link_local_host) |
           found_if(in_any(a, {{0x00000000, 8}}), finding::unspecified_host) |
           found_if(in_any(a, {{0xE0000000, 4}}), finding::multicast_host) |
           // Shared by carriers, for protocols, documentation, relays of 6to4, benchmarks, and the future.
           found_if(in_any(a, {{0x64400000, 10},
                               {0xC0000000, 24},
                               {0xC0000200, 24},
                               {0xC0586300, 24},
                               {0xC6120000, 15},
                               {0xC6336400, 24},
                               {0xCB007100, 24},
                               {0xF0000000, 4}}),
                    finding::reserved_host);
}

bool begins_with(const ipv6_octets& address, std::initializer_list<int> prefix) noexcept {
    return std::equal(prefix.begin(), prefix.end(), address.begin());
}

// The IPv4 address within an IPv6 address: the last 32 bits where it is mapped (::ffff:0:0/96), translated
// (64:ff9b::/96) or in the deprecated compatible form (::/96, but not "::" or "::1"); the bits inverted
// of a client of Teredo (2001::/32); and those after the prefix of 6to4 (2002::/16).
std::optional<ipv4_octets> embedded_ipv4(const ipv6_octets& a) noexcept {
    const auto inverted = [](std::uint8_t octet) {
        return static_cast<std::uint8_t>(octet ^ 0xFF);
    };
    const bool mapped = begins_with(a, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF});
    const bool translated = begins_with(a, {0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0});
    const bool compatible = begins_with(a, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}) &&
                            (a[12] != 0 || a[13] != 0 || a[14] != 0 || a[15] > 1);
    if (mapped || translated || compatible) {
        return ipv4_octets{a[12], a[13], a[14], a[15]};
    }
    if (begins_with(a, {0x20, 0x01, 0, 0})) {
        return ipv4_octets{inverted(a[12]), inverted(a[13]), inverted(a[14]), inverted(a[15])};
    }
    if (begins_with(a, {0x20, 0x02})) {
        return ipv4_octets{a[2], a[3], a[4], a[5]};
    }
    return std::nullopt;
}

// What is set apart: for translation within a network, which holds an IPv4 address at a place that the
// network chooses; for protocols and documentation; and all that is outside of 2000::/3 and is nothing else.
findings audit_rest(const ipv6_octets& octets) noexcept {
    const std::uint32_t a = first_32_bits(octets);
    const bool reserved = !in_any(a, {{0x20000000, 3}}) ||
                          in_any(a, {{0x20010000, 23}, {0x20010DB8, 32}, {0x3FFF0000, 20}});
    return found_if(begins_with(octets, {0, 0x64, 0xFF, 0x9B, 0, 1}), finding::ipv4_in_ipv6) |
           found_if(reserved, finding::reserved_host);
}

findings audit_address(const ipv6_octets& octets) noexcept {
    if (const auto ipv4 = embedded_ipv4(octets)) {
        return finding::ipv4_in_ipv6 | audit_address(*ipv4);
    }
    const std::uint32_t a = first_32_bits(octets);
    const bool fifteen_zeros =
        std::all_of(octets.begin(), octets.end() - 1, [](auto octet) { return octet == 0; });
    const findings found =
        found_if(fifteen_zeros && octets[15] == 1, finding::loopback_host) |
        found_if(fifteen_zeros && octets[15] == 0, finding::unspecified_host) |
        found_if(in_any(a, {{0xFC000000, 7}, {0xFEC00000, 10}}), finding::private_host) |
        found_if(in_any(a, {{0xFE800000, 10}}), finding::link_local_host) |
        found_if(in_any(a, {{0xFF000000, 8}}), finding::multicast_host);
    return found.empty() ? audit_rest(octets) : found;
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
        default: return {};  // there is none
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
    if (segment == "." || segment == "..") {
        return finding::dot_segment;
    }
    if (decodes_to_dots(segment)) {
        return finding::encoded_dot_segment;
    }
    const std::size_t semicolon = segment.find(';');
    return found_if(semicolon != segment.npos && decodes_to_dots(segment.substr(0, semicolon)),
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

// "%25" with two hexadecimal digits after it, which a second decoding takes for a triplet.
bool is_encoded_twice(std::string_view text) noexcept {
    for (std::size_t at = text.find("%25"); at != text.npos;
         at = text.find("%25", at + triplet_size)) {
        if (text.size() - at >= 5 && is_hexdig(text[at + 3]) && is_hexdig(text[at + 4])) {
            return true;
        }
    }
    return false;
}

// In the order of RFC 3986's components.
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

namespace {

// The authority that a lenient parser sees: from "//" or what it takes for that, to what ends it.
std::string_view lenient_authority(std::string_view text) noexcept {
    const std::size_t slashes = text.find("//");
    if (slashes == text.npos) {
        return {};
    }
    const std::string_view rest = text.substr(slashes + 2);
    return rest.substr(0, rest.find_first_of("/?#"));
}

findings audit_ip_literal(std::string_view authority) noexcept {
    const std::size_t open = authority.find('[');
    const std::size_t shut = authority.find(']', open);
    if (open == authority.npos || shut == authority.npos) {
        return {};
    }
    const std::string_view inside = authority.substr(open, shut - open);
    const std::string_view after = authority.substr(shut + 1);
    return found_if(inside.find('%') != inside.npos, finding::zone_identifier) |
           found_if(!after.empty() && !after.starts_with(':'), finding::text_after_ip_literal);
}

bool has_brackets(std::string_view text) noexcept {
    return text.find_first_of("[]") != text.npos;
}

}  // namespace

findings audit_refused(std::string_view text, const uri_error& error) noexcept {
    const auto has = [text](std::string_view octets) {
        return text.find_first_of(octets) != text.npos;
    };
    const std::string_view authority = lenient_authority(text);
    const std::string_view after_authority =
        authority.empty() ? text
                          : text.substr(static_cast<std::size_t>(authority.data() - text.data()) +
                                        authority.size());
    return found_if(has("\\"), finding::backslash) |
           found_if(has("\t\r\n"), finding::tab_or_line_end) | found_if(has(" "), finding::space) |
           found_if(std::ranges::count(authority, '@') > 1, finding::several_at_signs) |
           audit_ip_literal(authority) |
           found_if(has_brackets(after_authority), finding::brackets_outside_host) |
           found_if(!std::ranges::all_of(text, is_ascii), finding::non_ascii) |
           found_if(error.why == reason::malformed_percent_encoding, finding::stray_percent_sign);
}

}  // namespace uriscan
