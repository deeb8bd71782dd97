// Dot segments: the segments "." and ".." of a path (RFC 3986, sections 3.3 and 5.2.4).
//
// Lifetime: a view that is written to a buffer refers to the buffer.
// Thread safety: all functions are pure, except that they write to the caller's buffer.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "uriscan/result.hpp"

namespace uriscan {

/// Returns the offset of the first dot segment of a path (3.3), or std::string_view::npos if the
/// path has none.  In that case, remove_dot_segments() changes nothing.  Linear time.
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

}  // namespace uriscan
