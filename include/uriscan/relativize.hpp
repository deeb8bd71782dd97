// Finding relative references, which is the reverse of resolving (RFC 3986, sections 4.2 and 5.2).
//
// Lifetime: a view that is written to a buffer refers to the buffer.
// Thread safety: all functions are pure, except that they write to the caller's buffer.
#pragma once

#include <cstddef>
#include <span>

#include "uriscan/result.hpp"
#include "uriscan/uri.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

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
/// The errors are `base_without_scheme`, `unreachable` and `buffer_too_small`.  The error is
/// `unreachable` if no reference resolves to the target.  There are two cases.  If the target has
/// no scheme, the offset is 0.  If the target's path has dot segments and is not the path of the
/// base, resolving would remove them, and the offset is that of the first dot segment that it would
/// remove.
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
