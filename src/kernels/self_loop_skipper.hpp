// A skipper for machines that have no kernels.  It needs no vector instructions.
#pragma once

#include "kernels/self_loops.hpp"

namespace uriscan {

// Skips the octets that a state of `Automaton` loops on.  Each state has a table of these octets.
// `Automaton` is Ragel's description of the machine, as a table.
template <class Automaton>
struct self_loop_skipper {
    template <int State>
    const unsigned char* skip(const unsigned char* p, const unsigned char* pe) const noexcept {
        static constexpr octet_set self_loop = octets_between<Automaton>(State, State);
        if constexpr (self_loop.size() > 1) {
            while (p != pe && self_loop[*p]) {
                ++p;
            }
        }
        return p;
    }
};

}  // namespace uriscan
