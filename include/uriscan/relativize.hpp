// Relative references: the reverse of resolving (RFC 3986, sections 4.2 and 5.2).
#pragma once

#include <cstddef>
#include <span>

#include "uriscan/result.hpp"
#include "uriscan/uri.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

/// Returns how many octets suffice for relativize() to write its reference: the target's size.
constexpr std::size_t relativized_size_limit(const uri_view& /*base*/,
                                             const uri_view& target) noexcept {
    return target.text().size();
}

/// Writes the shortest reference that means `target` at `base` to the begin of `buffer`, and views it
/// there.
///
/// Resolving it, strictly, gives the target again, octet for octet.  No reference of fewer octets
/// does.  Of several as short it is the first of: the target itself; one that begins with "//"; one
/// that begins with "/"; one that begins with a segment.  So "/a/x" comes before "../x".
///
/// Fails as `base_without_scheme`; `unreachable`, if no reference means the target: it has no scheme,
/// or its path has dot segments, which resolving would remove, and is not the base's.  The offset, in
/// the target's text, is that of the scheme or the first dot segment.  Fails as `buffer_too_small` if
/// the reference does not fit.  The buffer overlaps neither text.  Never allocates; linear time.
///
///     std::array<char, 100> buffer;
///     const auto base = uriscan::parse_uri("http://a/b/c/d;p?q").value();
///     const auto target = uriscan::parse_uri("http://a/b/c/g:h?y").value();
///     const auto reference = uriscan::relativize(base, target, buffer);
///     // reference->text() == "./g:h?y"
result<uri_view> relativize(const uri_view& base, const uri_view& target,
                            std::span<char> buffer) noexcept;

/// Returns the shortest reference that means `target` at `base`, or why there is none, as above.
///
///     // uriscan::relativize(base, target)->text() == "./g:h?y"
result<uri> relativize(const uri_view& base, const uri_view& target);

}  // namespace uriscan
