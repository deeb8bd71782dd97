// Tests on eight octets at a time, which are loaded into one 64-bit word.  The results do not
// depend on the byte order of the machine.
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

// Returns the word in which each octet is `octet`.
constexpr word repeated(char octet) noexcept {
    constexpr word each_octet = ~word{0} / 0xFF;
    return each_octet * static_cast<unsigned char>(octet);
}

// Returns a value that is not 0 if and only if some octet of the word is 0.
constexpr word zeros(word octets) noexcept {
    return (octets - repeated(1)) & ~octets & repeated('\x80');
}

// Says whether `find` returns something other than 0 at any place of the text.  `find` reads `Seen`
// octets from the place that it is given, and must look at no fewer than a word; the text must have
// at least `Seen` octets.  The last step starts at the last possible place, so that some octets are
// read twice and none is left out.
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
