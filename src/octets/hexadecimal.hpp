// Octets written as two hexadecimal digits.
#pragma once

#include <string>
#include <string_view>

namespace uriscan {

// The hexadecimal digits in the order of their values.  The letters are in upper case, as section
// 2.1 of RFC 3986 recommends.
inline constexpr std::string_view hexadecimal_digits = "0123456789ABCDEF";

// Appends `octet` to a message as "\xHH".
inline void append_escaped(std::string& out, char octet) {
    const auto value = static_cast<unsigned char>(octet);
    out += {'\\', 'x', hexadecimal_digits[value >> 4], hexadecimal_digits[value & 0xF]};
}

}  // namespace uriscan
