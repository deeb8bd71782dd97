// The AVX-512 kernel, which needs BW, DQ, VBMI, VBMI2, VPOPCNTDQ and GFNI.
#include <immintrin.h>

#include "kernels/shared.hpp"

#ifdef __clang__
#pragma clang attribute push(                                                               \
    __attribute__((                                                                         \
        target("avx512bw,avx512dq,avx512vbmi,avx512vbmi2,avx512vpopcntdq,gfni,bmi,bmi2"))), \
    apply_to = function)
#else
#pragma GCC target("avx512bw,avx512dq,avx512vbmi,avx512vbmi2,avx512vpopcntdq,gfni,bmi,bmi2")
#endif

#include "kernels/address_digits.hpp"
#include "kernels/avx512_block.hpp"
#include "kernels/iri_reader.hpp"
#include "kernels/kernel.hpp"
#include "kernels/lines/eight_blocks.hpp"
#include "kernels/lines/reader.hpp"
#include "kernels/lines/verdict_reader.hpp"

namespace uriscan {
namespace {

// The numbers from 0 on.
alignas(64) constexpr std::array<std::uint8_t, block_size> places = [] {
    std::array<std::uint8_t, block_size> numbers{};
    for (std::size_t i = 0; i < block_size; ++i) {
        numbers[i] = static_cast<std::uint8_t>(i);
    }
    return numbers;
}();

// The numbers from 64 to 127.
alignas(64) constexpr std::array<std::uint8_t, block_size> high_places = [] {
    std::array<std::uint8_t, block_size> numbers = places;
    for (std::uint8_t& number : numbers) {
        number = static_cast<std::uint8_t>(number + block_size);
    }
    return numbers;
}();

// Finds the sets that an octet below 0x80 is in: bit i of the result says whether it is in set i.
class class_lookup {
public:
    template <std::size_t Sets>
    explicit class_lookup(const std::array<nibble_table, Sets>& sets) noexcept {
        const avx512_block low(places.data());
        const avx512_block high(high_places.data());
        for (std::size_t i = 0; i < Sets; ++i) {
            const auto bit = static_cast<char>(1U << i);
            low_ = _mm512_or_si512(low_, _mm512_maskz_set1_epi8(low.in(sets[i]), bit));
            high_ = _mm512_or_si512(high_, _mm512_maskz_set1_epi8(high.in(sets[i]), bit));
        }
    }

    __m512i operator()(const avx512_block& block) const noexcept {
        return block.classes(low_, high_);
    }

private:
    __m512i low_ = _mm512_setzero_si512();
    __m512i high_ = _mm512_setzero_si512();
};

// Finds where words can start.  The first octets of the words need one lookup here, and not two.
class start_lookup {
public:
    explicit start_lookup(const word_buckets& words) noexcept
        : words_(words),
          low_(avx512_block(places.data()).buckets(words.first)),
          high_(avx512_block(high_places.data()).buckets(words.first)) {}

    // Returns the buckets of the words that can start at each octet.
    __m512i operator()(const avx512_block& first, const avx512_block& second,
                       const avx512_block& third) const noexcept {
        const __m512i later =
            _mm512_and_si512(second.buckets(words_.second), third.buckets(words_.third));
        return _mm512_and_si512(first.classes(low_, high_), later);
    }

private:
    word_buckets words_;
    __m512i low_;
    __m512i high_;
};

// One lookup finds all sets of an octet, and another lookup finds all sets of the next octet.  Most
// `anchors` (kernels.hpp) are the octets for which the two results have a bit in common.
template <>
class mark_finder<avx512_block> {
public:
    mark_finder(const mark_sets& sets, bool is_after_end) noexcept
        : first_(std::array{union_of(sets.boundary, only(':')),
                            difference_of(sets.slash, sets.plain), sets.scheme_ends,
                            sets.has_equals ? union_of(only('?'), only('=')) : only('?'),
                            sets.plain, sets.before_word}),
          second_(std::array{sets.slash, sets.code, only(':')}),
          words_(sets.words),
          is_after_end_(is_after_end ? 1 : 0) {}

    template <class Load>
    [[gnu::always_inline]] text_marks find(Load load) noexcept {
        const avx512_block block = load(0);
        const avx512_block next = load(1);
        const avx512_block second = load(2);
        const avx512_block third = load(3);
        const __m512i first = first_(block);
        // A "?" and a "=" need no second octet.
        const __m512i pairs =
            _mm512_and_si512(first, _mm512_or_si512(second_(next), _mm512_set1_epi8(8)));
        const std::uint64_t ends = _mm512_test_epi8_mask(pairs, _mm512_set1_epi8(4));
        const std::uint64_t after_end = ends << 1 | is_after_end_;
        is_after_end_ = ends >> 63;
        const __m512i words = words_(next, second, third);
        return {_mm512_test_epi8_mask(pairs, _mm512_set1_epi8(1 | 2 | 8)) | after_end,
                _mm512_testn_epi8_mask(first, _mm512_set1_epi8(16)) |
                    _mm512_mask_test_epi8_mask(_mm512_test_epi8_mask(first, _mm512_set1_epi8(32)),
                                               words, words)};
    }

private:
    class_lookup first_;
    class_lookup second_;
    start_lookup words_;
    std::uint64_t is_after_end_;  // 0 or 1
};

// short_skipper does not jump over addresses that end with an IPv4address, because the many masks
// for them need registers.  With these masks, each text would take 1 to 2 ns more, even if it has
// no such address.
template <>
inline constexpr bool jumps_over_mixed_in_short<avx512_block> = false;

// The masks of blocks, for kernels/lines/block_masks.hpp.  The masks of all classes of a block lie
// side by side.
template <std::size_t Blocks>
class masks_of_blocks {
public:
    using words [[gnu::vector_size(64)]] = std::uint64_t;

    bool mark(std::size_t number, const avx512_block& block) noexcept {
        return block.store_masks(lines::classes_of_octet, blocks_[number].of.data()) == 0;
    }

    std::uint64_t mark_rare(std::size_t number, const avx512_block&,
                            std::uint64_t refused_octets) noexcept {
        blocks_[number].of[lines::refused] = refused_octets;
        return refused_octets;
    }

    void load_common(const std::uint16_t* begins,
                     words (&masks_of)[lines::class_count]) const noexcept {
        static_assert(lines::class_count == count);
        __m512i rows[count];
        for (std::size_t i = 0; i < count; ++i) {
            rows[i] = masks_from(begins[i]);
        }
        transpose(rows, masks_of);
    }

    // load_common() loads all masks.
    void load_rare(const std::uint16_t*, words (&)[lines::class_count]) const noexcept {}

private:
    // Some intrinsics are called with this mask, because GCC 12 warns of an uninitialized argument
    // in their forms without a mask.
    static constexpr __mmask8 all = 0xFF;
    static constexpr std::size_t count = 8;

    // Returns all masks of the 64 octets from `begin` on.
    __m512i masks_from(std::size_t begin) const noexcept {
        assert(begin / 64 + 1 < Blocks);
        const auto* const block = &blocks_[begin / 64];
        return _mm512_shrdv_epi64(_mm512_load_si512(block), _mm512_load_si512(block + 1),
                                  _mm512_set1_epi64(static_cast<long long>(begin % 64)));
    }

    struct alignas(64) block_masks {
        std::array<std::uint64_t, lines::class_count> of;
    };
    std::array<block_masks, Blocks> blocks_ = {};
};

// Eight lines in AVX-512 registers, for kernels/lines/split.hpp.
struct eight_lines {
    static constexpr std::size_t count = 8;
    static constexpr std::size_t width = block_size;
    static constexpr bool has_all_masks = true;
    static constexpr bool splits_rest_at_once = true;
    template <std::size_t Blocks>
    using masks = masks_of_blocks<Blocks>;
    using words [[gnu::vector_size(64)]] = std::uint64_t;

    static void store_places(std::uint64_t mask, std::size_t first, std::uint16_t* to) noexcept {
        const __m512i found = _mm512_maskz_compress_epi8(mask, _mm512_load_si512(places.data()));
        const __m512i base = _mm512_set1_epi16(static_cast<short>(first));
        const auto store_half = [&](__m256i half, std::uint16_t* half_to) {
            _mm512_storeu_si512(half_to, _mm512_add_epi16(_mm512_cvtepu8_epi16(half), base));
        };
        store_half(_mm512_maskz_extracti64x4_epi64(all, found, 0), to);
        if (_mm_popcnt_u64(mask) > 32) {
            store_half(_mm512_maskz_extracti64x4_epi64(all, found, 1), to + 32);
        }
    }

    // Returns eight numbers of 16 bits as words.
    static words load(const std::uint16_t* offsets) noexcept {
        return words(_mm512_maskz_cvtepu16_epi64(
            all, _mm_loadu_si128(reinterpret_cast<const __m128i*>(offsets))));
    }

    // Stores the low halves of words.
    static void store(std::uint32_t* to, words x) noexcept {
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(to),
                            _mm512_maskz_cvtepi64_epi32(all, __m512i(x)));
    }

    // Returns a bit for each line: whether the highest bit of its word is set.
    static unsigned bits(words x) noexcept { return _mm512_movepi64_mask(__m512i(x)); }

    static words end(words sizes) noexcept {
        return words(_mm512_maskz_sllv_epi64(all, _mm512_set1_epi64(1), __m512i(sizes)));
    }
    static words longer(words sizes) noexcept { return words(end(sizes) == words{}); }

    // Counts the bits of x - 1.  These are the bits below the only bit of x.  If x is 0, they are
    // all 64 bits.
    static words place(words x) noexcept { return words(_mm512_popcnt_epi64(__m512i(x - 1))); }

private:
    // Some intrinsics are called with this mask, because GCC 12 warns of an uninitialized argument
    // in their forms without a mask.
    static constexpr __mmask8 all = 0xFF;
};

}  // namespace

constexpr kernel avx512_kernel =
    kernel_of<avx512_block>("avx512", run_iri_machine<long_skipper<avx512_block, iri_automaton>>,
                            lines::read_lines<avx512_block, eight_lines>,
                            lines::check_lines<lines::eight_blocks, read_in_blocks<avx512_block>>,
                            decode_ipv6_in_vectors<avx512_block>);

template struct functions_of<avx512_kernel>;

}  // namespace uriscan

#ifdef __clang__
#pragma clang attribute pop
#endif
