// Tests on eight octets at a time, which are loaded into one 64-bit word.  Other functions count
// the bits of a word.  The results do not depend on the byte order of the machine.
#pragma once

#include <bit>
#include <cassert>
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

// Returns a word whose eight octets all equal `octet`.
constexpr word repeated(char octet) noexcept {
    constexpr word each_octet = ~word{0} / 0xFF;
    return each_octet * static_cast<unsigned char>(octet);
}

// Returns a value that is not 0 if and only if at least one octet of the word is 0.
constexpr word zeros(word octets) noexcept {
    return (octets - repeated(1)) & ~octets & repeated('\x80');
}

// Returns a value that is not 0 if and only if at least one octet of the word is one of `Wanted`.
// Each of `Wanted` must be less than 0x80.  The lowest 1 bit of the value belongs to the lowest
// octet of the word that is one of `Wanted`: it is the highest bit of this octet.
template <char... Wanted>
constexpr word any_of(word octets) noexcept {
    return (((octets ^ repeated(Wanted)) - repeated(1)) | ...) & ~octets & repeated('\x80');
}

// Returns the number of 1 bits.  Compilers know this formula: they use an instruction for it, if
// there is one, and never call a function.
[[gnu::always_inline]] constexpr std::size_t count_ones(word bits) noexcept {
    bits -= bits >> 1 & 0x5555555555555555;
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333);
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F;
    return static_cast<std::size_t>(bits * 0x0101010101010101 >> 56);
}

// trailing_zeros() returns the number of 0 bits below the lowest 1 bit.  after_last() returns the
// number of bits up to and including the highest 1 bit.  `bits` must not be 0.  The functions of
// <bit> also check for 0: this check takes 3 % of the time of the SSE kernel, and 5 % of the time
// of extract() with AVX-512.
[[gnu::always_inline]] inline std::size_t trailing_zeros(std::uint64_t bits) noexcept {
    assert(bits != 0);
#ifdef __GNUC__
    return static_cast<std::size_t>(__builtin_ctzll(bits));
#else
    return static_cast<std::size_t>(std::countr_zero(bits));
#endif
}
[[gnu::always_inline]] inline std::size_t after_last(std::uint64_t bits) noexcept {
    assert(bits != 0);
#ifdef __GNUC__
    return 64 - static_cast<std::size_t>(__builtin_clzll(bits));
#else
    return static_cast<std::size_t>(std::bit_width(bits));
#endif
}

// Calls `find` with pointers into the text, and says whether any call returns a value other than 0.
// Each call reads `Seen` octets from its pointer.  `Seen` must be at least the size of a word, and
// the text must have at least `Seen` octets.  One call reads the last `Seen` octets of the text.
// So no octet is left out, but some octets can be read twice.
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
