// What every reader of texts shares with the URI machine: octets, and the notes it makes of them.
#pragma once

#include <string_view>

#include "uriscan/notes.hpp"

namespace uriscan {

using namespace detail;

// The machines read octets, whose values are not negative.
inline const unsigned char* octets(std::string_view text) noexcept {
    return reinterpret_cast<const unsigned char*>(text.data());
}

}  // namespace uriscan
