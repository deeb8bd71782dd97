#include "cli/stats/hashes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <random>

namespace uriscan::cli {
namespace {

using blake_words = std::array<std::uint64_t, 8>;

// RFC 7693, section 2.6.
constexpr blake_words initial_words = {
    0x6A09E667F3BCC908U, 0xBB67AE8584CAA73BU, 0x3C6EF372FE94F82BU, 0xA54FF53A5F1D36F1U,
    0x510E527FADE682D1U, 0x9B05688C2B3E6C1FU, 0x1F83D9ABFB41BD6BU, 0x5BE0CD19137E2179U};

// Section 2.7: the order in which each round adds the 16 words of a block, as hexadecimal digits.
constexpr std::array<std::string_view, 10> orders = {
    "0123456789abcdef", "ea489fd61c02b753", "b8c052fdae367194", "7931dcbe265a40f8",
    "905724afe1bc683d", "2c6a0b834d75fe19", "c51fed4a0763928b", "db7ec13950f4862a",
    "6fe9b308c2d714a5", "a2847615fb9e3cd0"};

// Section 3.2: mixes a block of at most 128 octets into the state.  `end` is the number of octets
// of the whole text up to the end of this block.
void compress(blake_words& state, std::string_view block, std::uint64_t end, bool is_last) {
    std::array<std::uint64_t, 16> words{};
    for (std::size_t i = 0; i < block.size(); i += 8) {
        words[i / 8] = number_of(block.substr(i, 8));
    }
    std::array<std::uint64_t, 16> v{};
    std::ranges::copy(initial_words, std::ranges::copy(state, v.begin()).out);
    v[12] ^= end;
    v[14] ^= is_last ? ~std::uint64_t{0} : 0;
    constexpr std::size_t rounds = 12;
    for (std::size_t step = 0; step < 8 * rounds; ++step) {
        const std::string_view order = orders[step / 8 % orders.size()];
        const auto word = [&](std::size_t i) {
            const char digit = order[2 * (step % 8) + i];
            return words[static_cast<std::size_t>(digit <= '9' ? digit - '0' : digit - 'a' + 10)];
        };
        // `v` is a square of four rows of four words.  The first four steps of a round mix its
        // columns, and the other steps mix its diagonals.  This is the function G of section 3.1.
        const std::size_t column = step % 4;
        const std::size_t slope = step / 4 % 2;
        std::uint64_t& a = v[column];
        std::uint64_t& b = v[4 + (column + slope) % 4];
        std::uint64_t& c = v[8 + (column + 2 * slope) % 4];
        std::uint64_t& d = v[12 + (column + 3 * slope) % 4];
        a += b + word(0);
        d = std::rotr(d ^ a, 32);
        c += d;
        b = std::rotr(b ^ c, 24);
        a += b + word(1);
        d = std::rotr(d ^ a, 16);
        c += d;
        b = std::rotr(b ^ c, 63);
    }
    for (std::size_t i = 0; i < state.size(); ++i) {
        state[i] ^= v[i] ^ v[i + 8];
    }
}

}  // namespace

const hash_key& key_of_process() {
    static const hash_key key = [] {
        std::random_device random;
        const auto word = [&] { return std::uint64_t{random()} << 32 | random(); };
        const std::uint64_t first = word();
        return hash_key{first, word()};
    }();
    return key;
}

std::string digest_of(std::string_view text) {
    constexpr std::size_t block_size = 128;
    constexpr std::uint64_t octets_of_digest = 16;
    blake_words state = initial_words;
    state[0] ^= 0x01010000U ^ octets_of_digest;  // section 2.5: no key, no tree
    std::size_t start = 0;
    for (; text.size() - start > block_size; start += block_size) {
        compress(state, text.substr(start, block_size), start + block_size, false);
    }
    compress(state, text.substr(start), text.size(), true);
    std::string digits;
    for (std::size_t i = 0; i < octets_of_digest; ++i) {
        digits += fmt::format("{:02x}", state[i / 8] >> 8 * (i % 8) & 0xFF);
    }
    return digits;
}

}  // namespace uriscan::cli
