// The hash function BLAKE2b (RFC 7693).
#pragma once

#include <string>
#include <string_view>

namespace uriscan::cli {

// Returns the BLAKE2b hash of `text` with 128 bits, as 32 hexadecimal digits.  Nobody knows two
// texts with the same hash.  `b2sum -l 128` writes the same digits.
std::string digest_of(std::string_view text);

}  // namespace uriscan::cli
