// Parsing a whole text by one of RFC 3986's four top rules: URI-reference, URI, absolute-URI and
// relative-ref (sections 4.1, 3, 4.3, 4.2).
//
// Lifetime: a parsed view refers to the text, which must outlive it.  An error refers to no text.
// Parsing a temporary string does not compile; uri::parse() (uri.hpp) returns a URI that owns its
// text.
// Thread safety: any number of threads can call all functions here at the same time.
#pragma once

#include <string_view>

#include "uriscan/error.hpp"
#include "uriscan/lifetime.hpp"
#include "uriscan/result.hpp"
#include "uriscan/result_access.hpp"
#include "uriscan/rule.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

/// Parses `text` by `rule`, in one pass and linear time.  Never allocates or throws, and reads no
/// octet outside `text`, which can be null if it is empty.  The error is too_long if `text` has
/// 2^32 octets or more.
///
///     auto result = uriscan::parse(uriscan::rule::uri, "mailto:joe@example.com");
///     // result && result->scheme() == "mailto" && result->path() == "joe@example.com"
[[nodiscard]] inline result<uri_view> parse(rule rule,
                                            std::string_view text URISCAN_LIFETIMEBOUND) noexcept {
    return detail::result_access::parse(rule, text);
}

/// Parses a URI-reference: a URI or a relative reference (RFC 3986, section 4.1).  Works like
/// parse().
///
///     uriscan::parse_uri_reference("../b?q")->is_relative() == true
[[nodiscard]] inline result<uri_view> parse_uri_reference(
    std::string_view text URISCAN_LIFETIMEBOUND) noexcept {
    return parse(rule::uri_reference, text);
}

/// Parses a URI: a scheme is needed, a fragment is allowed (RFC 3986, section 3).  Works like
/// parse().
///
///     uriscan::parse_uri("urn:isbn:0")->path() == "isbn:0"
[[nodiscard]] inline result<uri_view> parse_uri(
    std::string_view text URISCAN_LIFETIMEBOUND) noexcept {
    return parse(rule::uri, text);
}

/// Parses an absolute-URI: a scheme is needed, a fragment is refused (RFC 3986, section 4.3).
/// Works like parse().
///
///     uriscan::parse_absolute_uri("http://h/#f").error().why == reason::unexpected_fragment
[[nodiscard]] inline result<uri_view> parse_absolute_uri(
    std::string_view text URISCAN_LIFETIMEBOUND) noexcept {
    return parse(rule::absolute_uri, text);
}

/// Parses a relative-ref: a scheme is refused (RFC 3986, section 4.2).  Works like parse().
///
///     uriscan::parse_relative_ref("//h/p")->host() == "h"
[[nodiscard]] inline result<uri_view> parse_relative_ref(
    std::string_view text URISCAN_LIFETIMEBOUND) noexcept {
    return parse(rule::relative_ref, text);
}

// A view of a temporary string would dangle.
template <detail::temporary_text Text>
result<uri_view> parse(rule, Text&&) = delete;
template <detail::temporary_text Text>
result<uri_view> parse_uri_reference(Text&&) = delete;
template <detail::temporary_text Text>
result<uri_view> parse_uri(Text&&) = delete;
template <detail::temporary_text Text>
result<uri_view> parse_absolute_uri(Text&&) = delete;
template <detail::temporary_text Text>
result<uri_view> parse_relative_ref(Text&&) = delete;

/// Says whether parse() would accept `text` by `rule`.  Linear time; never allocates or throws.
///
///     uriscan::is_valid(uriscan::rule::absolute_uri, "http://h/#f") == false
[[nodiscard]] bool is_valid(rule, std::string_view text) noexcept;

/// Says whether `text` is a URI-reference (RFC 3986, section 4.1).  Works like is_valid().
[[nodiscard]] inline bool is_uri_reference(std::string_view text) noexcept {
    return is_valid(rule::uri_reference, text);
}

/// Says whether `text` is a URI (RFC 3986, section 3).  Works like is_valid().
///
///     uriscan::is_uri("a:") && !uriscan::is_uri("a")
[[nodiscard]] inline bool is_uri(std::string_view text) noexcept {
    return is_valid(rule::uri, text);
}

/// Says whether `text` is an absolute-URI (RFC 3986, section 4.3).  Works like is_valid().
[[nodiscard]] inline bool is_absolute_uri(std::string_view text) noexcept {
    return is_valid(rule::absolute_uri, text);
}

/// Says whether `text` is a relative-ref (RFC 3986, section 4.2).  Works like is_valid().
[[nodiscard]] inline bool is_relative_ref(std::string_view text) noexcept {
    return is_valid(rule::relative_ref, text);
}

}  // namespace uriscan
