// Origins (RFC 6454): scheme, host and port of a URI, by which browsers and servers decide whether
// two URIs belong together.
//
// A URI has such an origin if its host is not empty, if its scheme is known and has a default port,
// and if its port is absent, empty or at most 65535.  All other URIs, and all relative references,
// have an opaque origin (RFC 6454, section 4).  An opaque origin differs from all other origins,
// and its text is "null".  So "file:///a", "mailto:me@h" and "data:,a" have opaque origins.
//
// The scheme and the host are in their normal form: in lower case, without triplets that can be
// decoded, and with IPv6 addresses as ipv6_text writes them.  No IDNA is done.  An empty port and
// the default port of the scheme are left out.
//
// Lifetime: a text that is written to a buffer refers to the buffer.  An `origin` owns its text.
// Thread safety: all functions can be called from all threads at once.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "uriscan/detail/lifetime.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

/// Says whether the origin of `uri` is opaque.  Linear in the port.
///
///     uriscan::has_opaque_origin(uriscan::parse_uri("data:,a").value()) == true
[[nodiscard]] bool has_opaque_origin(const uri_view& uri,
                                     const scheme_table& schemes = {}) noexcept;

/// Says whether `a` and `b` have the same origin (RFC 6454, section 5).  If one of the origins is
/// opaque, the answer is false, even if both texts are equal.  Linear; allocates nothing.
///
///     const auto a = uriscan::parse_uri("http://me@example.com:80/a").value();
///     const auto b = uriscan::parse_uri("HTTP://EXAMPLE.com/b").value();
///     uriscan::same_origin(a, b) == true
[[nodiscard]] bool same_origin(const uri_view& a, const uri_view& b,
                               const scheme_table& schemes = {}) noexcept;

/// Returns a buffer size that is always enough for serialize_origin().  Constant time.
[[nodiscard]] constexpr std::size_t origin_size_limit(const uri_view& uri) noexcept {
    return uri.text().size() + 8;
}

/// Writes the origin of `uri` to the start of `buffer`, in the form of the field Origin, and
/// returns a view of it.  The form is serialized-origin of RFC 6454, section 7.1, or "null" for an
/// opaque origin.
///
/// Do not compare these texts: two opaque origins are different, but have the same text.  The only
/// error is buffer_too_small; the octets of the buffer are then unspecified.  The buffer must not
/// overlap the text.  Linear in scheme, authority and port; allocates nothing.
///
///     char buffer[64];
///     const auto uri = uriscan::parse_uri("HTTPS://Example.com:443/a?b").value();
///     *uriscan::serialize_origin(uri, buffer) == "https://example.com"
result<std::string_view> serialize_origin(const uri_view& uri, std::span<char> buffer,
                                          const scheme_table& schemes = {}) noexcept;

/// An origin as a value: owns its text, can be compared, and can be stored in containers.
///
/// An opaque origin equals only itself and its copies.  Each constructor call makes a new opaque
/// origin, even for a text that was used before.
///
///     const uriscan::origin a(uriscan::parse_uri("https://h:443/a").value());
///     // a.text() == "https://h" && a == uriscan::origin(uriscan::parse_uri("HTTPS://h").value())
///     // uriscan::origin() != uriscan::origin() && uriscan::origin().text() == "null"
class origin {
public:
    /// Makes a new opaque origin.
    origin();

    /// Makes the origin of `uri`.
    explicit origin(const uri_view& uri, const scheme_table& schemes = {});

    /// Says whether the origin is opaque.
    [[nodiscard]] bool is_opaque() const noexcept { return number_ != 0; }

    /// Returns the text that serialize_origin() writes.
    [[nodiscard]] const std::string& text() const noexcept URISCAN_LIFETIMEBOUND { return text_; }

    friend bool operator==(const origin&, const origin&) noexcept = default;
    friend std::strong_ordering operator<=>(const origin&, const origin&) noexcept = default;

private:
    friend struct std::hash<origin>;

    std::string text_;
    std::uint64_t number_ = 0;  // each new opaque origin has a number of its own
};

}  // namespace uriscan

/// Hashes an origin, in agreement with operator==.
template <>
struct std::hash<uriscan::origin> {
    std::size_t operator()(const uriscan::origin& origin) const noexcept {
        return std::hash<std::string_view>()(origin.text_) ^
               std::hash<std::uint64_t>()(origin.number_);
    }
};
