// The findings about each part of a URI, or of a text that is not a URI.  All functions are linear
// in the part.
#pragma once

#include <cstddef>
#include <string_view>

#include "uriscan/audit.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

// Returns `what` if `present` is true, otherwise the empty set.
constexpr audit_findings found_if(bool present, audit_findings what) noexcept {
    return present ? what : audit_findings();
}

constexpr bool is_ascii(char octet) noexcept {
    return static_cast<unsigned char>(octet) < 0x80;
}

// Returns the findings about a scheme.
audit_findings audit_scheme(const uri_view&, const scheme_table&) noexcept;

// Returns some of the findings of audit_scheme(): those that depend only on the scheme, and not on
// the rest of the URI.
audit_findings audit_start(const uri_view&) noexcept;

// Says whether a browser finds the scheme of a script, such as "javascript:", at the start of the
// text.  Tabs and line ends in the text do not matter, because browsers remove them:
// "java\tscript:" is also found.
bool starts_script(std::string_view text) noexcept;

// Returns the findings about user information, host and port.
audit_findings audit_authority(const authority_view&) noexcept;

// Returns the findings in the text of an authority.  The host is the part after the last "@".  The
// user information and the port can be invalid.  If the host is invalid, returns only the findings
// in the user information.  The time is linear.
audit_findings audit_text_of_authority(std::string_view text) noexcept;

// Returns the offset of the ":" before the port.  If there is none, returns npos.
std::size_t end_of_host(std::string_view host_and_port) noexcept;

// Return the findings about an IP address: the kind of network that it belongs to.
audit_findings audit_address(const ipv4_octets&) noexcept;
audit_findings audit_address(const ipv6_octets&) noexcept;

// Returns the findings in a reg-name (RFC 3986, section 3.2.2).  Every finding about the octets of
// a name is about the decoded octets.
audit_findings audit_name(std::string_view name) noexcept;

// Returns the findings about a name that is not percent-encoded and has no dot at its end.  The
// case of letters does not matter.  Some public DNS services answer with an address that is a part
// of the name, as in "127.0.0.1.nip.io".  For such a name, returns the findings of the address.
// The time is linear.
audit_findings audit_known_name(std::string_view name) noexcept;

// Returns the text without spaces and controls at both ends.
std::string_view without_blanks(std::string_view text) noexcept;

// Returns the URI that another URI wraps.  The wrapped URI follows a scheme of a list, such as
// "view-source:" (wrapped.cpp).  It can also follow any other scheme.  Then the wrapped URI must
// have "//" after its own scheme, as in "x:http://h/" and "x::http://h/".  If several URIs are
// nested, returns the innermost.  In "jar:http://h/a.jar!/b", the inner URI ends before the "!/".
// If there is no inner URI, returns `text`.  `text` need not be valid.  The time is linear.
std::string_view innermost_uri(std::string_view text) noexcept;

// Returns the findings in the authority that browsers find in `text`.  Browsers first remove tabs
// and line ends, and their authority can differ from that of RFC 3986.  The host is the part after
// the last "@".  The port can be invalid.  If there are tabs or line ends, only the first 1024
// octets of the text are searched.  The time is linear.
audit_findings audit_browser_authority(std::string_view text, const scheme_table&) noexcept;

// Returns the findings of audit() without those in a wrapped URI.
audit_findings audit_own_parts(const uri_view&, const scheme_table&) noexcept;

// Returns the findings in a text that a URI wraps.  The text need not be valid.
audit_findings audit_inner(std::string_view text, const scheme_table&) noexcept;

}  // namespace uriscan
