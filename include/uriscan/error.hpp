// What is wrong with a text that is not a URI: where, in which component, and why.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>

#include "uriscan/components.hpp"

namespace uriscan {

/// Says why a text does not fit a rule of RFC 3986.  The first that applies is reported.
enum class reason : std::uint8_t {
    too_long,                    ///< The text has 2^32 octets or more; nothing else is known of it.
    missing_scheme,              ///< A URI was asked for, and nothing begins a scheme (3.1).
    unexpected_fragment,         ///< What was asked for, as an absolute-URI (4.3), has no "#".
    malformed_percent_encoding,  ///< A "%" is not followed by two hexadecimal digits (2.1).
    colon_in_first_segment,      ///< A relative reference's first segment holds a ":" (4.2).
    malformed_ip_literal,        ///< What "[" opened is no IPv6address or IPvFuture "]" (3.2.2).
    invalid_port,                ///< What follows the host's ":" is not all digits (3.2.3).
    unexpected_end,              ///< The text ends where more must follow.
    unexpected_character,        ///< The octet cannot stand here.
};

/// Tells where, in which component and why a text fails to be what was asked for.
///
///     auto error = uriscan::parse_uri_reference("http://a b/").error();
///     // error.offset == 8, error.where == component::host,
///     // error.why == reason::unexpected_character
struct parse_error {
    /// The length, in octets, of the longest prefix of the text that some text of the language
    /// asked for begins with.  At most the text's length, which says that the text ended too early.
    std::size_t offset = 0;
    /// The component that `offset` falls in.  What could still be user information or host counts
    /// as host; after a ":", as port while it is all digits; a first path segment that could still
    /// be a scheme counts as path, unless the rule asked for wants a scheme.
    component where = component::path;
    reason why = reason::unexpected_character;

    friend constexpr bool operator==(const parse_error&, const parse_error&) = default;
};

/// Returns the component's name, such as "userinfo".  The text is static.
std::string_view to_string(component) noexcept;

/// Returns the reason's name, such as "unexpected-character".  The text is static.
std::string_view to_string(reason) noexcept;

/// Returns one English sentence without its full stop, such as "unexpected character ' ' in host".
/// `text` is the text that was refused with `error`.
std::string describe(const parse_error& error, std::string_view text);

/// Returns two lines, each ended by LF: `text`, and a "^" under its octet `offset`.
///
/// Octets that do not print are shown as \xHH (a backslash as it is).  A long text is cut to about
/// `width` columns around the offset, "..." standing for what was left out.  An `offset` beyond the
/// text counts as its length, and the caret then stands behind the last octet.
///
///     caret_diagram("http://a b/", 8) == "http://a b/\n        ^\n"
std::string caret_diagram(std::string_view text, std::size_t offset, std::size_t width = 79);

/// Writes "OFFSET: COMPONENT: REASON" in the names that to_string() gives.
std::ostream& operator<<(std::ostream&, const parse_error&);

}  // namespace uriscan
