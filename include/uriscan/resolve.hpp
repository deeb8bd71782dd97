// Resolving a reference against a base URI (RFC 3986, section 5): the reverse is in relativize.hpp.
#pragma once

#include <cstddef>
#include <span>

#include "uriscan/dot_segments.hpp"  // IWYU pragma: export
#include "uriscan/result.hpp"
#include "uriscan/uri.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

/// Says how references are resolved; as it is, exactly as section 5.2.2 has it.
struct resolve_options {
    /// Ignores a reference's scheme where it is the base's, upper and lower case being the same
    /// (3.1), as some did before there was a standard: "http:g" is then "g" (5.2.2, 5.4.2).
    bool backward_compatible = false;
    /// Fails where a ".." finds no segment to remove, which else is ignored (5.2.4).
    bool refuse_above_root = false;
};

/// Returns how many octets suffice for resolve() to write what `reference` means at `base`: the sum
/// of their sizes and one.
constexpr std::size_t resolved_size_limit(const uri_view& base,
                                          const uri_view& reference) noexcept {
    constexpr std::size_t slash = 1;  // between an authority and a path that the base does not have
    return base.text().size() + slash + reference.text().size();
}

/// Writes the URI that `reference` means at `base` to the begin of `buffer`, and views it there
/// (5.2).
///
/// The base's fragment does not matter (5.1).  Dot segments are removed from the path, unless the
/// reference has no path and so takes over the base's as it is.  In one thing the result departs
/// from the pseudocode: a path that would begin with "//" without an authority before it, and
/// so be read as one, begins with "/.//" instead.
///
/// Fails as `base_without_scheme`; `climbs_above_root`, if the options ask for it, with the offset of
/// the ".." in the reference's text, or that text's size if the ".." is the base's own;
/// `buffer_too_small` if the result does not fit; `too_long`.  After a failure the buffer's octets are
/// unspecified.  The buffer overlaps neither text.  Never allocates; linear time.
///
///     std::array<char, 100> buffer;
///     const auto base = uriscan::parse_uri("http://a/b/c/d;p?q").value();
///     const auto reference = uriscan::parse_uri_reference("../g?y").value();
///     const auto target = uriscan::resolve(base, reference, buffer);
///     // target->text() == "http://a/b/g?y", target->query() == "y"
result<uri_view> resolve(const uri_view& base, const uri_view& reference, std::span<char> buffer,
                         resolve_options = {}) noexcept;

/// Returns the URI that `reference` means at `base`, or why there is none, as above.
///
///     // uriscan::resolve(base, reference)->text() == "http://a/b/g?y"
result<uri> resolve(const uri_view& base, const uri_view& reference, resolve_options = {});

}  // namespace uriscan
