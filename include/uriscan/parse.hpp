// Reading a whole text as one of RFC 3986's four top rules: URI-reference, URI, absolute-URI and
// relative-ref (sections 4.1, 3, 4.3, 4.2).
#pragma once

#include <string_view>

#include "uriscan/error.hpp"
#include "uriscan/result.hpp"
#include "uriscan/rule.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

/// Parses `text` as `rule` says.  One pass, linear time; never allocates or throws, and reads no
/// octet outside `text`, which may be null if it is empty.  A text of 2^32 octets or more is
/// refused as too_long.
///
///     auto result = uriscan::parse(uriscan::rule::uri, "mailto:joe@example.com");
///     // result && result->scheme() == "mailto" && result->path() == "joe@example.com"
result<uri_view> parse(rule, std::string_view text) noexcept;

/// Parses a URI-reference: a URI or a relative reference (RFC 3986, section 4.1).
///
///     uriscan::parse_uri_reference("../b?q")->is_relative() == true
inline result<uri_view> parse_uri_reference(std::string_view text) noexcept {
    return parse(rule::uri_reference, text);
}

/// Parses a URI: a scheme is needed, a fragment is allowed (RFC 3986, section 3).
///
///     uriscan::parse_uri("urn:isbn:0")->path() == "isbn:0"
inline result<uri_view> parse_uri(std::string_view text) noexcept {
    return parse(rule::uri, text);
}

/// Parses an absolute-URI: a scheme is needed, a fragment is refused (RFC 3986, section 4.3).
///
///     uriscan::parse_absolute_uri("http://h/#f").error().why == reason::unexpected_fragment
inline result<uri_view> parse_absolute_uri(std::string_view text) noexcept {
    return parse(rule::absolute_uri, text);
}

/// Parses a relative-ref: no scheme (RFC 3986, section 4.2).
///
///     uriscan::parse_relative_ref("//h/p")->host() == "h"
inline result<uri_view> parse_relative_ref(std::string_view text) noexcept {
    return parse(rule::relative_ref, text);
}

/// Says whether `text` fits `rule`, as parse() would, with the same promises.
bool is_valid(rule, std::string_view text) noexcept;

/// Says whether `text` is a URI-reference (RFC 3986, section 4.1).
inline bool is_uri_reference(std::string_view text) noexcept {
    return is_valid(rule::uri_reference, text);
}

/// Says whether `text` is a URI (RFC 3986, section 3).
inline bool is_uri(std::string_view text) noexcept {
    return is_valid(rule::uri, text);
}

/// Says whether `text` is an absolute-URI (RFC 3986, section 4.3).
inline bool is_absolute_uri(std::string_view text) noexcept {
    return is_valid(rule::absolute_uri, text);
}

/// Says whether `text` is a relative-ref (RFC 3986, section 4.2).
inline bool is_relative_ref(std::string_view text) noexcept {
    return is_valid(rule::relative_ref, text);
}

}  // namespace uriscan
