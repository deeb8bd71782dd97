// Errors: at which offset, in which component, and for which reason something failed.  Parsing and
// all operations have the same error type, so that calls can be chained.
//
// Lifetime: an error is a value and refers to no text.  The names of reasons are static.
// Thread safety: all functions here are pure, except operator<<, which writes to its stream.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <span>
#include <string>
#include <string_view>

#include "uriscan/components.hpp"

namespace uriscan {

/// Says why a text is not valid, or why an operation has no value.  If several reasons apply to a
/// text, the first in this list is reported.  The numbers are sections of RFC 3986.
enum class reason : std::uint8_t {
    too_long,             ///< The text, or the result, has 2^32 octets or more.
    missing_scheme,       ///< A scheme is needed, so the text must start with a letter (3.1).
    unexpected_fragment,  ///< The rule does not allow a fragment (4.3).
    malformed_percent_encoding,  ///< A "%" without two hexadecimal digits after it (2.1).
    colon_in_first_segment,      ///< A relative path's first segment contains a ":" (4.2).
    malformed_ip_literal,        ///< A "[" that does not start an IP-literal (3.2.2).
    invalid_port,                ///< Something other than digits follows the host's ":" (3.2.3).
    unexpected_end,              ///< The text ends before the rule is complete.
    unexpected_character,        ///< The octet is not allowed here.

    buffer_too_small,     ///< The caller's buffer cannot hold the result.
    base_without_scheme,  ///< A base URI needs a scheme (5.1).
    climbs_above_root,    ///< A ".." has no segment to remove (5.2.4), and the options refuse that.
    unreachable,          ///< No reference resolves to the target (5.2.2).
    missing_host,         ///< There is user information or a port, but no host (3.2).
    path_not_absolute,    ///< After an authority, a path must be empty or start with "/" (3.3).
    path_begins_with_slashes,  ///< Without an authority, a path cannot start with "//" (3.3).
    dot_segment,  ///< A segment to append is "." or "..", which would be removed (5.2.4).
};

/// Describes an error by its reason, component and offset.
///
///     auto error = uriscan::parse_uri_reference("http://a b/").error();
///     // error.offset == 8, error.where == component::host,
///     // error.why == reason::unexpected_character
struct uri_error {
    reason why = reason::unexpected_character;

    /// The component that the error is in.  If the parser cannot know yet to which component an
    /// octet belongs, these rules decide.  Octets that can be user information or host count as
    /// host.  Digits after a ":" that follows such octets count as port.  A first path segment that
    /// can be a scheme counts as path, unless the rule needs a scheme.  If an operation's error
    /// does not belong to one component, this is `path`.
    component where = component::path;

    /// The offset of the error, in octets.  For an error of parsing, this is the length of the
    /// longest prefix of the text that some valid text starts with.  If the text ends too early,
    /// this is the size of the text.  For an error of an operation, this is an offset in the text
    /// or component that the operation was given, or 0 if the error has no such place.
    std::size_t offset = 0;

    friend constexpr bool operator==(const uri_error&, const uri_error&) = default;
};

/// Returns the reason's name, such as "unexpected-character".  The text is static.
[[nodiscard]] std::string_view to_string(reason) noexcept;

/// Returns one English sentence without its full stop, such as "the base has no scheme".
[[nodiscard]] std::string describe(const uri_error& error);

/// Returns one English sentence without its full stop, for an error of parsing.  For some reasons,
/// the sentence also shows the octet at the error: "unexpected character ']' in host".  `text` is
/// the text that the parser refused with `error`.
[[nodiscard]] std::string describe(const uri_error& error, std::string_view text);

/// Writes the sentence of describe(error, text) to the start of `buffer`, and returns the size of
/// the sentence in octets.  If the size is greater than that of the buffer, the buffer has only the
/// start of the sentence.  If `text` is null, the sentence is that of describe(error).  Constant
/// time; allocates nothing.
///
///     char buffer[100];
///     const auto error = uriscan::parse_uri("a b").error();
///     const std::size_t size = uriscan::describe(error, "a b", buffer);
///     // std::string_view(buffer, size) == "unexpected character ' ' in scheme"
std::size_t describe(const uri_error& error, std::string_view text,
                     std::span<char> buffer) noexcept;

/// Returns two lines, each ended by LF: `text`, and a "^" under the octet at `offset`.
///
/// An octet that is not printable ASCII is shown as \xHH.  A backslash is shown without change.  A
/// long text is cut to about `width` columns around the offset; "..." stands for the parts that
/// were left out.  An `offset` after the end of the text counts as the text's size; the caret then
/// stands after the last octet.
///
///     caret_diagram("http://a b/", 8) == "http://a b/\n        ^\n"
[[nodiscard]] std::string caret_diagram(std::string_view text, std::size_t offset,
                                        std::size_t width = 79);

/// Writes "OFFSET: COMPONENT: REASON" with the names that to_string() gives.
template <class Traits>
std::basic_ostream<char, Traits>& operator<<(std::basic_ostream<char, Traits>& out,
                                             const uri_error& error) {
    return out << error.offset << ": " << to_string(error.where) << ": " << to_string(error.why);
}

}  // namespace uriscan
