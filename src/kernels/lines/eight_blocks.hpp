// A strip of eight blocks, for verdicts.hpp, with AVX-512.
#pragma once

#include <immintrin.h>

#include "kernels/class_masks.hpp"
#include "kernels/lines/octet_classes.hpp"
#include "kernels/lines/verdicts.hpp"
#include "kernels/shared.hpp"

namespace uriscan::lines {
namespace {

// A strip of eight blocks, whose masks are vectors.
struct eight_blocks {
    static constexpr std::size_t blocks = 8;
    using words = eight_words;

    static bool any(words mask) noexcept {
        return _mm512_test_epi64_mask(__m512i(mask), __m512i(mask)) != 0;
    }

    static std::uint64_t count(words mask) noexcept {
        const __m512i counts = _mm512_popcnt_epi64(__m512i(mask));
        const __m256i four = _mm256_add_epi64(_mm512_maskz_extracti64x4_epi64(0xF, counts, 0),
                                              _mm512_maskz_extracti64x4_epi64(0xF, counts, 1));
        const __m128i two =
            _mm_add_epi64(_mm256_castsi256_si128(four), _mm256_extracti128_si256(four, 1));
        return static_cast<std::uint64_t>(_mm_cvtsi128_si64(two) + _mm_extract_epi64(two, 1));
    }

    static void store(words mask, std::uint64_t* to) noexcept {
        _mm512_storeu_si512(to, __m512i(mask));
    }

    class markers {
    public:
        // GCC 12 does not compile a defaulted constructor for the instruction set of the kernel.
        [[gnu::always_inline]] markers() noexcept {}  // NOLINT

        // The carry out of a word goes into the next word.  If all bits of that word are set, the
        // carry goes on to the word after it.  So one addition of small numbers, with a bit for
        // each word, finds all carries.
        [[gnu::always_inline]] words scan(words mask, words over) noexcept {
            const __m512i ones = _mm512_set1_epi64(-1);
            const __m512i sum = __m512i(mask + over);
            const std::uint32_t carries = _mm512_cmplt_epu64_mask(sum, __m512i(over));
            const std::uint32_t full = _mm512_cmpeq_epi64_mask(sum, ones);
            const std::uint32_t moved = (carries << 1 | carry_) + full;
            carry_ = moved >> blocks & 1;
            const auto plus_one = static_cast<std::uint8_t>(moved ^ full);
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
        std::uint32_t carry_ = 0;
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
    // Each octet from 0x80 on has only the class of `odd` octets (common_masks).
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
}  // namespace uriscan::lines
