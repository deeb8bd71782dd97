// Functions on texts that never need the C++ runtime library.  The standard library has functions
// for the same jobs, but some of them contain code that throws or allocates.  If the compiler does
// not optimize, this code needs the runtime library.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace uriscan {

// Says whether a text starts with another text.
constexpr bool starts_with(std::string_view text, std::string_view start) noexcept {
    return text.size() >= start.size() && std::string_view(text.data(), start.size()) == start;
}

// Sixteen octets, which fit into a register of most processors.
#ifdef __GNUC__
using octets_16 [[gnu::vector_size(16)]] = unsigned char;
#else
struct octets_16 {
    std::uint64_t halves[2];
};
#endif

// Returns the octets at `from` as a value of the type Part.
template <class Part>
Part load_part(const char* from) noexcept {
    Part part;
    std::memcpy(&part, from, sizeof(Part));
    return part;
}

// Copies the first sizeof(Part) octets of a text, and the last sizeof(Part) octets.  These two
// parts can overlap.  Both parts are loaded before the first of them is stored, so that the copy
// can overlap with the text.
template <class Part>
void move_ends(char* to, const char* from, std::size_t size) noexcept {
    const std::size_t last_begin = size - sizeof(Part);
    const Part first = load_part<Part>(from), last = load_part<Part>(from + last_begin);
    std::memcpy(to, &first, sizeof(Part));
    std::memcpy(to + last_begin, &last, sizeof(Part));
}

// Copies a text of 32 to 64 octets in the same way, as four parts of 16 octets.
inline void move_four_parts(char* to, const char* from, std::size_t size) noexcept {
    const std::size_t third_begin = size - 32;
    const octets_16 second = load_part<octets_16>(from + 16);
    const octets_16 third = load_part<octets_16>(from + third_begin);
    move_ends<octets_16>(to, from, size);
    std::memcpy(to + 16, &second, sizeof(octets_16));
    std::memcpy(to + third_begin, &third, sizeof(octets_16));
}

// Copies a text to `to`, which can overlap with it, and returns the end of the copy.  Unlike
// std::memmove(), the function accepts null pointers if the text is empty.  It copies a short text
// itself, because a call of std::memmove() takes longer than the copy.
inline char* move_octets(char* to, std::string_view text) noexcept {
    const char* const from = text.data();
    const std::size_t size = text.size();
    if (size > 64) {
        std::memmove(to, from, size);
    } else if (size > 32) {
        move_four_parts(to, from, size);
    } else if (size >= 8) {
        size > 16 ? move_ends<octets_16>(to, from, size) : move_ends<std::uint64_t>(to, from, size);
    } else if (size >= 2) {
        size > 4 ? move_ends<std::uint32_t>(to, from, size)
                 : move_ends<std::uint16_t>(to, from, size);
    } else if (size == 1) {
        *to = *from;
    }
    return to + size;
}

}  // namespace uriscan
