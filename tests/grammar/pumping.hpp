// Makes long texts from short strings, by repeating loops of an automaton.
//
// A string leads through states of an automaton. Some states have loops: a single octet, or three
// octets together, lead from the state back to itself. If the octets of a loop are inserted where
// the string reaches the state, the rest of the string moves to later offsets. But the automaton
// reaches the same states as before. So each octet of a string can be moved to the end of a
// kernel's block.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "grammar/automaton.hpp"

namespace uriscan::tests {

// The offsets from `first` to `last`.
struct window {
    std::size_t first;
    std::size_t last;

    bool has(std::size_t offset) const { return first <= offset && offset <= last; }
};

// The offsets around the end of the first block of 64 octets, and of the second one.
inline constexpr std::array<window, 2> block_ends = {{{60, 67}, {124, 131}}};

struct pumped_text {
    std::string text;
    std::vector<std::size_t> chunk_ends;  // offsets at which the text is to be cut in two
};

// Returns false to end a visit.
using pumped_visitor = std::function<bool(const pumped_text&)>;

class pump {
public:
    explicit pump(const oracle::dfa& automaton);

    // Returns the states that have a loop of single octets.
    std::vector<oracle::dfa::state> looping_states() const;

    // Says whether an octet leads from the state to itself.
    bool loops_on(oracle::dfa::state state, char octet) const {
        return automaton_.next(state, octet) == state;
    }

    // Returns texts that lead to a state: the shortest one, and the shortest one that goes through
    // another state with a loop.
    std::vector<std::string> ways_to(oracle::dfa::state state) const;

    // Makes longer texts of `string`, and returns how many.  Each text repeats a loop that is
    // before `from`, so that the octets after the loop move to later offsets.  There are texts for
    // each such loop.  In these texts, each position from `from` to the end of the string moves to
    // each offset in `block_ends`.  The offset is counted from the start of the text, or from the
    // loop, because a chunk can start there.
    std::size_t visit(std::string_view string, std::size_t from,
                      const pumped_visitor& visitor) const;

    // Does the same, but only for the loop of the state at `from`.
    std::size_t visit_last_loop(std::string_view string, std::size_t from,
                                const pumped_visitor& visitor) const;

    // Does the same for two loops: one on the way to `from`, and the one of the state at `from`.
    // The second loop starts at each offset of `block_ends`.  After it, each position from `from`
    // on moves to each of the offsets from 60 to 67, counted from the start of the second loop.
    std::size_t visit_two_loops(std::string_view string, std::size_t from,
                                const pumped_visitor& visitor) const;

private:
    struct loops_of_state {
        std::string octets;   // the single octets that lead from the state to itself
        std::string triplet;  // three octets that lead back only together; or empty
    };

    // A state with a loop, and the offset at which a string reaches it.
    struct place {
        std::size_t at;
        oracle::dfa::state state;
    };

    loops_of_state loops_of(oracle::dfa::state state) const;
    std::size_t visit_loops(const std::vector<place>& loops, std::string_view string,
                            std::size_t from, const pumped_visitor& visitor) const;
    std::vector<place> places(std::string_view string, std::size_t from) const;
    std::string repeated(oracle::dfa::state state, std::size_t size, bool triplets) const;

    const oracle::dfa& automaton_;
    std::vector<loops_of_state> loops_;
};

}  // namespace uriscan::tests
