// Decides whether a template matches a text in two ways.
#pragma once

#include "template/template_automaton_builder.hpp"

namespace uriscan {

// A text, and the states of two runs of the automaton over it: one state after each octet.
struct two_runs {
    std::string text;
    std::vector<std::uint32_t> first;
    std::vector<std::uint32_t> second;
};

enum class ambiguity_check { unambiguous, ambiguous, gave_up };

// Checks the automaton of a single template, so its accepting states accept template number 0.  If
// the template is ambiguous, stores a shortest text that shows it.
//
// Two runs that differ are a path in the product of the automaton with itself.  A breadth-first
// search looks for a path that leaves the diagonal (the pairs of equal states) and ends in a pair
// of accepting states.  From each state, an accepting state can be reached.  If no state has two
// edges that read the same octet, there is no such path, and the search is left out.
ambiguity_check check_ambiguity(const template_states&, two_runs& witness);

}  // namespace uriscan
