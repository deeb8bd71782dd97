// The sets of octets of ragel/tolerant_sets.rl.
#pragma once

#include "tolerant_table.hpp"

namespace uriscan {

// Says whether an octet is in at least one of the sets of tolerant_table.
constexpr bool is_in(char octet, unsigned sets) noexcept {
    return (tolerant_table::sets_of[static_cast<unsigned char>(octet)] & sets) != 0;
}

}  // namespace uriscan
