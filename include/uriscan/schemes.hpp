// What scheme-based normalization (RFC 3986, section 6.2.3) and an audit need to know of a scheme, and the
// schemes of which it is known.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace uriscan {

/// Tells what is equivalent in the URIs of one scheme, and what they need to have.
struct scheme_rules {
    std::string_view name;  ///< The scheme, in lower-case letters.

    /// The port that an absent or empty one stands for, 0 to 65535; none where the scheme names none.
    std::optional<std::uint16_t> default_port;

    /// Whether after an authority an empty path and "/" are the same.
    bool empty_path_is_root = false;

    /// Whether a URI of the scheme has an authority, and a host in it that is not empty; only audit() asks.
    bool needs_host = false;
};

/// Returns the schemes that the library knows, sorted by name.  The array is static.
std::span<const scheme_rules> registered_schemes() noexcept;

/// Holds the schemes that an operation knows: the registered ones, and the caller's own, which come
/// first, so that they can also overrule.  It views the caller's, which must outlive it, and allocates
/// nothing.
///
///     constexpr uriscan::scheme_rules mine[] = {{"app", 7777, true}};
///     const uriscan::scheme_table schemes(mine);
///     // schemes.find("APP")->default_port == 7777 && schemes.find("http")->default_port == 80
class scheme_table {
public:
    /// Knows the registered schemes.
    constexpr scheme_table() noexcept = default;

    /// Knows `own`, and the registered schemes that `own` does not name.
    constexpr explicit scheme_table(std::span<const scheme_rules> own) noexcept : own_(own) {}

    /// Returns the rules of `scheme`, written in letters of either case (3.1), or null if it is not
    /// known.  Linear in the number of own schemes, logarithmic in that of the registered ones.
    const scheme_rules* find(std::string_view scheme) const noexcept;

private:
    std::span<const scheme_rules> own_;
};

}  // namespace uriscan
