// A skipper that never skips.  With it, the URI machine (ragel/uri_parser.rl) reads octet by octet.
#pragma once

#include <cstddef>

#include "kernels/brackets.hpp"

namespace uriscan::tests {

struct no_skipper {
    no_skipper() = default;
    no_skipper(const unsigned char*, std::size_t) {}

    template <int State, class Position>
    Position skip(Position p, Position) const {
        return p;
    }

    template <class Position>
    bool jump(Position, Position) const {
        return false;
    }

    bracket_reading read_in_brackets(int state, const unsigned char* text, std::size_t p,
                                     std::size_t end) const {
        return uriscan::read_in_brackets(state, text, p, end);
    }
};

}  // namespace uriscan::tests
