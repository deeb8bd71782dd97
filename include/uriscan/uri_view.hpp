// A parsed URI: a view of the caller's text and the offsets of its components (RFC 3986, section
// 3).  The parser stores nothing but six offsets: all accessors are derived from these offsets and
// the size of the text.
//
// Lifetime: a view and everything that it returns refer to the text, which must outlive them.
// Addresses, ports and offsets are values.  The names of kinds are static.
// Thread safety: a view is a value and only reads its text; any number of threads can use it.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string_view>

#include "uriscan/detail/lifetime.hpp"
#include "uriscan/detail/subtext.hpp"
#include "uriscan/pieces.hpp"
#include "uriscan/result.hpp"

namespace uriscan {

/// Says which alternative of RFC 3986's host rule is the first that a host matches; `none` if there
/// is no host.  For example, "127.0.0.1" is an IPv4address, and "127.0.0.256" is a reg-name.
enum class kind_of_host : std::uint8_t { none, reg_name, ipv4, ipv6, ipvfuture };

/// The four octets of an IPv4 address, in network order.
using ipv4_octets = std::array<std::uint8_t, 4>;

/// The sixteen octets of an IPv6 address, in network order.
using ipv6_octets = std::array<std::uint8_t, 16>;

/// Returns the kind's name: "reg-name", "ipv4", "ipv6", "ipvfuture", or "" for none.  The text is
/// static.
[[nodiscard]] std::string_view name_of(kind_of_host) noexcept;

/// Says whether a port is a number that fits into 16 bits.
enum class port_status : std::uint8_t {
    absent,    ///< There is no ":" after the host.
    empty,     ///< There is a ":" and nothing after it.
    value,     ///< `port_value::number` is the port.
    overflow,  ///< The digits are valid, but the number is greater than 65535.
};

/// A port as a number.  RFC 3986 does not limit the number of digits of a port (3.2.3).
struct port_value {
    port_status status = port_status::absent;
    std::uint16_t number = 0;  ///< The port; 0 unless `status` is `value`.

    friend constexpr bool operator==(const port_value&, const port_value&) = default;
};

/// The size of the longest text that parse() accepts, in octets: offsets have 32 bits.
inline constexpr std::size_t max_text_size = UINT32_MAX;

/// Holds the offsets of the components of one URI, in octets from its start.
///
///     http://user:pw@example.com:8042/over/there?name=ferret#nose
///         |          |          |    |          |           |
///         |          |          |    |          |           query_end
///         |          |          |    |          path_end
///         |          |          |    path_begin
///         |          |          host_end
///         |          host_begin
///         scheme_end
///
/// - The scheme is [0, `scheme_end`).  If `scheme_end` is 0, there is no scheme.
/// - The host is [`host_begin`, `host_end`).  If `host_begin` is 0, there is no authority.  The
///   authority starts after its "//" and ends at `path_begin`.
/// - If the host does not start where the authority starts, there is user information.  The user
///   information starts with the authority, and ends one octet (the "@") before the host.
/// - The port is [`host_end` + 1, `path_begin`), after a ":".  If `host_end` equals `path_begin`,
///   there is no port.  If there is no authority, `host_end` always equals `path_begin`.
/// - The path is [`path_begin`, `path_end`).  There always is a path; it can be empty.
/// - The query is [`path_end` + 1, `query_end`), after a "?".  If `path_end` equals `query_end`,
///   there is no query.
/// - The fragment starts one octet (the "#") after `query_end` and ends with the text.  If
///   `query_end` is the size of the text, there is no fragment.
template <class Offset>
struct basic_uri_components {
    Offset scheme_end = 0;
    Offset host_begin = 0;
    Offset host_end = 0;
    Offset path_begin = 0;
    Offset path_end = 0;
    Offset query_end = 0;

    friend constexpr bool operator==(const basic_uri_components&,
                                     const basic_uri_components&) = default;
};

/// The components of a URI of fewer than 2^32 octets.
using uri_components = basic_uri_components<std::uint32_t>;

/// The components of a URI of any size, as push_parser returns them.
using long_uri_components = basic_uri_components<std::uint64_t>;

namespace detail {

// Returns the same components with 32-bit offsets.  Requires all offsets to be less than 2^32.
[[nodiscard]] constexpr uri_components narrow(const long_uri_components& at) noexcept {
    const auto narrowed = [](std::uint64_t offset) { return static_cast<std::uint32_t>(offset); };
    return {narrowed(at.scheme_end), narrowed(at.host_begin), narrowed(at.host_end),
            narrowed(at.path_begin), narrowed(at.path_end),   narrowed(at.query_end)};
}

}  // namespace detail

class allowances;

class authority_view;

/// Parses `text` as an authority: the part of a URI after its "//", without the "//" (3.2).
///
/// One pass, linear time; never allocates or throws.  An error's offset counts from the start of
/// `text`.  The view refers to `text`, which must outlive it.
///
///     const auto authority = uriscan::parse_authority("me:secret@h:8080");
///     // authority->user() == "me" && authority->host() == "h"
///     // uriscan::parse_authority("h/p").error().offset == 1
[[nodiscard]] result<authority_view> parse_authority(
    std::string_view text URISCAN_LIFETIMEBOUND) noexcept;

/// Views a valid authority and gives its parts as slices of the text.
///
/// Nothing is decoded or changed.  As in uri_view, an absent part is a null `string_view`, and an
/// empty part is not null.  The host is always present and can be empty.  The view owns nothing;
/// the text must outlive the view and its slices.  Accessors are constant-time unless they say
/// otherwise.
class authority_view {
public:
    /// Views the empty authority, as in "file:///p".
    constexpr authority_view() noexcept = default;

    /// Returns the whole authority, without the "//".
    [[nodiscard]] constexpr std::string_view text() const noexcept { return {data_, size_}; }

    /// Says whether there is user information, that is, an "@" (3.2.1).
    [[nodiscard]] constexpr bool has_userinfo() const noexcept { return host_begin_ != 0; }

    /// Says whether there is a password, that is, a ":" in the user information.  Linear in the
    /// user information.
    [[nodiscard]] constexpr bool has_password() const noexcept {
        return password().data() != nullptr;
    }

    /// Says whether there is a port, which can be empty: a ":" after the host (3.2.3).
    [[nodiscard]] constexpr bool has_port() const noexcept { return host_end_ != size_; }

    /// Returns the user information, without its "@" (3.2.1).
    [[nodiscard]] constexpr std::string_view userinfo() const noexcept {
        return has_userinfo() ? detail::subtext(text(), 0, host_begin_ - 1) : std::string_view();
    }

    /// Returns the user: user information up to its first ":".  Absent if there is no user
    /// information.  Linear in the user information.
    [[nodiscard]] constexpr std::string_view user() const noexcept;

    /// Returns the password: the text after the first ":" of the user information.  Absent if there
    /// is no such ":".  Section 3.2.1 deprecates passwords in URIs.  Linear in the user
    /// information.
    [[nodiscard]] constexpr std::string_view password() const noexcept;

    /// Returns the host, with the brackets of an IP literal (3.2.2).
    [[nodiscard]] constexpr std::string_view host() const noexcept {
        return detail::subtext(text(), host_begin_, host_end_ - host_begin_);
    }

    /// Returns the kind of the host (3.2.2).  An empty host is a reg-name.  Constant time: at most
    /// 16 octets are read.
    [[nodiscard]] kind_of_host host_kind() const noexcept;

    /// Returns the host's four octets if it is an IPv4address (3.2.2).
    [[nodiscard]] std::optional<ipv4_octets> ipv4_address() const noexcept;

    /// Returns the host's sixteen octets if it is an IPv6address (3.2.2).  These do not depend on a
    /// zone identifier, which parse_authority_allowing() can let through.
    [[nodiscard]] std::optional<ipv6_octets> ipv6_address() const noexcept;

    /// Returns the zone identifier of an IPv6 address, as it is written: "eth0" of
    /// "[fe80::1%25eth0]" (RFC 6874) and of "[fe80::1%eth0]".  A "%25" before a name is the
    /// delimiter of RFC 6874, and not part of the name.  Absent if there is none: only
    /// parse_authority_allowing() can let one through.
    [[nodiscard]] constexpr std::string_view zone_id() const noexcept;

    /// Returns the digits of the port, without the ":" (3.2.3).
    [[nodiscard]] constexpr std::string_view port() const noexcept {
        return has_port() ? detail::subtext(text(), host_end_ + 1) : std::string_view();
    }

    /// Returns the port as a number, or a status that says that it is absent, empty or greater than
    /// 65535.  Leading zeros do not matter.  Linear in the port.
    [[nodiscard]] port_value port_number() const noexcept;

    /// Compares the texts, octet by octet.
    friend constexpr bool operator==(const authority_view& a, const authority_view& b) noexcept {
        return a.text() == b.text();
    }

private:
    friend class request_target_view;
    friend class uri_view;
    friend result<authority_view> parse_authority(std::string_view) noexcept;
    friend result<authority_view> parse_host_field(std::string_view) noexcept;
    friend result<authority_view> parse_authority_allowing(std::string_view,
                                                           const allowances&) noexcept;

    // The host is [host_begin, host_end) of `text`.  If `host_begin` is 0, there is no user
    // information.
    constexpr authority_view(std::string_view text, std::uint32_t host_begin,
                             std::uint32_t host_end) noexcept
        : data_(text.data() != nullptr ? text.data() : ""),
          size_(static_cast<std::uint32_t>(text.size())),
          host_begin_(host_begin),
          host_end_(host_end) {}

    const char* data_ = "";
    std::uint32_t size_ = 0;
    std::uint32_t host_begin_ = 0;
    std::uint32_t host_end_ = 0;
};

// A view of a temporary string would dangle.
template <detail::temporary_text Text>
result<authority_view> parse_authority(Text&&) = delete;

/// Writes the text to a stream, such as std::cout.
template <class Traits>
std::basic_ostream<char, Traits>& operator<<(std::basic_ostream<char, Traits>& out,
                                             const authority_view& authority) {
    return out << authority.text();
}

namespace detail {

// Returns the zone identifier of a host.  A host in a valid URI has none.
constexpr std::string_view zone_id_of(std::string_view host) noexcept {
    const std::size_t percent = host.find('%');
    if (percent == std::string_view::npos || host.front() != '[') {
        return {};
    }
    const std::string_view zone = detail::subtext(host, percent + 1, host.size() - percent - 2);
    const bool is_encoded = zone.size() > 2 && zone[0] == '2' && zone[1] == '5';
    return is_encoded ? detail::subtext(zone, 2) : zone;
}

constexpr std::string_view user_of(std::string_view userinfo) noexcept {
    return detail::subtext(userinfo, 0, userinfo.find(':'));
}

constexpr std::string_view password_of(std::string_view userinfo) noexcept {
    const std::size_t colon = userinfo.find(':');
    return colon == std::string_view::npos ? std::string_view()
                                           : detail::subtext(userinfo, colon + 1);
}

}  // namespace detail

constexpr std::string_view authority_view::zone_id() const noexcept {
    return detail::zone_id_of(host());
}

constexpr std::string_view authority_view::user() const noexcept {
    return detail::user_of(userinfo());
}

constexpr std::string_view authority_view::password() const noexcept {
    return detail::password_of(userinfo());
}

namespace detail {
struct result_access;

// What a kernel stores when it reads a text: the components, and the size of what it has read.
struct read_part {
    uri_components at;
    std::uint32_t size = 0;
};
}  // namespace detail

/// Views a valid URI reference and gives its components as slices of the text.
///
/// Slices have the octets of the text: nothing is decoded or changed.  The view owns nothing; the
/// text must outlive the view and its slices.  An *absent* component is a null `string_view`, and
/// its function, such as has_query(), returns false.  An *empty* component has size 0 and is not
/// null, and its function returns true.  For example, "http://h?" has an empty query, and
/// "http://h" has no query.  Accessors are constant-time unless they say otherwise.  No accessor
/// allocates or throws.
///
///     const uriscan::uri_view uri = uriscan::parse_uri("http://me:pw@h:80/p?q#f").value();
///     // uri.host() == "h", uri.port_number().number == 80, uri.user() == "me"
class uri_view {
public:
    /// Views the empty relative reference.
    constexpr uri_view() noexcept = default;

    /// Returns a view of `text`, which must have fewer than 2^32 octets.  `at` must be the
    /// components that the parser found in `text`; the function does not check this.  Use it for
    /// components that were stored apart from their text.
    [[nodiscard]] static constexpr uri_view unchecked(std::string_view text URISCAN_LIFETIMEBOUND,
                                                      const uri_components& at) noexcept {
        return {text, at};
    }
    template <detail::temporary_text Text>
    static uri_view unchecked(Text&&, const uri_components&) = delete;

    /// Returns the whole text.
    [[nodiscard]] constexpr std::string_view text() const noexcept { return {data_, part_.size}; }

    /// Returns the offsets that the accessors are derived from.
    [[nodiscard]] constexpr const uri_components& components() const noexcept
        URISCAN_LIFETIMEBOUND {
        return part_.at;
    }

    /// Says whether the text is a relative reference, that is, has no scheme (4.2).
    [[nodiscard]] constexpr bool is_relative() const noexcept { return !has_scheme(); }

    /// Says whether the text starts with a scheme, that is, is a URI (3).
    [[nodiscard]] constexpr bool has_scheme() const noexcept { return part_.at.scheme_end != 0; }

    /// Says whether there is an authority, that is, a "//" before the path (3.2).
    [[nodiscard]] constexpr bool has_authority() const noexcept { return part_.at.host_begin != 0; }

    /// Says whether there is user information, that is, an "@" in the authority (3.2.1).
    [[nodiscard]] constexpr bool has_userinfo() const noexcept {
        return has_authority() && part_.at.host_begin != authority_begin();
    }

    /// Says whether there is a password, that is, a ":" in the user information.  Linear in the
    /// user information.
    [[nodiscard]] constexpr bool has_password() const noexcept {
        return password().data() != nullptr;
    }

    /// Says whether there is a host.  Each authority has a host, which can be empty, so has_host()
    /// is the same as has_authority() (3.2.2).
    [[nodiscard]] constexpr bool has_host() const noexcept { return has_authority(); }

    /// Says whether there is a port, which can be empty: a ":" after the host (3.2.3).
    [[nodiscard]] constexpr bool has_port() const noexcept {
        return part_.at.host_end != part_.at.path_begin;
    }

    /// Says whether there is a query, that is, a "?" after the path (3.4).
    [[nodiscard]] constexpr bool has_query() const noexcept {
        return part_.at.path_end != part_.at.query_end;
    }

    /// Says whether there is a fragment, that is, a "#" (3.5).
    [[nodiscard]] constexpr bool has_fragment() const noexcept {
        return part_.at.query_end != part_.size;
    }

    /// Returns the scheme as it is written, without its ":" (3.1); absent in a relative reference.
    [[nodiscard]] constexpr std::string_view scheme() const noexcept {
        return slice_if(has_scheme(), 0, part_.at.scheme_end);
    }

    /// Returns the authority: user information, host and port, without the "//" (3.2).
    [[nodiscard]] constexpr std::string_view authority() const noexcept {
        return slice_if(has_authority(), authority_begin(), part_.at.path_begin);
    }

    /// Returns the authority as an object with the accessors of its parts, or nothing if there is
    /// no authority (3.2).
    ///
    ///     uriscan::parse_uri("http://h:80/")->authority_parts()->port() == "80"
    [[nodiscard]] constexpr std::optional<authority_view> authority_parts() const noexcept {
        if (!has_authority()) {
            return std::nullopt;
        }
        return authority_view(authority(), part_.at.host_begin - authority_begin(),
                              part_.at.host_end - authority_begin());
    }

    /// Returns the user information, without its "@" (3.2.1).
    [[nodiscard]] constexpr std::string_view userinfo() const noexcept {
        return slice_if(has_userinfo(), authority_begin(), part_.at.host_begin - 1);
    }

    /// Returns the user: user information up to its first ":".  The user is absent if there is no
    /// user information, and empty in "http://:pw@h".  Linear in the user information.
    [[nodiscard]] constexpr std::string_view user() const noexcept {
        return detail::user_of(userinfo());
    }

    /// Returns the password: the text after the first ":" of the user information.  The password is
    /// absent if there is no such ":", and empty in "http://me:@h".  Section 3.2.1 deprecates
    /// passwords in URIs.  Linear in the user information.
    [[nodiscard]] constexpr std::string_view password() const noexcept {
        return detail::password_of(userinfo());
    }

    /// Returns the host, with the brackets of an IP literal (3.2.2).  If there is an authority, the
    /// host is present, but it can be empty.
    [[nodiscard]] constexpr std::string_view host() const noexcept {
        return slice_if(has_authority(), part_.at.host_begin, part_.at.host_end);
    }

    /// Returns the kind of the host (3.2.2), `none` if there is no authority.  An empty host is a
    /// reg-name.  Constant time: at most 16 octets are read.
    [[nodiscard]] kind_of_host host_kind() const noexcept;

    /// Returns the host's four octets if it is an IPv4address (3.2.2).
    [[nodiscard]] std::optional<ipv4_octets> ipv4_address() const noexcept;

    /// Returns the host's sixteen octets if it is an IPv6address (3.2.2).  The last four octets can
    /// be written as an IPv4address.
    [[nodiscard]] std::optional<ipv6_octets> ipv6_address() const noexcept;

    /// Returns the digits of the port, without the ":" (3.2.3).
    [[nodiscard]] constexpr std::string_view port() const noexcept {
        return slice_if(has_port(), part_.at.host_end + 1, part_.at.path_begin);
    }

    /// Returns the port as a number, or a status that says that it is absent, empty or greater than
    /// 65535.  Leading zeros do not matter.  Linear in the port.
    [[nodiscard]] port_value port_number() const noexcept;

    /// Returns the path (3.3).  There always is a path; it can be empty.
    [[nodiscard]] constexpr std::string_view path() const noexcept {
        return slice(part_.at.path_begin, part_.at.path_end);
    }

    /// Returns the path's segments as a range (3.3).  The first segment of an absolute path is
    /// empty.  An empty path has no segments.  Walking the range is linear in the path.
    ///
    ///     uriscan::parse_uri("http://h/a/b")->segments().back() == "b"
    [[nodiscard]] constexpr path_segments segments() const noexcept {
        return path_segments(path());
    }

    /// Returns the query, without its "?" (3.4).
    [[nodiscard]] constexpr std::string_view query() const noexcept {
        return slice_if(has_query(), part_.at.path_end + 1, part_.at.query_end);
    }

    /// Returns the query's parameters as a range: the query is cut at each "&", and each piece at
    /// its first "=".  An absent query and an empty query have no parameters.  Walking the range is
    /// linear in the query.
    ///
    ///     uriscan::parse_uri("s:?a=%31")->parameters().find("a")->decoded_value() == "1"
    [[nodiscard]] constexpr query_parameters parameters() const noexcept {
        return query_parameters(query());
    }

    /// Returns the fragment, without its "#" (3.5).
    [[nodiscard]] constexpr std::string_view fragment() const noexcept {
        return slice_if(has_fragment(), part_.at.query_end + 1, part_.size);
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
    friend struct detail::result_access;

    constexpr uri_view(std::string_view text, const uri_components& at) noexcept
        : data_(text.data() != nullptr ? text.data() : ""),
          part_{at, static_cast<std::uint32_t>(text.size())} {}

    // Views a text whose components a kernel will store.
    explicit uri_view(const char* data) noexcept : data_(data != nullptr ? data : "") {}

    constexpr std::uint32_t authority_begin() const noexcept {
        constexpr std::uint32_t colon = 1, slashes = 2;
        return has_scheme() ? part_.at.scheme_end + colon + slashes : slashes;
    }
    // Returns the start of the text, which is never null.  If a compiler knows this, it does not
    // compare the address of a present component with null: query().data() != nullptr costs no
    // more than has_query().
    constexpr const char* data() const noexcept {
#ifdef __GNUC__
        if (data_ == nullptr) {
            __builtin_unreachable();
        }
#endif
        return data_;
    }
    constexpr std::string_view slice(std::uint32_t begin, std::uint32_t end) const noexcept {
        return {data() + begin, end - begin};
    }
    constexpr std::string_view slice_if(bool present, std::uint32_t begin,
                                        std::uint32_t end) const noexcept {
        return present ? slice(begin, end) : std::string_view();
    }

    const char* data_ = "";
    detail::read_part part_;
};

/// Writes the text to a stream, such as std::cout.
template <class Traits>
std::basic_ostream<char, Traits>& operator<<(std::basic_ostream<char, Traits>& out,
                                             const uri_view& uri) {
    return out << uri.text();
}

}  // namespace uriscan

/// Hashes the text, in agreement with operator==.
template <>
struct std::hash<uriscan::uri_view> {
    std::size_t operator()(const uriscan::uri_view& uri) const noexcept {
        return std::hash<std::string_view>()(uri.text());
    }
};
