// Bochs 2.7 has mistakes in two instructions of the kernel for AVX-512, so the build for Bochs
// includes this header before the kernel.  With other emulators and on processors, the functions
// below also give the right results.
#pragma once

#include <immintrin.h>

// Bochs inverts all bits of an affine transformation.  A transformation of zeros gives zeros, or,
// with the mistake, the bits to invert.
#define _mm512_gf2p8affine_epi64_epi8(octets, matrix, constant)  \
    _mm512_xor_si512(                                            \
        _mm512_gf2p8affine_epi64_epi8(octets, matrix, constant), \
        _mm512_gf2p8affine_epi64_epi8(_mm512_setzero_si512(), _mm512_setzero_si512(), 0))

// Bochs gives zeros if all octets are chosen.
#define _mm512_maskz_compress_epi8(mask, octets) \
    ((mask) == ~__mmask64{0} ? (octets) : _mm512_maskz_compress_epi8(mask, octets))
