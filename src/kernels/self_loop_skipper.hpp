// A skipper for machines that have no kernels.  It needs no vector instructions.
#pragma once

#include <array>
#include <cstddef>

#include "uriscan/detail/automaton.hpp"

namespace uriscan {

// Skips the octets that a state of `Automaton` loops on.  `Automaton` is Ragel's description of the
// machine, as a table.
template <class Automaton>
class self_loop_skipper {
public:
    template <int State>
    const unsigned char* skip(const unsigned char* p, const unsigned char* pe) const noexcept {
        constexpr std::size_t set = Automaton::loop_of[State];
        if constexpr (set != 0) {
            while (p != pe && is_in<set>[*p]) {
                ++p;
            }
        }
        return p;
    }

private:
    // Whether an octet is in a set.
    template <std::size_t Set>
    static constexpr std::array<bool, 256> is_in = [] {
        std::array<bool, 256> is{};
        for (std::size_t octet = 0; octet < is.size(); ++octet) {
            is[octet] = detail::has_octet(Automaton::sets[Set], octet);
        }
        return is;
    }();
};

}  // namespace uriscan
