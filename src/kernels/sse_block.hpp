// The block of the SSE kernel: four vectors.  Two table lookups, one for each half of an octet,
// find whether the octet is in a set (table.hpp).
//
// The file of the kernel includes this header after the pragma that selects the instruction set.
#pragma once

#include <immintrin.h>

#include "kernels/address_digits.hpp"
#include "kernels/shared.hpp"
#include "kernels/small_text.hpp"

namespace uriscan {
namespace {

class sse_block {
public:
    sse_block(const unsigned char* begin, std::size_t size) noexcept {
        load(begin, size);
        for (std::size_t i = 0; i < 4; ++i) {
            high_[i] = _mm_shuffle_epi8(at(high_nibbles.data()), high_half(i));
        }
    }

    explicit sse_block(const unsigned char* begin) noexcept {
        for (std::size_t i = 0; i < 4; ++i) {
            octets_[i] = at(begin + 16 * i);
            high_[i] = _mm_shuffle_epi8(at(high_nibbles.data()), high_half(i));
        }
    }

    template <std::size_t Set>
    std::uint64_t in() const noexcept {
        return in(low_nibbles<Set>);
    }

    std::uint64_t in(const nibble_table& set) const noexcept {
        const __m128i low = at(set.data());
        return ~bits([&](std::size_t i) {
            const __m128i met = _mm_and_si128(_mm_shuffle_epi8(low, octets_[i]), high_[i]);
            return _mm_cmpeq_epi8(met, _mm_setzero_si128());
        });
    }

    std::uint64_t equal(unsigned char octet) const noexcept {
        const __m128i wanted = _mm_set1_epi8(static_cast<char>(octet));
        return bits([&](std::size_t i) { return _mm_cmpeq_epi8(octets_[i], wanted); });
    }

    std::uint64_t starts(const word_buckets& words, const sse_block& second,
                         const sse_block& third) const noexcept {
        return ~bits([&](std::size_t i) {
            const __m128i later =
                _mm_and_si128(_mm_shuffle_epi8(at(words.second.data()), second.octets_[i]),
                              _mm_shuffle_epi8(at(words.third.data()), third.octets_[i]));
            return _mm_cmpeq_epi8(_mm_and_si128(buckets(words.first, i), later),
                                  _mm_setzero_si128());
        });
    }

    // A lookup gives 0 if bit 7 of the index is set.  Here, this bit is 0 only for the 16 places
    // that are in vector i.
    octet_vector octets_at(octet_vector places) const noexcept {
        __m128i found = _mm_setzero_si128();
        for (std::size_t i = 0; i < 3; ++i) {
            const __m128i first = _mm_set1_epi8(static_cast<char>(16 * i));
            const __m128i index =
                _mm_adds_epu8(_mm_xor_si128(__m128i(places), first), _mm_set1_epi8(0x70));
            found = _mm_or_si128(found, _mm_shuffle_epi8(octets_[i], index));
        }
        return octet_vector(found);
    }

private:
    __m128i high_half(std::size_t i) const noexcept {
        return _mm_and_si128(_mm_srli_epi16(octets_[i], 4), _mm_set1_epi8(0xF));
    }

    __m128i buckets(const bucket_table& words, std::size_t i) const noexcept {
        return _mm_and_si128(_mm_shuffle_epi8(at(words.low.data()), octets_[i]),
                             _mm_shuffle_epi8(at(words.high.data()), high_half(i)));
    }

    // Loads four vectors.  If a vector would end after the text, the last 16 octets of the text are
    // loaded instead.  They are shifted to their places in the vector, with zeros after them.
    void load(const unsigned char* begin, std::size_t size) noexcept {
        assert(size < 2 * block_size);
        if (size < 16) {
            const auto [first, second] = load_up_to_16(begin, size);
            octets_[0] =
                _mm_set_epi64x(static_cast<std::int64_t>(second), static_cast<std::int64_t>(first));
            octets_[1] = octets_[2] = octets_[3] = _mm_setzero_si128();
            return;
        }
        for (std::size_t i = 0; i < 4; ++i) {
            const std::size_t from = std::min(16 * i, size - 16);
            octets_[i] =
                _mm_shuffle_epi8(at(begin + from), at(shift_indices.data() + (16 * i - from)));
        }
    }

    static __m128i at(const std::uint8_t* begin) noexcept {
        return _mm_loadu_si128(reinterpret_cast<const __m128i*>(begin));
    }

    template <class Quarter>
    static std::uint64_t bits(Quarter quarter) noexcept {
        std::uint64_t bits = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            bits |= static_cast<std::uint64_t>(_mm_movemask_epi8(quarter(i))) << (16 * i);
        }
        return bits;
    }

    __m128i octets_[4];
    __m128i high_[4];  // the entries of high_nibbles for the high halves of the octets
};

}  // namespace
}  // namespace uriscan
