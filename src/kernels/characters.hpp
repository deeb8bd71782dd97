// Marks the characters beyond ASCII that an IRI can have anywhere (rule ucschar of RFC 3987), as
// UTF-8, in a block.  So a skipper goes over them as over the octets that a state loops on.
//
// A character is marked if it has two or three octets, lies completely in the block, and its second
// octet decides that it is a character.  The machine itself reads all others: those of four octets,
// such as most emoji, and a few at the ends of the ranges of the RFC.
//
// The sets are derived from the machine (ragel/iri_parser.rl, ragel/ucschar.rl).  The first octets
// are grouped by the second octets that can follow them:
//
//     second     two octets   three octets
//     80..BF     C3..DF       E1..EC
//     A0..BF     C2           E0
//     80..9F                  ED
//     A4..BE                  EF             without B7
//
// A type `Block` that can mark characters has one function more (skipping.hpp):
//
//     block.in_upper(table)    the octets that are in a set from 0x80 on
#pragma once

#include "kernels/shared.hpp"

namespace uriscan {
namespace {

using iri_machine = automaton<iri_automaton>;

// A set of octets from 0x80 on.  Bit `octet / 16 - 8` of entry `octet % 16` says whether an octet
// is in it.
struct alignas(16) upper_set {
    nibble_table bits{};

    constexpr void add(std::size_t octet) noexcept {
        bits[octet & 0xF] |= static_cast<std::uint8_t>(1U << ((octet >> 4) - 8));
    }
    constexpr void add(const upper_set& others) noexcept {
        for (std::size_t low = 0; low < bits.size(); ++low) {
            bits[low] |= others.bits[low];
        }
    }
    constexpr bool empty() const noexcept { return bits == nibble_table{}; }
    friend constexpr bool operator==(const upper_set&, const upper_set&) noexcept = default;
};

// For each high half of an octet, its bit in the entries of an upper_set.
alignas(16) inline constexpr nibble_table upper_halves = {0, 0, 0, 0, 0,  0,  0,  0,
                                                          1, 2, 4, 8, 16, 32, 64, 128};

// Calls `visit` with each octet from 0x80 on that leads from a state, and with where it leads,
// unless an action runs.
template <class Visit>
constexpr void for_each_upper(int state, Visit visit) {
    iri_machine::for_each_transition(state, [&](const iri_machine::transition& next) {
        for (std::size_t octet = next.low; octet <= next.high; ++octet) {
            if (octet >= 0x80 && next.actions == 0) {
                visit(octet, static_cast<int>(next.target));
            }
        }
    });
}

inline constexpr upper_set continuations = [] {
    upper_set set;
    for (std::size_t octet = 0x80; octet < 0xC0; ++octet) {
        set.add(octet);
    }
    return set;
}();

// Says whether each continuation octet, and no other octet, leads from one state to another.
constexpr bool all_lead(int from, int to) {
    std::size_t count = 0;
    bool is_last = false;
    iri_machine::for_each_transition(from, [&](const iri_machine::transition& next) {
        ++count;
        is_last = next.low == 0x80 && next.high == 0xBF && next.target == to && next.actions == 0;
    });
    return count == 1 && is_last;
}

// The first octets of characters that have the same set of second octets.
struct character_group {
    upper_set seconds;
    upper_set firsts_of_two;
    upper_set firsts_of_three;
};

// The second octets after which a character leads back to the state `home`.  `size` is that of the
// character, or 0 if there is no such octet.
struct second_octets {
    upper_set set;
    std::size_t size = 0;
};

constexpr second_octets seconds_after(int home, int first) {
    second_octets found;
    for_each_upper(first, [&](std::size_t octet, int target) {
        const std::size_t size = target == home ? 2 : all_lead(target, home) ? 3 : 0;
        if (size != 0) {
            found.set.add(octet);
            found.size = size;
        }
    });
    return found;
}

struct character_groups {
    std::array<character_group, 8> all{};
    std::size_t count = 0;

    constexpr void add(std::size_t octet, const second_octets& seconds) {
        std::size_t number = 0;
        while (number != count && all[number].seconds != seconds.set) {
            ++number;
        }
        count += number == count ? 1 : 0;
        all[number].seconds = seconds.set;
        (seconds.size == 2 ? all[number].firsts_of_two : all[number].firsts_of_three).add(octet);
    }
};

constexpr character_groups groups_in(int home) {
    character_groups groups;
    int last = iri_machine::error;
    second_octets seconds;
    for_each_upper(home, [&](std::size_t octet, int target) {
        seconds = target == last ? seconds : seconds_after(home, target);
        last = target;
        if (seconds.size != 0) {
            groups.add(octet, seconds);
        }
    });
    return groups;
}

// The groups in a path.  A query has private characters besides.
inline constexpr character_groups groups_of_characters = groups_in(iri_machine::after("/a"));

// Says whether a state reads all characters of a group and returns.  `groups` are those of the
// state.
constexpr bool reads_group(const character_groups& groups, const character_group& group) {
    upper_set of_two, of_three;  // the first octets after which the state reads all second octets
    for (std::size_t number = 0; number < groups.count; ++number) {
        const character_group& own = groups.all[number];
        if (includes(own.seconds.bits, group.seconds.bits)) {
            of_two.add(own.firsts_of_two);
            of_three.add(own.firsts_of_three);
        }
    }
    return includes(of_two.bits, group.firsts_of_two.bits) &&
           includes(of_three.bits, group.firsts_of_three.bits);
}

// Says whether all these characters lead from a state back to it.
constexpr bool loops_on_characters(int home) {
    const character_groups groups = groups_in(home);
    for (std::size_t number = 0; number < groups_of_characters.count; ++number) {
        if (!reads_group(groups, groups_of_characters.all[number])) {
            return false;
        }
    }
    return true;
}

template <class Block>
constexpr bool marks_characters = requires(const Block& block) {
    block.in_upper(continuations.bits);
};

// Returns the mask of all octets of the characters.
template <class Block>
[[gnu::always_inline]] inline auto mark_characters(const Block& block) noexcept {
    using mask = decltype(block.in_upper(continuations.bits));
    const mask following = block.in_upper(continuations.bits);
    mask two = 0, three = 0;  // the first octets of characters of this size
    const auto add = [&]<std::size_t Number>() {
        static constexpr character_group group = groups_of_characters.all[Number];
        mask seconds = following;
        if constexpr (group.seconds != continuations) {
            seconds = block.in_upper(group.seconds.bits);
        }
        if constexpr (!group.firsts_of_two.empty()) {
            two |= block.in_upper(group.firsts_of_two.bits) & seconds >> 1;
        }
        if constexpr (!group.firsts_of_three.empty()) {
            three |= block.in_upper(group.firsts_of_three.bits) & seconds >> 1;
        }
    };
    [&]<std::size_t... Numbers>(std::index_sequence<Numbers...>) {
        (add.template operator()<Numbers>(), ...);
    }
    (std::make_index_sequence<groups_of_characters.count>());
    three &= following >> 2;
    return static_cast<mask>(two | two << 1 | three | three << 1 | three << 2);
}

}  // namespace
}  // namespace uriscan
