// Parsing text that is almost valid: parse_allowing() is as strict as parse(), but lets through
// the octets that the caller names.  Nothing is rewritten, and all offsets are offsets
// in the original text.  To make a valid URI from such a text, use repair() (repair.hpp).
//
// Lifetime: a parsed view refers to the text, which must outlive it.  An error refers to no text.
// Thread safety: any number of threads can call all functions here at the same time.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "uriscan/detail/lifetime.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

/// Says what a parser lets through although RFC 3986 does not allow it: a set of octets, and zone
/// identifiers of IPv6 addresses.
///
/// An octet of the set is let through only in a path, query or fragment, and only where RFC 3986
/// requires a triplet in its place (2.1).  The parser then reads on as if the triplet were there.
/// These octets can be let through:
///
/// - octets that no component can contain: 0x00 to 0x20, 0x7F to 0xFF, the double quote, "<", ">",
///   "\", "^", "`", "{", "|" and "}";
/// - "[" and "]", which are allowed in hosts only;
/// - a "%" without two hexadecimal digits after it;
/// - a "#" in the fragment.  The first "#" always starts the fragment.
///
/// All other octets of the set have no effect: a delimiter stays a delimiter.  Scheme, user
/// information, host and port stay strict.  Only zone identifiers can be let through there.
///
///     constexpr auto allowed = uriscan::allowances("[]|") | uriscan::allow_non_ascii;
///     // allowed.allows('[') && allowed.allows('\xFC') && !allowed.allows('"')
class allowances {
public:
    /// Allows nothing.
    constexpr allowances() noexcept = default;

    /// Allows the octets of `octets`.  No octet has a special meaning.
    constexpr explicit allowances(std::string_view octets) noexcept {
        for (const char octet : octets) {
            allow(octet);
        }
    }

    /// Allows `octet`, too.
    constexpr void allow(char octet) noexcept {
        const auto value = static_cast<unsigned char>(octet);
        octets_[value / 64] |= std::uint64_t{1} << value % 64;
    }

    /// Allows zone identifiers, too: "%" and a name between an IPv6 address and the "]".  The name
    /// is one or more unreserved octets and triplets (RFC 6874, section 2).  So this allows
    /// "[fe80::1%25eth0]", the form of that RFC, and "[fe80::1%eth0]", the form that people write.
    constexpr void allow_zone_ids() noexcept { zone_ids_ = true; }

    /// Says whether `octet` is allowed.
    [[nodiscard]] constexpr bool allows(char octet) const noexcept {
        const auto value = static_cast<unsigned char>(octet);
        return (octets_[value / 64] >> value % 64 & 1) != 0;
    }

    /// Says whether zone identifiers are allowed.
    [[nodiscard]] constexpr bool allows_zone_ids() const noexcept { return zone_ids_; }

    /// Says whether nothing is allowed.
    [[nodiscard]] constexpr bool empty() const noexcept { return *this == allowances(); }

    /// Returns the allowances for everything that `a` allows or that `b` allows.
    [[nodiscard]] friend constexpr allowances operator|(const allowances& a,
                                                        const allowances& b) noexcept {
        allowances both = a;
        for (std::size_t i = 0; i < both.octets_.size(); ++i) {
            both.octets_[i] |= b.octets_[i];
        }
        both.zone_ids_ = a.zone_ids_ || b.zone_ids_;
        return both;
    }

    friend constexpr bool operator==(const allowances&, const allowances&) noexcept = default;

private:
    std::array<std::uint64_t, 4> octets_{};  // one bit for each octet
    bool zone_ids_ = false;
};

/// Allows zone identifiers of IPv6 addresses, but nothing else.
inline constexpr allowances allow_zone_ids = [] {
    allowances allowed;
    allowed.allow_zone_ids();
    return allowed;
}();

/// Allows the octets 0x80 to 0xFF.  So it allows UTF-8 and Latin-1; nothing checks the encoding.
inline constexpr allowances allow_non_ascii = [] {
    allowances allowed;
    for (unsigned octet = 0x80; octet <= 0xFF; ++octet) {
        allowed.allow(static_cast<char>(octet));
    }
    return allowed;
}();

/// Views a text that parse_allowing() accepted, and gives its components as slices of the text.
///
/// The accessors work like those of uri_view with the same name.  They take constant time and never
/// allocate or throw.  A component can have octets that RFC 3986 does not allow in it: see
/// let_through().
class allowed_view {
public:
    /// Views the empty relative reference.
    constexpr allowed_view() noexcept = default;

    /// Views the text of `strict`, in which nothing was let through.
    constexpr allowed_view(const uri_view& strict) noexcept : parts_(strict) {}

    /// Returns a view of the text of `parts`.  `parts` must have the components that the parser
    /// found, and `let_through` must say what the parser let through.  The function does not check
    /// this.
    [[nodiscard]] static constexpr allowed_view unchecked(const uri_view& parts,
                                                          const allowances& let_through) noexcept {
        return {parts, let_through};
    }

    /// Says whether the text is valid by the grammar of RFC 3986: nothing was let through.
    [[nodiscard]] constexpr bool is_strict() const noexcept { return let_through_.empty(); }

    /// Returns what was let through: the octets that the text needed, and zone identifiers if the
    /// text has one.  With exactly these allowances, the text is accepted.  If one of them is
    /// missing, the text is refused.
    [[nodiscard]] constexpr const allowances& let_through() const noexcept URISCAN_LIFETIMEBOUND {
        return let_through_;
    }

    /// Returns the whole text, and the offsets of the components in this text.
    [[nodiscard]] constexpr std::string_view text() const noexcept { return parts_.text(); }
    [[nodiscard]] constexpr const uri_components& components() const noexcept
        URISCAN_LIFETIMEBOUND {
        return parts_.components();
    }

    /// These functions say whether a component is present.  A present component can be empty.
    [[nodiscard]] constexpr bool has_scheme() const noexcept { return parts_.has_scheme(); }
    [[nodiscard]] constexpr bool has_authority() const noexcept { return parts_.has_authority(); }
    [[nodiscard]] constexpr bool has_userinfo() const noexcept { return parts_.has_userinfo(); }
    [[nodiscard]] constexpr bool has_port() const noexcept { return parts_.has_port(); }
    [[nodiscard]] constexpr bool has_query() const noexcept { return parts_.has_query(); }
    [[nodiscard]] constexpr bool has_fragment() const noexcept { return parts_.has_fragment(); }

    /// These functions return the components without their delimiters.  The host has the brackets
    /// of an IP literal.
    [[nodiscard]] constexpr std::string_view scheme() const noexcept { return parts_.scheme(); }
    [[nodiscard]] constexpr std::string_view authority() const noexcept {
        return parts_.authority();
    }
    [[nodiscard]] constexpr std::optional<authority_view> authority_parts() const noexcept {
        return parts_.authority_parts();
    }
    [[nodiscard]] constexpr std::string_view userinfo() const noexcept { return parts_.userinfo(); }
    [[nodiscard]] constexpr std::string_view host() const noexcept { return parts_.host(); }
    [[nodiscard]] constexpr std::string_view port() const noexcept { return parts_.port(); }
    /// Returns the zone identifier of an IPv6 address, as authority_view::zone_id() does.
    ///
    ///     const auto allowed = uriscan::allow_zone_ids;
    ///     uriscan::parse_authority_allowing("[fe80::1%25eth0]", allowed)->zone_id() == "eth0"
    [[nodiscard]] constexpr std::string_view zone_id() const noexcept {
        return detail::zone_id_of(parts_.host());
    }
    [[nodiscard]] constexpr std::string_view path() const noexcept { return parts_.path(); }
    [[nodiscard]] constexpr std::string_view query() const noexcept { return parts_.query(); }
    [[nodiscard]] constexpr std::string_view fragment() const noexcept { return parts_.fragment(); }

private:
    constexpr allowed_view(const uri_view& parts, const allowances& let_through) noexcept
        : parts_(parts), let_through_(let_through) {}

    // No function returns this view: a uri_view promises a valid URI, but if something was let
    // through, the text is not a valid URI.
    uri_view parts_;
    allowances let_through_;
};

/// Parses `text` by `rule` like parse(), but lets through what `allowed` allows.  A valid text, and
/// most texts with octets that are let through, are read once.  Other texts are read a few times at
/// most, so the time is linear.  Never allocates or throws.
///
/// An error has the reason and the component that parse() would give if the octets that were let
/// through were written as triplets.  Browsers read a "\" like a "/".  So a "\" where a slash would
/// start an authority is refused, as in "/\host" and "http:\\host", even if "\" is allowed.
///
///     const auto uri = uriscan::parse_allowing(uriscan::rule::uri, "http://h/?ids[]=1",
///                                              uriscan::allowances("[]")).value();
///     // uri.query() == "ids[]=1" && !uri.is_strict()
///     // uri.let_through() == uriscan::allowances("[]")
[[nodiscard]] result<allowed_view> parse_allowing(rule rule,
                                                  std::string_view text URISCAN_LIFETIMEBOUND,
                                                  const allowances& allowed) noexcept;

/// Parses `text` as a path that starts with "/", and perhaps a query and a fragment.  Lets through
/// what `allowed` allows, as parse_allowing() does.  No authority is read: the path can start with
/// "//", and with "/\" if "\" is allowed.  Browsers read a host after "//" and "/\", so do not send
/// such a path to a browser as a redirection.  A server reads a target in origin-form in this way
/// (RFC 9112, section 3.2.1), but such a target has no fragment.
///
///     uriscan::parse_path_allowing("//a|b?q", uriscan::allowances("|"))->path() == "//a|b"
[[nodiscard]] result<allowed_view> parse_path_allowing(std::string_view text URISCAN_LIFETIMEBOUND,
                                                       const allowances& allowed) noexcept;

/// Parses `text` as an authority, like parse_authority(), but lets through a zone identifier if
/// `allowed` allows it.  The set of octets has no effect: octets are let through only in a path,
/// query or fragment.
///
///     parse_authority_allowing("[fe80::1%1]:443", allow_zone_ids)->port() == "443"
[[nodiscard]] result<authority_view> parse_authority_allowing(
    std::string_view text URISCAN_LIFETIMEBOUND, const allowances& allowed) noexcept;

// A view of a temporary string would dangle.
template <detail::temporary_text Text>
result<allowed_view> parse_allowing(rule, Text&&, const allowances&) = delete;
template <detail::temporary_text Text>
result<allowed_view> parse_path_allowing(Text&&, const allowances&) = delete;
template <detail::temporary_text Text>
result<authority_view> parse_authority_allowing(Text&&, const allowances&) = delete;

}  // namespace uriscan
