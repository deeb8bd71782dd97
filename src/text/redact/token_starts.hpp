// The first octets of all tokens, from the machine of ragel/token_shapes.rl.
#pragma once

#include <cstddef>
#include <cstdint>

#include "text/redact/tokens.hpp"
#include "token_shapes.hpp"
#include "uriscan/detail/automaton.hpp"

namespace uriscan::detail {

using token_machine = automaton<token_shapes>;

template <class Visit>
constexpr void for_each_octet_after(int state, Visit visit) {
    token_machine::for_each_transition(state, [&](const token_shapes::transition& next) {
        for (std::size_t octet = next.low; octet <= next.high; ++octet) {
            visit(octet, next.target);
        }
    });
}

// Calls `visit` with the first three octets of each token, and the state after them.
template <class Visit>
constexpr void for_each_start(Visit visit) {
    for_each_octet_after(token_machine::start, [&](std::size_t first, int after_first) {
        for_each_octet_after(after_first, [&](std::size_t second, int after_second) {
            for_each_octet_after(after_second, [&](std::size_t third, int after_third) {
                visit(static_cast<char>(first), static_cast<char>(second), static_cast<char>(third),
                      after_third);
            });
        });
    });
}

constexpr token_starts find_token_starts() {
    token_starts starts;
    for_each_start([&](char first, char second, char third, int after_third) {
        const std::uint32_t bit = token_starts::bit_of(first, second);
        starts.add(bit, 0, first);
        starts.add(bit, 1, second);
        starts.add(bit, 2, third);
        for_each_octet_after(after_third, [&](std::size_t fourth, int) {
            starts.add(bit, 3, static_cast<char>(fourth));
        });
    });
    return starts;
}

// Two tables are made from these starts.  So the compiler needs to find the starts only once.
inline constexpr token_starts all_token_starts = find_token_starts();

}  // namespace uriscan::detail
