// The AVX-512 kernel, which needs BW and VBMI.  A block is one vector.  A single lookup finds, for
// each of its 64 octets, all sets that the octet is in.
#include <immintrin.h>

#include <array>
#include <cstddef>
#include <cstdint>

#include "kernels/kernels.hpp"
#include "kernels/machine.hpp"
#include "kernels/table.hpp"

#ifdef __clang__
#pragma clang attribute push(__attribute__((target("avx512bw,avx512vbmi,bmi,bmi2"))), \
                             apply_to = function)
#else
#pragma GCC target("avx512bw,avx512vbmi,bmi,bmi2")
#endif

#include "kernels/kernel.hpp"

namespace uriscan {
namespace {

class avx512_block {
public:
    avx512_block(const unsigned char* begin, std::size_t size) noexcept
        : avx512_block(_mm512_maskz_loadu_epi8(
              _bzhi_u64(~std::uint64_t{0}, static_cast<unsigned>(size)), begin)) {}

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

    std::uint64_t starts(const word_buckets& words, const avx512_block& second,
                         const avx512_block& third) const noexcept {
        const __m512i two = _mm512_and_si512(buckets(words[0]), second.buckets(words[1]));
        return _mm512_test_epi8_mask(two, third.buckets(words[2]));
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

    // The lookup has 64 entries: the 32 entries of the table, twice.
    __m512i buckets(const bucket_table& table) const noexcept {
        const __m256i half =
            _mm256_load_si256(reinterpret_cast<const __m256i*>(table.buckets.data()));
        return _mm512_maskz_permutexvar_epi8(~std::uint64_t{0}, octets_,
                                             _mm512_maskz_broadcast_i64x4(0xFF, half));
    }

    static __m512i table(const nibble_table& nibbles) noexcept {
        // GCC 12 warns of the form without a mask: an argument is not initialized.
        return _mm512_maskz_broadcast_i32x4(
            0xFFFF, _mm_load_si128(reinterpret_cast<const __m128i*>(nibbles.data())));
    }

    __m512i octets_;
    __m512i sets_;
    __mmask64 ascii_;
};

}  // namespace

constexpr kernel avx512_kernel = kernel_of<avx512_block>("avx512");

}  // namespace uriscan

#ifdef __clang__
#pragma clang attribute pop
#endif
