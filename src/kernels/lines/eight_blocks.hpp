// Masks of 64 octets by AVX-512: a mask for each class of octets, and the strips of eight blocks of
// verdicts.hpp.
#pragma once

#include <immintrin.h>

#include "kernels/lines/octet_classes.hpp"
#include "kernels/lines/verdicts.hpp"
#include "kernels/shared.hpp"

namespace uriscan {
namespace {

// GCC 12 warns of some functions without a mask: an argument is not initialized.
inline constexpr __mmask8 all_words = 0xFF;

// Octet 8 * c + w is octet c of word w.
alignas(64) inline constexpr std::array<std::uint8_t, block_size> parts_of_masks = [] {
    std::array<std::uint8_t, block_size> parts{};
    for (std::size_t i = 0; i < block_size; ++i) {
        parts[i] = static_cast<std::uint8_t>(i % 8 * 8 + i / 8);
    }
    return parts;
}();

// Returns eight masks of 64 octets: mask c has the octets of which bit c of `classes` is set.
//
// In each word, an octet is a row of bits, and a class is a column.  The word of the affine
// transformation is a matrix with the first row in its highest octet; applied to 1, 2, 4 and so on,
// it gives one column after the other.  At last, the parts of each mask are put together.
[[gnu::always_inline]] inline __m512i masks_of_classes(__m512i classes) noexcept {
    const __m512i first_row_last = _mm512_maskz_broadcast_i32x4(
        0xFFFF, _mm_setr_epi8(7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8));
    const __m512i columns =
        _mm512_gf2p8affine_epi64_epi8(_mm512_set1_epi64(static_cast<long long>(0x8040201008040201)),
                                      _mm512_shuffle_epi8(classes, first_row_last), 0);
    return _mm512_maskz_permutexvar_epi8(~std::uint64_t{0},
                                         _mm512_load_si512(parts_of_masks.data()), columns);
}

// Stores word i of each row in vector i: first the words within pairs of rows, then pairs of words.
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

namespace lines {
namespace {

// A strip of eight blocks, whose masks are vectors.
struct eight_blocks {
    static constexpr std::size_t blocks = 8;
    using words [[gnu::vector_size(64)]] = std::uint64_t;

    static bool any(words mask) noexcept {
        return _mm512_test_epi64_mask(__m512i(mask), __m512i(mask)) != 0;
    }

    static std::size_t count(words mask) noexcept {
        const __m512i counts = _mm512_popcnt_epi64(__m512i(mask));
        const __m256i four = _mm256_add_epi64(_mm512_maskz_extracti64x4_epi64(0xF, counts, 0),
                                              _mm512_maskz_extracti64x4_epi64(0xF, counts, 1));
        const __m128i two =
            _mm_add_epi64(_mm256_castsi256_si128(four), _mm256_extracti128_si256(four, 1));
        return static_cast<std::size_t>(_mm_cvtsi128_si64(two) + _mm_extract_epi64(two, 1));
    }

    static void store(words mask, std::uint64_t* to) noexcept {
        _mm512_storeu_si512(to, __m512i(mask));
    }

    class markers {
    public:
        // GCC 12 does not compile an implicit constructor for the instruction set of the kernel.
        [[gnu::always_inline]] markers() noexcept {}

        // The carry out of a word goes into the next one, and further if that has all bits.  So the
        // carries are those of an addition of numbers with a bit for each word.
        [[gnu::always_inline]] words scan(words mask, words over) noexcept {
            const __m512i ones = _mm512_set1_epi64(-1);
            const __m512i sum = __m512i(mask + over);
            const unsigned carries = _mm512_cmplt_epu64_mask(sum, __m512i(over));
            const unsigned full = _mm512_cmpeq_epi64_mask(sum, ones);
            const unsigned moved = (carries << 1 | carry_) + full;
            carry_ = moved >> blocks & 1;
            const auto plus_one = static_cast<__mmask8>(moved ^ full);
            return words(_mm512_mask_sub_epi64(sum, plus_one, sum, ones)) & ~over;
        }

        [[gnu::always_inline]] words next(words mask) noexcept {
            const __m512i before =
                _mm512_maskz_alignr_epi64(all_words, __m512i(mask), __m512i(last_), blocks - 1);
            last_ = mask;
            return words(_mm512_shldi_epi64(__m512i(mask), before, 1));
        }

        bool go_on() const noexcept {
            return carry_ != 0 || _mm512_movepi64_mask(__m512i(last_)) >> (blocks - 1) != 0;
        }

        void start() noexcept { last_ = ~words{}; }

    private:
        unsigned carry_ = 0;
        words last_{};
    };

    static common_masks<words> masks(const unsigned char* octets) noexcept {
        words masks[8];
        load_masks(octets, common_classes, high_octets, masks);
        return {masks[0], masks[1], masks[2], masks[3], masks[4], masks[5], masks[6], masks[7]};
    }

    static odd_masks<words> masks_of_odd(const unsigned char* octets) noexcept {
        words masks[8];
        load_masks(octets, odd_classes, 0, masks);
        return {masks[0], masks[1], masks[2]};
    }

    static words mask_of_ports(const unsigned char* octets) noexcept {
        words masks[8];
        load_masks(octets, odd_classes, 0, masks);
        return masks[3];
    }

private:
    // The class of all octets from 0x80 on: they are odd.
    static constexpr char high_octets = static_cast<char>(0x80);

    // Returns the masks of one block.  `high` has the classes of the octets from 0x80 on.
    [[gnu::always_inline]] static __m512i masks_of_block(const unsigned char* octets,
                                                         const class_table& table,
                                                         char high) noexcept {
        const __m512i block = _mm512_loadu_si512(octets);
        const __m512i found = _mm512_permutex2var_epi8(_mm512_load_si512(table.data()), block,
                                                       _mm512_load_si512(table.data() + 64));
        return masks_of_classes(
            _mm512_mask_mov_epi8(found, _mm512_movepi8_mask(block), _mm512_set1_epi8(high)));
    }

    [[gnu::always_inline]] static void load_masks(const unsigned char* octets,
                                                  const class_table& table, char high,
                                                  words (&masks)[8]) noexcept {
        __m512i rows[blocks];
        for (std::size_t i = 0; i < blocks; ++i) {
            rows[i] = masks_of_block(octets + i * block_size, table, high);
        }
        transpose(rows, masks);
    }
};

}  // namespace
}  // namespace lines
}  // namespace uriscan
