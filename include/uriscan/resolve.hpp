// Resolving a reference against a base URI, and its reverse: finding the shortest reference to a
// target (RFC 3986, sections 4.2 and 5).
//
// Lifetime: a view that is written to a buffer refers to the buffer.
// Thread safety: all functions are pure, and write only to the caller's buffer.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "uriscan/normalize.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

/// Says how references are resolved.  The default is the algorithm of section 5.2.2.
struct resolve_options {
    /// Whether to ignore the scheme of a reference if the base has the same scheme, in upper or
    /// lower case (3.1).  Then "http:g" means "g", as in parsers older than the RFC (5.2.2, 5.4.2).
    bool backward_compatible = false;
    /// Whether a ".." that has no segment to remove is an error.  By default, it is ignored
    /// (5.2.4).
    bool refuse_above_root = false;
};

/// Returns a buffer size that is always enough for resolve(): the sum of both sizes, plus one.
[[nodiscard]] constexpr std::size_t resolved_size_limit(const uri_view& base,
                                                        const uri_view& reference) noexcept {
    constexpr std::size_t slash = 1;  // between the authority and the path
    return base.text().size() + slash + reference.text().size();
}

/// Returns the size of resolve()'s result in octets.  The errors are those of resolve(), except
/// buffer_too_small.  Linear; never allocates.
///
///     const auto base = uriscan::parse_uri("http://a/b/c").value();
///     *uriscan::resolved_size(base, uriscan::parse_uri_reference("../g").value()) == 10
result<std::size_t> resolved_size(const uri_view& base, const uri_view& reference,
                                  resolve_options = {}) noexcept;

/// Resolves `reference` against `base` (5.2), writes the target URI to the start of `buffer`, and
/// returns a view of it.
///
/// The fragment of the base does not matter (5.1).  Dot segments are removed from the path.  But if
/// the reference has no path, the target has the path of the base without change.  The result
/// differs from the pseudocode of the RFC in one case: there is no authority, and the path would
/// start with "//".  Then it starts with "/.//", because a parser would read "//" as the start of
/// an authority.
///
/// The errors are `base_without_scheme`, `climbs_above_root`, `buffer_too_small` and `too_long`.
/// The error `climbs_above_root` is possible only with resolve_options::refuse_above_root.  Its
/// offset is that of the ".." in the reference, or the size of the reference if the ".." is in the
/// base.  After an error, the octets of the buffer are unspecified.  The buffer must not overlap
/// the texts.  Linear; never allocates.
///
///     std::array<char, 100> buffer;
///     const auto base = uriscan::parse_uri("http://a/b/c/d;p?q").value();
///     const auto reference = uriscan::parse_uri_reference("../g?y").value();
///     const auto target = uriscan::resolve(base, reference, buffer);
///     // target->text() == "http://a/b/g?y", target->query() == "y"
result<uri_view> resolve(const uri_view& base, const uri_view& reference, std::span<char> buffer,
                         resolve_options = {}) noexcept;

/// Resolves `reference` as the resolve() with a buffer does, and returns a URI that owns its text.
/// The errors are the same, except buffer_too_small.
///
///     // uriscan::resolve(base, reference)->text() == "http://a/b/g?y"
result<uri> resolve(const uri_view& base, const uri_view& reference, resolve_options = {});

/// Parses `base`, then `reference`, as URI-references, and resolves the reference against the base.
/// If a text is not valid, the error is the one that parse_uri_reference() gives.
///
///     // uriscan::resolve("http://a/b/c", "../g")->text() == "http://a/g"
[[nodiscard]] inline result<uri> resolve(std::string_view base, std::string_view reference,
                                         resolve_options options = {}) {
    const auto parsed_base = parse_uri_reference(base);
    if (!parsed_base) {
        return parsed_base.error();
    }
    const auto parsed_reference = parse_uri_reference(reference);
    if (!parsed_reference) {
        return parsed_reference.error();
    }
    return resolve(*parsed_base, *parsed_reference, options);
}

/// Returns a buffer size that is always enough for relativize(): the size of the target.
[[nodiscard]] constexpr std::size_t relativized_size_limit(const uri_view& /*base*/,
                                                           const uri_view& target) noexcept {
    return target.text().size();
}

/// Finds the shortest reference that, resolved against `base`, gives `target`.  Writes it to the
/// start of `buffer`, and returns a view of it.
///
/// Resolving the reference gives exactly the octets of the target, and no shorter reference does.
/// If several references have the same size, the first of this list is written: the target itself;
/// one that starts with "//"; one that starts with "/"; one that starts with a segment.  So "/a/x"
/// is preferred to "../x".
///
/// The errors are `base_without_scheme`, `unreachable` and `buffer_too_small`.  No reference
/// resolves to an `unreachable` target.  There are two such cases.  First, the target has no
/// scheme; then the offset is 0.  Second, the target's path has dot segments that resolving would
/// remove, and this path is not the path of the base.  Then the offset is that of the first dot
/// segment that would be removed.
///
/// The buffer must not overlap the texts.  Linear; never allocates.
///
///     std::array<char, 100> buffer;
///     const auto base = uriscan::parse_uri("http://a/b/c/d;p?q").value();
///     const auto target = uriscan::parse_uri("http://a/b/c/g:h?y").value();
///     const auto reference = uriscan::relativize(base, target, buffer);
///     // reference->text() == "./g:h?y"
result<uri_view> relativize(const uri_view& base, const uri_view& target,
                            std::span<char> buffer) noexcept;

/// Finds the same reference as the relativize() with a buffer, and returns it as a URI that owns
/// its text.  The errors are the same, except buffer_too_small.
///
///     // uriscan::relativize(base, target)->text() == "./g:h?y"
result<uri> relativize(const uri_view& base, const uri_view& target);

}  // namespace uriscan
