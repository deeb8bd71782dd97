// Finds secrets in connection strings: lists of at least two pairs of a key and a value, with ";"
// between them, as programs write them for databases and services.  They are no URIs.
//
//     Server=h;User Id=sa;Password="a;b";Encrypt=yes
//     DefaultEndpointsProtocol=https;AccountName=a;AccountKey=b==
//
// Cookies have the same form.
#pragma once

#include <cstddef>
#include <string_view>

#include "octets/letter_case.hpp"
#include "text/redact/keys.hpp"
#include "text/redact/units.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {

// The most octets between the ";" before a pair and its "=".
inline constexpr std::size_t most_before_equals = 128;

// The most blanks between a key and its "=".
inline constexpr std::size_t most_blanks = 32;

// If the first pair of a list is secret, its value has at most this many octets.
inline constexpr std::size_t most_of_first_value = 256;

// Says whether an octet can be in a word of a key.
inline bool is_in_word(char octet) noexcept {
    return is_unreserved(octet) && octet != '~';
}

// Returns the end of the key before a "=".  Blanks can be between them: "Password = S".  The key
// starts at `floor` or later.
inline std::size_t end_of_key(std::string_view text, std::size_t floor,
                              std::size_t equals) noexcept {
    std::size_t end = equals;
    while (end > floor && equals - end < most_blanks &&
           is_in(text[end - 1], tolerant_table::list_blank)) {
        --end;
    }
    return end;
}

// Says whether the last octets before a "=" show that its key is not secret.
inline bool follows_open_word(std::string_view text, std::size_t equals,
                              const key_ends& ends) noexcept {
    constexpr std::size_t seen = 4;
    const std::size_t end = end_of_key(text, 0, equals);
    if (end < seen || !is_small_letter(text[end - 1])) {
        return end == 0 || !is_in_word(text[end - 1]);
    }
    word_end last;
    for (std::size_t at = end - seen; at < end; ++at) {
        last.add(text[at]);
    }
    if (last.is_in(ends)) {
        return false;
    }
    const std::size_t begin = begin_of_uppers(text, end, case_bit);
    return begin == 0 || !is_in_word(text[begin - 1]);
}

// Returns the value of the pair with this "=".  The key starts at `floor` or later.  The result is
// empty if the key is not secret, or the pair is in no list.  It is also empty if the ";" before
// the key is at `end_of_uri`: the URI ends there only because another URI starts after it.
slice secret_of_pair(std::string_view text, std::size_t floor, std::size_t end_of_uri,
                     std::size_t equals, const redact_options& options,
                     const key_ends& ends) noexcept;

// Says whether a text starts with a key and "=", so that the whole text can be a list.
inline bool starts_list(std::string_view text) noexcept {
    const std::size_t first = text.find_first_of("=:/?#&");
    return first != text.npos && text[first] == '=' && text.find(';', first) != text.npos;
}

// Finds the secret values in a text that can be a list.
class pair_reader {
public:
    pair_reader(std::string_view text, const redact_options& options, const key_ends& ends) noexcept
        : text_(text), options_(options), key_ends_(ends) {}

    // Returns the next secret, or an empty slice if there is none.
    slice next() noexcept;

private:
    std::string_view text_;
    const redact_options& options_;
    const key_ends& key_ends_;
    std::size_t from_ = 0;  // the next "=" is here or later
};

// A URI that starts in a value can go beyond the end of the value.  Then the value goes on after
// the URI.  Returns the end of this value.
std::size_t end_of_value(std::string_view text, std::size_t end_of_uri) noexcept;

}  // namespace uriscan
