// What went wrong: where, in which component, and why.  One error type serves parsing and all
// operations, so that they can be chained.
//
// Thread safety: an error is a value and refers to nothing; all functions here are pure.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>

#include "uriscan/components.hpp"

namespace uriscan {

/// Says why a text is not valid, or why an operation has no value.  When several reasons apply to a
/// text, the first in this list is reported.  The number is the section of RFC 3986 with the rule.
enum class reason : std::uint8_t {
    too_long,             ///< The text, or the result, has 2^32 octets or more.
    missing_scheme,       ///< The rule needs a scheme, and the text does not start one (3.1).
    unexpected_fragment,  ///< The rule does not allow a fragment (4.3).
    malformed_percent_encoding,  ///< Two hexadecimal digits do not follow a "%" (2.1).
    colon_in_first_segment,      ///< A relative path's first segment contains a ":" (4.2).
    malformed_ip_literal,        ///< No IPv6address or IPvFuture and "]" follow a "[" (3.2.2).
    invalid_port,                ///< Something other than digits follows the host's ":" (3.2.3).
    unexpected_end,              ///< The text ends before the rule is complete.
    unexpected_character,        ///< The octet is not allowed here.

    buffer_too_small,     ///< The caller's buffer cannot hold the result.
    base_without_scheme,  ///< A base URI needs a scheme (5.1).
    climbs_above_root,    ///< A ".." has no segment to remove (5.2.4), and the options refuse that.
    unreachable,          ///< No reference resolves to the target (5.2.2).
    missing_host,         ///< There is user information or a port, but no host (3.2).
    path_not_absolute,    ///< After an authority, a path is empty or starts with "/" (3.3).
    path_begins_with_slashes,  ///< Without an authority, a path cannot start with "//" (3.3).
    dot_segment,  ///< A segment to append is "." or "..", which would be removed (5.2.4).
};

/// Tells what went wrong.
///
///     auto error = uriscan::parse_uri_reference("http://a b/").error();
///     // error.offset == 8, error.where == component::host,
///     // error.why == reason::unexpected_character
struct uri_error {
    reason why = reason::unexpected_character;

    /// The component that the error is in.  When parsing: what could still be user information or
    /// host counts as host; after a ":", as port while it is all digits; a first path segment that
    /// could still be a scheme counts as path, unless the rule needs a scheme.  Path if an
    /// operation's error is about no component.
    component where = component::path;

    /// In octets.  When parsing: the length of the longest prefix of the text that some valid text
    /// starts with; it equals the size of the text if the text ended too early.  For an operation:
    /// the place in the text or component that the operation was given, or 0 if there is no such
    /// place.
    std::size_t offset = 0;

    friend constexpr bool operator==(const uri_error&, const uri_error&) = default;
};

/// Returns the reason's name, such as "unexpected-character".  The text is static.
[[nodiscard]] std::string_view to_string(reason) noexcept;

/// Returns one English sentence without its full stop, such as "the base has no scheme".
[[nodiscard]] std::string describe(const uri_error& error);

/// Returns a sentence as above that also shows the octet at fault, such as "unexpected character
/// ']' in host".  `text` is the text that parsing refused with `error`.
[[nodiscard]] std::string describe(const uri_error& error, std::string_view text);

/// Returns two lines, each ended by LF: `text`, and a "^" under its octet `offset`.
///
/// Octets that do not print are shown as \xHH; a backslash is shown as it is.  A long text is cut
/// to about `width` columns around the offset, with "..." for what was left out.  An `offset` after
/// the end of the text counts as the text's size; the caret then stands after the last octet.
///
///     caret_diagram("http://a b/", 8) == "http://a b/\n        ^\n"
[[nodiscard]] std::string caret_diagram(std::string_view text, std::size_t offset,
                                        std::size_t width = 79);

/// Writes "OFFSET: COMPONENT: REASON" with the names that to_string() gives.
std::ostream& operator<<(std::ostream&, const uri_error&);

}  // namespace uriscan
