// The guard "/." is written before a path that starts with "//" if there is no authority.  Without
// the guard, a parser would read the "//" as the start of an authority (RFC 3986, section 3.3).
// Since "." is a dot segment, the path "/.//a" means the same as the path "//a".
#pragma once

#include <string_view>

#include "octets/bare_text.hpp"
#include "octets/subtext.hpp"

namespace uriscan {

inline constexpr std::string_view path_guard = "/.";

// Says whether the guard must be written before the path.
constexpr bool needs_guard(std::string_view path, bool has_authority) noexcept {
    return !has_authority && starts_with(path, "//");
}

// Returns the path without the guard, if it has one.
constexpr std::string_view without_guard(std::string_view path, bool has_authority) noexcept {
    const bool is_guarded = !has_authority && starts_with(path, "/.//");
    return subtext(path, is_guarded ? path_guard.size() : 0);
}

}  // namespace uriscan
