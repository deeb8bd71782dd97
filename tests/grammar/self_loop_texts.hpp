// Texts that go through a loop of the URI machine as often as one likes: for each state that loops,
// what leads to it, what it loops on, and what completes a URI-reference from there.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace uriscan::tests {

struct loop_text {
    int state;
    std::string octets;      // what leads from the state back to it
    std::string not_octets;  // all others
    std::string digits;      // of the triplets that do so; empty if none do
    std::string before;      // the shortest that leads to the state
    std::string after;       // the shortest that completes it

    // Another way to the state, which leads through a loop of its own at `pump_at`; `pump` is an
    // octet of that.  Empty if there is none.
    std::string long_before;
    std::size_t pump_at = 0;
    char pump = 0;

    // The way to the state that is longer by `more`; `long_before` is not to be empty.
    std::string before_longer_by(std::size_t more) const {
        return std::string(long_before).insert(pump_at, more, pump);
    }
};

/// Returns a text for each state that loops.
std::vector<loop_text> loop_texts();

// Octet number `i` of a run of members of `octets`; runs with other `phase`s begin with others.
inline char octet_of_run(const std::string& octets, std::size_t i, std::size_t phase) {
    return octets[(i + phase) % octets.size()];
}

inline std::string run_of(const std::string& octets, std::size_t size, std::size_t phase) {
    std::string run;
    for (std::size_t i = 0; i < size; ++i) {
        run += octet_of_run(octets, i, phase);
    }
    return run;
}

}  // namespace uriscan::tests
