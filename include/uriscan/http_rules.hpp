// The rules of HTTP that the grammars of a request target and of a field Host do not contain.  For
// example, "http:///p" is a valid absolute form, but an http URI must have a host (RFC 9110,
// section 4.2.1).  docs/http.md lists the rules, and shows a service that checks them.
//
// Lifetime: http_rules refers to its list of schemes.  An error refers to no text.
// Thread safety: all functions are pure.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "uriscan/request_target.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

/// Says which names a host can have.
enum class host_names : std::uint8_t {
    dns,  ///< Names that the DNS can have (RFC 1123, section 2.1).  They can also have a "_".
    any,  ///< All names of RFC 3986, such as "a,b" and "%41".
};

/// The rules for which a server has a choice.  The default of each rule is the strict one.
struct http_rules {
    /// The schemes that a target of the absolute form can have, with a space between two of them.
    /// "*" stands for all.  Upper and lower case do not matter.
    std::string_view schemes = "http https";

    /// The names that a host can have, in a target and in the field Host.
    host_names names = host_names::dns;

    /// Whether a target with a host can have another host or port than the field Host.  The server
    /// must then ignore the field (RFC 9112, section 3.2.2).
    bool other_authority = false;
};

/// Checks a target.  Returns the first error by these rules, or nothing:
///
/// - scheme_not_allowed: `rules` do not name the scheme.
/// - missing_authority, userinfo_in_target, empty_host: an http or https URI has no "//", has user
///   information, or has no host (RFC 9110, sections 4.2.1 and 4.2.4).  The host of CONNECT cannot
///   be empty, either.
/// - not_a_host_name, host_name_too_long: the host is neither an IP address nor a name of the DNS.
///   IPvFuture is refused, too, because no version of it exists.
/// - port_out_of_range: the port is not a number from 1 to 65535.  The port of CONNECT cannot be
///   empty (section 9.3.6).
///
/// The offset of the error counts from the start of the target.  Linear in the scheme and the
/// authority; never allocates.
///
///     const auto target = uriscan::parse_request_target("http:///p", "GET");
///     const auto error = uriscan::check_target(*target);
///     // error->reason == error_reason::empty_host && error->offset == 7
[[nodiscard]] std::optional<uri_error> check_target(const request_target_view&,
                                                    const http_rules& rules = {}) noexcept;

/// Checks the field Host of a request.  Returns the first error by these rules, or nothing:
///
/// - empty_host: the value has no host.  An empty value is allowed if the target is an absolute
///   form without a host (RFC 9112, section 3.2).
/// - not_a_host_name, host_name_too_long, port_out_of_range: as in check_target().  The port can be
///   empty.
/// - other_authority: the target has a host, and the field has another host or another port (RFC
///   9110, section 7.2).  Hosts are compared without regard to the case of letters, and with
///   decoded triplets.  An absent or empty port is the default port of the scheme.  The target of
///   CONNECT has no scheme, so there, an absent or empty port of the field stands for any port.
///
/// `target` is null if the target of the request is not valid.  Then nothing is compared.  The
/// offset of the error counts from the start of the value.  Linear in the authorities; never
/// allocates.
///
///     const auto host = uriscan::parse_host_field("h:0");
///     const auto error = uriscan::check_host(*host, nullptr);
///     // error->reason == error_reason::port_out_of_range && error->offset == 2
[[nodiscard]] std::optional<uri_error> check_host(const authority_view& host,
                                                  const request_target_view* target,
                                                  const http_rules& rules = {}) noexcept;

/// Says whether the rules allow a scheme, such as that in the field `:scheme` of HTTP/2.
///
///     uriscan::allows_scheme({}, "HTTPS") && !uriscan::allows_scheme({}, "ftp")
[[nodiscard]] bool allows_scheme(const http_rules&, std::string_view scheme) noexcept;

}  // namespace uriscan
