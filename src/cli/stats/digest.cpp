// BLAKE2b without a key.  The names of the variables are those of RFC 7693, section 3.
#include "cli/stats/digest.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace uriscan::cli {
namespace {

constexpr std::size_t word_size = 8;
constexpr std::size_t block_size = 16 * word_size;
constexpr std::size_t digest_size = 16;

using words = std::array<std::uint64_t, 8>;
using block_words = std::array<std::uint64_t, 16>;

// Section 2.6.
constexpr words initial = {0x6A09E667F3BCC908, 0xBB67AE8584CAA73B, 0x3C6EF372FE94F82B,
                           0xA54FF53A5F1D36F1, 0x510E527FADE682D1, 0x9B05688C2B3E6C1F,
                           0x1F83D9ABFB41BD6B, 0x5BE0CD19137E2179};

// Section 2.7.  Rounds 10 and 11 use the first two rows again.
constexpr std::uint8_t sigma[10][16] = {{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
                                        {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
                                        {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4},
                                        {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
                                        {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13},
                                        {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
                                        {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11},
                                        {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
                                        {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5},
                                        {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0}};

// The function G of section 3.1.
void mix(block_words& v, std::size_t a, std::size_t b, std::size_t c, std::size_t d,
         std::uint64_t x, std::uint64_t y) {
    v[a] += v[b] + x;
    v[d] = std::rotr(v[d] ^ v[a], 32);
    v[c] += v[d];
    v[b] = std::rotr(v[b] ^ v[c], 24);
    v[a] += v[b] + y;
    v[d] = std::rotr(v[d] ^ v[a], 16);
    v[c] += v[d];
    v[b] = std::rotr(v[b] ^ v[c], 63);
}

// Returns a word of a block.  Words are little-endian.
std::uint64_t word_at(const char* octets) {
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < word_size; ++i) {  // compilers make one load of this loop
        word |= std::uint64_t{static_cast<unsigned char>(octets[i])} << (8 * i);
    }
    return word;
}

// Returns the words of a block.  After the octets, the block has zeros.
block_words words_of(std::string_view octets) {
    std::array<char, block_size> block{};
    octets.copy(block.data(), block.size());
    block_words m;
    for (std::size_t i = 0; i < m.size(); ++i) {
        m[i] = word_at(block.data() + i * word_size);
    }
    return m;
}

// The function F of section 3.2.  `count` is the number of octets up to the end of this block.
void compress(words& h, const block_words& m, std::uint64_t count, bool is_last) {
    block_words v;
    std::ranges::copy(h, v.begin());
    std::ranges::copy(initial, v.begin() + 8);
    v[12] ^= count;
    v[14] = is_last ? ~v[14] : v[14];
    for (std::size_t round = 0; round < 12; ++round) {
        const std::uint8_t(&s)[16] = sigma[round % 10];
        for (std::size_t i = 0; i < 4; ++i) {  // the columns
            mix(v, i, i + 4, i + 8, i + 12, m[s[2 * i]], m[s[2 * i + 1]]);
        }
        for (std::size_t i = 0; i < 4; ++i) {  // the diagonals
            mix(v, i, (i + 1) % 4 + 4, (i + 2) % 4 + 8, (i + 3) % 4 + 12, m[s[2 * i + 8]],
                m[s[2 * i + 9]]);
        }
    }
    for (std::size_t i = 0; i < h.size(); ++i) {
        h[i] ^= v[i] ^ v[i + 8];
    }
}

}  // namespace

std::string digest_of(std::string_view text) {
    words h = initial;
    h[0] ^= 0x01010000 ^ digest_size;  // the parameters of section 2.5
    std::uint64_t count = 0;
    while (text.size() > block_size) {
        count += block_size;
        compress(h, words_of(text.substr(0, block_size)), count, false);
        text.remove_prefix(block_size);
    }
    compress(h, words_of(text), count + text.size(), true);
    std::string digits;
    for (std::size_t i = 0; i < digest_size; ++i) {
        digits += fmt::format("{:02x}", h[i / word_size] >> (8 * (i % word_size)) & 0xFF);
    }
    return digits;
}

}  // namespace uriscan::cli
