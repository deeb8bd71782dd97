// IRIs: URIs in which most characters beyond ASCII can stand for themselves, as UTF-8 (RFC 3987).
// An IRI has the components of a URI.  Every URI is an IRI.
//
// Characters are not normalized (NFC, section 5.3.2.2).  A letter with an accent can be one
// character, or the letter and then the accent.  These are two different texts, as in a URI.
// docs/iri.md says more.
//
// Lifetime: a view refers to the text or buffer that it was made from, which must outlive it.  An
// error refers to no text.
// Thread safety: any number of threads can call all functions here at the same time.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "uriscan/detail/lifetime.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/push_parser.hpp"
#include "uriscan/resolve.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

/// Names the rule of RFC 3987 that a text is checked against (2.2).
enum class iri_rule : std::uint8_t {
    iri_reference,     ///< An IRI or a relative reference.
    iri,               ///< A reference with a scheme; a fragment is allowed.
    absolute_iri,      ///< An IRI without a fragment.
    relative_iri_ref,  ///< A reference without a scheme; the RFC's irelative-ref.
};

/// Returns the rule's name in lower case, such as "absolute-iri".  The text is static.
[[nodiscard]] std::string_view name_of(iri_rule) noexcept;

namespace detail {
struct iri_access;
}  // namespace detail

/// Views a valid IRI reference and gives its components as slices of the text.  The accessors and
/// the six offsets have the same meaning as in uri_view.  The text is UTF-8.
///
/// There is no conversion to uri_view, because most IRIs are not URIs: to_uri() makes a URI.
///
///     const auto iri = uriscan::parse_iri("http://r\u00E9sum\u00E9.example.org/?\u00E9").value();
///     // iri.host() == "r\u00E9sum\u00E9.example.org" && iri.query() == "\u00E9"
class iri_view : private uri_view {
    using base = uri_view;

public:
    /// Views the empty reference.
    constexpr iri_view() noexcept = default;

    /// Views a URI reference, which always is an IRI reference.
    constexpr iri_view(const uri_view& uri) noexcept : base(uri) {}

    /// Returns a view of `text`, which must have fewer than 2^32 octets.  `at` must be the
    /// components that the parser found in `text`; the function does not check this.
    [[nodiscard]] static constexpr iri_view unchecked(std::string_view text URISCAN_LIFETIMEBOUND,
                                                      const uri_components& at) noexcept {
        return base::unchecked(text, at);
    }
    template <detail::temporary_text Text>
    static iri_view unchecked(Text&&, const uri_components&) = delete;

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
    using base::host_kind;
    using base::ipv4_address;
    using base::ipv6_address;
    using base::is_relative;
    using base::parameters;
    using base::password;
    using base::path;
    using base::port;
    using base::port_number;
    using base::query;
    using base::scheme;
    using base::segments;
    using base::text;
    using base::user;
    using base::userinfo;

    /// Compares the texts, octet by octet: the simple string comparison of section 5.3.1.
    friend constexpr bool operator==(const iri_view& a, const iri_view& b) noexcept {
        return a.text() == b.text();
    }
    friend constexpr std::strong_ordering operator<=>(const iri_view& a,
                                                      const iri_view& b) noexcept {
        return a.text() <=> b.text();
    }

private:
    friend struct detail::iri_access;
};

/// Parses `text` by `rule`, in one pass and linear time.  Never allocates or throws, and reads no
/// octet outside `text`, which can be null if it is empty.  The view refers to `text`.
///
/// A text that is not UTF-8 is refused, such as one with overlong forms, surrogates, or code points
/// above U+10FFFF.  The noncharacters that the RFC leaves out are refused, too, and so are private
/// characters outside of the query (rules ucschar and iprivate).  An error's offset is the size of
/// the longest prefix that a valid text starts with, so it can be within the octets of a character.
///
///     uriscan::parse(uriscan::iri_rule::iri, "a\u00E9:").error().offset == 1
[[nodiscard]] result<iri_view> parse(iri_rule,
                                     std::string_view text URISCAN_LIFETIMEBOUND) noexcept;

/// Parses an IRI-reference.  Works like parse().
///
///     uriscan::parse_iri_reference("../\u65E5\u672C")->is_relative() == true
[[nodiscard]] inline result<iri_view> parse_iri_reference(
    std::string_view text URISCAN_LIFETIMEBOUND) noexcept {
    return parse(iri_rule::iri_reference, text);
}

/// Parses an IRI: a scheme is needed, a fragment is allowed.  Works like parse().
[[nodiscard]] inline result<iri_view> parse_iri(
    std::string_view text URISCAN_LIFETIMEBOUND) noexcept {
    return parse(iri_rule::iri, text);
}

/// Parses an absolute-IRI: a scheme is needed, a fragment is refused.  Works like parse().
[[nodiscard]] inline result<iri_view> parse_absolute_iri(
    std::string_view text URISCAN_LIFETIMEBOUND) noexcept {
    return parse(iri_rule::absolute_iri, text);
}

/// Parses an irelative-ref: a scheme is refused.  Works like parse().
[[nodiscard]] inline result<iri_view> parse_relative_iri_ref(
    std::string_view text URISCAN_LIFETIMEBOUND) noexcept {
    return parse(iri_rule::relative_iri_ref, text);
}

// A view of a temporary string would dangle.
template <detail::temporary_text Text>
result<iri_view> parse(iri_rule, Text&&) = delete;
template <detail::temporary_text Text>
result<iri_view> parse_iri_reference(Text&&) = delete;
template <detail::temporary_text Text>
result<iri_view> parse_iri(Text&&) = delete;
template <detail::temporary_text Text>
result<iri_view> parse_absolute_iri(Text&&) = delete;
template <detail::temporary_text Text>
result<iri_view> parse_relative_iri_ref(Text&&) = delete;

/// Says whether parse() would accept `text` by `rule`.  Linear time; never allocates or throws.
///
///     uriscan::is_valid(uriscan::iri_rule::iri, "urn:\u00E9") == true
[[nodiscard]] bool is_valid(iri_rule, std::string_view text) noexcept;

/// Says whether `text` is an IRI-reference.  Works like is_valid().
[[nodiscard]] inline bool is_iri_reference(std::string_view text) noexcept {
    return is_valid(iri_rule::iri_reference, text);
}

/// Says whether `text` is an IRI.  Works like is_valid().
[[nodiscard]] inline bool is_iri(std::string_view text) noexcept {
    return is_valid(iri_rule::iri, text);
}

namespace detail {

struct iri_grammar {
    using rule = iri_rule;
    using view = iri_view;
    struct state {
        int now;
        int before_character;  // the state before an incomplete last character; else `now`
    };
    static constexpr rule any_reference = rule::iri_reference;
};

}  // namespace detail

/// Parses an IRI that comes in chunks, as push_parser parses a URI: the result is the one that
/// parse() gives for the whole text.  A chunk can end anywhere, also within a character.
///
///     uriscan::push_iri_parser parser(uriscan::iri_rule::iri);
///     parser.feed("http://r\xC3");
///     parser.feed("\xA9/");
///     const uriscan::push_iri_result result = parser.finish();
///     // result.valid && result.components.path_begin == 10
using push_iri_parser = basic_push_parser<detail::iri_grammar>;

/// The result of a push_iri_parser.
using push_iri_result = basic_push_result<iri_view>;

/// Converts the host of an IRI to ASCII, for to_uri().  `host` is a name with a character beyond
/// ASCII.  The function writes to the start of `buffer`, and returns how many octets the result
/// has.  If `buffer` has fewer octets, to_uri() fails.  An error becomes the error of to_uri().
/// `context` is to_uri_options::context.
using host_to_ascii = result<std::size_t> (*)(std::string_view host, std::span<char> buffer,
                                              void* context);

/// Says how to_uri() writes a host.
struct to_uri_options {
    /// Converts a host that has a character beyond ASCII, for example by IDNA.  If this function is
    /// null, the host is percent-encoded, as all other components are.
    host_to_ascii host = nullptr;
    void* context = nullptr;  ///< What `host` gets as its last argument.
};

/// Returns the size of the result of to_uri() if no function for hosts is given.  Linear; never
/// allocates.
///
///     uriscan::to_uri_size(uriscan::parse_iri("a:\u00E9").value()) == 8
[[nodiscard]] std::size_t to_uri_size(const iri_view& iri) noexcept;

/// Maps an IRI to a URI (3.1): percent-encodes the octets of all characters beyond ASCII.  Writes
/// the URI to the start of `buffer`, and returns a view of it.
///
/// Nothing else is changed.  The errors are buffer_too_small and too_long.  A function for hosts
/// can cause two more: its own error, and unexpected_character in the host if its result is not a
/// host.  After an error, the octets of the buffer are unspecified.  The buffer must not overlap
/// the text.  Linear; never allocates.
///
///     char buffer[64];
///     const auto iri = uriscan::parse_iri("http://www.example.org/red%09ros\u00E9#red").value();
///     uriscan::to_uri(iri, buffer)->text() == "http://www.example.org/red%09ros%C3%A9#red"
result<uri_view> to_uri(const iri_view& iri, std::span<char> buffer,
                        const to_uri_options& = {}) noexcept;

/// Maps an IRI to a URI as the to_uri() with a buffer does, and returns a URI that owns its text.
result<uri> to_uri(const iri_view& iri, const to_uri_options& = {});

/// Returns a buffer size that is always enough for to_iri(): the size of the text.
[[nodiscard]] constexpr std::size_t to_iri_size_limit(const iri_view& iri) noexcept {
    return iri.text().size();
}

/// Maps a URI to an IRI (3.2): decodes the triplets of each character that an IRI can have in their
/// place.  Writes the IRI to the start of `buffer`, and returns a view of it.  The text can also
/// be an IRI: then its characters stay as they are.
///
/// These triplets are decoded: those of unreserved characters; those of a complete character of the
/// rule ucschar; and in a query, also those of a complete character of iprivate.  The formatting
/// characters that section 4.1 forbids (U+200E, U+200F and U+202A to U+202E) are not decoded.  If a
/// triplet of an octet from 0x80 on is not decoded, its digits become capital letters.  All other
/// triplets stay as they are.
///
/// The only error is buffer_too_small.  The buffer must not overlap the text.  Linear; never
/// allocates.
///
///     char buffer[64];
///     const auto uri = uriscan::parse_uri("http://www.example.org/r%E9sum%C3%A9").value();
///     uriscan::to_iri(uri, buffer)->text() == "http://www.example.org/r%E9sum\u00E9"
result<iri_view> to_iri(const iri_view& uri, std::span<char> buffer) noexcept;

/// Maps a URI to an IRI as the to_iri() with a buffer does, and returns its text.
[[nodiscard]] std::string to_iri(const iri_view& uri);

/// Resolves an IRI reference against a base IRI (6.5), as the function for URIs does.
///
///     char buffer[64];
///     const auto base = uriscan::parse_iri("http://a/\u00E9/c").value();
///     const auto reference = uriscan::parse_iri_reference("../\u00E8").value();
///     uriscan::resolve(base, reference, buffer)->text() == "http://a/\u00E8"
result<iri_view> resolve(const iri_view& base, const iri_view& reference, std::span<char> buffer,
                         resolve_options = {}) noexcept;

/// Resolves an IRI reference as the resolve() with a buffer does, and returns a text of its own.
/// The errors are the same, except buffer_too_small.
///
///     const auto base = uriscan::parse_iri("http://a/\u00E9/c").value();
///     const auto reference = uriscan::parse_iri_reference("../\u00E8").value();
///     *uriscan::resolve(base, reference) == "http://a/\u00E8"
result<std::string> resolve(const iri_view& base, const iri_view& reference, resolve_options = {});

/// Normalizes an IRI by rules for URIs (5.3.2), as the function for URIs does.  Only ASCII letters
/// change their case.  Only triplets of unreserved ASCII characters are decoded.
///
///     char buffer[64];
///     const auto iri = uriscan::parse_iri("HTTP://EX.org/%7e\u00C9/../\u00E9").value();
///     uriscan::normalize(iri, buffer)->text() == "http://ex.org/\u00E9"
result<iri_view> normalize(const iri_view& iri, std::span<char> buffer,
                           normalization rules = normalization::syntax_based,
                           const scheme_table& schemes = {}) noexcept;

/// Normalizes an IRI as the normalize() with a buffer does, and returns a text of its own.  The
/// only error is too_long.
///
///     *uriscan::normalize(uriscan::parse_iri("HTTP://\u00C9/./").value()) == "http://\u00C9/"
result<std::string> normalize(const iri_view& iri,
                              normalization rules = normalization::syntax_based,
                              const scheme_table& schemes = {});

/// Says whether `a` and `b`, normalized by `rules`, are the same text, as the function for URIs
/// does.  An IRI and the URI that it maps to are not equivalent.  To compare an IRI with a URI, or
/// IRIs that may be percent-encoded, compare what to_uri() makes of them (5.3.2.3).
[[nodiscard]] bool equivalent(const iri_view& a, const iri_view& b,
                              normalization rules = normalization::syntax_based,
                              const scheme_table& schemes = {}) noexcept;

/// Compares `a` and `b`, normalized by `rules`, octet by octet.
[[nodiscard]] std::strong_ordering compare(const iri_view& a, const iri_view& b,
                                           normalization rules = normalization::syntax_based,
                                           const scheme_table& schemes = {}) noexcept;

/// Writes the text to a stream, such as std::cout.
template <class Traits>
std::basic_ostream<char, Traits>& operator<<(std::basic_ostream<char, Traits>& out,
                                             const iri_view& iri) {
    return out << iri.text();
}

}  // namespace uriscan

/// Hashes the text, in agreement with operator==.
template <>
struct std::hash<uriscan::iri_view> {
    std::size_t operator()(const uriscan::iri_view& iri) const noexcept {
        return std::hash<std::string_view>()(iri.text());
    }
};
