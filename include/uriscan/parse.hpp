// Parsing a whole text by one of RFC 3986's four top rules: URI-reference, URI, absolute-URI and
// relative-ref (sections 4.1, 3, 4.3, 4.2).
//
// Lifetime: a parsed view refers to the text, which must outlive it.  An error refers to no text.
// Parsing a temporary string does not compile; uri::parse() (uri.hpp) returns a URI that owns its
// text.  The names of rules and kernels are static.
// Thread safety: any number of threads can call all functions here at the same time.
#pragma once

#include <cstdint>
#include <string_view>

#include "uriscan/detail/lifetime.hpp"
#include "uriscan/detail/result_access.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

/// Names the rule of RFC 3986 that a text is checked against.
enum class rule : std::uint8_t {
    uri_reference,  ///< A URI or a relative reference (4.1).
    uri,            ///< A reference with a scheme; a fragment is allowed (3).
    absolute_uri,   ///< A URI without a fragment (4.3).
    relative_ref,   ///< A reference without a scheme (4.2).
};

/// Returns the rule's name in lower case, such as "absolute-uri".  The text is static.
[[nodiscard]] std::string_view name_of(rule) noexcept;

namespace detail {

// Says whether a text that was read as a URI-reference must still be checked against `rule`.
// `whole` says whether the whole text is a URI-reference.
[[gnu::always_inline]] constexpr bool must_check(rule rule, bool whole) noexcept {
    return !whole || rule != rule::uri_reference;
}

// After the call of the kernel, only an error needs the arguments of this function.  Because the
// function is inline, the compiler need not save the arguments during that call in the usual case.
[[gnu::always_inline]] inline result<uri_view> result_access::parse(
    rule rule, std::string_view text) noexcept {
    parsed result = uri_view(text.data());
    const fault found = read_reference(text, octets_of(result.storage_.value));
    const bool whole = found == fault::none;
    result.storage_.has_value = whole;
    if (must_check(rule, whole)) [[unlikely]] {
        check(rule, text.size(), found, result);
    }
    return result;
}

}  // namespace detail

/// Parses `text` by `rule`, in linear time and one pass (two for some short texts with brackets).
/// Never allocates or throws, and reads no octet outside `text`, which can be null if it is empty.
/// The error is too_long if `text` has 2^32 octets or more.
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
///     uriscan::parse_absolute_uri("http://h/#f").error().reason ==
///         error_reason::unexpected_fragment
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

/// Returns the name of the kernel in use: "scalar", "sse", "avx2", "avx512", "neon" or
/// "simd128".  The text is static.
///
/// The first use of the parser chooses the fastest kernel that the processor can run.  For tests
/// and benchmarks, the environment variable URISCAN_KERNEL can name another kernel; it is read at
/// the first use.  The variable is ignored if no kernel has this name, or if the processor cannot
/// run that kernel.  All kernels give the same results.
[[nodiscard]] std::string_view kernel_name() noexcept;

}  // namespace uriscan
