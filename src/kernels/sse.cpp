// The SSE kernel, which needs SSSE3.
#include <immintrin.h>

#include "kernels/shared.hpp"

#ifdef __clang__
#pragma clang attribute push(__attribute__((target("ssse3"))), apply_to = function)
#else
#pragma GCC target("ssse3")
#endif

#include "kernels/address_digits.hpp"
#include "kernels/kernel.hpp"
#include "kernels/sse_block.hpp"

namespace uriscan {

// This kernel reads IRIs without a machine of its own.  Such a machine would be 32 kB, 3 % of the
// shared library, and few processors would use it: most have AVX2.
constexpr kernel sse_kernel = kernel_of<sse_block>(
    "sse", read_iri_by_table, read_no_lines, check_no_lines, decode_ipv6_in_vectors<sse_block>);

template struct functions_of<sse_kernel>;

}  // namespace uriscan

#ifdef __clang__
#pragma clang attribute pop
#endif
