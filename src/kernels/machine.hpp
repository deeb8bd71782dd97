// Tools for all callers of the URI machine: the octets of a text, and the recorder of offsets.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "uriscan/detail/recorder.hpp"
#include "uriscan/detail/result_access.hpp"

namespace uriscan {

using namespace detail;

// The machine reads octets as unsigned char, so that no value is negative.
inline const unsigned char* octets(std::string_view text) noexcept {
    return reinterpret_cast<const unsigned char*>(text.data());
}

namespace detail {

// Records the offsets of delimiters in a chunk.  The machine gives their positions as indices,
// which count from the start of the chunk.
template <class Offset>
using chunk_recorder = offset_recorder<Offset, std::size_t>;

}  // namespace detail

}  // namespace uriscan
