// Computes the findings in a text that is not a URI reference.  Such a text has no components, so
// there are three ways to look at it:
//
// 1. The whole text is searched for octets that other parsers accept and repair.
// 2. Parts of the text are valid.  The complete parts before the error are audited like a URI.
//    Spaces and controls around the text are left out, because most parsers remove them.
// 3. Other parsers find another authority: the WHATWG URL standard reads "\" like "/", and looks
//    for the host after the last "@".
//
// Each way reads the text a fixed number of times, so the time is linear.
#include <algorithm>
#include <array>
#include <string_view>

#include "audit/authority.hpp"
#include "audit/browser.hpp"
#include "audit/found.hpp"
#include "audit/scheme.hpp"
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
    std::array<char, 64> literal{};  // more than the 47 octets of the longest IPv6 literal
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

// Returns the text without spaces and controls at both ends.
std::string_view trimmed(std::string_view text) noexcept {
    const auto is_blank = [](char octet) { return static_cast<unsigned char>(octet) <= ' '; };
    while (!text.empty() && is_blank(text.front())) {
        text.remove_prefix(1);
    }
    while (!text.empty() && is_blank(text.back())) {
        text.remove_suffix(1);
    }
    return text;
}

// Returns the findings in the parts of `text` that are complete before the error.  In a path, these
// are the segments before the last "/".  A query or a fragment has no parts, so its octets before
// the error are complete.
audit_findings audit_complete_parts(std::string_view text, const uri_error& error,
                                    const scheme_table& schemes) noexcept {
    std::string_view before = subtext(text, 0, error.offset);
    const std::size_t percent = before.rfind('%');
    if (percent != before.npos && !begins_with_triplet(subtext(before, percent))) {
        before = subtext(before, 0, percent);  // the error is in this triplet
    }
    const uri_view uri = parse_uri_reference(before).value_or(uri_view());
    if (uri.has_query() || uri.has_fragment()) {
        return audit(uri, schemes);
    }
    const std::size_t segments = uri.path().rfind('/') + 1;  // npos + 1 is 0
    const std::string_view complete =
        subtext(uri.text(), 0, uri.components().path_begin + segments);
    return audit(parse_uri_reference(complete).value_or(uri_view()), schemes);
}

// Returns the findings of ways 2 and 3 (see the head of this file).  These ways look at parts of
// the text.
audit_findings audit_parts(std::string_view text, const uri_error& error,
                           const scheme_table& schemes) noexcept {
    const bool in_authority = error.component == component::userinfo ||
                              error.component == component::host ||
                              error.component == component::port;
    const bool ends_authority = subtext(text, error.offset).starts_with('@') ||
                                subtext(text, 0, error.offset).ends_with(']');
    audit_findings found = audit_browser_authority(text, schemes);
    if (!in_authority || ends_authority) {
        found |= audit_complete_parts(text, error, schemes);
    }
    return found;
}

// Says whether any component of a URI can contain the octet.
bool is_allowed(char octet) noexcept {
    return is_unreserved(octet) || is_reserved(octet) || octet == '%';
}

// Says whether `text` has an octet that no URI can contain, and for which there is no other
// finding.
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
           found_if(has("\t\r\n"), audit_finding::tab_or_line_end) |
           found_if(has(" "), audit_finding::space) |
           found_if(std::ranges::count(authority, '@') > 1, audit_finding::several_at_signs) |
           audit_ip_literal(authority) |
           found_if(has_brackets(after_authority), audit_finding::brackets_outside_host) |
           found_if(!std::ranges::all_of(text, is_ascii), audit_finding::non_ascii) |
           found_if(has_forbidden_octet(authority), audit_finding::forbidden_octet_in_authority) |
           found_if(error.reason == error_reason::malformed_percent_encoding,
                    audit_finding::stray_percent_sign);
}

}  // namespace

audit_findings audit_refused(std::string_view text, const uri_error& error,
                             const scheme_table& schemes) noexcept {
    const std::string_view part = trimmed(text);
    const auto uri = parse_uri_reference(part);
    return audit_octets(text, error) | found_if(starts_script(part), audit_finding::script_scheme) |
           (uri ? audit(*uri, schemes) : audit_parts(part, uri.error(), schemes));
}

}  // namespace uriscan
