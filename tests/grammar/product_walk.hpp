// The product walk compares the minimal automaton of a rule, such as one of RFC 3986, Appendix A,
// with an implementation. A caller must be able to drive the implementation octet by octet. The
// walk visits all pairs of states that some string reaches, over all 256 octets. If the two sides
// agree on every pair, they accept the same language and reject exactly the same prefixes, for
// strings of every length. That is a proof, not a test.

#pragma once

#include "automaton.hpp"
#include "breadth_first.hpp"

#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

namespace uriscan::oracle {

// The states of the two sides after they have read `witness`. A side accepts the witness or not. A
// side is dead if no continuation of the witness is in its language. The sides differ in at least
// one of two ways: only one side accepts, or only one side is dead.
struct disagreement {
    std::string witness;
    bool oracle_accepts = false;
    bool implementation_accepts = false;
    bool oracle_dead = false;
    bool implementation_dead = false;
};

struct walk_result {
    std::size_t pairs = 0;
    std::optional<disagreement> difference;
};

// The implementation starts in the state `initial`. `step(state, octet)` returns its next state.
// `accepting(state)` and `dead(state)` return bool. The states must be totally ordered. The walk
// stops at the first pair of states that disagree, so no witness is shorter than the one it
// returns.
template <std::totally_ordered State, class Step, class Accepting, class Dead>
requires std::convertible_to<std::invoke_result_t<Step, State, char>, State> &&
    std::predicate<Accepting, State> && std::predicate<Dead, State>
        walk_result product_walk(const dfa& oracle, State initial, Step step, Accepting accepting,
                                 Dead dead) {
    using pair = std::pair<dfa::state, State>;
    const auto walk = breadth_first(
        pair(dfa::start, initial), all_octets(),
        [&](const pair& at, char octet) {
            return pair(oracle.next(at.first, octet), step(at.second, octet));
        },
        [&](const pair& at) {
            return oracle.accepting(at.first) != accepting(at.second) ||
                   oracle.dead(at.first) != dead(at.second);
        });
    walk_result result{walk.visited.size(), std::nullopt};
    if (walk.found) {
        const auto& [at, witness] = walk.visited.back();
        result.difference = {witness, oracle.accepting(at.first), accepting(at.second),
                             oracle.dead(at.first), dead(at.second)};
    }
    return result;
}

}  // namespace uriscan::oracle
