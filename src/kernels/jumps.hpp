// Jumps over an IPv6 address: from the state after its "[" to the state after its "]".
//
// A processor cannot predict how many digits the groups of an address have, or where its "::" is.
// So the machine does not read an address octet by octet if two masks show that it is one:
//
//     octets    2 0 0 1 : d b 8 : : 1 ]
//     digits    1 1 1 1 0 1 1 1 0 0 1 0
//     colons    0 0 0 0 1 0 0 0 1 1 0 0
//
// The octets before the "]" are an address if no group has too many digits, and if the groups and
// colons have the shape of an address (address_shape).
//
// No rule for addresses is typed here.  At compile time, jump_finder runs the machine.  So it finds
// how many digits are too many, and the shapes for which every text is an address.  All other texts
// are left to the machine, such as an address that ends with an IPv4address.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "kernels/self_loops.hpp"
#include "octets/words.hpp"

namespace uriscan {

// What matters of a text of digits and colons.  A run of digits is a group.
struct address_shape {
    std::size_t groups;
    std::size_t pairs;  // how many colons are followed by a colon; 2 stands for 2 or more
    std::size_t lone;   // 1 if the first or the last octet is a colon without a colon beside it

    static constexpr std::size_t most_pairs = 2;
    static constexpr std::size_t kinds = 2 * (most_pairs + 1);  // of all but the groups
    [[gnu::always_inline]] constexpr std::size_t kind() const noexcept { return 2 * pairs + lone; }
};

// Returns the shape of a text of fewer than 64 octets.  Bit i of a mask stands for octet i.
[[gnu::always_inline]] constexpr address_shape shape_of(std::uint64_t digits, std::uint64_t colons,
                                                        std::size_t size) noexcept {
    const std::uint64_t pairs = colons & colons >> 1;
    const std::uint64_t lone_first = colons & ~(colons >> 1);
    const std::uint64_t lone_last = (colons & ~(colons << 1)) << 1 >> size;
    return {.groups = count_ones(digits & ~(digits << 1)),
            .pairs = std::size_t{pairs != 0} + std::size_t{(pairs & (pairs - 1)) != 0},
            .lone = static_cast<std::size_t>((lone_first | lone_last) & 1)};
}

// The texts over which a machine can jump.
struct jump_rules {
    std::size_t most_digits;                                   // that a group can have
    std::array<std::uint64_t, address_shape::kinds> groups{};  // bit n is for n groups

    // Returns 1 if all texts of the shape are included, unless a group has too many digits.
    // Otherwise, returns 0.
    [[gnu::always_inline]] constexpr std::uint64_t include(
        const address_shape& shape) const noexcept {
        return groups[shape.kind()] >> shape.groups & 1;
    }
};

// Finds the texts that lead from the state `From` of a machine to the state `To` if a "]" is after
// them.
template <class Automaton, int From, int To>
class jump_finder {
public:
    consteval explicit jump_finder(const octet_set& digits) : digits_(digits) {
        while (find_group_end(From, most_digits_ + 1).after_colon != refused) {
            ++most_digits_;
        }
        add_texts(From, {}, 1);
    }

    // Returns the shapes of which all texts lead to `To`.  A text has one gap more than colons.  Of
    // its gaps, only those between two colons that are a pair have no group, and perhaps the first
    // and the last one.  So all texts of a shape were tried if they cannot have too many gaps.
    constexpr jump_rules rules() const {
        jump_rules rules{most_digits_};
        for (std::size_t kind = 0; kind < address_shape::kinds; ++kind) {
            const std::size_t pairs = kind / 2;
            for (std::size_t groups = 0; groups + pairs + 2 <= most_gaps; ++groups) {
                const bool is_right = (right_[kind] & ~wrong_[kind]) >> groups & 1;
                rules.groups[kind] |= std::uint64_t{is_right && pairs < most_pairs} << groups;
            }
        }
        return rules;
    }

private:
    // The states that follow a group and a ":" or "]".  A state is `refused` if it is not the same
    // for all groups.
    struct group_end {
        int after_colon = unknown;
        int after_close = unknown;
    };

    // The octets before a gap, as masks.
    struct text {
        std::uint64_t digits = 0;
        std::uint64_t colons = 0;
        std::size_t size = 0;
    };

    static constexpr std::size_t states = Automaton::state_count;
    static constexpr std::size_t most_pairs = address_shape::most_pairs;
    static constexpr std::size_t most_gaps = 10;  // texts with more gaps are not tried
    static constexpr int refused = 0;             // Ragel's error state, in which a text stays
    static constexpr int unknown = -1;

    // Returns the number of the first transition from a state.
    static constexpr std::size_t first(int state) {
        return Automaton::first[static_cast<std::size_t>(state)];
    }

    // Returns the state after an octet.  A transition with an action counts as refused.
    static constexpr int after(int state, std::size_t octet) {
        for (std::size_t t = first(state); t < first(state + 1); ++t) {
            const auto& transition = Automaton::transitions[t];
            if (transition.low <= octet && octet <= transition.high) {
                return transition.actions == 0 ? transition.target : refused;
            }
        }
        return refused;
    }

    static constexpr int common(int a, int b) { return a == unknown || a == b ? b : refused; }

    // Some states.
    struct state_list {
        std::array<int, states> of{};
        std::size_t count = 0;

        constexpr void add(int state) {
            const auto end = of.begin() + static_cast<std::ptrdiff_t>(count);
            if (std::find(of.begin(), end, state) == end) {
                of[count++] = state;
            }
        }
    };

    // Adds the states that follow a digit.
    constexpr void add_after_digit(int state, state_list& found) const {
        std::size_t rest = digits_.size();
        for (std::size_t t = first(state); t < first(state + 1); ++t) {
            const auto& transition = Automaton::transitions[t];
            for (std::size_t octet = transition.low; octet <= transition.high; ++octet) {
                if (digits_[octet]) {
                    found.add(transition.actions == 0 ? transition.target : refused);
                    --rest;
                }
            }
        }
        if (rest != 0) {
            found.add(refused);
        }
    }

    // Returns the end of all groups of 1 to `most` digits that start in a state.
    constexpr group_end find_group_end(int state, std::size_t most) const {
        group_end end;
        state_list before = {{state}, 1};
        for (std::size_t size = 1; size <= most; ++size) {
            state_list now;
            for (std::size_t i = 0; i < before.count; ++i) {
                add_after_digit(before.of[i], now);
            }
            for (std::size_t i = 0; i < now.count; ++i) {
                end = {common(end.after_colon, after(now.of[i], ':')),
                       common(end.after_close, after(now.of[i], ']'))};
            }
            before = now;
        }
        return end;
    }

    // Returns the end of all groups that start in a state.
    constexpr group_end end_of_group(int state) {
        group_end& end = group_ends_[static_cast<std::size_t>(state)];
        if (end.after_colon == unknown) {
            end = find_group_end(state, most_digits_);
        }
        return end;
    }

    // Adds all texts that start with `before`, which leads to `state`.  A group has one digit here.
    constexpr void add_texts(int state, const text& before, std::size_t gaps) {
        const group_end end = end_of_group(state);
        const std::uint64_t next = std::uint64_t{1} << before.size;
        const text with_group = {before.digits | next, before.colons, before.size + 1};
        add_text(after(state, ']'), before);
        add_text(end.after_close, with_group);
        if (gaps < most_gaps) {
            add_texts(after(state, ':'), with_colon(before), gaps + 1);
            add_texts(end.after_colon, with_colon(with_group), gaps + 1);
        }
    }

    static constexpr text with_colon(const text& before) {
        const std::uint64_t next = std::uint64_t{1} << before.size;
        return {before.digits, before.colons | next, before.size + 1};
    }

    // Adds a text.  With the "]" after it, it leads to a state.
    constexpr void add_text(int state, const text& whole) {
        const address_shape shape = shape_of(whole.digits, whole.colons, whole.size);
        (state == To ? right_ : wrong_)[shape.kind()] |= std::uint64_t{1} << shape.groups;
    }

    octet_set digits_;
    std::size_t most_digits_ = 0;
    std::array<group_end, states> group_ends_{};
    std::array<std::uint64_t, address_shape::kinds> right_{};  // some texts lead to `To`
    std::array<std::uint64_t, address_shape::kinds> wrong_{};  // some texts lead elsewhere
};

}  // namespace uriscan
