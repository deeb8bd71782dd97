// Runs that are never skipped: with these the URI machine (ragel/uri_parser.rl) takes every octet by
// itself.
#pragma once

#include <cstddef>

namespace uriscan::tests {

struct no_runs {
    no_runs() = default;
    no_runs(const unsigned char*, std::size_t) {}

    template <int State, class Position>
    Position skip(Position p, Position) const {
        return p;
    }
};

}  // namespace uriscan::tests
