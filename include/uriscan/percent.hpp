// Percent-encoding (RFC 3986, section 2): encoding data for a part of a URI, and decoding it.
//
// Lifetime: a view that is written to a buffer refers to the buffer.
// Thread safety: all functions are pure, except that they write to the caller's buffer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <ranges>
#include <span>
#include <string>
#include <string_view>

#include "uriscan/decoded_view.hpp"  // IWYU pragma: export
#include "uriscan/octet_sets.hpp"
#include "uriscan/result.hpp"

namespace uriscan {

/// Names the part of a URI that data is encoded for.  An octet stays as it is if it is allowed in
/// that part and is not a delimiter there.  Every other octet is encoded.  "%" is always encoded,
/// so text that is already encoded is encoded again.
enum class encode_for : std::uint16_t {
    /// The user: user information up to its first ":"; a ":" is encoded (3.2.1).
    user_name = octet_table::user_name,
    /// The password: user information after its first ":"; a ":" stays (3.2.1).
    password = octet_table::password,
    /// A registered name (3.2.2).  Do not use this for IP literals: "[", ":" and "]" are encoded.
    host = octet_table::host,
    /// A segment of a path (3.3).  "." and ".." stay as they are, so they are dot segments
    /// (6.2.2.3).
    segment = octet_table::segment,
    /// The first segment of a relative reference; a ":", which would end a scheme, is encoded
    /// (4.2).
    segment_without_colon = octet_table::segment_without_colon,
    /// A whole path; each "/" stays (3.3).
    path = octet_table::path,
    /// A whole query; delimiters such as "&" stay (3.4).
    query = octet_table::query,
    /// A key or a value in a query of "key=value" pairs.  "&" and "=" are encoded, and so is "+",
    /// which means a space in HTML forms.
    query_parameter = octet_table::query_parameter,
    /// A fragment (3.5).
    fragment = octet_table::fragment,
    /// Any part: only unreserved octets stay; they mean the same whether they are encoded or not
    /// (2.3).
    unreserved = octet_table::unreserved,
};

/// Says whether encoding for `part` keeps `octet`.  Constant time.
///
///     static_assert(uriscan::stays('/', uriscan::encode_for::path));
///     static_assert(!uriscan::stays('/', uriscan::encode_for::segment));
[[nodiscard]] constexpr bool stays(char octet, encode_for part) noexcept {
    return (sets_of(octet) & static_cast<std::uint16_t>(part)) != 0;
}

/// Returns the size of encode()'s result for `data`, in octets.  It is at most three times the size
/// of `data`.  Linear in `data`.
[[nodiscard]] std::size_t encoded_size(std::string_view data, encode_for) noexcept;

/// Encodes `data`, which can be any octets, for the given part of a URI.  Writes the result to the
/// start of `buffer`, and returns a view of it.  Hexadecimal digits are upper case (2.1).  If the
/// buffer has fewer than encoded_size() octets, the error is buffer_too_small, and the buffer does
/// not change.  `data` and `buffer` must not overlap.  Linear in `data`; allocates nothing.
///
///     char buffer[16];
///     auto encoded = uriscan::encode("50% off?", uriscan::encode_for::segment, buffer);
///     // *encoded == "50%25%20off%3F"
result<std::string_view> encode(std::string_view data, encode_for, std::span<char> buffer) noexcept;

/// Encodes `data` as the encode() with a buffer does, and returns a string.
///
///     uriscan::encode("a=b&c", uriscan::encode_for::query_parameter) == "a%3Db%26c"
[[nodiscard]] std::string encode(std::string_view data, encode_for);

/// Returns the size of the decoded `text`, in octets.  If a "%" does not start a triplet (2.1), the
/// error is malformed_percent_encoding with the offset of the first such "%".  Linear in `text`.
result<std::size_t> decoded_size(std::string_view text) noexcept;

/// Decodes every triplet of `text`, writes the result to the start of `buffer`, and returns a view
/// of it.  Decoding what encode() returned gives the original data.
///
/// The error is that of decoded_size(), or buffer_too_small if the result does not fit; the octets
/// of the buffer are then unspecified.  A buffer as large as the text is always enough.  `text` and
/// `buffer` must not overlap.  Linear in `text`; allocates nothing.
///
/// Split a URI into its components before you decode them: in decoded text, delimiters and data
/// cannot be told apart (2.4).  A "+" stays a "+".
///
///     char buffer[16];
///     uriscan::decode("50%25%20off%3f", buffer).value() == "50% off?"
///     uriscan::decode("100%", buffer).error().offset == 3
result<std::string_view> decode(std::string_view text, std::span<char> buffer) noexcept;

/// Decodes `text` as the decode() with a buffer does, and returns a string.  The only error is
/// malformed_percent_encoding.
result<std::string> decode(std::string_view text);

/// Decodes `text` in its own memory, and returns a view of the result, which starts where `text`
/// starts and is not longer.  The octets of `text` after the result are unspecified.  The only
/// error is malformed_percent_encoding; then `text` does not change.  Linear in `text`; allocates
/// nothing.
result<std::string_view> decode_in_place(std::span<char> text) noexcept;

}  // namespace uriscan
