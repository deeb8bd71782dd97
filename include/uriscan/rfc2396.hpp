// URI references by RFC 2396, which RFC 3986 replaced.  They have the same components as in RFC
// 3986, and three things that RFC 3986 lacks: opaque parts (section 3), two kinds of authority,
// server and name in a registry (3.2), and parameters of path segments (3.3).  The grammar is that
// of RFC 2396 as published, without RFC 2732, which added IPv6 literals.  docs/rfc2396.md lists the
// differences between the two RFCs.
//
// Lifetime: a parsed view refers to the text, which must outlive it.  An error refers to no text.
// Thread safety: any number of threads can call all functions here at the same time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "uriscan/detail/lifetime.hpp"
#include "uriscan/detail/subtext.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/pieces.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan::rfc2396 {

/// Names the rule of RFC 2396 that a text is checked against.
enum class rule : std::uint8_t {
    uri_reference,  ///< An absoluteURI, a relativeURI or nothing; a fragment can follow (4).
    absolute_uri,   ///< A URI with a scheme and without a fragment (3).
    relative_uri,   ///< A reference that is not empty, and has no scheme and no fragment (5).
};

/// Returns the rule's name in lower case, such as "absolute-uri".  The text is static.
[[nodiscard]] std::string_view name_of(rule) noexcept;

/// Says which alternative of the authority rule an authority matches (3.2).  If an authority
/// matches both, its kind is `server`.  Every server that is not empty also matches reg_name.
/// `none`: there is no authority.
enum class kind_of_authority : std::uint8_t { none, server, registry };

/// Says which alternative of the host rule a host matches (3.2.2).  `none`: the authority is absent
/// or empty.  `reg_name`: the authority is a name in a registry and has no host.
enum class kind_of_host : std::uint8_t { none, hostname, ipv4, reg_name };

/// Returns the kind's name: "hostname", "ipv4", "reg-name", or "" for none.  The text is static.
[[nodiscard]] std::string_view name_of(kind_of_host) noexcept;

/// The parameters of a segment: a range of the texts after its semicolons (3.3).
///
/// Like uriscan::path_segments, the class is a view and a borrowed, bidirectional range.  It refers
/// to the segment's text, which must outlive it.
class segment_params {
public:
    using iterator = uriscan::detail::pieces<';', uriscan::detail::segment_of>::iterator;

    /// Makes a range without parameters.
    constexpr segment_params() noexcept = default;

    /// Makes the range of the parameters of `segment`.  The text before the first semicolon is the
    /// segment's name, not a parameter.
    constexpr explicit segment_params(std::string_view segment URISCAN_LIFETIMEBOUND) noexcept
        : pieces_(segment) {}
    template <uriscan::detail::temporary_text Text>
    explicit segment_params(Text&&) = delete;

    [[nodiscard]] constexpr iterator begin() const noexcept {
        iterator at = pieces_.begin();  // the segment's name
        return at == end() ? at : ++at;
    }
    [[nodiscard]] constexpr iterator end() const noexcept { return pieces_.end(); }
    [[nodiscard]] constexpr bool empty() const noexcept { return begin() == end(); }

    /// Returns the number of parameters.  Linear in the segment.
    [[nodiscard]] constexpr std::size_t size() const noexcept {
        return pieces_.empty() ? 0 : pieces_.size() - 1;
    }

private:
    uriscan::detail::pieces<';', uriscan::detail::segment_of>
        pieces_;  // the first piece is the segment's name
};

/// One segment of a path: a name, and parameters after semicolons (3.3).  The segment refers to the
/// path's text, which must outlive it.  Nothing is decoded.
///
///     const rfc2396::segment segment{"name;v=1.1;x"};
///     // segment.name() == "name"; segment.params() has the elements "v=1.1" and "x"
struct segment {
    std::string_view text;  ///< The whole segment.

    /// Returns the text before the first ";".  Linear in the segment.
    [[nodiscard]] constexpr std::string_view name() const noexcept {
        return detail::subtext(text, 0, text.find(';'));
    }

    /// Returns the parameters: the texts after each ";", which can be empty.
    [[nodiscard]] constexpr segment_params params() const noexcept { return segment_params(text); }
};

namespace detail {

constexpr segment segment_of(std::string_view piece) noexcept {
    return {piece};
}

}  // namespace detail

/// The segments of a path.  The first segment of an absolute path is empty: "/a;x/b" has the
/// segments "", "a;x" and "b".
using path_segments = uriscan::detail::pieces<'/', detail::segment_of>;

/// Views a valid URI reference of RFC 2396.  The accessors and the six offsets have the same
/// meaning as in uriscan::uri_view, but four things differ.
///
/// - The path of an opaque URI is its opaque part, including a "?" and the octets after it (rule
///   `path`).  So an opaque URI has no query.  RFC 3986 reads the same octets as path and query.
/// - If the authority is a name in a registry, host() returns the whole authority, although RFC
///   2396 does not call it a host.  There is no user information and no port.
/// - If the authority is empty, there is no host by RFC 2396.  host() is then empty, not absent.
/// - ipv4_address() returns octets only if the host is an IPv4address by RFC 3986.  The numbers in
///   an IPv4address of RFC 2396 can have any size.
///
/// Because of these differences, the operations of RFC 3986, such as normalize(), do not accept
/// this class.  To use them, parse text() by RFC 3986.
///
///     auto uri = uriscan::rfc2396::parse_absolute_uri("mailto:joe@example.com?subject=x");
///     // uri->is_opaque() && uri->opaque_part() == "joe@example.com?subject=x"
class uri_view : private uriscan::uri_view {
    using base = uriscan::uri_view;

public:
    /// Views the empty reference.
    constexpr uri_view() noexcept = default;

    /// Returns a view of `text`.  `at` and `kind` must be the components and the kind of host that
    /// the parser found in `text`; the function does not check this.
    [[nodiscard]] static constexpr uri_view unchecked(
        std::string_view text URISCAN_LIFETIMEBOUND, const uri_components& at,
        kind_of_host kind = kind_of_host::none) noexcept {
        return {base::unchecked(text, at), kind};
    }
    template <uriscan::detail::temporary_text Text>
    static uri_view unchecked(Text&&, const uri_components&, kind_of_host = {}) = delete;

    using base::authority;
    using base::components;
    using base::fragment;
    using base::has_authority;
    using base::has_fragment;
    using base::has_host;
    using base::has_password;
    using base::has_port;
    using base::has_query;
    using base::has_scheme;
    using base::has_userinfo;
    using base::host;
    using base::ipv4_address;
    using base::is_relative;
    using base::parameters;
    using base::password;
    using base::path;
    using base::port;
    using base::port_number;
    using base::query;
    using base::scheme;
    using base::text;
    using base::user;
    using base::userinfo;

    /// Says whether the URI is opaque: it has a scheme, and no "/" follows the scheme's ":" (3).
    [[nodiscard]] constexpr bool is_opaque() const noexcept {
        return has_scheme() && !has_authority() && !path().starts_with('/');
    }

    /// Returns the text between the scheme's ":" and the fragment of an opaque URI (3).  Returns
    /// null if the URI is not opaque.
    [[nodiscard]] constexpr std::string_view opaque_part() const noexcept {
        return is_opaque() ? path() : std::string_view();
    }

    /// Returns the kind of the authority, `none` if there is no authority (3.2).
    [[nodiscard]] constexpr kind_of_authority authority_kind() const noexcept {
        if (!has_authority()) {
            return kind_of_authority::none;
        }
        return host_kind_ == kind_of_host::reg_name ? kind_of_authority::registry
                                                    : kind_of_authority::server;
    }

    /// Returns the kind of the host (3.2.2).
    [[nodiscard]] constexpr kind_of_host host_kind() const noexcept { return host_kind_; }

    /// Returns the path's segments as a range (3.3).  An opaque part has no segments.  Walking the
    /// range is linear in the path.
    [[nodiscard]] constexpr path_segments segments() const noexcept {
        return path_segments(is_opaque() ? std::string_view() : path());
    }

    /// Compares the texts, octet by octet.
    friend constexpr bool operator==(const uri_view& a, const uri_view& b) noexcept {
        return a.text() == b.text();
    }

private:
    constexpr uri_view(const base& view, kind_of_host kind) noexcept
        : base(view), host_kind_(kind) {}

    kind_of_host host_kind_ = kind_of_host::none;
};

/// Parses `text` by `rule`, in one pass and linear time.  Never allocates or throws, and reads no
/// octet outside `text`, which can be null if it is empty.  The error is too_long if `text` has
/// 2^32 octets or more.  The view refers to `text`, which must outlive it.
///
///     auto result = rfc2396::parse(rfc2396::rule::uri_reference, "//reg:istry/a");
///     // result->authority_kind() == rfc2396::kind_of_authority::registry
[[nodiscard]] result<uri_view> parse(rule, std::string_view text URISCAN_LIFETIMEBOUND) noexcept;

/// Parses a URI-reference (section 4), which can be empty.  Works like parse().
///
///     !rfc2396::parse_uri_reference("?q") && rfc2396::parse_uri_reference("#f")
[[nodiscard]] inline result<uri_view> parse_uri_reference(
    std::string_view text URISCAN_LIFETIMEBOUND) noexcept {
    return parse(rule::uri_reference, text);
}

/// Parses an absoluteURI: a scheme is needed, a fragment is refused (section 3).  Works like
/// parse().
///
///     rfc2396::parse_absolute_uri("a:").error().reason == error_reason::unexpected_end
[[nodiscard]] inline result<uri_view> parse_absolute_uri(
    std::string_view text URISCAN_LIFETIMEBOUND) noexcept {
    return parse(rule::absolute_uri, text);
}

/// Parses a relativeURI: no scheme, no fragment, and not empty (section 5).  Works like parse().
///
///     rfc2396::parse_relative_uri("//h/p")->host() == "h"
[[nodiscard]] inline result<uri_view> parse_relative_uri(
    std::string_view text URISCAN_LIFETIMEBOUND) noexcept {
    return parse(rule::relative_uri, text);
}

// A view of a temporary string would dangle.
template <uriscan::detail::temporary_text Text>
result<uri_view> parse(rule, Text&&) = delete;
template <uriscan::detail::temporary_text Text>
result<uri_view> parse_uri_reference(Text&&) = delete;
template <uriscan::detail::temporary_text Text>
result<uri_view> parse_absolute_uri(Text&&) = delete;
template <uriscan::detail::temporary_text Text>
result<uri_view> parse_relative_uri(Text&&) = delete;

/// Says whether parse() would accept `text` by `rule`.  Linear time; never allocates or throws.
[[nodiscard]] inline bool is_valid(rule rule, std::string_view text) noexcept {
    return parse(rule, text).has_value();
}

/// Says whether `text` is a URI-reference (section 4).  Works like is_valid().
[[nodiscard]] inline bool is_uri_reference(std::string_view text) noexcept {
    return is_valid(rule::uri_reference, text);
}

/// Says whether `text` is an absoluteURI (section 3).  Works like is_valid().
[[nodiscard]] inline bool is_absolute_uri(std::string_view text) noexcept {
    return is_valid(rule::absolute_uri, text);
}

/// Says whether `text` is a relativeURI (section 5).  Works like is_valid().
[[nodiscard]] inline bool is_relative_uri(std::string_view text) noexcept {
    return is_valid(rule::relative_uri, text);
}

}  // namespace uriscan::rfc2396

template <>
inline constexpr bool std::ranges::enable_borrowed_range<uriscan::rfc2396::segment_params> = true;
template <>
inline constexpr bool std::ranges::enable_view<uriscan::rfc2396::segment_params> = true;
template <>
inline constexpr bool std::ranges::disable_sized_range<uriscan::rfc2396::segment_params> = true;
