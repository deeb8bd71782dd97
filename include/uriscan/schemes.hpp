// The facts about schemes that normalize() (RFC 3986, section 6.2.3) and audit() use.
//
// Lifetime: a scheme_table refers to the caller's rules, which must outlive it.
// Thread safety: everything here only reads.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace uriscan {

/// Holds the rules of one scheme: which of its URIs are equivalent, and whether they need a host.
struct scheme_rules {
    std::string_view name;  ///< The scheme, in lower-case letters.

    /// The port that an absent or empty port stands for; nothing if the scheme has no default port.
    std::optional<std::uint16_t> default_port;

    /// Whether, after an authority, an empty path is equivalent to "/".
    bool empty_path_is_root = false;

    /// Whether a URI of the scheme must have an authority with a host that is not empty.  Only
    /// audit() uses this.
    bool needs_host = false;
};

/// Returns the schemes that the library knows, sorted by name.  The array is static.
[[nodiscard]] std::span<const scheme_rules> registered_schemes() noexcept;

/// Finds the rules of a scheme: among the caller's own rules first, then among the registered
/// schemes.  The table refers to the caller's rules, which must outlive it.  Nothing is allocated.
///
///     constexpr uriscan::scheme_rules mine[] = {{"app", 7777, true}};
///     const uriscan::scheme_table schemes(mine);
///     // schemes.find("APP")->default_port == 7777 && schemes.find("http")->default_port == 80
class scheme_table {
public:
    /// Makes a table of the registered schemes.
    constexpr scheme_table() noexcept = default;

    /// Makes a table of the schemes in `own`, and of the registered schemes that `own` does not
    /// name.
    constexpr explicit scheme_table(std::span<const scheme_rules> own) noexcept : own_(own) {}

    /// Returns the rules of `scheme`, or null if the scheme is unknown.  The case of the letters
    /// does not matter (3.1).  Linear in the number of the caller's schemes, and logarithmic in the
    /// number of registered ones.
    [[nodiscard]] const scheme_rules* find(std::string_view scheme) const noexcept;

private:
    std::span<const scheme_rules> own_;
};

}  // namespace uriscan
