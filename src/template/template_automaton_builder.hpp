// The automaton of templates while it is built: a nondeterministic automaton without empty
// transitions.
//
// A template becomes a chain of states.  `ends` are the states in which the last part can end; the
// next part starts there.  After an optional part, `ends` also contains the ends of the part before
// it.
//
//     literal       a state for each octet
//     value         S loops on the octets of its set.  S -%-> T -digit-> U -digit-> S is a triplet
//     list          the value, and a state for the delimiter that leads back to the value
//
// If several templates start with the same literals and simple variables, they share these states.
// So the automaton of many routes is a tree.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "template/value_sets.hpp"
#include "uriscan/template_matcher.hpp"

namespace uriscan {

inline constexpr std::uint32_t no_index = 0xFFFFFFFF;

// What a state says about the octet that led to it.
struct state_label {
    std::uint8_t variable = 0;  // the variable whose value has the octet, counted from 1
    bool before = false;        // the value starts after the octet

    friend constexpr bool operator==(const state_label&, const state_label&) = default;
};

// Says whether the octet is in a value.  Otherwise, it is a literal, or belongs to an operator.
constexpr bool is_in_value(const state_label& label) noexcept {
    return label.variable != 0 && !label.before;
}

struct template_states {
    struct state {
        std::uint32_t first_edge = no_index;
        std::uint32_t last_edge = no_index;
        std::uint32_t accepts = no_index;  // the number of a template
        state_label label = {};
        bool shared = false;  // whether other templates can use it
    };
    struct edge {
        std::uint32_t target;
        std::uint32_t next;
        edge_symbol symbol;
        bool loop;  // leads to another octet of the same value
    };

    std::vector<state> states;  // the first state is the start
    std::vector<edge> edges;

    template_states() : states(1) { states.front().shared = true; }

    template <class Visit>
    void for_each_edge(std::uint32_t from, Visit visit) const {
        for (std::uint32_t e = states[from].first_edge; e != no_index; e = edges[e].next) {
            visit(edges[e]);
        }
    }
};

// Adds a template to the automaton.  Returns the states in which the template ends, or an error
// with an offset in the template.  After an error, the automaton has some states that accept
// nothing.
result<std::size_t> add_template(const uri_template&, const match_options&, template_states& to,
                                 std::vector<std::uint32_t>& ends);

}  // namespace uriscan
