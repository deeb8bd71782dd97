// The instruction set that the parser uses.
//
// Thread safety: kernel_name() can be called from all threads at once.
#pragma once

#include <string_view>

namespace uriscan {

/// Returns the name of the kernel in use: "scalar", "sse", "avx2", "avx512" or "neon".  The text is
/// static.
///
/// The first use chooses the fastest kernel that the processor can run.  The environment variable
/// URISCAN_KERNEL, which is read then, names another one, for tests and benchmarks; a name that is
/// unknown, or that the processor cannot run, is ignored.  All kernels give the same answers.
[[nodiscard]] std::string_view kernel_name() noexcept;

}  // namespace uriscan
