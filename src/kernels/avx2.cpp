// The AVX2 kernel.  A block is two vectors.  Two table lookups, one for each half of an octet, find
// whether the octet is in a set (table.hpp).
#include <immintrin.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "kernels/kernels.hpp"
#include "kernels/machine.hpp"
#include "kernels/table.hpp"

#ifdef __clang__
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2"))), apply_to = function)
#else
#pragma GCC target("avx2,bmi,bmi2")
#endif

#include "kernels/kernel.hpp"

namespace uriscan {
namespace {

class avx2_block {
public:
    // A masked load reads all complete words of four octets.  The one to three octets after the
    // last complete word are read separately.  If the text ends in the first vector, the second
    // load reads nothing.  Then its address is the end of the text: a text without octets can be
    // null, and no offset may be added to a null pointer.
    avx2_block(const unsigned char* begin, std::size_t size) noexcept {
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

    // Says whether any octet is in the set.
    bool has(const nibble_table& set) const noexcept {
        const __m256i met = _mm256_or_si256(met_in(set, 0), met_in(set, 1));
        return _mm256_testz_si256(met, met) == 0;
    }

    // Says whether all octets are in the set.
    bool has_only(const nibble_table& set) const noexcept {
        const __m256i none = _mm256_setzero_si256();
        return _mm256_movemask_epi8(_mm256_or_si256(_mm256_cmpeq_epi8(met_in(set, 0), none),
                                                    _mm256_cmpeq_epi8(met_in(set, 1), none))) == 0;
    }

    std::uint64_t equal(unsigned char octet) const noexcept {
        const __m256i wanted = _mm256_set1_epi8(static_cast<char>(octet));
        return bits([&](std::size_t i) { return _mm256_cmpeq_epi8(octets_[i], wanted); });
    }

    std::uint64_t starts(const word_buckets& words, const avx2_block& second,
                         const avx2_block& third) const noexcept {
        return ~bits([&](std::size_t i) {
            const __m256i two = _mm256_and_si256(buckets(words[0], i), second.buckets(words[1], i));
            const __m256i three = _mm256_and_si256(two, third.buckets(words[2], i));
            return _mm256_cmpeq_epi8(three, _mm256_setzero_si256());
        });
    }

    // Bits 4 and 5 of a place choose one of three lookups.  All of them give 0 if bit 7 is set.
    octet_vector octets_at(octet_vector places) const noexcept {
        const __m128i at = __m128i(places);
        const __m128i first = _mm_shuffle_epi8(_mm256_castsi256_si128(octets_[0]), at);
        const __m128i second = _mm_shuffle_epi8(_mm256_extracti128_si256(octets_[0], 1), at);
        const __m128i third = _mm_shuffle_epi8(_mm256_castsi256_si128(octets_[1]), at);
        const __m128i found = _mm_blendv_epi8(first, second, _mm_slli_epi16(at, 3));
        return octet_vector(_mm_blendv_epi8(found, third, _mm_slli_epi16(at, 2)));
    }

private:
    // Returns an octet for each octet of a half: 0 if it is not in the set.
    __m256i met_in(const nibble_table& set, std::size_t i) const noexcept {
        return _mm256_and_si256(_mm256_shuffle_epi8(table(set), octets_[i]), high_[i]);
    }

    __m256i high_half(std::size_t i) const noexcept {
        return _mm256_and_si256(_mm256_srli_epi16(octets_[i], 4), _mm256_set1_epi8(0xF));
    }

    __m256i buckets(const bucket_table& words, std::size_t i) const noexcept {
        return _mm256_shuffle_epi8(table(words.buckets), octets_[i]);
    }

    // Returns the one to three octets after the last complete word, or 0 if there are none.
    static int last_octets(const unsigned char* begin, std::size_t size) noexcept {
        std::uint32_t last = 0;
        if (size >= 4) {
            std::memcpy(&last, begin + size - 4, 4);
            return static_cast<int>(std::uint64_t{last} >> (8 * (4 - size % 4)));
        }
        for (std::size_t i = 0; i < size; ++i) {
            last |= std::uint32_t{begin[i]} << (8 * i);
        }
        return static_cast<int>(last);
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
    __m256i high_[2];  // for each octet, the entry of high_nibbles for its high half
};

// Four lines in AVX2 registers, for kernels/lines/split.hpp.
struct four_lines {
    static constexpr std::size_t count = 4;
    static constexpr bool skips_rare = true;
    static constexpr bool finishes_long_lines = false;
    using words [[gnu::vector_size(32)]] = std::uint64_t;

    static lines::marked_block mark(const avx2_block& block, lines::block_masks& masks) noexcept {
        masks.of[lines::colon] = block.equal(':');
        masks.of[lines::slash] = block.equal('/');
        masks.of[lines::not_in_scheme] = ~block.in(lines::in_scheme);
        masks.of[lines::not_first_in_scheme] = ~block.in(lines::first_in_scheme);
        static_assert(lines::question == 4 && lines::class_count == 8);
        auto* const rare = reinterpret_cast<__m256i*>(&masks.of[lines::question]);
        const bool is_usual = block.has_only(lines::usual);
        if (is_usual && !block.has(lines::rare_delimiters)) {
            _mm256_store_si256(rare, _mm256_setzero_si256());
            return {0, 0};
        }
        const std::uint64_t questions = block.equal('?');
        const std::uint64_t hashes = block.equal('#');
        const std::uint64_t ats = block.equal('@');
        masks.of[lines::question] = questions;
        masks.of[lines::hash] = hashes;
        masks.of[lines::at] = ats;
        masks.of[lines::refused] = 0;
        return {is_usual ? 0 : ~block.in(lines::usual), questions | hashes | ats};
    }

    // Most blocks have few line feeds.  A fixed number of steps needs no branch.
    static void store_places(std::uint64_t mask, std::size_t first, std::uint16_t* to) noexcept {
        constexpr std::size_t few = 3;
        for (std::size_t i = 0; i < few; ++i, mask &= mask - 1) {
            *to++ = static_cast<std::uint16_t>(first + _tzcnt_u64(mask));
        }
        for (; mask != 0; mask &= mask - 1) {
            *to++ = static_cast<std::uint16_t>(first + _tzcnt_u64(mask));
        }
    }

    // Returns four numbers of 16 bits as words.
    static words load(const std::uint16_t* offsets) noexcept {
        return words(
            _mm256_cvtepu16_epi64(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(offsets))));
    }

    // Returns the low halves of words.
    static __m128i low_halves(words all) noexcept {
        const __m256i order = _mm256_setr_epi32(0, 2, 4, 6, 0, 2, 4, 6);
        return _mm256_castsi256_si128(_mm256_permutevar8x32_epi32(__m256i(all), order));
    }

    static void store(std::uint32_t* to, words all) noexcept {
        _mm_storeu_si128(reinterpret_cast<__m128i*>(to), low_halves(all));
    }

    // Returns a bit for each line: whether the highest bit of its word is set.
    static unsigned bits(words all) noexcept {
        return static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(__m256i(all))));
    }

    // The bit of each number, or none if the number is over 63.
    static words bit(words numbers) noexcept {
        return words(_mm256_sllv_epi64(_mm256_set1_epi64x(1), __m256i(numbers)));
    }

    // The number of bits in x - 1: those before the only bit of x, or all 64.
    static words place(words x) noexcept {
        const __m256i before = __m256i(x - 1);
        const __m256i nibble = _mm256_set1_epi8(0xF);
        const __m256i counts = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,  //
                                                0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
        const __m256i low = _mm256_shuffle_epi8(counts, _mm256_and_si256(before, nibble));
        const __m256i high =
            _mm256_shuffle_epi8(counts, _mm256_and_si256(_mm256_srli_epi16(before, 4), nibble));
        return words(_mm256_sad_epu8(_mm256_add_epi8(low, high), _mm256_setzero_si256()));
    }

    static void load_common(const lines::block_masks* masks, const std::uint16_t* begins,
                            words (&masks_of)[lines::class_count]) noexcept {
        load_half(masks, begins, 0, masks_of);
    }
    static void load_rare(const lines::block_masks* masks, const std::uint16_t* begins,
                          words (&masks_of)[lines::class_count]) noexcept {
        load_half(masks, begins, lines::question, masks_of);
    }

private:
    static __m256i four_masks(const lines::block_masks& masks, std::size_t first) noexcept {
        return _mm256_load_si256(reinterpret_cast<const __m256i*>(&masks.of[first]));
    }

    // Stores four masks, from the class `first` on, of the 64 octets from each of the offsets
    // `begins` on.
    static void load_half(const lines::block_masks* masks, const std::uint16_t* begins,
                          std::size_t first, words (&masks_of)[lines::class_count]) noexcept {
        __m256i line[count];
        for (std::size_t i = 0; i < count; ++i) {
            line[i] = masks_from(masks, begins[i], first);
        }
        const __m256i low01 = _mm256_unpacklo_epi64(line[0], line[1]);
        const __m256i high01 = _mm256_unpackhi_epi64(line[0], line[1]);
        const __m256i low23 = _mm256_unpacklo_epi64(line[2], line[3]);
        const __m256i high23 = _mm256_unpackhi_epi64(line[2], line[3]);
        masks_of[first] = words(_mm256_permute2x128_si256(low01, low23, 0x20));
        masks_of[first + 1] = words(_mm256_permute2x128_si256(high01, high23, 0x20));
        masks_of[first + 2] = words(_mm256_permute2x128_si256(low01, low23, 0x31));
        masks_of[first + 3] = words(_mm256_permute2x128_si256(high01, high23, 0x31));
    }

    // Returns four masks, from the class `first` on, of the 64 octets from `begin` on.
    static __m256i masks_from(const lines::block_masks* masks, std::size_t begin,
                              std::size_t first) noexcept {
        const lines::block_masks* const block = masks + begin / 64;
        const int shift = static_cast<int>(begin % 64);
        return _mm256_or_si256(
            _mm256_srl_epi64(four_masks(block[0], first), _mm_cvtsi32_si128(shift)),
            _mm256_sll_epi64(four_masks(block[1], first), _mm_cvtsi32_si128(64 - shift)));
    }
};

}  // namespace

constexpr kernel avx2_kernel = kernel_of<avx2_block>(
    "avx2", lines::read_lines<avx2_block, four_lines>, decode_ipv6_in_vectors<avx2_block>);

}  // namespace uriscan

#ifdef __clang__
#pragma clang attribute pop
#endif
