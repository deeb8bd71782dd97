// The sets of octets that RFC 3986 names (sections 2.1 to 2.3), as constant expressions.  What is in
// them comes from the grammar, ragel/rfc3986.rl.
#pragma once

#include <cstdint>

#include "uriscan/octet_table.hpp"

namespace uriscan {

/// Returns the sets that `octet` is in, a bit of octet_table::set for each.
constexpr std::uint16_t sets_of(char octet) noexcept {
    return octet_table::sets_of[static_cast<unsigned char>(octet)];
}

/// Says whether `octet` is unreserved: it means the same whether percent-encoded or not (2.3).
///
///     static_assert(uriscan::is_unreserved('~') && !uriscan::is_unreserved('/'));
constexpr bool is_unreserved(char octet) noexcept {
    return (sets_of(octet) & octet_table::unreserved) != 0;
}

/// Says whether `octet` is reserved: it may delimit, and percent-encoded it does not (2.2).  These
/// are the gen-delims and the sub-delims.
constexpr bool is_reserved(char octet) noexcept {
    return (sets_of(octet) & octet_table::reserved) != 0;
}

/// Says whether `octet` is one of the gen-delims, which delimit components (2.2).
constexpr bool is_gen_delim(char octet) noexcept {
    return (sets_of(octet) & octet_table::gen_delims) != 0;
}

/// Says whether `octet` is one of the sub-delims, which may delimit within a component (2.2).
constexpr bool is_sub_delim(char octet) noexcept {
    return (sets_of(octet) & octet_table::sub_delims) != 0;
}

/// Says whether `octet` is a letter, of either case (ALPHA of RFC 5234).
constexpr bool is_alpha(char octet) noexcept {
    return (sets_of(octet) & octet_table::alpha) != 0;
}

/// Says whether `octet` is a hexadecimal digit, of either case (2.1).
constexpr bool is_hexdig(char octet) noexcept {
    return (sets_of(octet) & octet_table::hexdig) != 0;
}

/// Returns the value, 0 to 15, of a hexadecimal digit of either case.  Only where is_hexdig(octet).
///
///     static_assert(uriscan::hexdig_value('f') == 15);
constexpr unsigned char hexdig_value(char octet) noexcept {
    // In ASCII, a letter is 0x40 more than its place in the alphabet, a digit 0x30 more than it is.
    return static_cast<unsigned char>((octet & 0xF) + (octet >= 0x40 ? 9 : 0));
}

}  // namespace uriscan
