// Says which keys of parameters are secret.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "uriscan/redact.hpp"

namespace uriscan {

// The last two octets of all secret keys.  Each bit stands for a pair of octets.  Only the lowest
// five bits of each octet count, so that case does not matter.
using key_ends = std::array<std::uint64_t, 16>;

key_ends ends_of_keys(const redact_options& options) noexcept;

// Says whether the value of a key is secret.  The key can be escaped and percent-encoded.  `ends`
// must be ends_of_keys(options).
bool is_secret_key(std::string_view key, const redact_options& options,
                   const key_ends& ends) noexcept;

// Says whether two names are equal if case, "-", "_", ".", "[", "]" and encodings are ignored.
bool is_same_name(std::string_view a, std::string_view b) noexcept;

}  // namespace uriscan
