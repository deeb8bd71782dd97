// Functions that several files of the audit use.
#pragma once

#include "uriscan/audit.hpp"

namespace uriscan {

// Returns `what` if it is present, otherwise the empty set.
constexpr audit_findings found_if(bool present, audit_findings what) noexcept {
    return present ? what : audit_findings();
}

constexpr bool is_ascii(char octet) noexcept {
    return static_cast<unsigned char>(octet) < 0x80;
}

}  // namespace uriscan
