// The components of a URI (RFC 3986, section 3) as six offsets.  The parser stores nothing else:
// all accessors are derived from these offsets and the size of the text.
//
// Lifetime: offsets are numbers and refer to no text.  The names of components are static.
// Thread safety: everything here is a value, a constant or a pure function.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace uriscan {

/// Names a component of a URI (RFC 3986, section 3).
enum class component : std::uint8_t { scheme, userinfo, host, port, path, query, fragment };

/// Returns the component's name, such as "userinfo".  The text is static.
[[nodiscard]] std::string_view to_string(component) noexcept;

/// The size of the longest text that parse() accepts, in octets: offsets have 32 bits.
inline constexpr std::size_t max_text_size = UINT32_MAX;

/// Holds the offsets of the components of one URI, in octets from its start.
///
///     http://user:pw@example.com:8042/over/there?name=ferret#nose
///         |          |          |    |          |           |
///         |          |          |    |          |           query_end
///         |          |          |    |          path_end
///         |          |          |    path_begin
///         |          |          host_end
///         |          host_begin
///         scheme_end
///
/// - The scheme is [0, `scheme_end`).  If `scheme_end` is 0, there is no scheme.
/// - The host is [`host_begin`, `host_end`).  If `host_begin` is 0, there is no authority.  The
///   authority starts after its "//" and ends at `path_begin`.
/// - If the host does not start where the authority starts, there is user information.  The user
///   information starts with the authority, and ends one octet (the "@") before the host.
/// - The port is [`host_end` + 1, `path_begin`), after a ":".  If `host_end` equals `path_begin`,
///   there is no port.  If there is no authority, `host_end` always equals `path_begin`.
/// - The path is [`path_begin`, `path_end`).  There always is a path; it can be empty.
/// - The query is [`path_end` + 1, `query_end`), after a "?".  If `path_end` equals `query_end`,
///   there is no query.
/// - The fragment starts one octet (the "#") after `query_end` and ends with the text.  If
///   `query_end` is the size of the text, there is no fragment.
template <class Offset>
struct basic_uri_components {
    Offset scheme_end = 0;
    Offset host_begin = 0;
    Offset host_end = 0;
    Offset path_begin = 0;
    Offset path_end = 0;
    Offset query_end = 0;

    friend constexpr bool operator==(const basic_uri_components&,
                                     const basic_uri_components&) = default;
};

/// The components of a URI of fewer than 2^32 octets.
using uri_components = basic_uri_components<std::uint32_t>;

/// The components of a URI of any size, as push_parser returns them.
using long_uri_components = basic_uri_components<std::uint64_t>;

/// Returns the same components with 32-bit offsets.  Requires all offsets to be less than 2^32.
[[nodiscard]] constexpr uri_components narrow(const long_uri_components& at) noexcept {
    const auto narrowed = [](std::uint64_t offset) { return static_cast<std::uint32_t>(offset); };
    return {narrowed(at.scheme_end), narrowed(at.host_begin), narrowed(at.host_end),
            narrowed(at.path_begin), narrowed(at.path_end),   narrowed(at.query_end)};
}

}  // namespace uriscan
