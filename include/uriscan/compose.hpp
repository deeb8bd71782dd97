// Component recomposition (RFC 3986, section 5.3): seven components become one text, and a parser
// finds the same seven components in that text (sections 3.3 and 4.2).
//
// Lifetime: uri_parts refer to texts of the caller; a view that is written to a buffer refers to
// the buffer.
// Thread safety: all functions are pure, except that they write to the caller's buffer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "uriscan/result.hpp"
#include "uriscan/uri.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

/// Holds the components of a URI, without their delimiters, as texts of the caller.
///
/// A null text means that the component is absent.  An empty text that is not null means that the
/// component is present and empty.  For example, a null `query` gives no "?", and an empty `query`
/// gives a "?" with nothing after it.  Every URI has a path, so null and empty mean the same for
/// the path.
struct uri_parts {
    std::string_view scheme = {};
    std::string_view userinfo = {};
    std::string_view host =
        {};  ///< With the brackets of an IP literal.  If present, there is an authority.
    std::string_view port = {};
    std::string_view path = {};
    std::string_view query = {};
    std::string_view fragment = {};

    /// Compares the components.  Absent and empty are different, except for the path.
    friend constexpr bool operator==(const uri_parts& a, const uri_parts& b) noexcept {
        const auto same = [](std::string_view x, std::string_view y) {
            return x == y && (x.data() == nullptr) == (y.data() == nullptr);
        };
        return same(a.scheme, b.scheme) && same(a.userinfo, b.userinfo) && same(a.host, b.host) &&
               same(a.port, b.port) && a.path == b.path && same(a.query, b.query) &&
               same(a.fragment, b.fragment);
    }
};

/// Returns the components of `uri`, slices of its text.
[[nodiscard]] constexpr uri_parts parts_of(const uri_view& uri) noexcept {
    return {uri.scheme(), uri.userinfo(), uri.host(),    uri.port(),
            uri.path(),   uri.query(),    uri.fragment()};
}
uri_parts parts_of(uri&&) = delete;

/// Says what compose() does if a parser would find another path in the composed text.
enum class ambiguity : std::uint8_t {
    refuse,  ///< Returns an error that names the rule that the path breaks.
    repair,  ///< Writes "/." or "./" or "/" before the path; see compose().
};

/// Returns how many octets compose() needs at most for `parts`.  The value is never more than
/// 2^32 - 1, the largest size of a URI.  Constant time.
[[nodiscard]] constexpr std::size_t composed_size_limit(const uri_parts& parts) noexcept {
    constexpr std::size_t delimiters = std::string_view(
                                           ":"
                                           "//"
                                           "@"
                                           ":"
                                           "?"
                                           "#")
                                           .size();
    constexpr std::size_t repair = 2;
    std::size_t size = delimiters + repair;
    for (const std::size_t part :
         {parts.scheme.size(), parts.userinfo.size(), parts.host.size(), parts.port.size(),
          parts.path.size(), parts.query.size(), parts.fragment.size()}) {
        const std::size_t left = UINT32_MAX - size;
        size += part < left ? part : left;
    }
    return size;
}

/// Writes `parts` as one text to the start of `buffer`, and returns a view of the text.  The
/// components of the view are the parts (5.3).
///
/// compose() does not check the octets of the parts (build() in uri_builder.hpp does): valid parts
/// give a valid text.  compose() only checks that a parser would read the same parts from the text.
/// If a parser would read another path, `ambiguity` decides what happens.  If it is `refuse`,
/// compose() returns an error.  If it is `repair`, compose() writes a path that means the same when
/// the reference is resolved (section 5).  There are three such errors:
///
/// - `path_begins_with_slashes`: without an authority, "//x" would start an authority (3.3).
///   Repaired: "/.//x".
/// - `colon_in_first_segment`: without scheme and authority, "a:b" would start with a scheme (4.2).
///   Repaired: "./a:b".
/// - `path_not_absolute`: after an authority, "x" would be part of the authority (3.3).  Repaired:
///   "/x".  Section 5.2.3 does the same when the base has an authority and no path.
///
/// The offset of these errors counts from the start of the path to the octet that is not allowed.
/// The other errors are: `missing_host` if there is user information or a port, but no host;
/// `unexpected_end` if the scheme is present and empty; `too_long`; and `buffer_too_small`, in
/// which case nothing was written.
///
/// The parts must not overlap the buffer, with one exception: one part can lie at the very end of
/// the buffer, for example because it was encoded there.  Linear; allocates nothing.
///
///     char buffer[32];
///     const uriscan::uri_view uri = uriscan::parse_uri("http://h/p#f").value();
///     uriscan::uri_parts parts = uriscan::parts_of(uri);
///     parts.fragment = {};
///     uriscan::compose(parts, buffer)->text() == "http://h/p"
result<uri_view> compose(const uri_parts& parts, std::span<char> buffer,
                         ambiguity = ambiguity::refuse) noexcept;

/// Composes `parts` as the compose() with a buffer does, and returns a URI that owns its text.  The
/// errors are the same, except buffer_too_small.
///
///     uriscan::compose({.path = "a:b"}, uriscan::ambiguity::repair)->text() == "./a:b"
[[nodiscard]] result<uri> compose(const uri_parts& parts, ambiguity = ambiguity::refuse);

}  // namespace uriscan
