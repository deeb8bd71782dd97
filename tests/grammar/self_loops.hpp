// Computes which octets each state of a machine loops on, from its transitions alone.  Tests
// compare the result with the sets that ragel/automaton.awk writes.
//
// Two kinds of loops run no actions and lead back to the same state:
//
//     self-loop        STATE --octet--> STATE                                    "a" in a path
//     triplet loop     STATE --"%"--> s1 --digit--> s2 --digit--> STATE          "%41" in a path
//
//     for each state:
//         octets  = the octets whose transitions lead back to the state without an action
//         triplet = an octet and two digits that lead back to the state without an action; both
//                   digits are of the same set, and no other octet can follow the first octet
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>

#include "uriscan/detail/uri_automaton.hpp"

namespace uriscan::tests {

// A set of octets, as a compile-time value.
struct octet_set {
    std::array<bool, 256> members{};

    constexpr bool operator[](std::size_t octet) const { return members[octet]; }
    constexpr bool operator==(const octet_set&) const = default;
    constexpr std::size_t size() const {
        std::size_t count = 0;
        for (const bool member : members) {
            count += member ? 1 : 0;
        }
        return count;
    }
    constexpr bool is_ascii() const {
        return std::none_of(members.begin() + 0x80, members.end(), std::identity());
    }
    constexpr bool includes(const octet_set& other) const {
        for (std::size_t octet = 0; octet < members.size(); ++octet) {
            if (other[octet] && !members[octet]) {
                return false;
            }
        }
        return true;
    }
};

// Returns the octets that lead from the state `from` to the state `to` without an action.
template <class Automaton = uri_automaton>
constexpr octet_set octets_between(int from, int to) {
    octet_set set;
    for (std::size_t t = Automaton::first[static_cast<std::size_t>(from)];
         t < Automaton::first[static_cast<std::size_t>(from) + 1]; ++t) {
        const auto& transition = Automaton::transitions[t];
        for (std::size_t c = transition.low; c <= transition.high; ++c) {
            set.members[c] |= transition.target == to && transition.actions == 0;
        }
    }
    return set;
}

// Returns the state that all transitions from a state lead to.  Returns -1 if they lead to several
// states, or if one of them has an action.
template <class Automaton = uri_automaton>
constexpr int only_successor(int from) {
    int only = -1;
    for (std::size_t t = Automaton::first[static_cast<std::size_t>(from)];
         t < Automaton::first[static_cast<std::size_t>(from) + 1]; ++t) {
        const auto& transition = Automaton::transitions[t];
        if (transition.actions != 0 || (only >= 0 && transition.target != only)) {
            return -1;
        }
        only = transition.target;
    }
    return only;
}

// A loop of three transitions: by one octet, and then by two digits.  The only such loop in the RFC
// is pct-encoded.
struct triplet_loop {
    int opener = -1;  // the first octet, which is "%"; -1 if there is no triplet
    octet_set digits;

    constexpr bool operator==(const triplet_loop&) const = default;
};

// Returns the triplet that a state loops on, if there is one.
template <class Automaton = uri_automaton>
constexpr triplet_loop triplet_loop_of(int state) {
    for (std::size_t t = Automaton::first[static_cast<std::size_t>(state)];
         t < Automaton::first[static_cast<std::size_t>(state) + 1]; ++t) {
        const auto& out = Automaton::transitions[t];
        if (out.actions != 0 || out.low != out.high || out.target == state) {
            continue;
        }
        const int second = only_successor<Automaton>(out.target);
        if (second < 0 || second == state || only_successor<Automaton>(second) != state) {
            continue;
        }
        const octet_set digits = octets_between<Automaton>(out.target, second);
        if (digits == octets_between<Automaton>(second, state)) {
            return {out.low, digits};
        }
    }
    return {};
}

// The octets and the triplet that a state loops on.
struct self_loop {
    octet_set octets;
    triplet_loop triplet;
};

template <class Automaton = uri_automaton>
constexpr self_loop self_loop_of(int state) {
    return {octets_between<Automaton>(state, state), triplet_loop_of<Automaton>(state)};
}

}  // namespace uriscan::tests
