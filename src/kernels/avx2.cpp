// The AVX2 kernel.
#include <immintrin.h>

#include "kernels/shared.hpp"

#ifdef __clang__
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2"))), apply_to = function)
#else
#pragma GCC target("avx2,bmi,bmi2")
#endif

#include "kernels/address_digits.hpp"
#include "kernels/avx2_block.hpp"
#include "kernels/iri_reader.hpp"
#include "kernels/kernel.hpp"
#include "kernels/lines/one_block.hpp"
#include "kernels/lines/reader.hpp"
#include "kernels/lines/verdict_reader.hpp"

namespace uriscan {
namespace {

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
// A mask takes two slow instructions (movemask).  So for each block, only the masks of colons and
// of slashes are made, because most blocks have these octets.  The other masks are made only for
// blocks that have such octets.
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

    // The masks of all blocks are one sequence of bits.  64 bits of it are loaded, from a complete
    // octet on.  So up to seven of these bits can be before the first bit of the line.  They are
    // shifted out.
    void load_common(const std::uint16_t* begins,
                     words (&masks_of)[lines::class_count]) const noexcept {
        assert(*std::max_element(begins, begins + 4) / 64U + 1 < Blocks);
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
        assert(begin / 64 + 1 < Blocks);
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
    static constexpr bool splits_rest_at_once = false;
    template <std::size_t Blocks>
    using masks = masks_of_blocks<Blocks>;
    using words [[gnu::vector_size(32)]] = std::uint64_t;

    // Most blocks have few line feeds.  So three steps are always made, because a fixed number of
    // steps needs no branch.
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

    // Counts the bits of x - 1.  These are the bits below the only bit of x.  If x is 0, they are
    // all 64 bits.
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

    // The first octet of a scheme must meet one more condition than the others (octet_classes.hpp).
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
