// Prints a number for each instruction that blocks use, made of its results for random octets:
//
//     results COUNT [SEED]
//
// The program is compiled twice: with the header of the compiler, so that a processor runs the
// instructions, and with the models beside this file, which have the same names (MODELS_COMPUTE).
// tests/proof/models.py compares the numbers.
#if defined(MODELS_FOR_ARM)
#include <arm_neon.h>
#elif defined(MODELS_FOR_WASM)
#include <wasm_simd128.h>
#else
#include <immintrin.h>
#endif

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

// Random octets.  Half of the vectors have only some bits, so that small numbers and equal octets
// are frequent.
struct alignas(64) random_octets {
    unsigned char octets[4][64];

    void fill(std::uint64_t& state) {
        constexpr std::uint64_t each_octet = 0x0101010101010101;
        constexpr unsigned char kept[] = {0xFF, 0xFF, 0xFF, 0xFF, 0x8F, 0x0F, 0x81, 0x03};
        for (auto& vector : octets) {
            state = state * 6364136223846793005 + 1442695040888963407;
            const std::uint64_t mask = each_octet * kept[state >> 61];
            for (std::size_t i = 0; i < sizeof vector; i += 8) {
                state ^= state << 13;
                state ^= state >> 7;
                state ^= state << 17;
                const std::uint64_t eight = state * 0x2545F4914F6CDD1D & mask;
                std::memcpy(vector + i, &eight, 8);
            }
        }
    }
};

constexpr std::size_t most = 128;
const char* names[most];
std::uint64_t digests[most];

// Adds a result to the number of an instruction.
template <class Result>
[[gnu::always_inline]] inline void add(std::size_t at, const char* name, const Result& result) {
    unsigned char octets[sizeof(Result) < 8 ? 8 : sizeof(Result)] = {};
    std::memcpy(octets, &result, sizeof result);
    std::uint64_t digest = digests[at];
    for (std::size_t i = 0; i < sizeof octets; i += 8) {
        std::uint64_t word;
        std::memcpy(&word, octets + i, 8);
        digest = (digest ^ word) * 0x9E3779B97F4A7C15;
        digest ^= digest >> 29;
    }
    names[at] = name;
    digests[at] = digest;
}

// RESULT(name, arguments): adds the result of an instruction.
#define RESULT(name, ...) add(at++, #name, name(__VA_ARGS__))

// Loads a word.
[[maybe_unused]] std::uint64_t word_at(const unsigned char* from) {
    std::uint64_t word;
    std::memcpy(&word, from, 8);
    return word;
}

#if defined(MODELS_FOR_ARM)

void add_all(const random_octets& in) {
    std::size_t at = 0;
    RESULT(vld1q_u8, in.octets[0] + 1);
    const uint8x16_t a = vld1q_u8(in.octets[0]), b = vld1q_u8(in.octets[1]);
    RESULT(vdupq_n_u8, in.octets[2][0]);
    RESULT(vandq_u8, a, b);
    RESULT(vorrq_u8, a, b);
    RESULT(vceqq_u8, a, b);
    RESULT(vtstq_u8, a, b);
    RESULT(vshrq_n_u8, a, 4);
    RESULT(vqtbl1q_u8, a, b);
    RESULT(vpaddq_u8, a, b);
    const std::uint64_t low = word_at(in.octets[0]), high = word_at(in.octets[1]);
    RESULT(vcombine_u64, vcreate_u64(low), vcreate_u64(high));
    RESULT(vdupq_n_u64, low);
    RESULT(vreinterpretq_u8_u64, vdupq_n_u64(low));
    RESULT(vgetq_lane_u64, vreinterpretq_u64_u8(a), 0);
}

#elif defined(MODELS_FOR_WASM)

void add_all(const random_octets& in) {
    std::size_t at = 0;
    RESULT(wasm_v128_load, in.octets[0] + 1);
    const v128_t a = wasm_v128_load(in.octets[0]), b = wasm_v128_load(in.octets[1]);
    RESULT(wasm_u8x16_splat, in.octets[2][0]);
    RESULT(wasm_v128_and, a, b);
    RESULT(wasm_v128_or, a, b);
    RESULT(wasm_i8x16_eq, a, b);
    RESULT(wasm_u8x16_min, a, b);
    RESULT(wasm_u16x8_shr, a, 4);
    RESULT(wasm_i8x16_swizzle, a, b);
    RESULT(wasm_u64x2_make, word_at(in.octets[0]), word_at(in.octets[1]));
    RESULT(wasm_i8x16_bitmask, a);
    RESULT(wasm_i8x16_all_true, a);
}

#else

#ifdef MODELS_COMPUTE
constexpr bool has_avx512 = true;
#define FOR_AVX2
#define FOR_AVX512
#else
const bool has_avx512 = __builtin_cpu_supports("avx512bw") &&
                        __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("gfni") &&
                        __builtin_cpu_supports("avx512vbmi2") &&
                        __builtin_cpu_supports("avx512vpopcntdq");
#define FOR_AVX2 __attribute__((target("avx2")))
#define FOR_AVX512  \
    __attribute__(( \
        target("avx2,avx512bw,avx512dq,avx512vbmi,avx512vbmi2,avx512vpopcntdq,gfni,bmi2")))
#endif

FOR_AVX2 std::size_t add_16(const random_octets& in, std::size_t at) {
    RESULT(_mm_loadu_si128, reinterpret_cast<const __m128i*>(in.octets[0] + 1));
    RESULT(_mm_load_si128, reinterpret_cast<const __m128i*>(in.octets[0]));
    const auto* const from = reinterpret_cast<const __m128i*>(in.octets);
    const __m128i a = _mm_load_si128(from), b = _mm_load_si128(from + 4);
    const __m128i c = _mm_load_si128(from + 8);
    const auto octet = static_cast<char>(in.octets[2][0]);
    RESULT(_mm_setzero_si128);
    RESULT(_mm_set1_epi8, octet);
    RESULT(_mm_setr_epi8, octet, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, octet);
    RESULT(_mm_set_epi64x, static_cast<std::int64_t>(word_at(in.octets[0])),
           static_cast<std::int64_t>(word_at(in.octets[1])));
    RESULT(_mm_shuffle_epi8, a, b);
    RESULT(_mm_and_si128, a, b);
    RESULT(_mm_or_si128, a, b);
    RESULT(_mm_xor_si128, a, b);
    RESULT(_mm_cmpeq_epi8, a, b);
    RESULT(_mm_adds_epu8, a, b);
    RESULT(_mm_srli_epi16, a, 4);
    RESULT(_mm_slli_epi16, a, 3);
    RESULT(_mm_slli_epi16, a, 2);
    RESULT(_mm_blendv_epi8, a, b, c);
    RESULT(_mm_movemask_epi8, a);
    return at;
}

FOR_AVX2 std::size_t add_32(const random_octets& in, std::size_t at) {
    const auto* const from = reinterpret_cast<const __m256i*>(in.octets);
    const __m256i a = _mm256_loadu_si256(from), b = _mm256_loadu_si256(from + 2);
    std::int32_t word;
    std::memcpy(&word, in.octets[2], 4);
    RESULT(_mm256_loadu_si256, reinterpret_cast<const __m256i*>(in.octets[0] + 1));
    RESULT(_mm256_maskload_epi32, reinterpret_cast<const int*>(in.octets[1] + 1), a);
    RESULT(_mm256_setzero_si256);
    RESULT(_mm256_set1_epi8, static_cast<char>(in.octets[2][0]));
    RESULT(_mm256_set1_epi32, word);
    RESULT(_mm256_setr_epi32, word, 1, 2, 3, 4, 5, 6, word);
    RESULT(_mm256_shuffle_epi8, a, b);
    RESULT(_mm256_and_si256, a, b);
    RESULT(_mm256_or_si256, a, b);
    RESULT(_mm256_min_epu8, a, b);
    RESULT(_mm256_cmpeq_epi8, a, b);
    RESULT(_mm256_cmpeq_epi32, a, b);
    RESULT(_mm256_cmpgt_epi32, a, b);
    RESULT(_mm256_add_epi32, a, b);
    RESULT(_mm256_srli_epi16, a, 4);
    RESULT(_mm256_slli_epi16, a, 1);
    RESULT(_mm256_slli_epi16, a, 7);
    RESULT(_mm256_movemask_epi8, a);
    RESULT(_mm256_broadcastsi128_si256, _mm256_castsi256_si128(a));
    RESULT(_mm256_castsi256_si128, a);
    RESULT(_mm256_extracti128_si256, a, 1);
    return at;
}

// Eight words, of which some are equal, and some have all bits.
FOR_AVX512 std::size_t add_words(const random_octets& in, std::size_t at) {
    const __m512i a = _mm512_load_si512(in.octets[0]), b = _mm512_load_si512(in.octets[1]);
    const __m512i c = _mm512_load_si512(in.octets[2]);
    const std::uint64_t bits = word_at(in.octets[3]);
    const auto mask = static_cast<__mmask8>(bits);
    const __m512i mixed = _mm512_mask_mov_epi8(a, bits * 0xFF, b);
    RESULT(_mm512_mask_mov_epi8, a, bits, b);
    RESULT(_mm512_cmplt_epu64_mask, a, b);
    RESULT(_mm512_cmplt_epu64_mask, mixed, b);
    RESULT(_mm512_cmpeq_epi64_mask, mixed, b);
    RESULT(_mm512_test_epi64_mask, a, b);
    RESULT(_mm512_movepi64_mask, a);
    RESULT(_mm512_mask_sub_epi64, a, mask, b, c);
    RESULT(_mm512_maskz_alignr_epi64, 0xFF, a, b, 7);
    RESULT(_mm512_shldi_epi64, a, b, 1);
    RESULT(_mm512_popcnt_epi64, a);
    RESULT(_mm512_maskz_extracti64x4_epi64, 0xF, a, 0);
    const __m256i half = _mm512_maskz_extracti64x4_epi64(0xF, a, 1);
    RESULT(_mm512_maskz_extracti64x4_epi64, 0xF, a, 1);
    RESULT(_mm256_add_epi64, half, _mm512_maskz_extracti64x4_epi64(0xF, b, 0));
    const __m128i quarter = _mm256_castsi256_si128(half);
    RESULT(_mm_add_epi64, quarter, _mm512_maskz_extracti32x4_epi32(0xF, b, 0));
    RESULT(_mm_extract_epi64, quarter, 1);
    RESULT(_mm_cvtsi128_si64, quarter);
    return at;
}

FOR_AVX512 std::size_t add_64(const random_octets& in, std::size_t at) {
    const __m512i a = _mm512_load_si512(in.octets[0]), b = _mm512_load_si512(in.octets[1]);
    const __m512i c = _mm512_load_si512(in.octets[2]);
    const __m128i quarter = _mm_load_si128(reinterpret_cast<const __m128i*>(in.octets[3]));
    const std::uint64_t mask = word_at(in.octets[3]);
    RESULT(_bzhi_u64, mask, static_cast<unsigned>(word_at(in.octets[2])));
    RESULT(_mm512_loadu_si512, in.octets[0] + 1);
    RESULT(_mm512_load_si512, in.octets[0]);
    RESULT(_mm512_maskz_loadu_epi8, mask, in.octets[0] + 1);
    RESULT(_mm512_setzero_si512);
    RESULT(_mm512_set1_epi8, static_cast<char>(in.octets[2][0]));
    RESULT(_mm512_set1_epi64, static_cast<long long>(mask));
    RESULT(_mm512_shuffle_epi8, a, b);
    RESULT(_mm512_and_si512, a, b);
    RESULT(_mm512_or_si512, a, b);
    RESULT(_mm512_srli_epi16, a, 4);
    RESULT(_mm512_cmpeq_epi8_mask, a, b);
    RESULT(_mm512_testn_epi8_mask, a, b);
    RESULT(_mm512_test_epi8_mask, a, b);
    RESULT(_mm512_mask_test_epi8_mask, mask, a, b);
    RESULT(_mm512_movepi8_mask, a);
    RESULT(_mm512_maskz_broadcast_i32x4, 0xFFFF, quarter);
    RESULT(_mm512_maskz_extracti32x4_epi32, 0xF, a, 0);
    RESULT(_mm512_maskz_permutexvar_epi8, mask, a, b);
    RESULT(_mm512_permutex2var_epi8, a, b, c);
    RESULT(_mm512_maskz_permutex2var_epi8, mask, a, b, c);
    RESULT(_mm512_gf2p8affine_epi64_epi8, a, b, 0);
    RESULT(_mm512_maskz_unpacklo_epi64, 0xFF, a, b);
    RESULT(_mm512_maskz_unpackhi_epi64, 0xFF, a, b);
    RESULT(_mm512_maskz_shuffle_i64x2, 0xFF, a, b, 0x88);
    RESULT(_mm512_maskz_shuffle_i64x2, 0xFF, a, b, 0xDD);
    alignas(64) std::uint64_t words[8];
#ifdef MODELS_COMPUTE
    uriscan::proof::bits<64> stored[8];
    _mm512_store_si512(stored, a);
    std::memcpy(words, stored, sizeof words);
#else
    _mm512_store_si512(words, a);
#endif
    add(at++, "_mm512_store_si512", words);
    return add_words(in, at);
}

void add_all(const random_octets& in) {
    std::size_t at = add_32(in, add_16(in, 0));
    if (has_avx512) {
        at = add_64(in, at);
    }
}

#endif

}  // namespace

int main(int argc, char** argv) {
    const unsigned long count = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 0;
    std::uint64_t state = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
    random_octets in;
    for (unsigned long i = 0; i < count; ++i) {
        in.fill(state);
        add_all(in);
    }
    for (std::size_t at = 0; at < most && names[at] != nullptr; ++at) {
        std::printf("%s %016llx\n", names[at], static_cast<unsigned long long>(digests[at]));
    }
    return 0;
}
