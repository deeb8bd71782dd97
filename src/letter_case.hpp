// The two cases of a letter (RFC 3986, section 6.2.2.1), which in ASCII are one bit apart.
#pragma once

#include "uriscan/octet_sets.hpp"

namespace uriscan {

constexpr char case_bit = 0x20;

constexpr char lower(char octet) noexcept {
    return is_alpha(octet) ? static_cast<char>(octet | case_bit) : octet;
}

constexpr char upper(char octet) noexcept {
    return is_alpha(octet) ? static_cast<char>(octet & ~case_bit) : octet;
}

}  // namespace uriscan
