// Computes the findings in a valid URI reference.  Each component is searched for the findings that
// it can have.  The time is linear.
#include "uriscan/audit.hpp"

#include "audit/encodings.hpp"
#include "audit/parts.hpp"
#include "kernels/kernels.hpp"
#include "octets/subtext.hpp"
#include "operations/dot_segments.hpp"

namespace uriscan {
namespace {

// Most URIs need none of the functions with the attribute `noinline`.  If they were inlined,
// audit_own_parts() would have to save more registers.

// Says whether there is an "@" before the next "/".
[[gnu::noinline]] bool has_at_sign_before_slash(std::string_view text) noexcept {
    const std::string_view before_slash = subtext(text, 0, text.find('/'));
    return before_slash.find('@') != before_slash.npos;
}

// Says whether there is an "@" after the authority, but before the next "/".  Parsers that end an
// authority only at a "/" find user information and another host there.
bool has_late_at_sign(const uri_view& uri) noexcept {
    const uri_components& at = uri.components();
    return at.path_begin == at.path_end && at.path_end < uri.text().size() && uri.has_authority() &&
           has_at_sign_before_slash(subtext(uri.text(), at.path_end));
}

[[gnu::noinline]] audit_findings audit_authority_of(const uri_view& uri) noexcept {
    return audit_authority(*uri.authority_parts());
}

audit_findings audit_segment(std::string_view segment) noexcept {
    if (!segment.starts_with('.') && !segment.starts_with('%')) {
        return {};  // a dot segment starts with a dot, which can be percent-encoded
    }
    if (dots_of(segment, dot_form::plain) > 0) {
        return audit_finding::dot_segment;
    }
    if (dots_of(segment, dot_form::plain_or_encoded) > 0) {
        return audit_finding::encoded_dot_segment;
    }
    const std::string_view before_parameter = subtext(segment, 0, segment.find(';'));
    return found_if(dots_of(before_parameter, dot_form::plain_or_encoded) > 0,
                    audit_finding::dot_segment_with_parameter);
}

[[gnu::noinline]] audit_findings audit_path(std::string_view path) noexcept {
    audit_findings found =
        found_if(path.find("//") != path.npos, audit_finding::double_slash_in_path);
    for (const std::string_view segment : path_segments(path)) {
        found |= audit_segment(segment);
    }
    return found;
}

// Says whether a path that does not start with a "/" can start with a dot segment.
bool starts_odd(std::string_view path) noexcept {
    return path.starts_with('.') || path.starts_with('%');
}

// Says whether a triplet of this octet can be a finding of audit_triplets(), or can be the first of
// several triplets that are a finding together.
bool is_odd_if_encoded(char octet) noexcept {
    constexpr std::string_view first_of_wide = "\xC0\xC1\xC2\xD8\xE0\xE2\xF0\xF8\xFC";
    return octet == '/' || octet == '\\' || octet == '%' || is_control(octet) ||
           (!is_ascii(octet) && first_of_wide.find(octet) != first_of_wide.npos);
}

// Returns the findings about the triplets of a URI.
[[gnu::noinline]] audit_findings audit_triplets(const uri_view& uri) noexcept {
    if (!encodes(uri.text(), is_odd_if_encoded)) {
        return {};
    }
    const std::string_view path = uri.path();
    const std::string_view after_host = subtext(uri.text(), uri.components().path_begin);
    return found_if(encodes(path, '/'), audit_finding::encoded_slash_in_path) |
           found_if(encodes(path, '\\'), audit_finding::encoded_backslash_in_path) |
           found_if(encodes(after_host, is_control) || encodes(uri.userinfo(), is_control) ||
                        encodes_wide_control(after_host) || encodes_wide_control(uri.userinfo()),
                    audit_finding::encoded_control) |
           audit_encodings(uri.text());
}

// Says whether browsers might find an authority that is not empty.  This can happen in a URI that
// has no host, but whose scheme needs one.  It can also happen in a relative reference that starts
// with "//" and has no host.
bool can_have_other_authority(const uri_view& uri, const audit_findings& of_scheme) noexcept {
    return uri.host().empty() &&
           (uri.has_scheme() ? of_scheme.has(audit_finding::empty_host) ||
                                   of_scheme.has(audit_finding::missing_authority)
                             : uri.has_authority());
}

// Says whether the text after the scheme can be a URI itself.  This is so in two cases: `uri` has
// no authority, or its authority ends with ":" and might be another scheme, as in "x://http://h/".
bool can_wrap(const uri_view& uri) noexcept {
    return uri.has_scheme() && (!uri.has_authority() || (uri.has_port() && uri.port().empty()));
}

}  // namespace

audit_findings audit_own_parts(const uri_view& uri, const scheme_table& schemes) noexcept {
    const unsigned plain = kernel_in_use::find_plain(uri.text(), uri.components());
    const audit_findings of_scheme = audit_scheme(uri, schemes);
    audit_findings found =
        of_scheme | found_if(has_late_at_sign(uri), audit_finding::at_sign_after_authority);
    if ((plain & plain_parts::host) != 0 && !uri.has_userinfo() && !uri.has_port()) {
        found |= audit_known_name(uri.host());
    } else if (uri.has_authority()) {
        found |= audit_authority_of(uri);
    }
    if ((plain & plain_parts::segments) == 0 || starts_odd(uri.path())) {
        found |= audit_path(uri.path());
    }
    if (can_have_other_authority(uri, of_scheme)) {
        found |= audit_browser_authority(uri.text(), schemes);
    }
    if ((plain & plain_parts::octets) == 0) {
        found |= audit_triplets(uri);
    }
    return found;
}

audit_findings audit(const uri_view& uri, const scheme_table& schemes) noexcept {
    const audit_findings found = audit_own_parts(uri, schemes);
    const std::string_view inner = can_wrap(uri) ? innermost_uri(uri.text()) : uri.text();
    return inner.size() == uri.text().size() ? found : found | audit_inner(inner, schemes);
}

}  // namespace uriscan
