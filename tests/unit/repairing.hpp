// Helpers for tests of repair().
#pragma once

#include <ostream>
#include <string_view>
#include <vector>

#include "uriscan/repair.hpp"

namespace uriscan {

// Lets GoogleTest print deviations.
inline void PrintTo(const deviation& deviation, std::ostream* out) {
    *out << deviation.offset << ' ' << name_of(deviation.component) << ' '
         << name_of(deviation.repair);
}

}  // namespace uriscan

namespace uriscan::tests {

using deviations = std::vector<deviation>;

inline deviations deviations_of(std::string_view text, repairs allowed = repairs::usual) {
    return repair(text, allowed).value().deviations;
}

}  // namespace uriscan::tests
