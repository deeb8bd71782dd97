// Which octets a state of the URI machine loops on, read off Ragel's description of the machine.
//
// While the machine stands in a state that leads back to itself, nothing happens but that octets go
// by: no action, no other state.  Those octets can be skipped as a run.  A percent-encoding is such a
// loop of three: out of the state by its "%", and back by two hexadecimal digits.  No set of octets
// is written down here; all are computed from the machine that is to run, when it is compiled.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>

#include "uriscan/uri_automaton.hpp"

namespace uriscan {

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

// The octets that lead from one state to another without an action.
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

// The one state that all of a state's transitions lead to, none with an action; else -1.
constexpr int only_successor(int from) {
    int only = -1;
    for (std::size_t t = uri_automaton::first[static_cast<std::size_t>(from)];
         t < uri_automaton::first[static_cast<std::size_t>(from) + 1]; ++t) {
        const auto& transition = uri_automaton::transitions[t];
        if (transition.actions != 0 || (only >= 0 && transition.target != only)) {
            return -1;
        }
        only = transition.target;
    }
    return only;
}

// A way out of a state by one octet and back by two of a set: pct-encoded.
struct triplet_loop {
    int opener = -1;  // -1 for none
    octet_set digits;

    constexpr bool operator==(const triplet_loop&) const = default;
};

constexpr triplet_loop triplet_loop_of(int state) {
    for (std::size_t t = uri_automaton::first[static_cast<std::size_t>(state)];
         t < uri_automaton::first[static_cast<std::size_t>(state) + 1]; ++t) {
        const auto& out = uri_automaton::transitions[t];
        if (out.actions != 0 || out.low != out.high || out.target == state) {
            continue;
        }
        const int second = only_successor(out.target);
        if (second < 0 || second == state || only_successor(second) != state) {
            continue;
        }
        const octet_set digits = octets_between(out.target, second);
        if (digits == octets_between(second, state)) {
            return {out.low, digits};
        }
    }
    return {};
}

// What a state loops on.
struct self_loop {
    octet_set octets;
    triplet_loop triplet;
};

constexpr self_loop self_loop_of(int state) {
    return {octets_between(state, state), triplet_loop_of(state)};
}

// The distinct sets of all loops, and of the digits of a triplet: at most eight, so that one octet can
// tell, a bit a set, which of them another is in; and none has an octet from 0x80 on, where vector
// lookups give nothing.  What does not fit is left to the machine: a grammar that is being changed
// gets slower, and not wrong.  skipping_test sees that nothing is left out.
struct self_loop_sets {
    static constexpr std::size_t capacity = 8;

    std::array<octet_set, capacity> sets{};
    std::size_t count = 0;

    constexpr std::size_t index_of(const octet_set& set) const {
        std::size_t i = 0;
        while (i < count && !(sets[i] == set)) {
            ++i;
        }
        return i;
    }
    constexpr bool has(const octet_set& set) const { return index_of(set) < count; }

    consteval void add(const octet_set& set) {
        if (set.size() > 1 && set.is_ascii() && !has(set) && count < capacity) {
            sets[count++] = set;
        }
    }
};

consteval self_loop_sets find_self_loop_sets() {
    self_loop_sets found;
    for (int state = 0; state < uri_automaton::state_count; ++state) {
        found.add(self_loop_of(state).octets);
        found.add(self_loop_of(state).triplet.digits);
    }
    return found;
}

inline constexpr self_loop_sets all_self_loop_sets = find_self_loop_sets();

}  // namespace uriscan
