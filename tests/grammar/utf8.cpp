// Cuts a range of code points until each piece is a product of octet ranges. Compare the octets of
// the first and the last code point of a piece: the piece is a product if, after the first octet
// that differs, each octet runs through all of its 64 values.

#include "utf8.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace uriscan::oracle {

namespace {

// The code points whose UTF-8 has the same number of octets, without the surrogates (RFC 3629,
// Section 3).
struct same_size {
    code_point low;
    code_point high;
};

constexpr std::array<same_size, 5> sizes{{
    {0x0, 0x7F},
    {0x80, 0x7FF},
    {0x800, 0xD7FF},
    {0xE000, 0xFFFF},
    {0x10000, largest_code_point},
}};

// Adds the sequences of a range of one size. The octets before the last `places` octets are the
// same for all code points of the range.
void add(code_point low, code_point high, unsigned places, std::vector<octet_ranges>& sequences) {
    const code_point count = code_point{1} << (6 * places);  // the code points with one first digit
    if (low / count != high / count) {
        const code_point first_whole = (low + count - 1) / count * count;
        const code_point end_of_whole = (high + 1) / count * count;
        if (low < first_whole) {
            add(low, first_whole - 1, places - 1, sequences);
        }
        if (first_whole < end_of_whole) {
            const std::string from = in_utf8(first_whole);
            const std::string to = in_utf8(end_of_whole - 1);
            octet_ranges product;
            for (std::size_t i = 0; i < from.size(); ++i) {
                product.push_back(
                    {static_cast<unsigned char>(from[i]), static_cast<unsigned char>(to[i])});
            }
            sequences.push_back(product);
        }
        if (end_of_whole <= high) {
            add(end_of_whole, high, places - 1, sequences);
        }
    } else if (places > 0) {
        add(low, high, places - 1, sequences);
    } else {
        octet_ranges one;
        for (const char octet : in_utf8(low)) {
            one.push_back({static_cast<unsigned char>(octet), static_cast<unsigned char>(octet)});
        }
        sequences.push_back(one);
    }
}

}  // namespace

std::string in_utf8(code_point character) {
    const auto octet = [](code_point value) { return static_cast<char>(value); };
    const auto last_six = [&](unsigned shift) { return octet(0x80 | (character >> shift & 0x3F)); };
    if (character < 0x80) {
        return {octet(character)};
    }
    if (character < 0x800) {
        return {octet(0xC0 | character >> 6), last_six(0)};
    }
    if (character < 0x10000) {
        return {octet(0xE0 | character >> 12), last_six(6), last_six(0)};
    }
    return {octet(0xF0 | character >> 18), last_six(12), last_six(6), last_six(0)};
}

std::vector<octet_ranges> utf8_sequences(code_point low, code_point high) {
    std::vector<octet_ranges> sequences;
    for (const same_size& size : sizes) {
        const code_point first = std::max(low, size.low);
        const code_point last = std::min(high, size.high);
        if (first <= last) {
            add(first, last, static_cast<unsigned>(in_utf8(first).size() - 1), sequences);
        }
    }
    return sequences;
}

}  // namespace uriscan::oracle
