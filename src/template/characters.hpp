// Characters in values of templates, as the prefix modifier counts them (RFC 6570, section 2.4.1).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "octets/subtext.hpp"
#include "uriscan/uri_view.hpp"
#include "utf8_character.hpp"

namespace uriscan {

// Returns the size of the character at the start of `text`, which must not be empty.  An octet that
// starts no character of UTF-8 counts as a character of one octet.
inline std::size_t character_size(std::string_view text) noexcept {
    return std::max<std::size_t>(1, utf8_character_size(text));
}

// Returns the size of the triplets at the start of `text` that stand for one character, or 0.
inline std::size_t encoded_character_size(std::string_view text) noexcept {
    constexpr std::size_t most_octets = 4;
    std::array<char, most_octets> octets;
    std::size_t count = 0;
    while (count < most_octets && begins_with_triplet(subtext(text, count * triplet_size))) {
        octets[count] = octet_of_triplet(subtext(text, count * triplet_size));
        ++count;
    }
    return count == 0 ? 0 : triplet_size * character_size({octets.data(), count});
}

// Returns how many octets the first `count` characters of a value have.  If `with_triplets` is
// true, the triplets of a character count together as one character.
inline std::size_t size_of_characters(std::string_view text, std::size_t count,
                                      bool with_triplets) noexcept {
    std::size_t end = 0;
    for (; count > 0 && end < text.size(); --count) {
        const std::string_view rest = subtext(text, end);
        const std::size_t encoded = with_triplets ? encoded_character_size(rest) : 0;
        end += encoded != 0 ? encoded : character_size(rest);
    }
    return end;
}

}  // namespace uriscan
