// The components of a URI (RFC 3986, section 3) as six offsets: what one pass of the parser leaves
// behind, and all that is ever stored.  Everything else is derived from these and from the text's
// length, so that nothing can disagree with itself.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace uriscan {

/// Names a component of a URI (RFC 3986, section 3).
enum class component : std::uint8_t { scheme, userinfo, host, port, path, query, fragment };

/// Returns the component's name, such as "userinfo".  The text is static.
std::string_view to_string(component) noexcept;

/// The size of the longest text that can be parsed, in octets: offsets have 32 bits.
inline constexpr std::size_t max_text_size = UINT32_MAX;

/// Holds where the components of one URI lie, in octets from its first.
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
/// - The scheme is [0, `scheme_end`); a `scheme_end` of 0 is no scheme.
/// - The host is [`host_begin`, `host_end`); a `host_begin` of 0 is no authority.  The authority
///   itself begins after its "//" and ends at `path_begin`.  User information, where `host_begin`
///   is not the authority's begin, ends one octet (the "@") before the host.
/// - The port runs from one octet (the ":") after `host_end` to `path_begin`; none where the two
///   are equal, as they are without an authority.
/// - The path is [`path_begin`, `path_end`); there is always one, if only an empty one.
/// - The query runs from one octet (the "?") after `path_end` to `query_end`; none where the two
///   are equal.
/// - The fragment runs from one octet (the "#") after `query_end` to the end of the text; none
///   where `query_end` is the text's length.
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

/// The components of a URI of less than 2^32 octets.
using uri_components = basic_uri_components<std::uint32_t>;

/// The components of a URI of any length, such as a push_parser reads.
using long_uri_components = basic_uri_components<std::uint64_t>;

/// Returns the same components with 32-bit offsets.  Only where all of them are less than 2^32.
constexpr uri_components narrow(const long_uri_components& at) noexcept {
    const auto narrowed = [](std::uint64_t offset) { return static_cast<std::uint32_t>(offset); };
    return {narrowed(at.scheme_end), narrowed(at.host_begin), narrowed(at.host_end),
            narrowed(at.path_begin), narrowed(at.path_end),   narrowed(at.query_end)};
}

}  // namespace uriscan
