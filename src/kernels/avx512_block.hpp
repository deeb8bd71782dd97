// The block of the AVX-512 kernel: one vector.  A single lookup finds, for each of its 64 octets,
// all sets that the octet is in.
//
// The file of the kernel includes this header after the pragma that selects the instruction set.
#pragma once

#include <immintrin.h>

#include "kernels/address_digits.hpp"
#include "kernels/class_masks.hpp"
#include "kernels/lines/octet_classes.hpp"
#include "kernels/shared.hpp"

namespace uriscan {
namespace {

class avx512_block {
public:
    avx512_block(const unsigned char* begin, std::size_t size) noexcept
        : avx512_block(_mm512_maskz_loadu_epi8(
              _bzhi_u64(~std::uint64_t{0}, static_cast<unsigned>(size)), begin)) {
        assert(size < 2 * block_size);
    }

    explicit avx512_block(const unsigned char* begin) noexcept
        : avx512_block(_mm512_loadu_si512(begin)) {}

    template <std::size_t Set>
    std::uint64_t in() const noexcept {
        return _mm512_mask_test_epi8_mask(ascii_, sets_,
                                          _mm512_set1_epi8(static_cast<char>(set_bit(Set))));
    }

    std::uint64_t equal(unsigned char octet) const noexcept {
        return _mm512_cmpeq_epi8_mask(octets_, _mm512_set1_epi8(static_cast<char>(octet)));
    }

    std::uint64_t in(const nibble_table& set) const noexcept {
        return _mm512_test_epi8_mask(_mm512_shuffle_epi8(table(set), octets_),
                                     _mm512_shuffle_epi8(table(high_nibbles), high_halves()));
    }

    std::uint64_t in_upper(const nibble_table& set) const noexcept {
        const __m512i low_halves = _mm512_and_si512(octets_, _mm512_set1_epi8(0xF));
        return _mm512_test_epi8_mask(_mm512_shuffle_epi8(table(set), low_halves),
                                     _mm512_shuffle_epi8(table(upper_halves), high_halves()));
    }

    // This does not call _mm512_castsi512_si128(), because GCC 12 warns of an uninitialized
    // argument there, too.
    octet_vector octets_at(octet_vector offsets) const noexcept {
        const __m512i at = _mm512_maskz_broadcast_i32x4(0xFFFF, __m128i(offsets));
        const __mmask64 not_negative = ~_mm512_movepi8_mask(at);
        const __m512i found = _mm512_maskz_permutexvar_epi8(not_negative, at, octets_);
        return octet_vector(_mm512_maskz_extracti32x4_epi32(0xF, found, 0));
    }

    // Stores a mask for each class of octets.  In these masks, an octet from 0x80 on has the
    // classes of the octet without the highest bit: 0xBF those of "?", which is 0x3F.  Returns the
    // mask of the last class, with all octets from 0x80 on added.
    std::uint64_t store_masks(const lines::class_table& table,
                              std::uint64_t* masks) const noexcept {
        const __m512i classes = _mm512_permutex2var_epi8(_mm512_load_si512(table.data()), octets_,
                                                         _mm512_load_si512(table.data() + 64));
        _mm512_store_si512(masks, masks_of_classes(classes));
        return _mm512_movepi8_mask(_mm512_or_si512(classes, octets_));
    }

    // Returns the buckets of each octet.
    __m512i buckets(const bucket_table& words) const noexcept {
        return _mm512_and_si512(_mm512_shuffle_epi8(table(words.low), octets_),
                                _mm512_shuffle_epi8(table(words.high), high_halves()));
    }

    // Returns the buckets of each octet by its low half.
    __m512i buckets(const low_buckets& words) const noexcept {
        return _mm512_shuffle_epi8(table(words), octets_);
    }

    // Looks up each octet in a table with two halves.  For octets from 0x80 on, the result is 0.
    __m512i classes(__m512i low, __m512i high) const noexcept {
        const __m512i not_ascii = _mm512_set1_epi8(static_cast<char>(0x80));
        return _mm512_maskz_permutex2var_epi8(_mm512_testn_epi8_mask(octets_, not_ascii), low,
                                              octets_, high);
    }

private:
    explicit avx512_block(__m512i octets) noexcept : octets_(octets) {
        // The lookup ignores the highest bit of an octet, so in() must leave out the octets that
        // have this bit.  It would be slower to clear these octets before the lookup, because every
        // later step waits for the lookup.
        ascii_ = ~_mm512_movepi8_mask(octets_);
        sets_ = _mm512_permutex2var_epi8(_mm512_load_si512(sets_of_octet.data()), octets_,
                                         _mm512_load_si512(sets_of_octet.data() + 64));
    }

    __m512i high_halves() const noexcept {
        return _mm512_and_si512(_mm512_srli_epi16(octets_, 4), _mm512_set1_epi8(0xF));
    }

    static __m512i table(const nibble_table& nibbles) noexcept {
        // In the form without a mask, GCC 12 warns of an uninitialized argument.
        return _mm512_maskz_broadcast_i32x4(
            0xFFFF, _mm_load_si128(reinterpret_cast<const __m128i*>(nibbles.data())));
    }

    __m512i octets_;
    __m512i sets_;
    __mmask64 ascii_;
};

}  // namespace
}  // namespace uriscan
