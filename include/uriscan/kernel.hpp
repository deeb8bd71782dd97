// Which instruction set the parser uses.
#pragma once

#include <string_view>

namespace uriscan {

/// Returns the name of the kernel in use: "scalar", "sse", "avx2", "avx512" or "neon".  The fastest that
/// the processor can run is chosen once, at the first use; the environment variable URISCAN_KERNEL,
/// read then, overrides it for tests and benchmarks (a name that cannot be had is ignored).  All give
/// the same answers.  The text is static.
std::string_view kernel_name() noexcept;

}  // namespace uriscan
