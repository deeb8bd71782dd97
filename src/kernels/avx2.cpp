// The AVX2 kernel.  A block is two vectors.  Two table lookups, one for each half of an octet, find
// whether the octet is in a set (table.hpp).
#include <immintrin.h>

#include "kernels/shared.hpp"

#ifdef __clang__
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2"))), apply_to = function)
#else
#pragma GCC target("avx2,bmi,bmi2")
#endif

#include "kernels/address_digits.hpp"
#include "kernels/iri_reader.hpp"
#include "kernels/kernel.hpp"
#include "kernels/lines/one_block.hpp"
#include "kernels/lines/reader.hpp"
#include "kernels/lines/verdict_reader.hpp"

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

    // Compares the octets as if they had the bits `bit`.
    std::uint64_t equal_with(unsigned char bit, unsigned char octet) const noexcept {
        const __m256i set = _mm256_set1_epi8(static_cast<char>(bit));
        const __m256i wanted = _mm256_set1_epi8(static_cast<char>(octet));
        return bits([&](std::size_t i) {
            return _mm256_cmpeq_epi8(_mm256_or_si256(octets_[i], set), wanted);
        });
    }

    // Returns the octets that have the bit.
    template <unsigned char Bit>
    std::uint64_t with_bit() const noexcept {
        return bits(
            [&](std::size_t i) { return _mm256_slli_epi16(octets_[i], std::countl_zero(Bit)); });
    }

    // See find_pairs().  The smaller one of two octets is 0 if one of them is 0.
    std::uint64_t pairs(const nibble_table& first, const avx2_block& next,
                        const nibble_table& second) const noexcept {
        return ~bits([&](std::size_t i) {
            const __m256i both = _mm256_min_epu8(met_in(first, i), next.met_in(second, i));
            return _mm256_cmpeq_epi8(both, _mm256_setzero_si256());
        });
    }

    std::uint64_t starts(const std::array<word_buckets, 2>& words, const avx2_block& second,
                         const avx2_block& third) const noexcept {
        return ~bits([&](std::size_t i) {
            const auto find = [&](const word_buckets& of) {
                const __m256i two = _mm256_and_si256(buckets(of[0], i), second.buckets(of[1], i));
                return _mm256_and_si256(two, third.buckets(of[2], i));
            };
            return _mm256_cmpeq_epi8(_mm256_or_si256(find(words[0]), find(words[1])),
                                     _mm256_setzero_si256());
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

    // Returns an octet for each octet: 0 if it is not in the set, else its entry of high_nibbles.
    static __m256i met(const nibble_table& set, __m256i octets) noexcept {
        return _mm256_and_si256(_mm256_shuffle_epi8(table(set), octets),
                                _mm256_shuffle_epi8(table(high_nibbles), high_half(octets)));
    }

private:
    // Returns an octet for each octet of a half: 0 if it is not in the set.
    __m256i met_in(const nibble_table& set, std::size_t i) const noexcept {
        return _mm256_and_si256(_mm256_shuffle_epi8(table(set), octets_[i]), high_[i]);
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

// Returns the word at each of four places, which need not be aligned.
__m256i four_words(const unsigned char* first, const unsigned char* second,
                   const unsigned char* third, const unsigned char* fourth) noexcept {
    const auto two_words = [](const unsigned char* low, const unsigned char* high) {
        const __m128i word = _mm_loadl_epi64(reinterpret_cast<const __m128i*>(low));
        return _mm_loadh_pd(_mm_castsi128_pd(word), reinterpret_cast<const double*>(high));
    };
    return _mm256_castpd_si256(_mm256_insertf128_pd(
        _mm256_castpd128_pd256(two_words(first, second)), two_words(third, fourth), 1));
}

// Returns four numbers of 16 bits as words.
__m256i words_of(const std::uint16_t* numbers) noexcept {
    return _mm256_cvtepu16_epi64(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(numbers)));
}

// The masks of some blocks, for kernels/lines/block_masks.hpp.
//
// A mask takes two slow instructions (movemask).  So masks are made of the octets that most blocks
// have: of colons and of slashes.  The other masks are made only for blocks that have such octets.
template <std::size_t Blocks>
class masks_of_blocks {
public:
    using words [[gnu::vector_size(32)]] = std::uint64_t;

    bool mark(std::size_t number, const avx2_block& block) noexcept {
        colons_[number] = block.equal(':');
        slashes_[number] = block.equal('/');
        if (!block.has_only(lines::common)) {
            return false;
        }
        _mm256_store_si256(reinterpret_cast<__m256i*>(&rare_[number]), _mm256_setzero_si256());
        return true;
    }

    std::uint64_t mark_rare(std::size_t number, const avx2_block& block,
                            std::uint64_t refused_octets) noexcept {
        const std::uint64_t questions = block.equal('?');
        const std::uint64_t hashes = block.equal('#');
        const std::uint64_t ats = block.equal('@');
        rare_[number] = {questions, hashes, ats, refused_octets};
        return questions | hashes | ats | refused_octets;
    }

    std::uint64_t rare(std::size_t number) const noexcept {
        const rare_masks& masks = rare_[number];
        return masks.questions | masks.hashes | masks.ats | masks.refused;
    }

    // The masks of all blocks are one sequence of bits.  Of the 64 bits from the octet with the
    // first bit of a line on, up to seven belong to the line before.
    void load_common(const std::uint16_t* begins,
                     words (&masks_of)[lines::class_count]) const noexcept {
        std::uint64_t octets = 0;  // four numbers of 16 bits
        std::memcpy(&octets, begins, sizeof octets);
        octets >>= 3;
        const std::size_t first = octets & 0x1FFF;
        const std::size_t second = octets >> 16 & 0x1FFF;
        const std::size_t third = octets >> 32 & 0x1FFF;
        const std::size_t fourth = octets >> 48;
        const words shift = words(words_of(begins)) & 7;
        const auto* const colons = reinterpret_cast<const unsigned char*>(colons_.data());
        const auto* const slashes = reinterpret_cast<const unsigned char*>(slashes_.data());
        masks_of[lines::colon] =
            words(four_words(colons + first, colons + second, colons + third, colons + fourth)) >>
            shift;
        masks_of[lines::slash] = words(four_words(slashes + first, slashes + second,
                                                  slashes + third, slashes + fourth)) >>
                                 shift;
    }

    void load_rare(const std::uint16_t* begins,
                   words (&masks_of)[lines::class_count]) const noexcept {
        const __m256i low01 = _mm256_unpacklo_epi64(rare_from(begins[0]), rare_from(begins[1]));
        const __m256i high01 = _mm256_unpackhi_epi64(rare_from(begins[0]), rare_from(begins[1]));
        const __m256i low23 = _mm256_unpacklo_epi64(rare_from(begins[2]), rare_from(begins[3]));
        const __m256i high23 = _mm256_unpackhi_epi64(rare_from(begins[2]), rare_from(begins[3]));
        masks_of[lines::question] = words(_mm256_permute2x128_si256(low01, low23, 0x20));
        masks_of[lines::hash] = words(_mm256_permute2x128_si256(high01, high23, 0x20));
        masks_of[lines::at] = words(_mm256_permute2x128_si256(low01, low23, 0x31));
        masks_of[lines::refused] = words(_mm256_permute2x128_si256(high01, high23, 0x31));
    }

private:
    struct alignas(32) rare_masks {
        std::uint64_t questions;
        std::uint64_t hashes;
        std::uint64_t ats;
        std::uint64_t refused;
    };

    // Returns the masks of a block.
    static __m256i vector_of(const rare_masks& masks) noexcept {
        return _mm256_load_si256(reinterpret_cast<const __m256i*>(&masks));
    }

    // Returns the masks of the 64 octets from `begin` on.
    __m256i rare_from(std::size_t begin) const noexcept {
        const rare_masks* const block = &rare_[begin / 64];
        const int shift = static_cast<int>(begin % 64);
        return _mm256_or_si256(
            _mm256_srl_epi64(vector_of(block[0]), _mm_cvtsi32_si128(shift)),
            _mm256_sll_epi64(vector_of(block[1]), _mm_cvtsi32_si128(64 - shift)));
    }

    std::array<std::uint64_t, Blocks> colons_ = {};
    std::array<std::uint64_t, Blocks> slashes_ = {};
    std::array<rare_masks, Blocks> rare_ = {};
};

// Four lines in AVX2 registers, for kernels/lines/split.hpp.
struct four_lines {
    static constexpr std::size_t count = 4;
    static constexpr std::size_t width = 57;  // see load_common()
    static constexpr bool has_all_masks = false;
    template <std::size_t Blocks>
    using masks = masks_of_blocks<Blocks>;
    using words [[gnu::vector_size(32)]] = std::uint64_t;

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

    static words load(const std::uint16_t* numbers) noexcept { return words(words_of(numbers)); }

    static void store(std::uint32_t* to, words all) noexcept {
        const __m256i order = _mm256_setr_epi32(0, 2, 4, 6, 0, 2, 4, 6);
        const __m256i low_halves = _mm256_permutevar8x32_epi32(__m256i(all), order);
        _mm_storeu_si128(reinterpret_cast<__m128i*>(to), _mm256_castsi256_si128(low_halves));
    }

    static unsigned bits(words all) noexcept {
        return static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(__m256i(all))));
    }

    static words end(words sizes) noexcept {
        const __m256i last = _mm256_min_epu32(__m256i(sizes), _mm256_set1_epi64x(width));
        return words(_mm256_sllv_epi64(_mm256_set1_epi64x(1), last));
    }

    static words longer(words sizes) noexcept {
        return words(_mm256_cmpgt_epi64(__m256i(sizes), _mm256_set1_epi64x(width - 1)));
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

    static words first_octets(const unsigned char* text, const std::uint16_t* begins) noexcept {
        return words(
            four_words(text + begins[0], text + begins[1], text + begins[2], text + begins[3]));
    }

    // An octet of a scheme has one more condition if it is the first one (octet_classes.hpp).
    static words wrong_in_scheme(words octets, words sizes) noexcept {
        const std::uint64_t halves = ~std::uint64_t{0xFF} | lines::high_halves_first_in_scheme;
        const __m256i found = _mm256_and_si256(avx2_block::met(lines::in_scheme, __m256i(octets)),
                                               _mm256_set1_epi64x(static_cast<long long>(halves)));
        const words after_scheme =
            words(_mm256_sllv_epi64(_mm256_set1_epi64x(1), __m256i(sizes << 3)));
        return words(_mm256_cmpeq_epi8(found, _mm256_setzero_si256())) & (after_scheme - 1);
    }
};

}  // namespace

constexpr kernel avx2_kernel = kernel_of<avx2_block>(
    "avx2", run_iri_machine<long_skipper<avx2_block, iri_automaton>>,
    lines::read_lines<avx2_block, four_lines>,
    lines::check_lines<lines::one_block<avx2_block>, read_in_blocks<avx2_block>>,
    decode_ipv6_in_vectors<avx2_block>);

template struct functions_of<avx2_kernel>;

}  // namespace uriscan

#ifdef __clang__
#pragma clang attribute pop
#endif
