// Normalization (RFC 3986, sections 6.2.2 and 6.2.3): one text for all URIs that are equivalent by
// a set of rules.  This header also has comparison by these rules, and an order and a hash that
// agree with it.  Comparing and hashing write no normalized text.
//
// Section 6.2 describes three sets of rules as a ladder.  By each set, more URIs are equivalent
// than by the set before it:
//
//     normalization::none          the same octets               (6.2.1)
//     normalization::syntax_based  what holds for any scheme     (6.2.2)
//     normalization::scheme_based  what the scheme adds to that  (6.2.3)
//
// Lifetime: a view that is written to a buffer refers to the buffer.  A scheme_table refers to the
// caller's rules, which must outlive it.
// Thread safety: all functions are pure, and write only to the caller's buffer.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "uriscan/detail/lifetime.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

/// Holds the rules of one scheme: which of its URIs are equivalent, and whether they need a host.
struct scheme_rules {
    std::string_view name;  ///< The scheme, in lower-case letters.

    /// The port that an absent or empty port stands for; nothing if the scheme has no default port.
    std::optional<std::uint16_t> default_port;

    /// Whether, after an authority, an empty path is equivalent to "/".
    bool empty_path_is_root = false;

    /// Whether a URI of the scheme must have an authority with a host that is not empty.  Only
    /// audit() uses this.
    bool needs_host = false;
};

/// Returns the schemes that the library knows, sorted by name.  The array is static.
[[nodiscard]] std::span<const scheme_rules> registered_schemes() noexcept;

/// Finds the rules of a scheme: among the caller's own rules first, then among the registered
/// schemes.  The table refers to the caller's rules, which must outlive it.  Nothing is allocated.
///
///     constexpr uriscan::scheme_rules mine[] = {{"app", 7777, true}};
///     const uriscan::scheme_table schemes(mine);
///     // schemes.find("APP")->default_port == 7777 && schemes.find("http")->default_port == 80
class scheme_table {
public:
    /// Makes a table of the registered schemes.
    constexpr scheme_table() noexcept = default;

    /// Makes a table of the schemes in `own`, and of the registered schemes that `own` does not
    /// name.
    constexpr explicit scheme_table(std::span<const scheme_rules> own) noexcept : own_(own) {}

    /// Returns the rules of `scheme`, or null if the scheme is unknown.  The case of the letters
    /// does not matter (3.1).  Linear in the number of the caller's schemes.
    [[nodiscard]] const scheme_rules* find(std::string_view scheme) const noexcept;

private:
    std::span<const scheme_rules> own_;
};

/// Returns the port that a program connects to (3.2.3, 6.2.3).  If the port is absent or empty,
/// this is the default port of the scheme.  Returns nothing if there is no authority, if the number
/// is greater than 65535, or if the scheme has no default port.  Linear in the port.
///
///     uriscan::effective_port(*uriscan::parse_uri("https://h/")) == 443
[[nodiscard]] std::optional<std::uint16_t> effective_port(
    const uri_view& uri, const scheme_table& schemes = {}) noexcept;

/// Returns the offset of the first dot segment of a path (3.3).  If the path has none, returns
/// npos, as the functions of std::string_view do.  In that case, remove_dot_segments() changes
/// nothing.  Linear time.
///
///     // uriscan::find_dot_segment("/a/../b") == 3
[[nodiscard]] std::size_t find_dot_segment(std::string_view path) noexcept;

/// Writes `path` without its dot segments to the start of `buffer`, and returns a view of the
/// result (5.2.4).
///
/// For every text, the result is that of the RFC's pseudo-code, even for a path that does not
/// start with "/": "a/../b" becomes "/b".  The result is never longer than the path.  It can start
/// with "//" even if the path does not.  If no authority precedes such a result, a parser reads its
/// "//" as the start of an authority.
///
/// The only error is `buffer_too_small`; the octets of the buffer are then unspecified.  A buffer
/// of the path's size is always enough.  The buffer can start where the path starts if the buffer
/// is at least as large as the path; otherwise the two must not overlap.  Allocates nothing; linear
/// time.
///
///     std::string path = "/a/b/c/./../../g";
///     const auto result = uriscan::remove_dot_segments(path, path);
///     // *result == "/a/g"
result<std::string_view> remove_dot_segments(std::string_view path,
                                             std::span<char> buffer) noexcept;

/// Returns `path` without its dot segments (5.2.4).
///
///     // uriscan::remove_dot_segments("mid/content=5/../6") == "mid/6"
[[nodiscard]] std::string remove_dot_segments(std::string_view path);

/// The text of an IPv6 address in its canonical form (RFC 5952), without brackets.
///
/// Letters are in lower case, and numbers have no zeros at their start.  "::" stands for the
/// longest run of two or more zeros, and for the first of several runs of the same length.  The
/// last 32 bits are written as an IPv4 address after the prefixes ::ffff:0:0/96 (RFC 4291),
/// ::ffff:0:0:0/96 (RFC 2765) and 64:ff9b::/96 (RFC 6052).  Allocates nothing; constant time.
///
///     const auto uri = uriscan::parse_uri("http://[2001:DB8:0:0::01]/").value();
///     uriscan::ipv6_text(*uri.ipv6_address()).text() == "2001:db8::1"
class ipv6_text {
public:
    explicit ipv6_text(const ipv6_octets& address) noexcept;

    /// Returns the text, which is valid as long as this object.
    [[nodiscard]] std::string_view text() const noexcept URISCAN_LIFETIMEBOUND {
        return {octets_.data(), size_};
    }

private:
    std::array<char, 39> octets_;  // eight groups of four digits are the longest text
    std::uint8_t size_;
};

/// A set of rules by which URIs are equivalent.  `a | b` is the union of two sets.  The last three
/// names are the ladder of section 6.2; each of these sets includes the one before it.
enum class normalization : std::uint8_t {
    /// Scheme and host become lower case, and the digits of triplets upper case: "%3a" becomes
    /// "%3A" (6.2.2.1).
    letter_case = 1,
    /// Triplets of unreserved octets are decoded, because both forms mean the same (6.2.2.2).
    percent_encoding = 2,
    /// Dot segments are removed from the path (6.2.2.3).  With percent_encoding, "%2E" is a dot.
    dot_segments = 4,
    /// The default port of the scheme, with or without leading zeros, is removed (6.2.3).
    default_port = 8,
    /// An empty port is removed, whatever the scheme (6.2.3, 3.2.3).
    empty_port = 16,
    /// After an authority, an empty path becomes "/" if the two mean the same in the scheme
    /// (6.2.3).
    empty_path = 32,
    /// An IPv6 address is written in the one form that RFC 5952 recommends; see ipv6_text.  This
    /// rule is in none of the sets below, because RFC 3986 does not have it.
    ipv6_address = 64,

    none = 0,                                                      ///< Simple comparison (6.2.1).
    syntax_based = letter_case | percent_encoding | dot_segments,  ///< For any URI (6.2.2).
    scheme_based =
        syntax_based | default_port | empty_port | empty_path,  ///< With scheme rules (6.2.3).
};

/// Returns the union of two sets of rules.
[[nodiscard]] constexpr normalization operator|(normalization a, normalization b) noexcept {
    return static_cast<normalization>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}

/// Returns the rules that are in both sets.
[[nodiscard]] constexpr normalization operator&(normalization a, normalization b) noexcept {
    return static_cast<normalization>(static_cast<unsigned>(a) & static_cast<unsigned>(b));
}

/// Says whether `set` includes all of `rules`.
[[nodiscard]] constexpr bool contains_rules(normalization set, normalization rules) noexcept {
    return (set & rules) == rules;
}

/// Returns a buffer size that is always enough for normalize(): the size of the text plus one.  For
/// example, an empty path can become "/", and ".." can become "../".  If the host is an IP literal,
/// the size is seven octets more, because "[64:ff9b::]" can become "[64:ff9b::0.0.0.0]".  Constant
/// time.
[[nodiscard]] constexpr std::size_t normalized_size_limit(const uri_view& uri) noexcept {
    const std::string_view host = uri.host();
    const bool is_literal = !host.empty() && host.front() == '[';
    return uri.text().size() + 1 + (is_literal ? 7 : 0);
}

/// Returns the size of normalize()'s result in octets.  The size can be 2^32; then normalize()
/// fails with the error too_long.  Linear in the text; allocates nothing.
///
///     uriscan::normalized_size(uriscan::parse_uri("http://h/%7e").value()) == 10
[[nodiscard]] std::size_t normalized_size(const uri_view& uri,
                                          normalization rules = normalization::syntax_based,
                                          const scheme_table& schemes = {}) noexcept;

/// Writes `uri`, normalized by `rules`, to the start of `buffer`, and returns a view of the result.
///
/// The result is valid.  The same components are present as in `uri`, without the port if it was
/// removed.  Normalizing the result again does not change it.  If a parser would read the remaining
/// segments as something other than a path, "/." or "./" is written before them: "s:/a/..//p"
/// becomes "s:/.//p", and "a/../b:c" becomes "./b:c".
///
/// Dot segments of a URI's path, and of a path that follows an authority or starts with "/", are
/// removed as section 5.2.4 describes.  Any other path stays relative: each ".." that has no
/// segment to remove stays, and if nothing remains, the path becomes "./".
///
/// A reference and its normal form resolve to equivalent URIs, with two exceptions.  First, a base
/// such as "mailto:x" has no authority, and a path that does not start with "/".  With such a base,
/// section 5.2.4 turns "a/../b" into "/b", but its normal form "b" stays "b".  Second, section
/// 5.2.4 does not recognize encoded dots: in "a/%2e%2e/../b", it removes "%2e%2e/..", but the
/// normal form is "../b".
///
/// Decoding can change the kind of a host: "%31.2.3.4" becomes the IPv4address "1.2.3.4".  The
/// error is buffer_too_small, or too_long if the result has 2^32 octets; the octets of the buffer
/// are then unspecified.  Text and buffer must not overlap.  Linear in the text; allocates nothing.
///
///     char buffer[64];
///     const auto uri = uriscan::parse_uri("HTTP://Example.com:80/%7efoo/../a%2fb").value();
///     uriscan::normalize(uri, buffer)->text() == "http://example.com:80/a%2Fb"
///     uriscan::normalize(uri, buffer, uriscan::normalization::scheme_based)->text()
///         == "http://example.com/a%2Fb"
result<uri_view> normalize(const uri_view& uri, std::span<char> buffer,
                           normalization rules = normalization::syntax_based,
                           const scheme_table& schemes = {}) noexcept;

/// Normalizes `uri` as the normalize() with a buffer does, and returns a URI that owns its text.
/// The only error is too_long.
///
///     uriscan::normalize(uriscan::parse_uri("http://h/a/./b").value())->text() == "http://h/a/b"
result<uri> normalize(const uri_view& uri, normalization rules = normalization::syntax_based,
                      const scheme_table& schemes = {});

/// Parses `text` as a URI-reference, and normalizes it as the normalize() with a view does.  If the
/// text is not valid, the error is the one that parse_uri_reference() gives.
///
///     uriscan::normalize("HTTP://h/a/../b")->text() == "http://h/b"
[[nodiscard]] inline result<uri> normalize(std::string_view text,
                                           normalization rules = normalization::syntax_based,
                                           const scheme_table& schemes = {}) {
    const auto parsed = parse_uri_reference(text);
    return parsed ? normalize(*parsed, rules, schemes) : parsed.error();
}

/// Says whether `uri` is normalized by `rules`, so that normalize() would not change its text.
/// Linear in the text; allocates nothing.
///
///     uriscan::is_normalized(uriscan::parse_uri("http://h/%7e").value()) == false
[[nodiscard]] bool is_normalized(const uri_view& uri,
                                 normalization rules = normalization::syntax_based,
                                 const scheme_table& schemes = {}) noexcept;

/// Says whether `a` and `b`, normalized by `rules`, are the same text.  Linear in the texts;
/// allocates nothing.
///
/// Relative references are compared without a base: two references that are not equivalent can
/// still resolve to the same URI.
///
///     const auto a = uriscan::parse_uri("http://h/%7Ea").value();
///     const auto b = uriscan::parse_uri("HTTP://h:80/b/../~a").value();
///     uriscan::equivalent(a, b) == false
///     uriscan::equivalent(a, b, uriscan::normalization::scheme_based) == true
[[nodiscard]] bool equivalent(const uri_view& a, const uri_view& b,
                              normalization rules = normalization::syntax_based,
                              const scheme_table& schemes = {}) noexcept;

/// Parses `a`, then `b`, as URI-references, and compares them as the equivalent() with views does.
/// If a text is not valid, the error is the one that parse_uri_reference() gives.  So the result
/// has a value if both texts are valid, and this value says whether they are equivalent.
///
///     uriscan::equivalent("http://h/%7Ea", "HTTP://h/~a").value() == true
[[nodiscard]] inline result<bool> equivalent(std::string_view a, std::string_view b,
                                             normalization rules = normalization::syntax_based,
                                             const scheme_table& schemes = {}) noexcept {
    const auto parsed_a = parse_uri_reference(a);
    if (!parsed_a) {
        return parsed_a.error();
    }
    const auto parsed_b = parse_uri_reference(b);
    if (!parsed_b) {
        return parsed_b.error();
    }
    return equivalent(*parsed_a, *parsed_b, rules, schemes);
}

/// Compares `a` and `b`, normalized by `rules`, octet by octet.  This is a total order, in which
/// equivalent URIs are equal.  Linear in the texts; allocates nothing.
[[nodiscard]] std::strong_ordering compare(const uri_view& a, const uri_view& b,
                                           normalization rules = normalization::syntax_based,
                                           const scheme_table& schemes = {}) noexcept;

/// Returns a hash of `uri`, normalized by `rules`: equivalent URIs have the same hash.  If you
/// normalize `uri` by `rules`, and hash the result with normalization::none, you get the same hash.
/// A new release can have other hashes.  An attacker can find URIs with the same hash.  Linear in
/// the text; allocates nothing.
[[nodiscard]] std::size_t hash_value(const uri_view& uri,
                                     normalization rules = normalization::syntax_based,
                                     const scheme_table& schemes = {}) noexcept;

/// Compares URIs in containers, by `Rules` and the registered schemes.
///
///     std::unordered_set<uriscan::uri, uriscan::hash_by<>, uriscan::equivalent_by<>> seen;
///     seen.insert(uriscan::uri(uriscan::parse_uri("http://h/a").value()));
///     seen.contains(uriscan::parse_uri("http://H/b/../a").value()) == true
template <normalization Rules = normalization::syntax_based>
struct equivalent_by {
    using is_transparent = void;
    bool operator()(const uri_view& a, const uri_view& b) const noexcept {
        return equivalent(a, b, Rules);
    }
};

/// Orders URIs in containers, in agreement with equivalent_by<Rules>.
template <normalization Rules = normalization::syntax_based>
struct less_by {
    using is_transparent = void;
    bool operator()(const uri_view& a, const uri_view& b) const noexcept {
        return compare(a, b, Rules) < 0;
    }
};

/// Hashes URIs in containers, in agreement with equivalent_by<Rules>.
template <normalization Rules = normalization::syntax_based>
struct hash_by {
    using is_transparent = void;
    std::size_t operator()(const uri_view& uri) const noexcept { return hash_value(uri, Rules); }
};

}  // namespace uriscan
