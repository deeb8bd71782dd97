// The sets of octets that RFC 3986 names (sections 2.1 to 2.3).  Their members come from the
// grammar, ragel/rfc3986.rl.
//
// Thread safety: all functions are pure and constexpr, and take constant time.
#pragma once

#include <cstdint>

#include "uriscan/octet_table.hpp"

namespace uriscan {

/// Returns the sets that contain `octet`: one bit of octet_table::set for each.
[[nodiscard]] constexpr std::uint16_t sets_of(char octet) noexcept {
    return octet_table::sets_of[static_cast<unsigned char>(octet)];
}

/// Says whether `octet` is unreserved: it means the same whether it is percent-encoded or not
/// (2.3).
///
///     static_assert(uriscan::is_unreserved('~') && !uriscan::is_unreserved('/'));
[[nodiscard]] constexpr bool is_unreserved(char octet) noexcept {
    return (sets_of(octet) & octet_table::unreserved) != 0;
}

/// Says whether `octet` is reserved: it can be a delimiter, unless it is percent-encoded (2.2).
/// The reserved octets are the gen-delims and the sub-delims.
[[nodiscard]] constexpr bool is_reserved(char octet) noexcept {
    return (sets_of(octet) & octet_table::reserved) != 0;
}

/// Says whether `octet` is one of the gen-delims, which separate components (2.2).
[[nodiscard]] constexpr bool is_gen_delim(char octet) noexcept {
    return (sets_of(octet) & octet_table::gen_delims) != 0;
}

/// Says whether `octet` is one of the sub-delims, which can separate parts of a component (2.2).
[[nodiscard]] constexpr bool is_sub_delim(char octet) noexcept {
    return (sets_of(octet) & octet_table::sub_delims) != 0;
}

/// Says whether `octet` is a letter, of either case (ALPHA of RFC 5234).
[[nodiscard]] constexpr bool is_alpha(char octet) noexcept {
    return (sets_of(octet) & octet_table::alpha) != 0;
}

/// Says whether `octet` is a hexadecimal digit, of either case (2.1).
[[nodiscard]] constexpr bool is_hexdig(char octet) noexcept {
    return (sets_of(octet) & octet_table::hexdig) != 0;
}

/// Returns the value, 0 to 15, of a hexadecimal digit of either case.  Requires is_hexdig(octet).
///
///     static_assert(uriscan::hexdig_value('f') == 15);
[[nodiscard]] constexpr unsigned char hexdig_value(char octet) noexcept {
    // In ASCII, "A" is 0x41 and "a" is 0x61: the low four bits of a letter are its value minus 9.
    return static_cast<unsigned char>((octet & 0xF) + (octet >= 0x40 ? 9 : 0));
}

}  // namespace uriscan
