// Says which keys of parameters are secret.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "octets/letter_case.hpp"
#include "uriscan/redact.hpp"

namespace uriscan {

// A filter for keys that cannot be secret.  It has two sets of bits: one for the last two octets of
// all secret keys, and one for their last octets and sizes.  Only the lowest five bits of each
// octet count, so that case does not matter.
using key_ends = std::array<std::uint64_t, 32>;

constexpr std::size_t end_index(char last_but_one, char last) noexcept {
    return low_five_bits(last_but_one) << 5 | low_five_bits(last);
}

constexpr std::size_t longest_size = 31;  // stands for all larger sizes, too

constexpr std::size_t size_index(char last, std::size_t size) noexcept {
    constexpr std::size_t first = 1024;
    return first | low_five_bits(last) << 5 | std::min(size, longest_size);
}

constexpr bool has_bit(const key_ends& ends, std::size_t index) noexcept {
    return (ends[index / 64] >> index % 64 & 1) != 0;
}

constexpr bool has_end(const key_ends& ends, char last_but_one, char last) noexcept {
    return has_bit(ends, end_index(last_but_one, last));
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

// Says whether two names are equal if case, "-", "_", ".", "[", "]" and encodings are ignored.  `b`
// must have less than 256 octets.
bool is_same_name(std::string_view a, std::string_view b) noexcept;

}  // namespace uriscan
