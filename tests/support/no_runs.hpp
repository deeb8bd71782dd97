// Runs that are never skipped: with these the URI machine (ragel/uri_parser.rl) takes every octet by
// itself.
#pragma once

namespace uriscan::tests {

struct no_runs {
    no_runs() = default;
    no_runs(const unsigned char*, const unsigned char*) {}

    template <int State>
    const unsigned char* skip(const unsigned char* p, const unsigned char*) const {
        return p;
    }
};

}  // namespace uriscan::tests
