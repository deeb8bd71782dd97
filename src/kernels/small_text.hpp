// Loads a text of at most 16 octets, and puts zeros after them.  Reads no octet after the text.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace uriscan {
namespace {

// Returns the octets of a text of at most 8 octets.  The first octet is in the lowest bits.
inline std::uint64_t load_up_to_8(const unsigned char* begin, std::size_t size) noexcept {
    assert(size <= 8);
    if (size >= 4) {
        std::uint32_t first = 0;
        std::uint32_t last = 0;
        std::memcpy(&first, begin, 4);
        std::memcpy(&last, begin + size - 4, 4);
        return first | std::uint64_t{last} << (8 * (size - 4));
    }
    std::uint64_t text = 0;
    for (std::size_t i = 0; i < size; ++i) {
        text |= std::uint64_t{begin[i]} << (8 * i);
    }
    return text;
}

// Returns octets 0 to 7 and octets 8 to 15 of a text of at most 16 octets.  The first octet of each
// half is in the lowest bits.
inline std::array<std::uint64_t, 2> load_up_to_16(const unsigned char* begin,
                                                  std::size_t size) noexcept {
    assert(size <= 16);
    if (size <= 8) {
        return {load_up_to_8(begin, size), 0};
    }
    std::uint64_t first = 0;
    std::uint64_t last = 0;
    std::memcpy(&first, begin, 8);
    std::memcpy(&last, begin + size - 8, 8);
    return {first, last >> (8 * (16 - size))};
}

// Indices for the instructions that shuffle 16 octets.  The 16 indices from position `shift` on
// move the octets of a vector down by `shift` places, and put zeros after them.
alignas(64) inline constexpr std::array<std::uint8_t, 64> shift_indices = [] {
    std::array<std::uint8_t, 64> indices{};
    for (std::size_t i = 0; i < indices.size(); ++i) {
        indices[i] = i < 16 ? static_cast<std::uint8_t>(i) : std::uint8_t{0x80};
    }
    return indices;
}();

}  // namespace
}  // namespace uriscan
