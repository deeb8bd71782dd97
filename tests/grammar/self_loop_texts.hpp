// Texts that stay in a self-loop of the URI machine for any number of octets. There is one
// self_loop_text for each state with a self-loop. It consists of a text that leads to the state,
// the octets of the self-loop, and a text that leads from the state to the end of a URI-reference.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace uriscan::tests {

struct self_loop_text {
    int state;
    std::string octets;      // the octets of the self-loop
    std::string not_octets;  // all other octets
    std::string digits;      // the digits of the triplets that lead back; or empty
    std::string before;      // the shortest text that leads to the state
    std::string after;       // the shortest text that completes a URI-reference

    // Another text that leads to the state, through the self-loop of another state. The octet
    // `pump` can be inserted any number of times at the offset `pump_at`. If there is no such text,
    // `long_before` is empty.
    std::string long_before;
    std::size_t pump_at = 0;
    char pump = 0;

    // Returns `long_before`, which must not be empty, with `more` octets inserted.
    std::string before_longer_by(std::size_t more) const {
        return std::string(long_before).insert(pump_at, more, pump);
    }
};

// Returns a text for each state with a self-loop.
std::vector<self_loop_text> self_loop_texts();

// Returns octet number `i` of an endless sequence. The sequence repeats `octets` again and again,
// starting with octet number `phase` of `octets`.
inline char octet_of_run(const std::string& octets, std::size_t i, std::size_t phase) {
    return octets[(i + phase) % octets.size()];
}

// Returns the first `size` octets of the sequence that octet_of_run() describes.
inline std::string repeated_octets(const std::string& octets, std::size_t size, std::size_t phase) {
    std::string text;
    for (std::size_t i = 0; i < size; ++i) {
        text += octet_of_run(octets, i, phase);
    }
    return text;
}

}  // namespace uriscan::tests
