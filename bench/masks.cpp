#include "masks.hpp"

#include <bit>
#include <cstddef>

#if defined(__x86_64__)

#include <immintrin.h>

namespace uriscan::bench {
namespace {

constexpr std::string_view delimiters = "\n:/?#@%";

[[gnu::target("avx2,bmi,popcnt")]] std::uint64_t count_with_avx2(std::string_view text) noexcept {
    std::uint64_t count = 0;
    for (std::size_t i = 0; i + 64 <= text.size(); i += 64) {
        const auto* const begin = reinterpret_cast<const __m256i*>(text.data() + i);
        const __m256i low = _mm256_loadu_si256(begin);
        const __m256i high = _mm256_loadu_si256(begin + 1);
        for (const char octet : delimiters) {
            const __m256i delimiter = _mm256_set1_epi8(octet);
            const auto first =
                static_cast<std::uint32_t>(_mm256_movemask_epi8(_mm256_cmpeq_epi8(low, delimiter)));
            const auto second = static_cast<std::uint32_t>(
                _mm256_movemask_epi8(_mm256_cmpeq_epi8(high, delimiter)));
            count += static_cast<unsigned>(std::popcount(first | std::uint64_t{second} << 32));
        }
    }
    return count;
}

[[gnu::target("avx512bw,popcnt")]] std::uint64_t count_with_avx512(std::string_view text) noexcept {
    std::uint64_t count = 0;
    for (std::size_t i = 0; i + 64 <= text.size(); i += 64) {
        const __m512i octets = _mm512_loadu_si512(text.data() + i);
        for (const char delimiter : delimiters) {
            count += static_cast<unsigned>(
                std::popcount(_mm512_cmpeq_epi8_mask(octets, _mm512_set1_epi8(delimiter))));
        }
    }
    return count;
}

}  // namespace

bool can_count_delimiters() noexcept {
    return __builtin_cpu_supports("avx2");
}

std::uint64_t count_delimiters(std::string_view text) noexcept {
    return __builtin_cpu_supports("avx512bw") ? count_with_avx512(text) : count_with_avx2(text);
}

}  // namespace uriscan::bench

#else

namespace uriscan::bench {

bool can_count_delimiters() noexcept {
    return false;
}

std::uint64_t count_delimiters(std::string_view) noexcept {
    return 0;
}

}  // namespace uriscan::bench

#endif
