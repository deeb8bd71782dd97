// Eight octets at a time, in one word.  In which order they are does not matter here.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace uriscan {

using word = std::uint64_t;

inline word load(const char* octets) noexcept {
    word loaded = 0;
    std::memcpy(&loaded, octets, sizeof(word));
    return loaded;
}

constexpr word repeated(char octet) noexcept {
    constexpr word each_octet = ~word{0} / 0xFF;
    return each_octet * static_cast<unsigned char>(octet);
}

// Not 0 if and only if some octet of the word is 0.
constexpr word zeros(word octets) noexcept {
    return (octets - repeated(1)) & ~octets & repeated('\x80');
}

// Says whether `find`, which reads `Seen` octets at a time, at least a word, is not 0 for some place of
// the text.  All octets are read, some twice; the text has `Seen` or more.
template <std::size_t Seen, class Find>
bool any_word(std::string_view text, Find find) noexcept {
    const std::size_t last = text.size() - Seen;
    word found = find(text.data() + last);
    for (std::size_t at = 0; at < last; at += sizeof(word)) {
        found |= find(text.data() + at);
    }
    return found != 0;
}

}  // namespace uriscan
