// Says which keys of parameters are secret.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "octets/letter_case.hpp"
#include "uriscan/redact.hpp"

namespace uriscan {

// The last two octets of all secret keys.  Each bit stands for a pair of octets.  Only the lowest
// five bits of each octet count, so that case does not matter.
using key_ends = std::array<std::uint64_t, 16>;

constexpr std::size_t end_index(char last_but_one, char last) noexcept {
    constexpr unsigned low_bits = 0x1F;
    return (static_cast<unsigned char>(last_but_one) & low_bits) << 5 |
           (static_cast<unsigned char>(last) & low_bits);
}

constexpr bool has_end(const key_ends& ends, char last_but_one, char last) noexcept {
    const std::size_t index = end_index(last_but_one, last);
    return (ends[index / 64] >> index % 64 & 1) != 0;
}

key_ends ends_of_keys(const redact_options& options) noexcept;

// Says whether this octet of a query is directly before a key.
constexpr bool starts_key(char octet) noexcept {
    return octet == '?' || octet == '&' || octet == ';';
}

// Says whether no secret key ends with these two octets, of which the first can be the "?", "&"
// or ";" before a key of one octet.  The octets must not be part of an escape.
inline bool is_public_end(const key_ends& ends, char last_but_one, char last) noexcept {
    return is_alpha(last) && (is_alpha(last_but_one) || starts_key(last_but_one)) &&
           !has_end(ends, last_but_one, last);
}

// Says whether the value of a key is secret.  The key can be escaped and percent-encoded.  `ends`
// must be ends_of_keys(options).
bool is_secret_key(std::string_view key, const redact_options& options,
                   const key_ends& ends) noexcept;

// Says whether two names are equal if case, "-", "_", ".", "[", "]" and encodings are ignored.
bool is_same_name(std::string_view a, std::string_view b) noexcept;

}  // namespace uriscan
