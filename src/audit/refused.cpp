// Computes the findings in a text that is not a URI reference.  Such a text has no components, so
// it is searched in three ways:
//
// 1. The whole text is searched for octets that other parsers accept and repair.
// 2. Parts of the text are valid.  The complete parts before the error are audited like a URI.
//    Spaces and controls around the text are left out, because most parsers remove them.
// 3. Other parsers find another authority.  The WHATWG URL standard reads "\" like "/", and looks
//    for the host after the last "@".  Some parsers end a host at an octet that no host can have,
//    or leave out this octet.  Some end the whole text at a space.
//
// Each way reads the text a fixed number of times, so the time is linear.
#include <algorithm>
#include <array>
#include <string_view>

#include "audit/encodings.hpp"
#include "audit/parts.hpp"
#include "octets/subtext.hpp"
#include "uriscan/audit.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

// Returns the authority that a lenient parser finds: the text between the first "//" and the next
// "/", "?" or "#".
std::string_view lenient_authority(std::string_view text) noexcept {
    const std::size_t slashes = text.find("//");
    if (slashes == text.npos) {
        return {};
    }
    const std::string_view rest = subtext(text, slashes + 2);
    return subtext(rest, 0, rest.find_first_of("/?#"));
}

// Returns the findings about the address in an IP literal with a zone, such as "[fe80::1%25eth0]".
// The literal is parsed without its zone.
audit_findings audit_without_zone(std::string_view inside) noexcept {
    std::array<char, 64> literal{};  // an IPv6 literal has at most 47 octets
    if (inside.size() + 1 > literal.size()) {
        return {};
    }
    *std::ranges::copy(inside, literal.begin()).out = ']';
    const auto authority = parse_authority(std::string_view(literal.data(), inside.size() + 1));
    return authority ? audit_authority(*authority) : audit_findings();
}

audit_findings audit_ip_literal(std::string_view authority) noexcept {
    const std::size_t open = authority.find('[');
    const std::size_t shut = authority.find(']', open);
    if (open == authority.npos || shut == authority.npos) {
        return {};
    }
    const std::string_view inside = subtext(authority, open, shut - open);
    const std::string_view after = subtext(authority, shut + 1);
    const std::size_t zone = inside.find('%');
    const audit_findings found =
        found_if(!after.empty() && !after.starts_with(':'), audit_finding::text_after_ip_literal);
    return zone == inside.npos ? found
                               : found | audit_finding::zone_identifier |
                                     audit_without_zone(subtext(inside, 0, zone));
}

bool has_brackets(std::string_view text) noexcept {
    return text.find_first_of("[]") != text.npos;
}

bool is_blank(char octet) noexcept {
    return static_cast<unsigned char>(octet) <= ' ';
}

// Returns the findings in the parts of `text` that are complete before an error.  The error must be
// after the authority.  In a path, the complete parts are the segments before the last "/".  A
// query or a fragment has no parts, so its octets before the error are complete.
audit_findings audit_before(std::string_view text, std::size_t error,
                            const scheme_table& schemes) noexcept {
    std::string_view before = subtext(text, 0, error);
    const std::size_t percent = before.rfind('%');
    if (percent != before.npos && !begins_with_triplet(subtext(before, percent))) {
        before = subtext(before, 0, percent);  // the error is in this triplet
    }
    const uri_view uri = parse_uri_reference(before).value_or(uri_view());
    if (uri.has_query() || uri.has_fragment()) {
        return audit_own_parts(uri, schemes);
    }
    const std::size_t segments = uri.path().rfind('/') + 1;  // npos + 1 is 0
    const std::string_view complete =
        subtext(uri.text(), 0, uri.components().path_begin + segments);
    return audit_own_parts(parse_uri_reference(complete).value_or(uri_view()), schemes);
}

// `before` is the authority up to an error, and `after` is the rest of the authority.  Some parts
// of the authority are complete in `before`.  Returns their size, or npos if the host is not
// complete.
std::size_t complete_parts(std::string_view before, std::string_view after) noexcept {
    const bool is_port_complete = after.starts_with('@') || before.ends_with(']');
    if (is_port_complete) {
        return before.size();
    }
    const std::size_t host = before.find('@') + 1;  // npos + 1 is 0
    const bool is_userinfo = host == 0 && !before.starts_with('[') && after.find('@') != after.npos;
    const std::size_t end = end_of_host(subtext(before, host));
    return is_userinfo || end == before.npos ? before.npos : host + end;
}

// Returns the findings in the parts of `text` that are complete before an error in its authority.
// If the error is after the host, these are the parts up to the host.  Otherwise, only the scheme
// is complete.
audit_findings audit_before_in_authority(std::string_view text, std::size_t error,
                                         const scheme_table& schemes) noexcept {
    const std::size_t start = std::min(text.find("//"), error) + 2;
    const std::string_view authority = lenient_authority(text);
    const std::size_t size = error - std::min(start, error);
    const std::size_t complete =
        complete_parts(subtext(authority, 0, size), subtext(authority, size));
    const bool has_host = complete != authority.npos;
    const auto uri = parse_uri_reference(subtext(text, 0, start + (has_host ? complete : 0)));
    return !uri ? audit_findings() : has_host ? audit_own_parts(*uri, schemes) : audit_start(*uri);
}

// Returns the findings about an address at the start of a text without a scheme, as in
// "127.0.0.1:80".  If a program adds a scheme to such a text, this address becomes the host.
audit_findings audit_address_at_start(std::string_view text) noexcept {
    const std::string_view start = subtext(text, 0, text.find_first_of("/\\?#"));
    const std::string_view host_and_port = subtext(start, start.rfind('@') + 1);  // npos + 1 is 0
    const auto host = parse_authority(subtext(host_and_port, 0, end_of_host(host_and_port)));
    const bool is_address = host && (host->host_kind() == kind_of_host::ipv4 ||
                                     host->host_kind() == kind_of_host::ipv6);
    return is_address ? audit_authority(*host) : audit_findings();
}

// Says whether any component of a URI can contain the octet.
bool is_allowed(char octet) noexcept {
    return is_unreserved(octet) || is_reserved(octet) || octet == '%';
}

// Says whether the octet at `at` can be neither in a name nor in an IPv4 address.  An octet outside
// of ASCII can be in the name of an IRI.
bool is_no_part_of_name(std::string_view text, std::size_t at) noexcept {
    const char octet = text[at];
    return octet == '[' || octet == ']' || (is_ascii(octet) && !is_allowed(octet)) ||
           (octet == '%' && !begins_with_triplet(subtext(text, at)));
}

// Returns the findings about the machine that a host names.
audit_findings findings_of_machine(std::string_view host) noexcept {
    constexpr audit_findings of_machines =
        audit_finding::metadata_host | audit_finding::loopback_host | audit_finding::private_host |
        audit_finding::link_local_host | audit_finding::unspecified_host |
        audit_finding::multicast_host | audit_finding::reserved_host;
    const auto valid = parse_authority(host);
    audit_findings found;
    for (const audit_finding each : valid ? audit_authority(*valid) : audit_findings()) {
        found |= found_if(of_machines.has(each), each);
    }
    return found;
}

// Splits a name at the octets that no name can have.  Returns the findings about the parts, each
// read as the name of a host.
audit_findings audit_parts_of_name(std::string_view name) noexcept {
    audit_findings found;
    for (std::size_t begin = 0, at = 0; at <= name.size(); ++at) {
        if (at == name.size() || is_no_part_of_name(name, at)) {
            found |= findings_of_machine(subtext(name, begin, at - begin));
            begin = at + 1;
        }
    }
    return found;
}

// Returns the findings about the hosts that a parser can find in an authority with a mistake.
// These are the parts of a name between octets that no name can have, and an address or a name in
// brackets.
audit_findings audit_hosts_beside_mistake(std::string_view authority) noexcept {
    const std::string_view host = subtext(authority, authority.rfind('@') + 1);  // npos + 1 is 0
    const std::string_view name = subtext(host, 0, host.find_first_of("[:"));
    const std::string_view literal = subtext(host, name.size());
    const audit_findings found = audit_parts_of_name(name);
    if (!literal.starts_with('[')) {
        return found;
    }
    const std::string_view inside = subtext(literal, 1, literal.find(']') - 1);
    return found | findings_of_machine(inside) |
           findings_of_machine(subtext(literal, 0, inside.size() + 2));
}

// Returns the findings about the hosts that lenient parsers find in a text with a mistake in its
// authority.
audit_findings audit_lenient_hosts(std::string_view text) noexcept {
    const std::string_view authority = lenient_authority(text);
    const auto size =
        static_cast<std::size_t>(std::ranges::find_if(authority, is_blank) - authority.begin());
    return audit_hosts_beside_mistake(authority) |
           audit_hosts_beside_mistake(subtext(authority, 0, size));
}

// Returns the findings of ways 2 and 3 (see the head of this file).  These ways look at parts of
// the text.
audit_findings audit_parts(std::string_view text, const uri_error& error,
                           const scheme_table& schemes) noexcept {
    const bool in_authority = error.component == component::userinfo ||
                              error.component == component::host ||
                              error.component == component::port;
    return audit_browser_authority(text, schemes) | audit_address_at_start(text) |
           (in_authority
                ? audit_before_in_authority(text, error.offset, schemes) | audit_lenient_hosts(text)
                : audit_before(text, error.offset, schemes));
}

// Says whether `text` has an octet of ASCII that is not allowed in any component.  A backslash, a
// space, a tab or a line end does not count, because each of these has a finding of its own.
bool has_forbidden_octet(std::string_view text) noexcept {
    return std::ranges::any_of(text, [](char octet) {
        return is_ascii(octet) && !is_allowed(octet) &&
               std::string_view("\\\t\r\n ").find(octet) == std::string_view::npos;
    });
}

audit_findings audit_octets(std::string_view text, const uri_error& error) noexcept {
    const auto has = [text](std::string_view octets) {
        return text.find_first_of(octets) != text.npos;
    };
    const std::string_view authority = lenient_authority(text);
    const std::string_view after_authority =
        authority.empty() ? text
                          : subtext(text, static_cast<std::size_t>(authority.data() - text.data()) +
                                              authority.size());
    return found_if(has("\\"), audit_finding::backslash) |
           found_if(has("\t\r\n") || has_wide_line_end(text), audit_finding::tab_or_line_end) |
           found_if(has(" "), audit_finding::space) |
           found_if(std::ranges::count(authority, '@') > 1, audit_finding::several_at_signs) |
           audit_ip_literal(authority) |
           found_if(has_brackets(after_authority), audit_finding::brackets_outside_host) |
           found_if(!std::ranges::all_of(text, is_ascii), audit_finding::non_ascii) |
           found_if(has_forbidden_octet(authority), audit_finding::forbidden_octet_in_authority) |
           found_if(error.reason == error_reason::malformed_percent_encoding,
                    audit_finding::stray_percent_sign);
}

// If "<" and ">" are around a text (RFC 3986, Appendix C), returns the text between them.
// Otherwise, returns the whole text.
std::string_view without_brackets(std::string_view text) noexcept {
    return text.starts_with('<') && text.ends_with('>')
               ? without_blanks(subtext(text, 1, text.size() - 2))
               : text;
}

}  // namespace

std::string_view without_blanks(std::string_view text) noexcept {
    while (!text.empty() && is_blank(text.front())) {
        text.remove_prefix(1);
    }
    while (!text.empty() && is_blank(text.back())) {
        text.remove_suffix(1);
    }
    return text;
}

audit_findings audit_inner(std::string_view text, const scheme_table& schemes) noexcept {
    const auto uri = parse_uri_reference(text);
    return found_if(starts_script(text), audit_finding::script_scheme) |
           (uri ? audit_own_parts(*uri, schemes) : audit_parts(text, uri.error(), schemes));
}

audit_findings audit_refused(std::string_view text, const uri_error& error,
                             const scheme_table& schemes) noexcept {
    const std::string_view part = without_brackets(without_blanks(text));
    const std::string_view inner = innermost_uri(part);
    return audit_octets(text, error) | audit_inner(part, schemes) |
           (inner.size() == part.size() ? audit_findings() : audit_inner(inner, schemes));
}

}  // namespace uriscan
