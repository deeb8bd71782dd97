// A machine as data: a table of its states and transitions, such as
// uriscan/detail/uri_automaton.hpp.  ragel/automaton.awk makes the table from Ragel's description
// of the machine.  All code that looks at a state or a transition of a machine uses this header.
// Each compiled machine (such as ragel/uri_parser.rl) is the same machine as its table; tests prove
// this.  Compiled machines do not read the table, with one exception: the URI machine reads it
// between brackets (src/kernels/brackets.cpp).
//
//     machine::follow(state, octet)     one transition, with its actions
//     machine::after(state, octet)      only the state to which it leads
//     machine::loop(state)              the octets that lead back to the state without an action
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "uriscan/detail/language.hpp"
#include "uriscan/detail/uri_automaton.hpp"

namespace uriscan::detail {

// A set of octets below 0x80.  Each octet is looked up by its halves: its low four bits, and its
// high four bits.  Bit `high` of entry `low` says whether the octet `high * 16 + low` is in the
// set.
using nibble_table = std::array<std::uint8_t, 16>;

// Says whether an octet, from 0 to 255, is in a set.
constexpr bool has_octet(const nibble_table& set, std::size_t octet) noexcept {
    return (set[octet & 0xF] >> (octet >> 4) & 1) != 0;
}

// Returns the set of the octets for which `is_member` returns true.
template <class Predicate>
constexpr nibble_table make_nibble_table(Predicate is_member) {
    nibble_table set{};
    for (std::size_t octet = 0; octet < 0x80; ++octet) {
        if (is_member(octet)) {
            set[octet & 0xF] |= static_cast<std::uint8_t>(1U << (octet >> 4));
        }
    }
    return set;
}

template <class Table>
struct automaton {
    using transition = typename Table::transition;

    static constexpr int start = Table::start;
    static constexpr int error = 0;  // the state after an octet that the machine refuses
    static constexpr std::size_t state_count = Table::state_count;

    // Calls `visit` with each transition from a state.
    template <class Visit>
    static constexpr void for_each_transition(int from, Visit visit) {
        const auto state = static_cast<std::size_t>(from);
        for (std::size_t t = Table::first[state]; t < Table::first[state + 1]; ++t) {
            visit(Table::transitions[t]);
        }
    }

    // Follows the transition from a state by an octet.  If the machine refuses the octet, returns a
    // transition to the state `error`.
    static constexpr transition follow(int from, char octet) noexcept {
        const auto state = static_cast<std::size_t>(from);
        const auto value = static_cast<unsigned char>(octet);
        for (std::size_t t = Table::first[state]; t < Table::first[state + 1]; ++t) {
            const transition& next = Table::transitions[t];
            if (next.low <= value && value <= next.high) {
                return next;
            }
        }
        return {value, value, error, 0};
    }

    // Returns the state after an octet, or after a text.
    static constexpr int after(int from, char octet) noexcept { return follow(from, octet).target; }
    static constexpr int after(int from, std::string_view text) noexcept {
        for (const char octet : text) {
            from = after(from, octet);
        }
        return from;
    }
    static constexpr int after(std::string_view text) noexcept { return after(start, text); }

    // Says whether a text can end in a state.
    static constexpr bool is_final(int state) noexcept {
        return Table::is_final[static_cast<std::size_t>(state)];
    }

    // Returns the octets that the machine accepts in a state.
    static constexpr nibble_table accepted(int from) {
        return make_nibble_table(
            [from](std::size_t octet) { return after(from, static_cast<char>(octet)) != error; });
    }

    // Returns the octets that lead from a state back to it without an action.
    static constexpr const nibble_table& loop(int state) noexcept {
        return Table::sets[Table::loop_of[static_cast<std::size_t>(state)]];
    }

    // Says whether each triplet leads from a state back to it without an action.
    static constexpr bool loops_on_triplets(int state) noexcept {
        return Table::loops_on_triplets[static_cast<std::size_t>(state)];
    }
};

// The machine of the URI-reference.
using uri_machine = automaton<uri_automaton>;

// The octets that can start a scheme, and those that can be in one (RFC 3986, section 3.1).
alignas(16) inline constexpr nibble_table first_in_scheme =
    make_nibble_table([first = uri_machine::after("a")](std::size_t octet) {
        return uri_machine::after(uri_machine::start, static_cast<char>(octet)) == first;
    });
alignas(16) inline constexpr nibble_table in_scheme = uri_machine::loop(uri_machine::after("a"));

}  // namespace uriscan::detail
