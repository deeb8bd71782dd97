// Normalization (RFC 3986, sections 6.2.2 and 6.2.3): one text for all the URIs that a set of rules
// holds to be equivalent.  Comparison by the same rules is in equivalence.hpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "uriscan/result.hpp"
#include "uriscan/schemes.hpp"
#include "uriscan/uri.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

/// Names the rules by which two URIs are held to be equivalent, and any set of them: `a | b`.  The last
/// three are the rungs of the ladder of section 6.2, each of which includes the one before.
enum class normalization : std::uint8_t {
    /// Scheme and host are the same in letters of either case, and so are the digits of a triplet "%3a"
    /// (6.2.2.1).  Scheme and host get lower-case letters, triplets upper-case ones.
    letter_case = 1,
    /// An unreserved octet means the same encoded and not (6.2.2.2); it is decoded.
    percent_encoding = 2,
    /// The dot segments of a path are removed (6.2.2.3).  With percent_encoding, "%2E" is a dot.
    dot_segments = 4,
    /// A port that is the scheme's default is the same as none (6.2.3), leading zeros or not.
    default_port = 8,
    /// An empty port is the same as none, whatever the scheme (6.2.3, 3.2.3).
    empty_port = 16,
    /// After an authority an empty path is the same as "/", if the scheme has it so (6.2.3).
    empty_path = 32,

    none = 0,                                                      ///< Simple comparison (6.2.1).
    syntax_based = letter_case | percent_encoding | dot_segments,  ///< Any URI (6.2.2).
    scheme_based =
        syntax_based | default_port | empty_port | empty_path,  ///< What schemes say (6.2.3).
};

/// Returns the rules that are in either set.
constexpr normalization operator|(normalization a, normalization b) noexcept {
    return static_cast<normalization>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}

/// Returns the rules that are in both sets.
constexpr normalization operator&(normalization a, normalization b) noexcept {
    return static_cast<normalization>(static_cast<unsigned>(a) & static_cast<unsigned>(b));
}

/// Says whether all of `rules` are in `set`.
constexpr bool includes(normalization set, normalization rules) noexcept {
    return (set & rules) == rules;
}

/// Returns how many octets normalize() may write for `uri` under any rules: those of its text, and one,
/// since an empty path can become "/", "." can become "./", and ".." can become "../".  Constant time.
constexpr std::size_t normalized_size_limit(const uri_view& uri) noexcept {
    return uri.text().size() + 1;
}

/// Writes `uri`, normalized by `rules`, at the begin of `buffer`, and returns a view of it.
///
/// The result is valid, has the same components as `uri` (but for a port that was removed), and stays
/// as it is when normalized again.  Where the segments left would be read as something else, "/." or
/// "./" goes before them: "s:/a/..//p" gives "s:/.//p", and "a/../b:c" gives "./b:c".
///
/// The path of a URI, and one after an authority or beginning with "/", is what remove_dot_segments
/// (5.2.4) gives.  Any other stays relative: it keeps the ".." that lead out of it, and where nothing
/// else is left it is "./".  So a reference means the same as before, normalized, at every base that
/// has an authority or a path beginning with "/".  Two things section 5.2.4 does not do: it does not see
/// encoded dots, which therefore mean something only once they are decoded; and at a base such as
/// "mailto:x" it makes "/b", not "b", of "a/../b".
///
/// Decoding can make a host one of another kind: "%31.2.3.4" gives the IPv4address "1.2.3.4".  The
/// error is buffer_too_small, or too_long if the result has 2^32 octets; what the buffer holds is then
/// unspecified.  normalized_size_limit() octets are always enough.  Text and buffer must not overlap.
/// Linear in the text; allocates nothing.
///
///     char buffer[64];
///     const auto uri = uriscan::parse_uri("HTTP://Example.com:80/%7efoo/../a%2fb").value();
///     uriscan::normalize(uri, buffer)->text() == "http://example.com:80/a%2Fb"
///     uriscan::normalize(uri, buffer, uriscan::normalization::scheme_based)->text()
///         == "http://example.com/a%2Fb"
result<uri_view> normalize(const uri_view& uri, std::span<char> buffer,
                           normalization rules = normalization::syntax_based,
                           const scheme_table& schemes = {}) noexcept;

/// Returns `uri` normalized by `rules`, as above.  The only error is too_long.
///
///     uriscan::normalize(uriscan::parse_uri("http://h/a/./b").value())->text() == "http://h/a/b"
result<uri> normalize(const uri_view& uri, normalization rules = normalization::syntax_based,
                      const scheme_table& schemes = {});

/// Says whether normalizing `uri` by `rules` would leave its text as it is.  Linear in the text;
/// allocates nothing.
///
///     uriscan::is_normalized(uriscan::parse_uri("http://h/%7e").value()) == false
bool is_normalized(const uri_view& uri, normalization rules = normalization::syntax_based,
                   const scheme_table& schemes = {}) noexcept;

}  // namespace uriscan
