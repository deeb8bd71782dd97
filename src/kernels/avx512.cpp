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
    avx512_block(const unsigned char* begin, std::size_t size) noexcept {
        const std::uint64_t loaded = _bzhi_u64(~std::uint64_t{0}, static_cast<unsigned>(size));
        octets_ = _mm512_maskz_loadu_epi8(loaded, begin);
        // The lookup ignores the highest bit of an octet, so in() must leave out the octets that
        // have this bit.  It would be slower to clear these octets before the lookup, because every
        // later step waits for the lookup.
        ascii_ = ~_mm512_movepi8_mask(octets_);
        sets_ = _mm512_permutex2var_epi8(_mm512_load_si512(sets_of_octet.data()), octets_,
                                         _mm512_load_si512(sets_of_octet.data() + 64));
    }

    template <std::size_t Set>
    std::uint64_t in() const noexcept {
        return _mm512_mask_test_epi8_mask(ascii_, sets_,
                                          _mm512_set1_epi8(static_cast<char>(set_bit(Set))));
    }

    std::uint64_t equal(unsigned char octet) const noexcept {
        return _mm512_cmpeq_epi8_mask(octets_, _mm512_set1_epi8(static_cast<char>(octet)));
    }

private:
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
