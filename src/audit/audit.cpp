// Computes the findings in a valid URI reference.  Each component is searched for the findings that
// it can have.  Linear.
#include "uriscan/audit.hpp"

#include "audit/encodings.hpp"
#include "audit/parts.hpp"
#include "octets/subtext.hpp"
#include "octets/words.hpp"
#include "operations/dot_segments.hpp"

namespace uriscan {
namespace {

// Says whether there is an "@" after the authority, but before the next "/".  Parsers that end an
// authority only at a "/" find user information and another host there.
bool has_late_at_sign(const uri_view& uri) noexcept {
    const std::string_view after = subtext(uri.text(), uri.components().path_begin);
    if (!uri.has_authority() || after.starts_with('/')) {
        return false;
    }
    const std::string_view before_slash = subtext(after, 0, after.find('/'));
    return before_slash.find('@') != before_slash.npos;
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

// Says whether a path can have a segment that is empty or starts with a dot.  The dot can be
// percent-encoded.  If the result is false, there is no such segment within the path.  But the path
// can start or end with a "/".  Most paths need no other test.
bool may_have_odd_segment(std::string_view path) noexcept {
    constexpr std::size_t seen = sizeof(word) + 1;
    if (path.size() < seen) {
        return true;
    }
    const auto equal = [](word octets, char octet) { return zeros(octets ^ repeated(octet)); };
    return path.starts_with('.') || path.starts_with('%') ||
           any_word<seen>(path, [&](const char* octets) {
               const word next = load(octets + 1);
               return equal(load(octets), '/') &
                      (equal(next, '/') | equal(next, '.') | equal(next, '%'));
           });
}

audit_findings audit_path(std::string_view path) noexcept {
    if (!may_have_odd_segment(path)) {
        return {};
    }
    audit_findings found =
        found_if(path.find("//") != path.npos, audit_finding::double_slash_in_path);
    for (const std::string_view segment : path_segments(path)) {
        found |= audit_segment(segment);
    }
    return found;
}

// Returns the findings about the triplets of a URI that has some.
audit_findings audit_triplets(const uri_view& uri) noexcept {
    const std::string_view path = uri.path();
    const std::string_view after_host = subtext(uri.text(), uri.components().path_begin);
    return found_if(encodes(path, '/'), audit_finding::encoded_slash_in_path) |
           found_if(encodes(path, '\\'), audit_finding::encoded_backslash_in_path) |
           found_if(encodes(after_host, is_control) || encodes(uri.userinfo(), is_control) ||
                        encodes_wide_control(after_host) || encodes_wide_control(uri.userinfo()),
                    audit_finding::encoded_control) |
           audit_encodings(uri.text());
}

// Says whether the text after the scheme can be a URI itself: it is no authority, or the authority
// is another scheme and its ":", as in "x://http://h/".
bool can_wrap(const uri_view& uri) noexcept {
    return uri.has_scheme() && (!uri.has_authority() || (uri.has_port() && uri.port().empty()));
}

}  // namespace

audit_findings audit_own_parts(const uri_view& uri, const scheme_table& schemes) noexcept {
    audit_findings found = audit_scheme(uri, schemes) | audit_path(uri.path()) |
                           found_if(has_late_at_sign(uri), audit_finding::at_sign_after_authority);
    if (const auto authority = uri.authority_parts()) {
        found |= audit_authority(*authority);
    }
    if (uri.host().empty() && (uri.has_scheme() || uri.has_authority())) {
        found |= audit_browser_authority(uri.text(), schemes);
    }
    if (uri.text().find('%') != std::string_view::npos) {
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
