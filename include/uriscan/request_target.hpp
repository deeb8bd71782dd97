// The request target of HTTP/1.1 (RFC 9112, section 3.2) and the value of the field Host (RFC 9110,
// section 7.2).  docs/http.md explains the forms of a target, and shows a service that checks both.
//
// Lifetime: a parsed view refers to the text, which must outlive it.  An error refers to no text.
// Thread safety: any number of threads can call all functions here at the same time.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "uriscan/detail/lifetime.hpp"
#include "uriscan/detail/subtext.hpp"
#include "uriscan/pieces.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

/// Names the form of a request target (RFC 9112, section 3.2).
enum class request_form : std::uint8_t {
    origin,     ///< A path that starts with "/", and maybe a query: "/p?q" (3.2.1).
    absolute,   ///< An absolute-URI: "http://h/p?q" (3.2.2).  Requests to a proxy have this form.
    authority,  ///< A host, ":" and a port: "h:443" (3.2.3).  Only CONNECT has this form.
    asterisk,   ///< The text "*" (3.2.4).  Only OPTIONS has this form.
};

/// Returns the form's name in the RFC, such as "origin-form".  The text is static.
[[nodiscard]] std::string_view name_of(request_form) noexcept;

/// Views a valid request target and gives its parts as slices of the text.
///
/// Nothing is decoded or changed.  As in uri_view, an absent part is a null `string_view`, and an
/// empty part is not null.  The view owns nothing; the text must outlive the view and its slices.
/// Accessors are constant-time unless they say otherwise.  No accessor allocates or throws.
///
///     const auto target = uriscan::parse_request_target("//a/b?q", "GET");
///     // target->form() == request_form::origin && target->path() == "//a/b"
///     // !target->has_authority(): a path can start with two slashes
class request_target_view {
public:
    /// Views the target "*".
    constexpr request_target_view() noexcept
        : request_target_view("*", {0, 0, 1, 1, 1, 1}, request_form::asterisk) {}

    /// Returns a view of `text`.  `at` and `form` must be what the parser found in `text`; the
    /// function does not check this.  Use it for components that were stored apart from their text.
    [[nodiscard]] static constexpr request_target_view unchecked(
        std::string_view text URISCAN_LIFETIMEBOUND, const uri_components& at,
        request_form form) noexcept {
        return {text, at, form};
    }
    template <detail::temporary_text Text>
    static request_target_view unchecked(Text&&, const uri_components&, request_form) = delete;

    /// Returns the whole text.
    [[nodiscard]] constexpr std::string_view text() const noexcept { return uri_.text(); }

    /// Returns the form of the target.
    [[nodiscard]] constexpr request_form form() const noexcept { return form_; }

    /// Returns the offsets from which the accessors cut their slices.  They count from the start of
    /// the text.  They have the same meaning as in a URI, but two forms are not URIs:
    ///
    /// - In the authority form, the host starts at offset 0, so `host_begin` is 0 although there is
    ///   an authority.
    /// - In the asterisk form, the "*" is part of no component: the empty path starts after it.
    [[nodiscard]] constexpr const uri_components& components() const noexcept
        URISCAN_LIFETIMEBOUND {
        return uri_.components();
    }

    /// Returns the absolute form as a URI.  Returns nothing for the other forms.
    [[nodiscard]] constexpr std::optional<uri_view> uri() const noexcept {
        return form_ == request_form::absolute ? std::optional(uri_) : std::nullopt;
    }

    /// Says whether there is a scheme, that is, whether this is the absolute form.
    [[nodiscard]] constexpr bool has_scheme() const noexcept { return uri_.has_scheme(); }

    /// Says whether there is an authority: always in the authority form, never in the origin form
    /// and the asterisk form.  In the absolute form, an authority starts with "//".
    [[nodiscard]] constexpr bool has_authority() const noexcept {
        return form_ == request_form::authority || uri_.has_authority();
    }

    /// Says whether there is user information, which only an absolute form can have.  A server
    /// should treat it as an error (RFC 9110, section 4.2.4).
    [[nodiscard]] constexpr bool has_userinfo() const noexcept { return uri_.has_userinfo(); }

    /// Says whether there is a port, which can be empty: a ":" after the host.
    [[nodiscard]] constexpr bool has_port() const noexcept { return uri_.has_port(); }

    /// Says whether there is a query, that is, a "?" after the path.
    [[nodiscard]] constexpr bool has_query() const noexcept { return uri_.has_query(); }

    /// Returns the scheme as it is written, without its ":".
    [[nodiscard]] constexpr std::string_view scheme() const noexcept { return uri_.scheme(); }

    /// Returns the authority, without the "//" of an absolute form.
    [[nodiscard]] constexpr std::string_view authority() const noexcept {
        return form_ == request_form::authority ? text() : uri_.authority();
    }

    /// Returns the authority as an object with the accessors of its parts, or nothing if there is
    /// no authority.
    [[nodiscard]] constexpr std::optional<authority_view> authority_parts() const noexcept {
        return form_ == request_form::authority
                   ? std::optional(authority_view(text(), 0, components().host_end))
                   : uri_.authority_parts();
    }

    /// Returns the user information, without its "@".
    [[nodiscard]] constexpr std::string_view userinfo() const noexcept { return uri_.userinfo(); }

    /// Returns the host, with the brackets of an IP literal.  If there is an authority, the host is
    /// present, but it can be empty.
    [[nodiscard]] constexpr std::string_view host() const noexcept {
        return form_ == request_form::authority ? detail::subtext(text(), 0, components().host_end)
                                                : uri_.host();
    }

    /// Returns the kind of the host, `none` if there is no authority.  An empty host is a reg-name.
    /// Constant time: at most 16 octets are read.
    [[nodiscard]] kind_of_host host_kind() const noexcept;

    /// Returns the host's four octets if it is an IPv4address.
    [[nodiscard]] std::optional<ipv4_octets> ipv4_address() const noexcept;

    /// Returns the host's sixteen octets if it is an IPv6address.
    [[nodiscard]] std::optional<ipv6_octets> ipv6_address() const noexcept;

    /// Returns the digits of the port, without the ":".
    [[nodiscard]] constexpr std::string_view port() const noexcept { return uri_.port(); }

    /// Returns the port as a number, or a status that says that it is absent, empty or greater than
    /// 65535.  A server must refuse a CONNECT whose port is empty or invalid (RFC 9110, section
    /// 9.3.6).  Linear in the port.
    [[nodiscard]] port_value port_number() const noexcept;

    /// Returns the path.  It is empty in the authority form and the asterisk form (RFC 9112,
    /// section 3.3).
    [[nodiscard]] constexpr std::string_view path() const noexcept { return uri_.path(); }

    /// Returns the path's segments as a range.  Walking the range is linear in the path.
    [[nodiscard]] constexpr path_segments segments() const noexcept { return uri_.segments(); }

    /// Returns the query, without its "?".
    [[nodiscard]] constexpr std::string_view query() const noexcept { return uri_.query(); }

    /// Returns the query's parameters as a range.  Walking the range is linear in the query.
    [[nodiscard]] constexpr query_parameters parameters() const noexcept {
        return uri_.parameters();
    }

    /// Compares the texts, octet by octet, and the forms.
    friend constexpr bool operator==(const request_target_view&,
                                     const request_target_view&) noexcept = default;

private:
    constexpr request_target_view(std::string_view text, const uri_components& at,
                                  request_form form) noexcept
        : uri_(uri_view::unchecked(text, at)), form_(form) {}

    uri_view uri_;
    request_form form_ = request_form::asterisk;
};

/// Parses a request target of any form (RFC 9112, section 3.2), in one pass and linear time.  Never
/// allocates or throws, and reads no octet outside `text`, which can be null if it is empty.  The
/// error is too_long if `text` has 2^32 octets or more.  The view refers to `text`, which must
/// outlive it.
///
/// Use this function only if the method is not known.  By the RFC, the method decides which form a
/// target has.  Some texts have two forms: "h:80" is a host and a port, and also a URI with the
/// scheme "h".  For these texts, this function returns the authority form, because an http or https
/// URI has "//" after its scheme.
///
///     uriscan::parse_request_target("h:80")->form() == request_form::authority
[[nodiscard]] result<request_target_view> parse_request_target(
    std::string_view text URISCAN_LIFETIMEBOUND) noexcept;

/// Parses the request target of a request with this method.  Works like parse_request_target(text),
/// but allows only the forms that the method can have.  CONNECT can have only the authority form.
/// All other methods can have the origin form and the absolute form, and OPTIONS also the asterisk
/// form.  Methods are case-sensitive (RFC 9110, section 9.1).
///
///     const auto target = uriscan::parse_request_target("h:80", "CONNECT");
///     // target->host() == "h" && target->port_number().number == 80
///     // uriscan::parse_request_target("*", "GET").error().offset == 0
[[nodiscard]] result<request_target_view> parse_request_target(
    std::string_view text URISCAN_LIFETIMEBOUND, std::string_view method) noexcept;

/// Parses a request target that must have this form.  Works like parse_request_target(text).
///
///     uriscan::parse_request_target("h:80", request_form::absolute)->scheme() == "h"
[[nodiscard]] result<request_target_view> parse_request_target(
    std::string_view text URISCAN_LIFETIMEBOUND, request_form form) noexcept;

/// Parses the value of the field Host: a host and maybe a port (RFC 9110, section 7.2).  The value
/// can be empty: a client sends an empty value if the target URI has no authority (RFC 9112,
/// section 3.2).  White space around a value is part of the field line, not of the value; `text`
/// must not contain it.  Works like parse_request_target(text).
///
///     uriscan::parse_host_field("[::1]:80")->host_kind() == kind_of_host::ipv6
///     // uriscan::parse_host_field("me@h").error().offset == 2
[[nodiscard]] result<authority_view> parse_host_field(
    std::string_view text URISCAN_LIFETIMEBOUND) noexcept;

// A view of a temporary string would dangle.
template <detail::temporary_text Text>
result<request_target_view> parse_request_target(Text&&) = delete;
template <detail::temporary_text Text>
result<request_target_view> parse_request_target(Text&&, std::string_view) = delete;
template <detail::temporary_text Text>
result<request_target_view> parse_request_target(Text&&, request_form) = delete;
template <detail::temporary_text Text>
result<authority_view> parse_host_field(Text&&) = delete;

}  // namespace uriscan
