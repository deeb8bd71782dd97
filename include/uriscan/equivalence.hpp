// Comparison (RFC 3986, section 6.2): whether two URIs are the same by a set of rules, the order and
// the hash that agree with it.  Nothing is normalized in memory for it.
//
// The rungs of the section's ladder are three sets of rules.  Each finds all the URIs equivalent that
// the one before does, and more:
//
//     normalization::none          the same octets               (6.2.1)
//     normalization::syntax_based  what holds for any scheme     (6.2.2)
//     normalization::scheme_based  what the scheme adds to that  (6.2.3)
#pragma once

#include <compare>
#include <cstddef>

#include "uriscan/normalize.hpp"
#include "uriscan/schemes.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

/// Says whether `a` and `b`, normalized by `rules`, are the same text.  Relative references are compared
/// as they are, without a base; two that are not equivalent may well resolve to the same URI.  Linear in
/// the texts; allocates nothing.
///
///     const auto a = uriscan::parse_uri("http://h/%7Ea").value();
///     const auto b = uriscan::parse_uri("HTTP://h:80/b/../~a").value();
///     uriscan::equivalent(a, b) == false
///     uriscan::equivalent(a, b, uriscan::normalization::scheme_based) == true
bool equivalent(const uri_view& a, const uri_view& b,
                normalization rules = normalization::syntax_based,
                const scheme_table& schemes = {}) noexcept;

/// Compares `a` and `b`, normalized by `rules`, octet by octet: a total order in which those are equal
/// that are equivalent.  Linear in the texts; allocates nothing.
std::strong_ordering compare(const uri_view& a, const uri_view& b,
                             normalization rules = normalization::syntax_based,
                             const scheme_table& schemes = {}) noexcept;

/// Returns a hash of `uri` normalized by `rules`: the same for all that are equivalent, and that which
/// the normalized text has by no rules.  It may change from one release to the next, and
/// does not withstand those who look for collisions.  Linear in the text; allocates nothing.
std::size_t hash_value(const uri_view& uri, normalization rules = normalization::syntax_based,
                       const scheme_table& schemes = {}) noexcept;

/// For containers: finds equivalent URIs equal, by `Rules` and the registered schemes.
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

/// For containers: orders URIs, in agreement with equivalent_by<Rules>.
template <normalization Rules = normalization::syntax_based>
struct less_by {
    using is_transparent = void;
    bool operator()(const uri_view& a, const uri_view& b) const noexcept {
        return compare(a, b, Rules) < 0;
    }
};

/// For containers: hashes URIs, in agreement with equivalent_by<Rules>.
template <normalization Rules = normalization::syntax_based>
struct hash_by {
    using is_transparent = void;
    std::size_t operator()(const uri_view& uri) const noexcept { return hash_value(uri, Rules); }
};

}  // namespace uriscan
