// Says which keys of parameters are secret.  The rules are at the head of keys.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "octets/letter_case.hpp"
#include "text/redact/key_words.hpp"
#include "uriscan/redact.hpp"

namespace uriscan {

// Returns the ends of all words that can make a key secret.
key_ends ends_of_keys(const redact_options& options) noexcept;

// Says whether a key starts directly after this octet of a query.
constexpr bool starts_key(char octet) noexcept {
    return octet == '?' || octet == '&' || octet == ';';
}

constexpr bool is_small_letter(char octet) noexcept {
    return octet >= 'a' && octet <= 'z';
}

enum class key_kind : std::uint8_t {
    open,
    doubtful,  // the value decides: see is_secret_value()
    secret,
};

// Says whether the value of a key is secret.  The key can be escaped and percent-encoded.  `ends`
// must be ends_of_keys(options).
key_kind kind_of_key(std::string_view key, const redact_options& options,
                     const key_ends& ends) noexcept;

// Says whether redact_options::public_keys has the key.
bool is_public_key(std::string_view key, const redact_options& options) noexcept;

// Says whether the value of a doubtful key looks as if it was made at random.  A value in which a
// member was already replaced does not look so.
bool is_secret_value(std::string_view value, const redact_options& options) noexcept;

// Says whether two names are equal if case, "-", "_", ".", "[", "]" and encodings are ignored.  `b`
// must have less than 256 octets.
bool is_same_name(std::string_view a, std::string_view b) noexcept;

}  // namespace uriscan
