// Normalization (RFC 3986, sections 6.2.2 and 6.2.3): one text for all URIs that are equivalent by
// a set of rules.  Comparison by the same rules is in equivalence.hpp.
//
// Lifetime: a view that is written to a buffer refers to the buffer.
// Thread safety: all functions are pure, except that they write to the caller's buffer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "uriscan/result.hpp"
#include "uriscan/schemes.hpp"
#include "uriscan/uri.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

/// A set of rules by which URIs are equivalent.  `a | b` is the union of two sets.  The last three
/// names are the ladder of section 6.2; each of these sets includes the one before it.
enum class normalization : std::uint8_t {
    /// Scheme and host become lower case, and the digits of triplets upper case: "%3a" becomes
    /// "%3A" (6.2.2.1).
    letter_case = 1,
    /// Triplets of unreserved octets are decoded, because both forms mean the same (6.2.2.2).
    percent_encoding = 2,
    /// Dot segments are removed from the path (6.2.2.3).  With percent_encoding, "%2E" is a dot.
    dot_segments = 4,
    /// The default port of the scheme, with or without leading zeros, is removed (6.2.3).
    default_port = 8,
    /// An empty port is removed, whatever the scheme (6.2.3, 3.2.3).
    empty_port = 16,
    /// After an authority, an empty path becomes "/" if the two mean the same in the scheme
    /// (6.2.3).
    empty_path = 32,

    none = 0,                                                      ///< Simple comparison (6.2.1).
    syntax_based = letter_case | percent_encoding | dot_segments,  ///< For any URI (6.2.2).
    scheme_based =
        syntax_based | default_port | empty_port | empty_path,  ///< With scheme rules (6.2.3).
};

/// Returns the union of two sets of rules.
[[nodiscard]] constexpr normalization operator|(normalization a, normalization b) noexcept {
    return static_cast<normalization>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}

/// Returns the rules that are in both sets.
[[nodiscard]] constexpr normalization operator&(normalization a, normalization b) noexcept {
    return static_cast<normalization>(static_cast<unsigned>(a) & static_cast<unsigned>(b));
}

/// Says whether `set` includes all of `rules`.
[[nodiscard]] constexpr bool includes(normalization set, normalization rules) noexcept {
    return (set & rules) == rules;
}

/// Returns a buffer size that is always enough for normalize(): the size of the text plus one,
/// since an empty path can become "/", "." can become "./", and ".." can become "../".  Constant
/// time.
[[nodiscard]] constexpr std::size_t normalized_size_limit(const uri_view& uri) noexcept {
    return uri.text().size() + 1;
}

/// Returns the size of normalize()'s result in octets.  The size can be 2^32; then normalize()
/// fails with the error too_long.  Linear in the text; allocates nothing.
///
///     uriscan::normalized_size(uriscan::parse_uri("http://h/%7e").value()) == 10
[[nodiscard]] std::size_t normalized_size(const uri_view& uri,
                                          normalization rules = normalization::syntax_based,
                                          const scheme_table& schemes = {}) noexcept;

/// Writes `uri`, normalized by `rules`, to the start of `buffer`, and returns a view of the result.
///
/// The result is valid, and the same components are present as in `uri`, except for a port that was
/// removed.  Normalizing the result again does not change it.  If a parser would read the remaining
/// segments as something other than a path, "/." or "./" is written before them: "s:/a/..//p"
/// becomes "s:/.//p", and "a/../b:c" becomes "./b:c".
///
/// Dot segments of a URI's path, and of a path that follows an authority or starts with "/", are
/// removed as section 5.2.4 describes.  Any other path stays relative: each ".." that has no
/// segment to remove stays, and if nothing remains, the path becomes "./".
///
/// A reference and its normal form resolve to equivalent URIs, with two exceptions.  Against a base
/// without an authority whose path does not start with "/", such as "mailto:x", section 5.2.4 turns
/// "a/../b" into "/b", but does not change the normal form "b".  And section 5.2.4 does not
/// recognize encoded dots: in "a/%2e%2e/../b", it removes "%2e%2e/..", but the normal form is
/// "../b".
///
/// Decoding can change the kind of a host: "%31.2.3.4" becomes the IPv4address "1.2.3.4".  The
/// error is buffer_too_small, or too_long if the result has 2^32 octets; the octets of the buffer
/// are then unspecified.  Text and buffer must not overlap.  Linear in the text; allocates nothing.
///
///     char buffer[64];
///     const auto uri = uriscan::parse_uri("HTTP://Example.com:80/%7efoo/../a%2fb").value();
///     uriscan::normalize(uri, buffer)->text() == "http://example.com:80/a%2Fb"
///     uriscan::normalize(uri, buffer, uriscan::normalization::scheme_based)->text()
///         == "http://example.com/a%2Fb"
result<uri_view> normalize(const uri_view& uri, std::span<char> buffer,
                           normalization rules = normalization::syntax_based,
                           const scheme_table& schemes = {}) noexcept;

/// Normalizes `uri` as the normalize() with a buffer does, and returns a URI that owns its text.
/// The only error is too_long.
///
///     uriscan::normalize(uriscan::parse_uri("http://h/a/./b").value())->text() == "http://h/a/b"
result<uri> normalize(const uri_view& uri, normalization rules = normalization::syntax_based,
                      const scheme_table& schemes = {});

/// Says whether `uri` is normalized by `rules`, so that normalize() would not change its text.
/// Linear in the text; allocates nothing.
///
///     uriscan::is_normalized(uriscan::parse_uri("http://h/%7e").value()) == false
[[nodiscard]] bool is_normalized(const uri_view& uri,
                                 normalization rules = normalization::syntax_based,
                                 const scheme_table& schemes = {}) noexcept;

}  // namespace uriscan
