// Says which keys of parameters are secret.
#pragma once

#include <string_view>

#include "uriscan/redact.hpp"

namespace uriscan {

// Says whether the value of a key is secret.  The key can be escaped and percent-encoded.
bool is_secret_key(std::string_view key, const redact_options& options) noexcept;

// Says whether two names are equal if case, "-", "_", ".", "[", "]" and encodings are ignored.
bool is_same_name(std::string_view a, std::string_view b) noexcept;

}  // namespace uriscan
