// Masks of 64 octets by AVX-512: a mask for each class of octets.
#pragma once

#include <immintrin.h>

#include "kernels/shared.hpp"

namespace uriscan {
namespace {

// Some intrinsics are called with this mask, because GCC 12 warns of an uninitialized argument in
// their forms without a mask.
inline constexpr __mmask8 all_words = 0xFF;

// Says where the octets of a vector go: octet c of word w becomes octet 8 * c + w.
alignas(64) inline constexpr std::array<std::uint8_t, block_size> parts_of_masks = [] {
    std::array<std::uint8_t, block_size> parts{};
    for (std::size_t i = 0; i < block_size; ++i) {
        parts[i] = static_cast<std::uint8_t>(i % 8 * 8 + i / 8);
    }
    return parts;
}();

// Returns eight masks of 64 octets.  An octet is in mask c if bit c of its entry in `classes` is 1.
//
// In each word, an octet is a row of bits, and a class is a column.  The word of the affine
// transformation is a matrix with the first row in its highest octet.  Applied to 1, 2, 4 and so
// on, the matrix gives one column after the other.  Finally, the parts of each mask are put
// together.
[[gnu::always_inline]] inline __m512i masks_of_classes(__m512i classes) noexcept {
    const __m512i first_row_last = _mm512_maskz_broadcast_i32x4(
        0xFFFF, _mm_setr_epi8(7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8));
    const __m512i columns =
        _mm512_gf2p8affine_epi64_epi8(_mm512_set1_epi64(static_cast<long long>(0x8040201008040201)),
                                      _mm512_shuffle_epi8(classes, first_row_last), 0);
    return _mm512_maskz_permutexvar_epi8(~std::uint64_t{0},
                                         _mm512_load_si512(parts_of_masks.data()), columns);
}

// Stores word i of each row in vector i.  First it moves single words between two rows, then pairs
// of words.
template <class Words>
[[gnu::always_inline]] inline void transpose(const __m512i (&rows)[8], Words (&to)[8]) noexcept {
    __m512i pairs[8];
    for (std::size_t i = 0; i < 8; i += 2) {
        pairs[i] = _mm512_maskz_unpacklo_epi64(all_words, rows[i], rows[i + 1]);
        pairs[i + 1] = _mm512_maskz_unpackhi_epi64(all_words, rows[i], rows[i + 1]);
    }
    const auto shuffle = [](__m512i a, __m512i b, auto order) __attribute__((always_inline)) {
        return _mm512_maskz_shuffle_i64x2(all_words, a, b, decltype(order)::value);
    };
    constexpr std::integral_constant<int, 0x88> even;
    constexpr std::integral_constant<int, 0xDD> odd;
    for (std::size_t i = 0; i < 2; ++i) {
        const __m512i low04 = shuffle(pairs[i], pairs[2 + i], even);
        const __m512i low26 = shuffle(pairs[i], pairs[2 + i], odd);
        const __m512i high04 = shuffle(pairs[4 + i], pairs[6 + i], even);
        const __m512i high26 = shuffle(pairs[4 + i], pairs[6 + i], odd);
        to[i] = Words(shuffle(low04, high04, even));
        to[2 + i] = Words(shuffle(low26, high26, even));
        to[4 + i] = Words(shuffle(low04, high04, odd));
        to[6 + i] = Words(shuffle(low26, high26, odd));
    }
}

}  // namespace
}  // namespace uriscan
