// A parsed URI: a view of the caller's text and the offsets of its components (RFC 3986, section
// 3).
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string_view>

#include "uriscan/address.hpp"
#include "uriscan/components.hpp"
#include "uriscan/pieces.hpp"

namespace uriscan {

/// Views a valid URI reference and gives its components as slices of the text.
///
/// Every slice is a part of the text that was parsed, octet for octet: nothing is decoded or
/// changed.  The view owns nothing; text and slices live as long as the caller keeps the octets.
/// An *absent* component is a null `string_view` and its `has_x()` is false; an *empty* one has
/// size 0, is not null, and its `has_x()` is true: "http://h?" has an empty query, "http://h" none.
/// All accessors are constant-time unless they say otherwise; none allocates or throws.
///
///     const uriscan::uri_view uri = uriscan::parse_uri("http://u@h:80/p?q#f").value();
///     // uri.host() == "h", uri.port() == "80", uri.port_number().number == 80
class uri_view {
public:
    /// Views the empty relative reference.
    constexpr uri_view() noexcept = default;

    /// Views `text` with `at` as the parser left it for that text.  `text` is shorter than 2^32
    /// octets.  Nothing is checked: this is for components that were stored apart from their text.
    constexpr uri_view(std::string_view text, const uri_components& at) noexcept
        : data_(text.data() != nullptr ? text.data() : ""),
          size_(static_cast<std::uint32_t>(text.size())),
          at_(at) {}

    /// Returns the whole text.
    constexpr std::string_view text() const noexcept { return {data_, size_}; }

    /// Returns the offsets that the accessors are derived from.
    constexpr const uri_components& components() const noexcept { return at_; }

    /// Says whether the text is a relative reference, that is, has no scheme (4.2).
    constexpr bool is_relative() const noexcept { return !has_scheme(); }

    /// Says whether the text begins with a scheme, that is, is a URI (3).
    constexpr bool has_scheme() const noexcept { return at_.scheme_end != 0; }

    /// Says whether there is an authority, that is, a "//" before the path (3.2).
    constexpr bool has_authority() const noexcept { return at_.host_begin != 0; }

    /// Says whether there is user information, that is, an "@" in the authority (3.2.1).
    constexpr bool has_userinfo() const noexcept {
        return has_authority() && at_.host_begin != authority_begin();
    }

    /// Says whether there is a port, if only an empty one, that is, a ":" after the host (3.2.3).
    constexpr bool has_port() const noexcept { return at_.host_end != at_.path_begin; }

    /// Says whether there is a query, that is, a "?" after the path (3.4).
    constexpr bool has_query() const noexcept { return at_.path_end != at_.query_end; }

    /// Says whether there is a fragment, that is, a "#" (3.5).
    constexpr bool has_fragment() const noexcept { return at_.query_end != size_; }

    /// Returns the scheme as it is written, without its ":" (3.1); absent in a relative reference.
    constexpr std::string_view scheme() const noexcept {
        return slice_if(has_scheme(), 0, at_.scheme_end);
    }

    /// Returns the authority: user information, host and port, without the "//" (3.2).
    constexpr std::string_view authority() const noexcept {
        return slice_if(has_authority(), authority_begin(), at_.path_begin);
    }

    /// Returns the user information, without its "@" (3.2.1).
    constexpr std::string_view userinfo() const noexcept {
        return slice_if(has_userinfo(), authority_begin(), at_.host_begin - 1);
    }

    /// Returns the host (3.2.2); the brackets of an IP literal belong to it.  It is present, though
    /// perhaps empty, wherever there is an authority.
    constexpr std::string_view host() const noexcept {
        return slice_if(has_authority(), at_.host_begin, at_.host_end);
    }

    /// Returns which kind of host it is (3.2.2), `none` without an authority.  An empty host is a
    /// reg-name.  Linear in the host, of which at most 16 octets are looked at.
    enum host_kind host_kind() const noexcept;

    /// Returns the host's four octets where it is an IPv4address (3.2.2).
    std::optional<ipv4_octets> ipv4_address() const noexcept;

    /// Returns the host's sixteen octets where it is an IPv6address (3.2.2), whose last four may be
    /// written as an IPv4address.
    std::optional<ipv6_octets> ipv6_address() const noexcept;

    /// Returns the digits of the port, without the ":" (3.2.3).
    constexpr std::string_view port() const noexcept {
        return slice_if(has_port(), at_.host_end + 1, at_.path_begin);
    }

    /// Returns the port as a number, telling absent, empty and overflow apart.  Leading zeros are
    /// fine.  Linear in the port.
    port_value port_number() const noexcept;

    /// Returns the path (3.3), which is always there and may be empty.
    constexpr std::string_view path() const noexcept { return slice(at_.path_begin, at_.path_end); }

    /// Returns the path's segments; an absolute path begins with an empty one, an empty path has
    /// none (3.3).  Walking them is linear in the path.
    constexpr path_segments segments() const noexcept { return path_segments(path()); }

    /// Returns the query, without its "?" (3.4).
    constexpr std::string_view query() const noexcept {
        return slice_if(has_query(), at_.path_end + 1, at_.query_end);
    }

    /// Returns the query cut at "&", each piece cut at its first "="; nothing is decoded.  An
    /// absent and an empty query have no parameters.  Walking them is linear in the query.
    constexpr uriscan::query_parameters query_parameters() const noexcept {
        return uriscan::query_parameters(query());
    }

    /// Returns the fragment, without its "#" (3.5).
    constexpr std::string_view fragment() const noexcept {
        return slice_if(has_fragment(), at_.query_end + 1, size_);
    }

    /// Compares the texts, octet by octet: the simple string comparison of section 6.2.1.
    friend constexpr bool operator==(const uri_view& a, const uri_view& b) noexcept {
        return a.text() == b.text();
    }
    friend constexpr std::strong_ordering operator<=>(const uri_view& a,
                                                      const uri_view& b) noexcept {
        return a.text() <=> b.text();
    }

private:
    constexpr std::uint32_t authority_begin() const noexcept {
        constexpr std::uint32_t colon = 1, slashes = 2;
        return has_scheme() ? at_.scheme_end + colon + slashes : slashes;
    }
    constexpr std::string_view slice(std::uint32_t begin, std::uint32_t end) const noexcept {
        return {data_ + begin, end - begin};
    }
    constexpr std::string_view slice_if(bool present, std::uint32_t begin,
                                        std::uint32_t end) const noexcept {
        return present ? slice(begin, end) : std::string_view();
    }

    const char* data_ = "";
    std::uint32_t size_ = 0;
    uri_components at_;
};

/// Writes the text.
std::ostream& operator<<(std::ostream&, const uri_view&);

}  // namespace uriscan

/// Hashes the text, in agreement with operator==.
template <>
struct std::hash<uriscan::uri_view> {
    std::size_t operator()(const uriscan::uri_view& uri) const noexcept {
        return std::hash<std::string_view>()(uri.text());
    }
};
