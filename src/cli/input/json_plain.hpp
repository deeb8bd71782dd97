// Skips the plain octets of a JSON string, eight at a time.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

namespace uriscan::cli {

// Returns the first octet in [p, pe) that is not plain in the grammar ragel/json.rl: a quotation
// mark, a backslash or a control.  Returns `pe` if there is none.  It may also stop at a plain
// octet, because the machine reads these, too.
inline const unsigned char* skip_plain(const unsigned char* p, const unsigned char* pe) {
    constexpr std::uint64_t each = 0x0101010101010101;  // the octet 1, eight times
    constexpr std::uint64_t highest_bits = 0x80 * each;
    for (; pe - p >= 8; p += 8) {
        std::uint64_t octets = 0;
        std::memcpy(&octets, p, sizeof octets);
        // Sets the highest bit of each octet of `text` that is less than `bound`.  Bits after the
        // first such octet can be wrong.
        const auto less = [&](std::uint64_t text, std::uint64_t bound) {
            return (text - bound * each) & ~text & highest_bits;
        };
        const std::uint64_t found =
            less(octets, 0x20) | less(octets ^ ('"' * each), 1) | less(octets ^ ('\\' * each), 1);
        if (found != 0) {
            if constexpr (std::endian::native == std::endian::little) {
                p += std::countr_zero(found) / 8;
            }
            return p;
        }
    }
    return p;
}

}  // namespace uriscan::cli
