#include "kernels/brackets.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>

namespace uriscan {
namespace {

using machine = detail::uri_machine;

static_assert(machine::state_count <= 256);
constexpr auto state_count = static_cast<int>(machine::state_count);

// Says for each state whether it is between brackets: whether it can come after `bracket_opened`
// and before `bracket_closed`.
constexpr auto is_between = [] {
    std::array<bool, machine::state_count> is{};
    is[bracket_opened] = true;
    for (bool grows = true; grows;) {
        grows = false;
        for (int state = 0; state < state_count; ++state) {
            machine::for_each_transition(state, [&](const machine::transition& next) {
                const auto target = static_cast<std::size_t>(next.target);
                if (is[static_cast<std::size_t>(state)] && next.target != bracket_closed &&
                    !is[target]) {
                    is[target] = grows = true;
                }
            });
        }
    }
    return is;
}();

// Calls `visit` with each state between brackets and each transition from it.
template <class Visit>
constexpr void for_each_transition_between(Visit visit) {
    for (int state = 0; state < state_count; ++state) {
        if (is_between[static_cast<std::size_t>(state)]) {
            machine::for_each_transition(
                state, [&](const machine::transition& next) { visit(state, next); });
        }
    }
}

// Nothing is recorded between brackets.
static_assert([] {
    bool records = false;
    for_each_transition_between(
        [&](int, const machine::transition& next) { records |= next.actions != 0; });
    return !records;
}());

// `first_between` is the first state between brackets.  `count_between` is how many states there
// are from it to the last state between brackets.
constexpr int first_between = [] {
    int state = 0;
    while (!is_between[static_cast<std::size_t>(state)]) {
        ++state;
    }
    return state;
}();
constexpr int count_between = [] {
    int state = state_count;
    while (!is_between[static_cast<std::size_t>(state - 1)]) {
        --state;
    }
    return state - first_between;
}();

// The column of an octet has one entry for each of these states: the state to which the octet leads
// from there.
using column = std::array<std::uint8_t, count_between>;

constexpr auto columns = [] {
    std::array<column, 128> after{};
    for_each_transition_between([&](int state, const machine::transition& next) {
        for (std::size_t octet = next.low; octet <= next.high; ++octet) {
            after[octet][static_cast<std::size_t>(state - first_between)] =
                static_cast<std::uint8_t>(next.target);
        }
    });
    return after;
}();

// Octets with the same column form a class.  Class 0 has the octets that each state refuses.
constexpr struct classes {
    std::array<std::uint8_t, 256> of{};
    std::array<std::size_t, 128> examples{};  // an octet of each class
    std::size_t count = 1;
} classes = [] {
    struct classes found;
    for (std::size_t octet = 0; octet < columns.size(); ++octet) {
        std::size_t number = 0;
        while (number != found.count && columns[found.examples[number]] != columns[octet]) {
            ++number;
        }
        found.examples[number] = octet;
        found.count += number == found.count ? 1 : 0;
        found.of[octet] = static_cast<std::uint8_t>(number);
    }
    return found;
}();
static_assert(std::ranges::count(columns[0], machine::error) == count_between);

// The rows of `transitions` are the states between brackets.  There are two more row numbers: one
// for the state after the "]", and one for a refused octet.
constexpr std::size_t closed_row = count_between;
constexpr std::size_t refused_row = count_between + 1;
static_assert(refused_row < 256);

// For each class of octets and each row: the row after the machine has read an octet of the class.
constexpr auto transitions = [] {
    std::array<std::uint8_t, classes.count * count_between> next{};
    for (std::size_t i = 0; i < next.size(); ++i) {
        const int state = columns[classes.examples[i / count_between]][i % count_between];
        const auto row = static_cast<std::size_t>(state - first_between);
        next[i] = static_cast<std::uint8_t>(state == machine::error   ? refused_row
                                            : state == bracket_closed ? closed_row
                                                                      : row);
    }
    return next;
}();

// Says for each octet where the rows of its class begin in `transitions`.
constexpr auto begin_of_class = [] {
    std::array<std::uint16_t, 256> begins{};
    for (std::size_t octet = 0; octet < begins.size(); ++octet) {
        begins[octet] = static_cast<std::uint16_t>(classes.of[octet] * count_between);
    }
    return begins;
}();

}  // namespace

bracket_reading read_in_brackets(int state, const unsigned char* text, std::size_t p,
                                 std::size_t end) noexcept {
    assert(p <= end);
    if (state < first_between || state >= first_between + count_between) {
        return {p, machine::error};
    }
    auto row = static_cast<std::size_t>(state - first_between);
    for (; p != end; ++p) {
        const std::size_t next = transitions[begin_of_class[text[p]] + row];
        if (next >= closed_row) {
            return {p, next == closed_row ? bracket_closed : machine::error};
        }
        row = next;
    }
    return {p, static_cast<int>(row) + first_between};
}

}  // namespace uriscan
