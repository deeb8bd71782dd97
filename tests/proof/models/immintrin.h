// Models of the instructions of x86-64 that blocks use, with the names of Intel's header.
// results.cpp compares each of them with a processor.
#pragma once

#include "proof/models/octets.hpp"

using __m128i = uriscan::proof::vector<16>;
using __m256i = uriscan::proof::vector<32>;
using __m512i = uriscan::proof::vector<64>;
using __mmask8 = unsigned char;
using __mmask16 = unsigned short;

namespace uriscan::proof {

#ifdef MODELS_COMPUTE
constexpr unsigned width_of_mask_of_8 = 8;
using mask_of_8 = bits<8>;
using mask_of_16 = bits<32>;
using mask_of_32 = bits<32>;
using mask_of_64 = bits<64>;
template <unsigned N>
using integer = bits<N>;
#else
constexpr unsigned width_of_mask_of_8 = 32;
using mask_of_8 = number<32>;
using mask_of_16 = signed_number<32>;
using mask_of_32 = signed_number<32>;
using mask_of_64 = number<64>;
template <unsigned N>
using integer = signed_number<N>;
#endif

template <std::size_t N>
vector<N> zeros() {
    return repeated_octet<N>(0);
}

// In each 16 octets: looks up an octet by the low half of each index, or gives 0 if the highest bit
// of the index is set.
template <std::size_t N>
vector<N> shuffle_octets(const vector<N>& table, const vector<N>& indices) {
    return made<N>([&](std::size_t i) {
        return choose(highest_bit(indices[i]), octet(0),
                      look_up<16>(&table[i / 16 * 16], indices[i] & octet(0xF)));
    });
}

template <std::size_t N>
vector<N> equal_words(const vector<N>& a, const vector<N>& b) {
    return each_number<32>(a, b, [](const auto& x, const auto& y) {
        return choose(x == y, ~bits<32>(0), bits<32>(0));
    });
}

// Compares as numbers with a sign.
template <std::size_t N>
vector<N> greater_words(const vector<N>& a, const vector<N>& b) {
    const bits<32> sign(std::uint32_t{1} << 31);
    return each_number<32>(a, b, [&](const auto& x, const auto& y) {
        return choose((y ^ sign) < (x ^ sign), ~bits<32>(0), bits<32>(0));
    });
}

// Keeps the octets of which the mask has the bit.
inline __m512i keep(const mask_of_64& mask, const __m512i& v) {
    return made<64>([&](std::size_t i) { return choose(bit(mask, i), v[i], octet(0)); });
}

inline bool has_bit(unsigned mask, std::size_t i) {
    return (mask >> i & 1) != 0;
}

// A bit for each of eight words, by a function of a word of each vector.
template <class Function>
mask_of_8 mask_of_words(const __m512i& a, const __m512i& b, Function function) {
    return mask_of<width_of_mask_of_8>(
        8, [&](std::size_t i) { return function(join<64>(&a[8 * i]), join<64>(&b[8 * i])); });
}

template <std::size_t N>
vector<N> sums_of_words(const vector<N>& a, const vector<N>& b) {
    return each_number<64>(a, b, [](const auto& x, const auto& y) { return x + y; });
}

}  // namespace uriscan::proof

// ---- 16 octets ----

inline __m128i _mm_loadu_si128(const __m128i* from) {
    return uriscan::proof::load<16>(from);
}
inline __m128i _mm_load_si128(const __m128i* from) {
    return uriscan::proof::load_aligned<16>(from);
}
inline __m128i _mm_setzero_si128() {
    return uriscan::proof::zeros<16>();
}
inline __m128i _mm_set1_epi8(char value) {
    return uriscan::proof::repeated_octet<16>(
        uriscan::proof::octet_of(static_cast<unsigned char>(value)));
}
inline __m128i _mm_set_epi64x(uriscan::proof::integer<64> high, uriscan::proof::integer<64> low) {
    return uriscan::proof::made_of<16, 64>(
        [&](std::size_t i) { return uriscan::proof::value_of(i == 0 ? low : high); });
}
template <class... Octets>
__m128i _mm_setr_epi8(Octets... octets) {
    const std::array<uriscan::proof::octet, 16> all = {uriscan::proof::octet(octets)...};
    return uriscan::proof::made<16>([&](std::size_t i) { return all[i]; });
}
inline __m128i _mm_shuffle_epi8(__m128i table, __m128i indices) {
    return uriscan::proof::shuffle_octets(table, indices);
}
inline __m128i _mm_and_si128(__m128i a, __m128i b) {
    return uriscan::proof::and_of(a, b);
}
inline __m128i _mm_or_si128(__m128i a, __m128i b) {
    return uriscan::proof::or_of(a, b);
}
inline __m128i _mm_xor_si128(__m128i a, __m128i b) {
    return uriscan::proof::xor_of(a, b);
}
inline __m128i _mm_cmpeq_epi8(__m128i a, __m128i b) {
    return uriscan::proof::equal_octets(a, b);
}
// Adds octets.  A sum that is too large becomes 255.
inline __m128i _mm_adds_epu8(__m128i a, __m128i b) {
    using uriscan::proof::octet;
    return uriscan::proof::each(a, b, [](const octet& x, const octet& y) {
        const octet sum = x + y;
        return choose(sum < x, octet(0xFF), sum);
    });
}
inline __m128i _mm_srli_epi16(__m128i a, int count) {
    return uriscan::proof::shift_pairs_right(a, count);
}
inline __m128i _mm_slli_epi16(__m128i a, int count) {
    return uriscan::proof::shift_pairs_left(a, count);
}
// Takes an octet of `b` where the highest bit of the choice is set.
inline __m128i _mm_blendv_epi8(__m128i a, __m128i b, __m128i choice) {
    return uriscan::proof::made<16>(
        [&](std::size_t i) { return choose(highest_bit(choice[i]), b[i], a[i]); });
}
inline uriscan::proof::mask_of_16 _mm_movemask_epi8(__m128i a) {
    return uriscan::proof::highest_bits<32>(a);
}

// ---- 32 octets ----

inline __m256i _mm256_loadu_si256(const __m256i* from) {
    return uriscan::proof::load<32>(from);
}
// Loads the words of four octets of which the highest bit of the mask is set.
inline __m256i _mm256_maskload_epi32(const int* from, __m256i mask) {
    using uriscan::proof::octet;
    const auto* const begin = reinterpret_cast<const unsigned char*>(from);
    return uriscan::proof::made<32>([&](std::size_t i) {
        return uriscan::proof::is_certain(highest_bit(mask[i / 4 * 4 + 3]))
                   ? uriscan::proof::load_octet(begin + i)
                   : octet(0);
    });
}
inline __m256i _mm256_setzero_si256() {
    return uriscan::proof::zeros<32>();
}
inline __m256i _mm256_set1_epi8(char value) {
    return uriscan::proof::repeated_octet<32>(
        uriscan::proof::octet_of(static_cast<unsigned char>(value)));
}
inline __m256i _mm256_set1_epi32(uriscan::proof::integer<32> value) {
    return uriscan::proof::made_of<32, 32>(
        [&](std::size_t) { return uriscan::proof::value_of(value); });
}
#ifndef MODELS_COMPUTE
inline __m256i _mm256_set1_epi32(int value) {
    return _mm256_set1_epi32(uriscan::proof::bits<32>(value));
}
#endif
template <class... Words>
__m256i _mm256_setr_epi32(Words... words) {
    const std::array<int, 8> all = {words...};
    return uriscan::proof::made_of<32, 32>(
        [&](std::size_t i) { return uriscan::proof::bits<32>(all[i]); });
}
inline __m256i _mm256_shuffle_epi8(__m256i table, __m256i indices) {
    return uriscan::proof::shuffle_octets(table, indices);
}
inline __m256i _mm256_and_si256(__m256i a, __m256i b) {
    return uriscan::proof::and_of(a, b);
}
inline __m256i _mm256_or_si256(__m256i a, __m256i b) {
    return uriscan::proof::or_of(a, b);
}
inline __m256i _mm256_min_epu8(__m256i a, __m256i b) {
    return uriscan::proof::least_octets(a, b);
}
inline __m256i _mm256_cmpeq_epi8(__m256i a, __m256i b) {
    return uriscan::proof::equal_octets(a, b);
}
inline __m256i _mm256_cmpeq_epi32(__m256i a, __m256i b) {
    return uriscan::proof::equal_words(a, b);
}
inline __m256i _mm256_cmpgt_epi32(__m256i a, __m256i b) {
    return uriscan::proof::greater_words(a, b);
}
inline __m256i _mm256_add_epi32(__m256i a, __m256i b) {
    return uriscan::proof::each_number<32>(a, b,
                                           [](const auto& x, const auto& y) { return x + y; });
}
inline __m256i _mm256_srli_epi16(__m256i a, int count) {
    return uriscan::proof::shift_pairs_right(a, count);
}
inline __m256i _mm256_slli_epi16(__m256i a, int count) {
    return uriscan::proof::shift_pairs_left(a, count);
}
inline uriscan::proof::mask_of_32 _mm256_movemask_epi8(__m256i a) {
    return uriscan::proof::highest_bits<32>(a);
}
inline __m256i _mm256_broadcastsi128_si256(__m128i a) {
    return uriscan::proof::made<32>([&](std::size_t i) { return a[i % 16]; });
}
inline __m128i _mm256_castsi256_si128(__m256i a) {
    return uriscan::proof::made<16>([&](std::size_t i) { return a[i]; });
}
inline __m128i _mm256_extracti128_si256(__m256i a, int half) {
    return uriscan::proof::made<16>(
        [&](std::size_t i) { return a[16 * static_cast<std::size_t>(half & 1) + i]; });
}

// ---- 64 octets ----

using __mmask64 = uriscan::proof::mask_of_64;

// Clears the bits from number `count` on.  Only the low octet of `count` is used.
inline __mmask64 _bzhi_u64(__mmask64 a, unsigned count) {
    const unsigned kept = count & 0xFF;
    return kept < 64 ? a & __mmask64((std::uint64_t{1} << kept) - 1) : a;
}
inline __m512i _mm512_loadu_si512(const void* from) {
    return uriscan::proof::load<64>(from);
}
inline __m512i _mm512_load_si512(const void* from) {
    return uriscan::proof::load_aligned<64>(from);
}
inline __m512i _mm512_maskz_loadu_epi8(__mmask64 mask, const void* from) {
    using uriscan::proof::octet;
    const auto* const begin = static_cast<const unsigned char*>(from);
    return uriscan::proof::made<64>([&](std::size_t i) {
        return uriscan::proof::is_certain(bit(mask, i)) ? uriscan::proof::load_octet(begin + i)
                                                        : octet(0);
    });
}
inline __m512i _mm512_setzero_si512() {
    return uriscan::proof::zeros<64>();
}
inline __m512i _mm512_set1_epi8(char value) {
    return uriscan::proof::repeated_octet<64>(
        uriscan::proof::octet_of(static_cast<unsigned char>(value)));
}
inline __m512i _mm512_set1_epi64(long long value) {
    return uriscan::proof::made_of<64, 64>(
        [&](std::size_t) { return uriscan::proof::bits<64>(value); });
}
inline __m512i _mm512_shuffle_epi8(__m512i table, __m512i indices) {
    return uriscan::proof::shuffle_octets(table, indices);
}
inline __m512i _mm512_and_si512(__m512i a, __m512i b) {
    return uriscan::proof::and_of(a, b);
}
inline __m512i _mm512_or_si512(__m512i a, __m512i b) {
    return uriscan::proof::or_of(a, b);
}
inline __m512i _mm512_srli_epi16(__m512i a, int count) {
    return uriscan::proof::shift_pairs_right(a, count);
}
inline __mmask64 _mm512_cmpeq_epi8_mask(__m512i a, __m512i b) {
    return uriscan::proof::highest_bits<64>(uriscan::proof::equal_octets(a, b));
}
inline __mmask64 _mm512_testn_epi8_mask(__m512i a, __m512i b) {
    return _mm512_cmpeq_epi8_mask(_mm512_and_si512(a, b), _mm512_setzero_si512());
}
inline __mmask64 _mm512_test_epi8_mask(__m512i a, __m512i b) {
    return ~_mm512_testn_epi8_mask(a, b);
}
inline __mmask64 _mm512_mask_test_epi8_mask(__mmask64 mask, __m512i a, __m512i b) {
    return mask & _mm512_test_epi8_mask(a, b);
}
inline __mmask64 _mm512_movepi8_mask(__m512i a) {
    return uriscan::proof::highest_bits<64>(a);
}
inline __m512i _mm512_maskz_broadcast_i32x4(__mmask16 mask, __m128i a) {
    using uriscan::proof::octet;
    return uriscan::proof::made<64>(
        [&](std::size_t i) { return uriscan::proof::has_bit(mask, i / 4) ? a[i % 16] : octet(0); });
}
inline __m128i _mm512_maskz_extracti32x4_epi32(__mmask8 mask, __m512i a, int quarter) {
    using uriscan::proof::octet;
    return uriscan::proof::made<16>([&](std::size_t i) {
        return uriscan::proof::has_bit(mask, i / 4)
                   ? a[16 * static_cast<std::size_t>(quarter & 3) + i]
                   : octet(0);
    });
}
// Looks up an octet by the six low bits of each index.
inline __m512i _mm512_maskz_permutexvar_epi8(__mmask64 mask, __m512i indices, __m512i table) {
    using uriscan::proof::octet;
    return uriscan::proof::keep(mask, uriscan::proof::made<64>([&](std::size_t i) {
                                    return uriscan::proof::look_up<64>(&table[0],
                                                                       indices[i] & octet(0x3F));
                                }));
}
// Looks up an octet of a table with two halves by the seven low bits of each index.
inline __m512i _mm512_permutex2var_epi8(__m512i low, __m512i indices, __m512i high) {
    using uriscan::proof::octet;
    std::array<octet, 128> table;
    for (std::size_t i = 0; i < table.size(); ++i) {
        table[i] = i < 64 ? low[i] : high[i - 64];
    }
    return uriscan::proof::made<64>([&](std::size_t i) {
        return uriscan::proof::look_up<128>(table.data(), indices[i] & octet(0x7F));
    });
}
inline __m512i _mm512_maskz_permutex2var_epi8(__mmask64 mask, __m512i low, __m512i indices,
                                              __m512i high) {
    return uriscan::proof::keep(mask, _mm512_permutex2var_epi8(low, indices, high));
}
// In each eight octets: bit i of a result is the parity of the bits that octet 7 - i of the matrix
// and the octet have in common.  The constant is 0 here.
inline __m512i _mm512_gf2p8affine_epi64_epi8(__m512i octets, __m512i matrix, int) {
    using uriscan::proof::octet;
    return uriscan::proof::made<64>([&](std::size_t at) {
        octet result = 0;
        for (std::size_t i = 0; i < 8; ++i) {
            octet common = octets[at] & matrix[at / 8 * 8 + 7 - i];
            common = common ^ common >> 4;
            common = common ^ common >> 2;
            common = common ^ common >> 1;
            result |= (common & octet(1)) << i;
        }
        return result;
    });
}
inline __m512i _mm512_maskz_unpacklo_epi64(__mmask8, __m512i a, __m512i b) {
    return uriscan::proof::made<64>([&](std::size_t i) {
        return i % 16 < 8 ? a[i / 16 * 16 + i % 8] : b[i / 16 * 16 + i % 8];
    });
}
inline __m512i _mm512_maskz_unpackhi_epi64(__mmask8, __m512i a, __m512i b) {
    return uriscan::proof::made<64>([&](std::size_t i) {
        return i % 16 < 8 ? a[i / 16 * 16 + 8 + i % 8] : b[i / 16 * 16 + 8 + i % 8];
    });
}
// The first two quarters are taken from `a`, the others from `b`.
inline __m512i _mm512_maskz_shuffle_i64x2(__mmask8, __m512i a, __m512i b, int order) {
    return uriscan::proof::made<64>([&](std::size_t i) {
        const std::size_t quarter = static_cast<unsigned>(order) >> 2 * (i / 16) & 3;
        return i < 32 ? a[16 * quarter + i % 16] : b[16 * quarter + i % 16];
    });
}
template <class Word>
void _mm512_store_si512(Word* to, __m512i a) {
    for (std::size_t i = 0; i < 8; ++i) {
        to[i] = uriscan::proof::join<64>(&a[8 * i]);
    }
}
template <class Word>
void _mm512_storeu_si512(Word* to, __m512i a) {
    _mm512_store_si512(to, a);
}

// ---- eight words ----

inline uriscan::proof::mask_of_8 _mm512_cmplt_epu64_mask(__m512i a, __m512i b) {
    return uriscan::proof::mask_of_words(a, b, [](const auto& x, const auto& y) { return x < y; });
}
inline uriscan::proof::mask_of_8 _mm512_cmpeq_epi64_mask(__m512i a, __m512i b) {
    return uriscan::proof::mask_of_words(a, b, [](const auto& x, const auto& y) { return x == y; });
}
inline uriscan::proof::mask_of_8 _mm512_test_epi64_mask(__m512i a, __m512i b) {
    return uriscan::proof::mask_of_words(a, b, [](const auto& x, const auto& y) {
        return !((x & y) == uriscan::proof::bits<64>(0));
    });
}
inline uriscan::proof::mask_of_8 _mm512_movepi64_mask(__m512i a) {
    return uriscan::proof::mask_of_words(a, a,
                                         [](const auto& x, const auto&) { return bit(x, 63); });
}
inline __m256i _mm256_add_epi64(__m256i a, __m256i b) {
    return uriscan::proof::sums_of_words(a, b);
}
inline __m128i _mm_add_epi64(__m128i a, __m128i b) {
    return uriscan::proof::sums_of_words(a, b);
}
// Subtracts where the mask has a bit, and takes a word of `from` elsewhere.
inline __m512i _mm512_mask_sub_epi64(__m512i from, uriscan::proof::bits<8> mask, __m512i a,
                                     __m512i b) {
    return uriscan::proof::made_of<64, 64>([&](std::size_t i) {
        using uriscan::proof::join;
        return choose(bit(mask, i), join<64>(&a[8 * i]) - join<64>(&b[8 * i]),
                      join<64>(&from[8 * i]));
    });
}
// The eight words from number `count` on of `low` and, after it, `high`.
inline __m512i _mm512_maskz_alignr_epi64(__mmask8, __m512i high, __m512i low, int count) {
    return uriscan::proof::made<64>([&](std::size_t i) {
        const std::size_t at = i + 8 * static_cast<std::size_t>(count);
        return at < 64 ? low[at] : high[at - 64];
    });
}
// Shifts words of `a` to the left, and bits of `b` into them.
inline __m512i _mm512_shldi_epi64(__m512i a, __m512i b, int count) {
    return uriscan::proof::each_number<64>(a, b, [&](const auto& x, const auto& y) {
        return x << static_cast<std::size_t>(count) | y >> static_cast<std::size_t>(64 - count);
    });
}
inline __m512i _mm512_popcnt_epi64(__m512i a) {
    using uriscan::proof::octet;
    return uriscan::proof::each_number<64>(a, a, [](const auto& x, const auto&) {
        octet ones = 0;
        for (std::size_t i = 0; i < 64; ++i) {
            ones = ones + choose(bit(x, i), octet(1), octet(0));
        }
        return uriscan::proof::widen<8, 64>(ones);
    });
}
inline __m256i _mm512_maskz_extracti64x4_epi64(__mmask8, __m512i a, int half) {
    return uriscan::proof::made<32>(
        [&](std::size_t i) { return a[32 * static_cast<std::size_t>(half & 1) + i]; });
}
inline __m512i _mm512_mask_mov_epi8(__m512i from, __mmask64 mask, __m512i a) {
    return uriscan::proof::made<64>(
        [&](std::size_t i) { return choose(bit(mask, i), a[i], from[i]); });
}
inline uriscan::proof::integer<64> _mm_extract_epi64(__m128i a, int word) {
    return uriscan::proof::join<64>(&a[8 * static_cast<std::size_t>(word & 1)]);
}
inline uriscan::proof::integer<64> _mm_cvtsi128_si64(__m128i a) {
    return _mm_extract_epi64(a, 0);
}
