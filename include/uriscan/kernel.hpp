// The instruction set that the parser uses.
//
// Lifetime: the name of a kernel is static.
// Thread safety: kernel_name() can be called from all threads at once.
#pragma once

#include <string_view>

namespace uriscan {

/// Returns the name of the kernel in use: "scalar", "sse", "avx2", "avx512", "neon" or
/// "simd128".  The text is static.
///
/// The first use of the parser chooses the fastest kernel that the processor can run.  For tests
/// and benchmarks, the environment variable URISCAN_KERNEL can name another kernel; it is read at
/// the first use.  The variable is ignored if no kernel has this name, or if the processor cannot
/// run that kernel.  All kernels give the same results.
[[nodiscard]] std::string_view kernel_name() noexcept;

}  // namespace uriscan
