// Finds where a scheme in a text starts, and whether it is in a list of schemes (RFC 3986, section
// 3.1).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include "octets/letter_case.hpp"
#include "uriscan/literal.hpp"

namespace uriscan {

// The octets that can start a scheme, and the octets that can follow in a scheme.  Both sets are
// computed from the automaton.
struct scheme_octets {
    std::array<bool, 256> begins{};
    std::array<bool, 256> follows{};
};

consteval scheme_octets find_scheme_octets() {
    scheme_octets found;
    for (std::size_t octet = 0; octet < found.begins.size(); ++octet) {
        const auto leads_to_scheme = [octet](int state) {
            const auto transition = detail::find_transition(state, static_cast<char>(octet));
            return transition &&
                   detail::scheme_states[static_cast<std::size_t>(transition->target)];
        };
        found.begins[octet] = leads_to_scheme(uri_automaton::start);
        const int in_scheme = detail::find_transition(uri_automaton::start, 'a')->target;
        found.follows[octet] = leads_to_scheme(in_scheme);
    }
    return found;
}

inline constexpr scheme_octets scheme_octet = find_scheme_octets();

constexpr bool follows_in_scheme(char c) noexcept {
    return scheme_octet.follows[static_cast<unsigned char>(c)];
}

// A run of scheme octets that ends at a given offset.
struct scheme_run {
    std::size_t start;   // the start of the run
    std::size_t letter;  // the first letter in the run, or the end of the run if there is none
};

// Returns the scheme octets directly before `end`.  They start at `from` or later.
inline scheme_run scheme_octets_before(std::string_view text, std::size_t from,
                                       std::size_t end) noexcept {
    scheme_run run = {end, end};
    for (; run.start > from && follows_in_scheme(text[run.start - 1]); --run.start) {
        const auto octet = static_cast<unsigned char>(text[run.start - 1]);
        run.letter = scheme_octet.begins[octet] ? run.start - 1 : run.letter;
    }
    return run;
}

// Returns the start of the scheme that ends at `end`, by the grammar alone.  The start is at `from`
// or later.  Returns `end` if no scheme ends there.
inline std::size_t scheme_begin(std::string_view text, std::size_t from, std::size_t end) noexcept {
    return scheme_octets_before(text, from, end).letter;
}

inline bool is_listed(std::string_view scheme, std::span<const std::string_view> schemes) noexcept {
    return std::ranges::any_of(
        schemes, [scheme](std::string_view listed) { return equal_ignoring_case(scheme, listed); });
}

}  // namespace uriscan
