// Reads the end of a text with octets that are let through: the path from some octet on, the query
// and the fragment.
//
// parse_allowing() calls this first, because it is fast.  It finds no errors: if some octet is not
// let through, the text is read again by resuming_reader, which finds the error.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "uriscan/allow.hpp"

namespace uriscan {

// Reads the rest of `text` from the offset `stop`, in a path, query or fragment.  `at` holds the
// components of the text before `stop`.  If that text ends in a path, all octets of a path must be
// able to follow: see is_settled_path().  Returns nothing if an octet does not fit and is not in
// `allowed`.
std::optional<allowed_view> read_tolerant_tail(std::string_view text, const uri_components& at,
                                               std::uint32_t stop,
                                               const allowances& allowed) noexcept;

// Says whether `stop` is in the path, and whether each octet of a path can follow there.  The text
// up to `stop` was read as a URI-reference, and `stop` is not after the path.  `at` holds the
// components of the text before `stop`.
bool is_settled_path(std::string_view text, const uri_components& at, std::uint32_t stop) noexcept;

}  // namespace uriscan
