// An authority and its parts: user information, host and port (RFC 3986, section 3.2).
//
// Lifetime: a view and everything that it returns refer to the text, which must outlive them.
// Thread safety: a view is a value and only reads its text; any number of threads can use it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string_view>

#include "uriscan/address.hpp"
#include "uriscan/error.hpp"
#include "uriscan/lifetime.hpp"
#include "uriscan/result.hpp"
#include "uriscan/subtext.hpp"

namespace uriscan {

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
    [[nodiscard]] enum host_kind host_kind() const noexcept;

    /// Returns the host's four octets if it is an IPv4address (3.2.2).
    [[nodiscard]] std::optional<ipv4_octets> ipv4_address() const noexcept;

    /// Returns the host's sixteen octets if it is an IPv6address (3.2.2).  A zone identifier, which
    /// parse_authority_allowing() can let through, does not count.
    [[nodiscard]] std::optional<ipv6_octets> ipv6_address() const noexcept;

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

constexpr std::string_view user_of(std::string_view userinfo) noexcept {
    return detail::subtext(userinfo, 0, userinfo.find(':'));
}

constexpr std::string_view password_of(std::string_view userinfo) noexcept {
    const std::size_t colon = userinfo.find(':');
    return colon == std::string_view::npos ? std::string_view()
                                           : detail::subtext(userinfo, colon + 1);
}

}  // namespace detail

constexpr std::string_view authority_view::user() const noexcept {
    return detail::user_of(userinfo());
}

constexpr std::string_view authority_view::password() const noexcept {
    return detail::password_of(userinfo());
}

}  // namespace uriscan
