// Bochs 2.7 has a mistake: its affine transformation gives all bits inverted.  The kernel for
// AVX-512 uses it, so the build for Bochs includes this header before the kernel.  A transformation
// of zeros gives zeros, or, with the mistake, the bits to invert.
#pragma once

#include <immintrin.h>

#define _mm512_gf2p8affine_epi64_epi8(octets, matrix, constant)  \
    _mm512_xor_si512(                                            \
        _mm512_gf2p8affine_epi64_epi8(octets, matrix, constant), \
        _mm512_gf2p8affine_epi64_epi8(_mm512_setzero_si512(), _mm512_setzero_si512(), 0))
