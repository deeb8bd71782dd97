// A skipper that never skips.  With it, the URI machine (ragel/uri_parser.rl) reads octet by octet.
#pragma once

#include <cstddef>

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
};

}  // namespace uriscan::tests
