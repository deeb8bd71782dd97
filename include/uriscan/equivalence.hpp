// Comparing URIs by a set of rules (RFC 3986, section 6.2), with an order and a hash that agree
// with the comparison.  The functions do not write normalized texts.
//
// Section 6.2 describes three sets of rules as a ladder.  By each set, more URIs are equivalent
// than by the set before it:
//
//     normalization::none          the same octets               (6.2.1)
//     normalization::syntax_based  what holds for any scheme     (6.2.2)
//     normalization::scheme_based  what the scheme adds to that  (6.2.3)
//
// Lifetime: the functions return values, which refer to no text.
// Thread safety: all functions are pure.
#pragma once

#include <compare>
#include <cstddef>

#include "uriscan/normalize.hpp"
#include "uriscan/schemes.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

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
