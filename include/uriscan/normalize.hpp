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

/// Names the rules by which URIs are equivalent, and sets of rules: `a | b`.  The last three are
/// the ladder of section 6.2; each includes the one before.
enum class normalization : std::uint8_t {
    /// Case does not matter in scheme and host, nor in the digits of a triplet such as "%3a"
    /// (6.2.2.1).  Scheme and host become lower case, triplets upper case.
    letter_case = 1,
    /// An unreserved octet means the same if it is percent-encoded (6.2.2.2).  It is decoded.
    percent_encoding = 2,
    /// Dot segments are removed from the path (6.2.2.3).  With percent_encoding, "%2E" is a dot.
    dot_segments = 4,
    /// The default port of the scheme, with or without leading zeros, is removed (6.2.3).
    default_port = 8,
    /// An empty port is removed, whatever the scheme (6.2.3, 3.2.3).
    empty_port = 16,
    /// After an authority, an empty path becomes "/" if it means that in the scheme (6.2.3).
    empty_path = 32,

    none = 0,                                                      ///< Simple comparison (6.2.1).
    syntax_based = letter_case | percent_encoding | dot_segments,  ///< Any URI (6.2.2).
    scheme_based =
        syntax_based | default_port | empty_port | empty_path,  ///< What schemes say (6.2.3).
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

/// Writes `uri`, normalized by `rules`, to the start of `buffer`, and returns a view of it.
///
/// The result is valid and has the same components as `uri`, except for a port that was removed.
/// Normalizing it again does not change it.  If a parser would read the remaining segments as
/// something else, "/." or "./" precedes them: "s:/a/..//p" becomes "s:/.//p", and "a/../b:c"
/// becomes "./b:c".
///
/// Dot segments of a URI's path, and of a path that follows an authority or starts with "/", are
/// removed as section 5.2.4 describes.  Any other path stays relative: it keeps each ".." that
/// leads out of it, and if nothing else remains, it becomes "./".  So a reference resolves to the
/// same URI as before, up to normalization, at every base that has an authority or a path that
/// starts with "/".  Section 5.2.4 differs in two ways: it does not recognize encoded dots, so they
/// take effect only when decoded; and at a base such as "mailto:x" it turns "a/../b" into "/b", not
/// "b".
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

/// Normalizes as above, and returns a URI that owns its text.  The only error is too_long.
///
///     uriscan::normalize(uriscan::parse_uri("http://h/a/./b").value())->text() == "http://h/a/b"
result<uri> normalize(const uri_view& uri, normalization rules = normalization::syntax_based,
                      const scheme_table& schemes = {});

/// Says whether normalizing `uri` by `rules` would not change its text.  Linear in the text;
/// allocates nothing.
///
///     uriscan::is_normalized(uriscan::parse_uri("http://h/%7e").value()) == false
[[nodiscard]] bool is_normalized(const uri_view& uri,
                                 normalization rules = normalization::syntax_based,
                                 const scheme_table& schemes = {}) noexcept;

}  // namespace uriscan
