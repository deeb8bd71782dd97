// Bochs 2.7 has mistakes in two instructions of the kernel for AVX-512, so the build for Bochs
// includes this header before the kernel.  With other emulators and on processors, the functions
// below also give the right results.
#pragma once

#include <immintrin.h>

// With the mistake, Bochs inverts all bits of the result of an affine transformation.  The
// transformation of zeros shows this: its right result is zeros.  With the mistake, the XOR inverts
// the bits again.
#define _mm512_gf2p8affine_epi64_epi8(octets, matrix, constant)  \
    _mm512_xor_si512(                                            \
        _mm512_gf2p8affine_epi64_epi8(octets, matrix, constant), \
        _mm512_gf2p8affine_epi64_epi8(_mm512_setzero_si512(), _mm512_setzero_si512(), 0))

// With the mistake, Bochs gives zeros if the mask chooses all octets.
#define _mm512_maskz_compress_epi8(mask, octets) \
    ((mask) == ~__mmask64{0} ? (octets) : _mm512_maskz_compress_epi8(mask, octets))
