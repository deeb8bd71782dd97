// The NEON kernel.  Every 64-bit ARM processor has NEON, so no pragma is needed.
#include <arm_neon.h>

#include "kernels/iri_reader.hpp"
#include "kernels/kernel.hpp"
#include "kernels/neon_block.hpp"
#include "kernels/shared.hpp"

namespace uriscan {

constexpr kernel neon_kernel =
    kernel_of<neon_block>("neon", run_iri_machine<long_skipper<neon_block, iri_automaton>>,
                          read_no_lines, check_no_lines);

template struct functions_of<neon_kernel>;

}  // namespace uriscan
