// Facts about the states of the URI machine, for code that continues after an octet that the
// machine refuses.
#pragma once

#include <array>
#include <cstddef>

#include "kernels/uri_octets.hpp"
#include "uriscan/detail/automaton.hpp"

namespace uriscan {

// The state after the first "/" of a path that follows an authority, the state of a query and that
// of a fragment.  Each query is read in the same state, wherever it starts.  The same holds for
// fragments.
inline constexpr int state_of_absolute_path = uri_machine::after("//h/");
inline constexpr int state_of_query = uri_machine::after("?");
inline constexpr int state_of_fragment = uri_machine::after("#");
static_assert(uri_machine::after("s://h/?") == state_of_query &&
              uri_machine::after("s:?") == state_of_query);
static_assert(uri_machine::after("s://h?#") == state_of_fragment &&
              uri_machine::after("/#") == state_of_fragment);

// For each state, the octets that the machine accepts.  repair() would take 38 % more time on a log
// if it looked at the transitions of a state instead.
inline constexpr std::array<nibble_table, uri_machine::state_count> accepted_octets = [] {
    std::array<nibble_table, uri_machine::state_count> accepted{};
    for (int state = 0; state < uri_automaton::state_count; ++state) {
        uri_machine::for_each_transition(state, [&](const uri_automaton::transition& next) {
            for (std::size_t octet = next.low; octet <= next.high; ++octet) {
                add_octet(accepted[static_cast<std::size_t>(state)], octet);
            }
        });
    }
    return accepted;
}();

// Says whether the machine refuses `octet` in `state`.
constexpr bool is_refused(int state, char octet) noexcept {
    return !has_octet(accepted_octets[static_cast<std::size_t>(state)],
                      static_cast<unsigned char>(octet));
}

// Says whether `state` loops on `octet`.
constexpr bool is_looping(int state, char octet) noexcept {
    return has_octet(uri_machine::loop(state), static_cast<unsigned char>(octet));
}

// Says whether `state` loops on any octet.
constexpr bool has_self_loop(int state) noexcept {
    return uri_machine::loop(state) != nibble_table{};
}

// For each state, the state to which a triplet leads.  All triplets lead to the same state, and
// none of their transitions has an action; the test machine_states.triplets_lead_to_one_state_...
// shows it.
inline constexpr std::array<int, uri_machine::state_count> states_after_triplet = [] {
    std::array<int, uri_machine::state_count> states{};
    for (int state = 0; state < uri_automaton::state_count; ++state) {
        states[static_cast<std::size_t>(state)] = uri_machine::after(state, "%00");
    }
    return states;
}();

// For each state, whether it is settled.  A settled state loops on triplets.  The machine leaves it
// only by a transition with an action, or by the "%" of a triplet.  So as long as no offset is
// recorded, the machine is in this state or inside of a triplet.
inline constexpr std::array<bool, uri_machine::state_count> settled_states = [] {
    std::array<bool, uri_machine::state_count> settled{};
    for (int state = 0; state < uri_automaton::state_count; ++state) {
        bool is_settled = uri_machine::loops_on_triplets(state);
        uri_machine::for_each_transition(state, [&](const uri_automaton::transition& next) {
            is_settled &= next.actions != 0 || next.target == state || next.low == '%';
        });
        settled[static_cast<std::size_t>(state)] = is_settled;
    }
    return settled;
}();

}  // namespace uriscan
