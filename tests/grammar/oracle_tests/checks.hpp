// The checks that several tests of the oracle share.
#pragma once

#include <string_view>

#include "grammar/automaton.hpp"
#include "grammar/product_walk.hpp"
#include "grammar/w_method.hpp"

namespace uriscan::oracle {

// Returns true if some string of the suite shows a difference between the recogniser and the
// automaton.
template <class Recogniser>
bool finds_fault(const w_suite& suite, unsigned extra_states, const dfa& language,
                 Recogniser recognise) {
    bool agree = true;
    suite.visit(extra_states, [&](std::string_view text) {
        agree = recognise(text) == language.accepts(text);
        return agree;
    });
    return !agree;
}

// Walks the product of two automata. `mutant` takes the place of the implementation.
inline walk_result walk_against(const dfa& oracle, const dfa& mutant) {
    return product_walk(
        oracle, int{dfa::start},
        [&](int at, char octet) { return int{mutant.next(static_cast<dfa::state>(at), octet)}; },
        [&](int at) { return mutant.accepting(static_cast<dfa::state>(at)); },
        [&](int at) { return mutant.dead(static_cast<dfa::state>(at)); });
}

}  // namespace uriscan::oracle
