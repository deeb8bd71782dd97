// Finds the repair of an octet that is not allowed in a path, query or fragment.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "kernels/self_loops.hpp"
#include "uriscan/repair.hpp"

namespace uriscan {

// Returns the repair that percent-encodes `octet`.  Returns repairs::none if a fragment can contain
// the octet.
constexpr repairs find_kind(unsigned char octet) noexcept {
    const auto is_one_of = [octet](std::string_view octets) {
        return octets.find(static_cast<char>(octet)) != octets.npos;
    };
    if (octet >= 0x80) {
        return repairs::non_ascii;
    }
    if (octet < 0x20 || octet == 0x7F) {
        return repairs::control;
    }
    return octet == ' '         ? repairs::space
           : octet == '#'       ? repairs::number_sign
           : octet == '%'       ? repairs::percent_sign
           : octet == '\\'      ? repairs::backslash
           : is_one_of("\"<>")  ? repairs::delimiters
           : is_one_of("[]")    ? repairs::brackets
           : is_one_of("^`{|}") ? repairs::unwise
                                : repairs::none;
}

inline constexpr std::array<repairs, 256> kinds = [] {
    std::array<repairs, 256> found{};
    for (std::size_t octet = 0; octet < found.size(); ++octet) {
        found[octet] = find_kind(static_cast<unsigned char>(octet));
    }
    return found;
}();

constexpr repairs kind_of(char octet) noexcept {
    return kinds[static_cast<unsigned char>(octet)];
}

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

// The octets that a fragment can contain, computed from the machine.  A query can contain the same
// octets.  A path can contain them all except for "?", which ends the path.
inline constexpr octet_set octets_of_fragment = [] {
    const int fragment = state_after(uri_automaton::start, '#');
    return octets_between(fragment, fragment);
}();

// Says whether find_kind() returns a repair for each octet that a fragment cannot contain, and for
// no other octet.
consteval bool agree_kinds_with_grammar() {
    for (std::size_t octet = 0; octet < kinds.size(); ++octet) {
        if ((kinds[octet] == repairs::none) != octets_of_fragment[octet]) {
            return false;
        }
    }
    return true;
}
static_assert(agree_kinds_with_grammar());

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

// For each state, whether a triplet leads back to it without an action.
inline constexpr std::array<bool, state_count> loops_on_triplets = [] {
    std::array<bool, state_count> loops{};
    for (std::size_t state = 0; state < state_count; ++state) {
        loops[state] = triplet_loop_of(static_cast<int>(state)).opener == '%';
    }
    return loops;
}();

// Says whether the machine can leave `state`, which loops on triplets, only by an action.
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

// For each state, whether it is settled: it loops on triplets, and the machine leaves it only by an
// action.  So as long as no offset is recorded, the machine stays in this state, or is inside of a
// triplet.
inline constexpr std::array<bool, state_count> settled_states = [] {
    std::array<bool, state_count> settled{};
    for (std::size_t state = 0; state < state_count; ++state) {
        settled[state] =
            loops_on_triplets[state] && is_left_by_actions_only(static_cast<int>(state));
    }
    return settled;
}();

}  // namespace uriscan
