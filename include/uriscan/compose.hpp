// Component recomposition (RFC 3986, section 5.3): a text made of seven components, and the rules that
// it needs to be read back as the same seven (sections 3.3 and 4.2).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "uriscan/result.hpp"
#include "uriscan/uri.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

/// Holds the components that a URI is composed of, without their delimiters.  Null is absent, empty is
/// present: a null `query` gives no "?", an empty one a "?" with nothing after it.  The path is always
/// there, so that null and empty are the same.  The texts belong to the caller.
struct uri_parts {
    std::string_view scheme = {};
    std::string_view userinfo = {};
    std::string_view host =
        {};  ///< With the brackets of an IP literal.  Present means an authority.
    std::string_view port = {};
    std::string_view path = {};
    std::string_view query = {};
    std::string_view fragment = {};

    /// Compares the components; absent and empty are different, but for the path.
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
constexpr uri_parts parts_of(const uri_view& uri) noexcept {
    return {uri.scheme(), uri.userinfo(), uri.host(),    uri.port(),
            uri.path(),   uri.query(),    uri.fragment()};
}

/// Says what compose() does with a path that would be read back as something else.
enum class ambiguity : std::uint8_t {
    refuse,  ///< Fails, with the rule that the path breaks.
    repair,  ///< Writes a few octets before the path, as told at compose().
};

/// Returns how many octets compose() needs for `parts`, at most, whatever it does with an ambiguity.
/// No more than 2^32 - 1, beyond which nothing is composed.
constexpr std::size_t composed_size_limit(const uri_parts& parts) noexcept {
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

/// Composes `parts` to one text at the begin of `buffer` and returns a view of it, whose components
/// are the parts, recorded while they were written (5.3).
///
/// A part's own octets are not checked (uri_builder does that): parts that are valid give a valid
/// text.  What is checked is that the text is read back as these parts.  A path that prevents it
/// fails, or is repaired where `ambiguity` says so; a repaired path is another path, which the RFC's
/// algorithms resolve alike:
///
/// - `path_begins_with_slashes`: without an authority, "//x" would begin one (3.3).  "/.//x".
/// - `colon_in_first_segment`: without scheme and authority, "a:b" would begin with a scheme (4.2).
///   "./a:b".
/// - `path_not_absolute`: with an authority, "x" would go on with it (3.3).  "/x", as where a relative
///   path is merged with a base that has an authority and no path (5.2.3).
///
/// The error's offset is that of the octet in the path that cannot stand where it does.  Other
/// failures: `missing_host` where user information or a port has no host; `unexpected_end` where
/// the scheme is present and empty, as none can be; `too_long`; `buffer_too_small`, and then nothing
/// was written.  The parts must not overlap the buffer, but for one that may end where the buffer
/// does, such as one that was encoded there.  Linear; allocates nothing.
///
///     char buffer[32];
///     uriscan::uri_parts parts = uriscan::parts_of(uriscan::parse_uri("http://h/p#f").value());
///     parts.fragment = {};
///     uriscan::compose(parts, buffer)->text() == "http://h/p"
result<uri_view> compose(const uri_parts& parts, std::span<char> buffer,
                         ambiguity = ambiguity::refuse) noexcept;

/// Composes `parts` as above, to a text of its own; the failures are the same, but for the buffer's.
///
///     uriscan::compose({.path = "a:b"}, uriscan::ambiguity::repair)->text() == "./a:b"
result<uri> compose(const uri_parts& parts, ambiguity = ambiguity::refuse);

}  // namespace uriscan
