// The decoders of formats that compress large blocks: xz and bzip2.
#pragma once

#include <memory>

#include "cli/input/decoders.hpp"

namespace uriscan::cli {

// Returns a decoder for xz.  A file that needs more than 256 MiB of memory is refused; `xz -9`
// makes files that need 65 MiB.  Throws std::bad_alloc.
std::unique_ptr<decoder> make_xz_decoder();

// Returns a decoder for bzip2, which needs at most 4 MiB.  Throws std::bad_alloc.
std::unique_ptr<decoder> make_bzip2_decoder();

}  // namespace uriscan::cli
