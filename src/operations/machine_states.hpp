// Facts about the states of the URI machine, for code that reads on after an octet that does not
// fit.  All of them are computed from the compiled grammar.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "kernels/self_loops.hpp"
#include "uri_parser.hpp"

namespace uriscan {

// Returns the state to which the machine goes from the state `from` when it reads `octet`.  0 is
// the error state.
constexpr int state_after(int from, unsigned char octet) noexcept {
    for (std::size_t t = uri_automaton::first[static_cast<std::size_t>(from)];
         t < uri_automaton::first[static_cast<std::size_t>(from) + 1]; ++t) {
        const auto& transition = uri_automaton::transitions[t];
        if (transition.low <= octet && octet <= transition.high) {
            return transition.target;
        }
    }
    return 0;
}

// Returns the state of the machine after `text`.
constexpr int state_after(std::string_view text) noexcept {
    int state = uri_automaton::start;
    for (const char octet : text) {
        state = state_after(state, static_cast<unsigned char>(octet));
    }
    return state;
}

// The states of a path that follows an authority, after its first "/", of a query and of a
// fragment.  The machine has one such state for a query, wherever it starts, and for a fragment.
inline constexpr int state_of_absolute_path = state_after("//h/");
inline constexpr int state_of_query = state_after("?");
inline constexpr int state_of_fragment = state_after("#");
static_assert(state_after("s://h/?") == state_of_query && state_after("s:?") == state_of_query);
static_assert(state_after("s://h?#") == state_of_fragment &&
              state_after("/#") == state_of_fragment);

// The octets that a fragment can contain, computed from the machine.  A query can contain the same
// octets.  A path can contain them all except for "?", which ends the path.
inline constexpr octet_set octets_of_fragment =
    octets_between(state_of_fragment, state_of_fragment);

constexpr std::size_t state_count = uri_automaton::state_count;

// For each state, the octets that the machine accepts there: one bit for each octet.
inline constexpr std::array<std::array<std::uint64_t, 4>, state_count> accepted_octets = [] {
    std::array<std::array<std::uint64_t, 4>, state_count> accepted{};
    for (std::size_t state = 0; state < state_count; ++state) {
        for (std::size_t t = uri_automaton::first[state]; t < uri_automaton::first[state + 1];
             ++t) {
            const auto& transition = uri_automaton::transitions[t];
            for (std::size_t octet = transition.low; octet <= transition.high; ++octet) {
                accepted[state][octet / 64] |= std::uint64_t{1} << octet % 64;
            }
        }
    }
    return accepted;
}();

// Says whether the machine refuses `octet` in `state`.
constexpr bool is_refused(int state, char octet) noexcept {
    const auto value = static_cast<unsigned char>(octet);
    return (accepted_octets[static_cast<std::size_t>(state)][value / 64] >> value % 64 & 1) == 0;
}

// For each state, the octets of its self-loop: one bit for each octet.
inline constexpr std::array<std::array<std::uint64_t, 4>, state_count> looping_octets = [] {
    std::array<std::array<std::uint64_t, 4>, state_count> looping{};
    for (std::size_t state = 0; state < state_count; ++state) {
        const octet_set loop = octets_between(static_cast<int>(state), static_cast<int>(state));
        for (std::size_t octet = 0; octet < 256; ++octet) {
            looping[state][octet / 64] |= std::uint64_t{loop[octet]} << octet % 64;
        }
    }
    return looping;
}();

// Says whether `state` loops on `octet`.
constexpr bool is_looping(int state, char octet) noexcept {
    const auto value = static_cast<unsigned char>(octet);
    return (looping_octets[static_cast<std::size_t>(state)][value / 64] >> value % 64 & 1) != 0;
}

// Says whether `state` loops on any octet.
constexpr bool has_self_loop(int state) noexcept {
    return looping_octets[static_cast<std::size_t>(state)] != std::array<std::uint64_t, 4>{};
}

// For each state, whether a triplet leads back to it without an action.
inline constexpr std::array<bool, state_count> loops_on_triplets = [] {
    std::array<bool, state_count> loops{};
    for (std::size_t state = 0; state < state_count; ++state) {
        loops[state] = triplet_loop_of(static_cast<int>(state)).opener == '%';
    }
    return loops;
}();

// Returns the state to which a triplet leads from `state` without an action, or 0 if there is none.
constexpr int find_state_after_triplet(int state) noexcept {
    const int opened = state_after(state, '%');
    const bool has_action = opened != 0 && !octets_between(state, opened)['%'];
    const int second = opened == 0 || has_action ? -1 : only_successor(opened);
    const int last = second < 0 ? -1 : only_successor(second);
    return last < 0 ? 0 : last;
}

// For each state, the result of find_state_after_triplet().
inline constexpr std::array<int, state_count> states_after_triplet = [] {
    std::array<int, state_count> states{};
    for (std::size_t state = 0; state < state_count; ++state) {
        states[state] = find_state_after_triplet(static_cast<int>(state));
    }
    return states;
}();

// Says whether each triplet that the machine can read has no action, so that states_after_triplet
// has a state for it.
consteval bool have_triplets_no_actions() {
    for (std::size_t state = 0; state < state_count; ++state) {
        const bool reads_percent = state_after(static_cast<int>(state), '%') != 0;
        if (reads_percent != (states_after_triplet[state] != 0)) {
            return false;
        }
    }
    return true;
}
static_assert(have_triplets_no_actions());

// Says whether each transition from `state` to another state has an action, except for the "%" of a
// triplet.  `state` must loop on triplets.
constexpr bool is_left_by_actions_only(int state) noexcept {
    const auto index = static_cast<std::size_t>(state);
    for (std::size_t t = uri_automaton::first[index]; t < uri_automaton::first[index + 1]; ++t) {
        const auto& transition = uri_automaton::transitions[t];
        if (transition.actions == 0 && transition.target != state && transition.low != '%') {
            return false;
        }
    }
    return true;
}

// For each state, whether it is settled: it loops on triplets, and the machine leaves it only by a
// transition with an action.  So as long as no offset is recorded, the machine stays in this state,
// or is inside of a triplet.
inline constexpr std::array<bool, state_count> settled_states = [] {
    std::array<bool, state_count> settled{};
    for (std::size_t state = 0; state < state_count; ++state) {
        settled[state] =
            loops_on_triplets[state] && is_left_by_actions_only(static_cast<int>(state));
    }
    return settled;
}();

}  // namespace uriscan
