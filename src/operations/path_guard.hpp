// The guard "/." keeps a path without an authority from starting with "//", which a parser would
// take for the start of an authority (RFC 3986, section 3.3).  Since "." is a dot segment, "/.//a"
// means the same as the path "//a".
#pragma once

#include <string_view>

namespace uriscan {

inline constexpr std::string_view path_guard = "/.";

// Says whether the path must not be written without the guard.
constexpr bool needs_guard(std::string_view path, bool has_authority) noexcept {
    return !has_authority && path.starts_with("//");
}

// Returns the path without the guard, if it has one.
constexpr std::string_view without_guard(std::string_view path, bool has_authority) noexcept {
    const bool is_guarded = !has_authority && path.starts_with("/.//");
    return path.substr(is_guarded ? path_guard.size() : 0);
}

}  // namespace uriscan
