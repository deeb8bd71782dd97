// Writes percent-encoded data to a buffer that is large enough.
#pragma once

#include <string_view>

#include "uriscan/percent.hpp"

namespace uriscan {

// Encodes `data` into `out`, which must have room for encoded_size() octets, and returns the end of
// the result.
char* write_encoded(std::string_view data, encode_for part, char* out) noexcept;

}  // namespace uriscan
