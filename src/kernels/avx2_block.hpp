// The block of the AVX2 kernel: two vectors.  Two table lookups, one for each half of an octet,
// find whether the octet is in a set (table.hpp).
//
// The file of the kernel includes this header after the pragma that selects the instruction set.
#pragma once

#include <immintrin.h>

#include "kernels/address_digits.hpp"
#include "kernels/shared.hpp"

namespace uriscan {
namespace {

class avx2_block {
public:
    // A masked load reads all complete words of four octets.  The one to three octets after the
    // last complete word are read separately.  If the text ends in the first vector, the second
    // load reads nothing.  Then its address is the end of the text, and not `begin` + 32: for a
    // text without octets, `begin` can be null, and nothing may be added to a null pointer.
    avx2_block(const unsigned char* begin, std::size_t size) noexcept {
        assert(size < 2 * block_size);
        const __m256i words = _mm256_set1_epi32(static_cast<int>(size / 4));
        const __m256i rest = _mm256_set1_epi32(last_octets(begin, size));
        const __m256i index = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
        for (std::size_t i = 0; i < 2; ++i) {
            const __m256i word =
                _mm256_add_epi32(index, _mm256_set1_epi32(static_cast<int>(8 * i)));
            const int* const source =
                reinterpret_cast<const int*>(begin + std::min(sizeof(__m256i) * i, size));
            octets_[i] =
                _mm256_or_si256(_mm256_maskload_epi32(source, _mm256_cmpgt_epi32(words, word)),
                                _mm256_and_si256(_mm256_cmpeq_epi32(words, word), rest));
            high_[i] = _mm256_shuffle_epi8(table(high_nibbles), high_half(i));
        }
    }

    explicit avx2_block(const unsigned char* begin) noexcept {
        for (std::size_t i = 0; i < 2; ++i) {
            octets_[i] = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(begin) + i);
            high_[i] = _mm256_shuffle_epi8(table(high_nibbles), high_half(i));
        }
    }

    template <std::size_t Set>
    std::uint64_t in() const noexcept {
        return in(low_nibbles<Set>);
    }

    std::uint64_t in(const nibble_table& set) const noexcept {
        const __m256i low = table(set);
        return ~bits([&](std::size_t i) {
            const __m256i met = _mm256_and_si256(_mm256_shuffle_epi8(low, octets_[i]), high_[i]);
            return _mm256_cmpeq_epi8(met, _mm256_setzero_si256());
        });
    }

    std::uint64_t in_upper(const nibble_table& set) const noexcept {
        const __m256i low = table(set), halves = table(upper_halves);
        return ~bits([&](std::size_t i) {
            const __m256i low_half = _mm256_and_si256(octets_[i], _mm256_set1_epi8(0xF));
            const __m256i met = _mm256_and_si256(_mm256_shuffle_epi8(low, low_half),
                                                 _mm256_shuffle_epi8(halves, high_half(i)));
            return _mm256_cmpeq_epi8(met, _mm256_setzero_si256());
        });
    }

    // Says whether all octets are in the set.
    bool has_only(const nibble_table& set) const noexcept {
        const __m256i least = _mm256_min_epu8(met_in(set, 0), met_in(set, 1));
        return _mm256_movemask_epi8(_mm256_cmpeq_epi8(least, _mm256_setzero_si256())) == 0;
    }

    std::uint64_t equal(unsigned char octet) const noexcept {
        const __m256i wanted = _mm256_set1_epi8(static_cast<char>(octet));
        return bits([&](std::size_t i) { return _mm256_cmpeq_epi8(octets_[i], wanted); });
    }

    // Returns the mask of the octets that equal `octet` if the bits of `bit` are set in them.
    std::uint64_t equal_with(unsigned char bit, unsigned char octet) const noexcept {
        const __m256i set = _mm256_set1_epi8(static_cast<char>(bit));
        const __m256i wanted = _mm256_set1_epi8(static_cast<char>(octet));
        return bits([&](std::size_t i) {
            return _mm256_cmpeq_epi8(_mm256_or_si256(octets_[i], set), wanted);
        });
    }

    // Returns the octets in which this bit is set.
    template <unsigned char Bit>
    std::uint64_t with_bit() const noexcept {
        return bits(
            [&](std::size_t i) { return _mm256_slli_epi16(octets_[i], std::countl_zero(Bit)); });
    }

    // See find_pairs().
    std::uint64_t pairs(const avx2_block& next, const octet_pair& of) const noexcept {
        return ~bits([&](std::size_t i) {
            return _mm256_cmpeq_epi8(met_pair(next, of, i), _mm256_setzero_si256());
        });
    }

    // See find_any().
    std::uint64_t any_of(const avx2_block& next, const octet_pair& one, const octet_pair& other,
                         unsigned char bit, unsigned char octet) const noexcept {
        const __m256i set = _mm256_set1_epi8(static_cast<char>(bit));
        const __m256i wanted = _mm256_set1_epi8(static_cast<char>(octet));
        return ~bits([&](std::size_t i) {
            const __m256i met = _mm256_or_si256(met_pair(next, one, i), met_pair(next, other, i));
            const __m256i equal = _mm256_cmpeq_epi8(_mm256_or_si256(octets_[i], set), wanted);
            return _mm256_cmpeq_epi8(_mm256_or_si256(met, equal), _mm256_setzero_si256());
        });
    }

    std::uint64_t starts(const word_buckets& words, const avx2_block& second,
                         const avx2_block& third) const noexcept {
        return ~bits([&](std::size_t i) {
            return _mm256_cmpeq_epi8(starts_at(words, second, third, i), _mm256_setzero_si256());
        });
    }

    // See find_outside().
    std::uint64_t outside(const nibble_table& set, const nibble_table& before,
                          const word_buckets& words, const avx2_block& first,
                          const avx2_block& second, const avx2_block& third) const noexcept {
        return ~bits([&](std::size_t i) {
            const __m256i zero = _mm256_setzero_si256();
            const __m256i word =
                _mm256_min_epu8(met_in(before, i), first.starts_at(words, second, third, i));
            const __m256i outside = _mm256_cmpeq_epi8(met_in(set, i), zero);
            return _mm256_cmpeq_epi8(_mm256_or_si256(outside, word), zero);
        });
    }

    // Bits 4 and 5 of an offset choose one of three lookups.  All of them give 0 if bit 7 is set.
    octet_vector octets_at(octet_vector places) const noexcept {
        const __m128i at = __m128i(places);
        const __m128i first = _mm_shuffle_epi8(_mm256_castsi256_si128(octets_[0]), at);
        const __m128i second = _mm_shuffle_epi8(_mm256_extracti128_si256(octets_[0], 1), at);
        const __m128i third = _mm_shuffle_epi8(_mm256_castsi256_si128(octets_[1]), at);
        const __m128i found = _mm_blendv_epi8(first, second, _mm_slli_epi16(at, 3));
        return octet_vector(_mm_blendv_epi8(found, third, _mm_slli_epi16(at, 2)));
    }

    // For each octet: its entry of high_nibbles if the octet is in the set, otherwise 0.
    static __m256i met(const nibble_table& set, __m256i octets) noexcept {
        return _mm256_and_si256(_mm256_shuffle_epi8(table(set), octets),
                                _mm256_shuffle_epi8(table(high_nibbles), high_half(octets)));
    }

private:
    // For each octet of this half: 0 if the octet is not in the set, otherwise another number.
    __m256i met_in(const nibble_table& set, std::size_t i) const noexcept {
        return _mm256_and_si256(_mm256_shuffle_epi8(table(set), octets_[i]), high_[i]);
    }

    // For each octet: 0 if no pair starts there, because the smaller one of two numbers is 0 if one
    // of them is 0.
    __m256i met_pair(const avx2_block& next, const octet_pair& of, std::size_t i) const noexcept {
        return _mm256_min_epu8(met_in(of.first, i), next.met_in(of.second, i));
    }

    // For each octet: 0 if no word starts there.
    __m256i starts_at(const word_buckets& words, const avx2_block& second, const avx2_block& third,
                      std::size_t i) const noexcept {
        const __m256i later =
            _mm256_and_si256(_mm256_shuffle_epi8(table(words.second), second.octets_[i]),
                             _mm256_shuffle_epi8(table(words.third), third.octets_[i]));
        return _mm256_and_si256(buckets(words.first, i), later);
    }

    __m256i high_half(std::size_t i) const noexcept { return high_half(octets_[i]); }

    static __m256i high_half(__m256i octets) noexcept {
        return _mm256_and_si256(_mm256_srli_epi16(octets, 4), _mm256_set1_epi8(0xF));
    }

    __m256i buckets(const bucket_table& words, std::size_t i) const noexcept {
        return _mm256_and_si256(_mm256_shuffle_epi8(table(words.low), octets_[i]),
                                _mm256_shuffle_epi8(table(words.high), high_half(i)));
    }

    // Returns the one to three octets after the last complete word, or 0 if there are none.
    static std::int32_t last_octets(const unsigned char* begin, std::size_t size) noexcept {
        std::uint32_t last = 0;
        if (size >= 4) {
            std::memcpy(&last, begin + size - 4, 4);
            return static_cast<std::int32_t>(std::uint64_t{last} >> (8 * (4 - size % 4)));
        }
        for (std::size_t i = 0; i < size; ++i) {
            last |= std::uint32_t{begin[i]} << (8 * i);
        }
        return static_cast<std::int32_t>(last);
    }

    static __m256i table(const nibble_table& nibbles) noexcept {
        return _mm256_broadcastsi128_si256(
            _mm_load_si128(reinterpret_cast<const __m128i*>(nibbles.data())));
    }

    template <class Half>
    static std::uint64_t bits(Half half) noexcept {
        const auto bits_of = [](__m256i v) {
            return std::uint64_t{static_cast<std::uint32_t>(_mm256_movemask_epi8(v))};
        };
        return bits_of(half(0)) | bits_of(half(1)) << 32;
    }

    __m256i octets_[2];
    __m256i high_[2];  // the entries of high_nibbles for the high halves of the octets
};

}  // namespace
}  // namespace uriscan
