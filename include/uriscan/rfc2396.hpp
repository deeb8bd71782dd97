// URI references as RFC 2396 defined them, which RFC 3986 replaced: the same components, and what
// only the predecessor has, namely opaque parts (section 3), authorities that are a server or a name
// in some registry (3.2), and parameters of path segments (3.3).  As published, without RFC 2732,
// which added IPv6 literals.  docs/rfc2396.md lists where the two RFCs differ.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "uriscan/parse.hpp"
#include "uriscan/pieces.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan::rfc2396 {

/// Names the rule of RFC 2396 that a text is held against.
enum class rule : std::uint8_t {
    uri_reference,  ///< An absoluteURI or a relativeURI, or neither; a fragment is allowed (4).
    absolute_uri,   ///< With a scheme, without a fragment (3).
    relative_uri,   ///< Without a scheme, without a fragment, and not empty (5).
};

/// Returns the rule's name in lower case, such as "absolute-uri".  The text is static.
std::string_view to_string(rule) noexcept;

/// Says which alternative of the authority rule an authority is (3.2).  A server counts before a
/// reg_name, of which each server but the empty one is one, too.
enum class authority_kind : std::uint8_t { none, server, registry };

/// Says which alternative of the host rule a host is (3.2.2).  `none` is that of a URI without an
/// authority, and of an empty one; `reg_name` is no host, but what a registry has in its place.
enum class host_kind : std::uint8_t { none, hostname, ipv4, reg_name };

/// Returns the kind's name: "hostname", "ipv4", "reg-name", or "" for none.  The text is static.
std::string_view to_string(host_kind) noexcept;

/// The parameters of a segment: a range over the texts that follow its semicolons (3.3).  It views
/// the segment's text, as `pieces` does.
class segment_params {
public:
    using iterator = pieces<path_segment, ';'>::iterator;

    /// Cuts `segment`, whose name is all before its first semicolon.
    constexpr explicit segment_params(std::string_view segment) noexcept : pieces_(segment) {}

    /// The first parameter, behind the name; end() if there is none.
    constexpr iterator begin() const noexcept {
        const iterator name = pieces_.begin();
        return name == end() ? name : std::next(name);
    }
    constexpr iterator end() const noexcept { return pieces_.end(); }
    constexpr bool empty() const noexcept { return begin() == end(); }

private:
    pieces<path_segment, ';'> pieces_;  // the first is the segment's name
};

/// One segment of a path: a name, and parameters that semicolons introduce (3.3).  Slices of the
/// path; nothing is decoded.
///
///     rfc2396::segment::from("name;v=1.1;x") has the name "name" and the parameters "v=1.1", "x"
struct segment {
    std::string_view text;  ///< All of it.

    /// Returns what stands before the first ";".  Linear in the segment.
    constexpr std::string_view name() const noexcept { return text.substr(0, text.find(';')); }

    /// Returns what stands behind each ";", if only an empty text.
    constexpr segment_params params() const noexcept { return segment_params(text); }

    using type = segment;
    static constexpr type from(std::string_view piece) noexcept { return {piece}; }
};

/// The segments of a path.  An absolute path begins with an empty one: "/a;x/b" is "", "a;x", "b".
using path_segments = pieces<segment, '/'>;

/// Views a valid URI reference of RFC 2396, as uriscan::uri_view does one of RFC 3986, and is one:
/// the same six offsets mean the same components.  Four things want to be known.
///
/// - The path of an opaque URI is its opaque part, a "?" and what follows included (rule `path`): it
///   has no query.  RFC 3986 takes the same octets for a path and a query.
/// - Where a registry names the authority, all of the authority is in the host, which is then no
///   host of RFC 2396; there is no user information and no port.
/// - An authority may be empty and has no host then; host() is empty, not absent.
/// - ipv4_address() gives octets where there are four by RFC 3986's rule, too: an IPv4address of
///   RFC 2396 may hold numbers of any size.
///
///     auto uri = uriscan::rfc2396::parse_absolute_uri("mailto:joe@example.com?subject=x");
///     // uri->is_opaque() && uri->opaque_part() == "joe@example.com?subject=x"
class uri_view : public uriscan::uri_view {
public:
    /// Views the empty reference.
    constexpr uri_view() noexcept = default;

    /// Views `text` with `at` and `kind` as the parser left them for that text.  Nothing is checked.
    constexpr uri_view(std::string_view text, const uri_components& at,
                       enum host_kind kind = host_kind::none) noexcept
        : uriscan::uri_view(text, at), host_kind_(kind) {}

    /// Says whether what follows the scheme does not begin with a "/" (3), so that it has no parts.
    constexpr bool is_opaque() const noexcept {
        return has_scheme() && !has_authority() && !path().starts_with('/');
    }

    /// Returns what lies between an opaque URI's scheme and its fragment (3); null otherwise.
    constexpr std::string_view opaque_part() const noexcept {
        return is_opaque() ? path() : std::string_view();
    }

    /// Returns which kind of authority there is, `none` without one (3.2).
    constexpr enum authority_kind authority_kind() const noexcept {
        if (!has_authority()) {
            return authority_kind::none;
        }
        return host_kind_ == host_kind::reg_name ? authority_kind::registry
                                                 : authority_kind::server;
    }

    /// Returns which kind of host it is (3.2.2).
    constexpr enum host_kind host_kind() const noexcept { return host_kind_; }

    /// Returns the path's segments; an opaque part has none (3.3).  Walking them is linear in the
    /// path.
    constexpr path_segments segments() const noexcept {
        return path_segments(is_opaque() ? std::string_view() : path());
    }

private:
    enum host_kind host_kind_ = host_kind::none;
};

/// Parses `text` as `rule` says.  One pass, linear time; never allocates or throws, and reads no
/// octet outside `text`, which may be null if it is empty.  A text of 2^32 octets or more is
/// refused as too_long.
///
///     auto result = rfc2396::parse(rfc2396::rule::uri_reference, "//reg:istry/a");
///     // result->authority_kind() == rfc2396::authority_kind::registry
result<uri_view> parse(rule, std::string_view text) noexcept;

/// Parses a URI-reference (section 4), which may be empty.
///
///     !rfc2396::parse_uri_reference("?q") && rfc2396::parse_uri_reference("#f")
inline result<uri_view> parse_uri_reference(std::string_view text) noexcept {
    return parse(rule::uri_reference, text);
}

/// Parses an absoluteURI: a scheme is needed, a fragment is refused (section 3).
///
///     rfc2396::parse_absolute_uri("a:").error().why == reason::unexpected_end
inline result<uri_view> parse_absolute_uri(std::string_view text) noexcept {
    return parse(rule::absolute_uri, text);
}

/// Parses a relativeURI: no scheme, no fragment, and not empty (section 5).
///
///     rfc2396::parse_relative_uri("//h/p")->host() == "h"
inline result<uri_view> parse_relative_uri(std::string_view text) noexcept {
    return parse(rule::relative_uri, text);
}

/// Says whether `text` fits `rule`, as parse() would, with the same promises.
inline bool is_valid(rule rule, std::string_view text) noexcept {
    return parse(rule, text).has_value();
}

/// Says whether `text` is a URI-reference (section 4).
inline bool is_uri_reference(std::string_view text) noexcept {
    return is_valid(rule::uri_reference, text);
}

/// Says whether `text` is an absoluteURI (section 3).
inline bool is_absolute_uri(std::string_view text) noexcept {
    return is_valid(rule::absolute_uri, text);
}

/// Says whether `text` is a relativeURI (section 5).
inline bool is_relative_uri(std::string_view text) noexcept {
    return is_valid(rule::relative_uri, text);
}

}  // namespace uriscan::rfc2396
