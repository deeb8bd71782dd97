// The sets of octets by which characters.hpp marks the characters beyond ASCII that an IRI can have
// anywhere (rule ucschar of RFC 3987).
//
// The sets are derived from the machine (ragel/iri_parser.rl, ragel/ucschar.rl).  The first octets
// are grouped by the second octets that can follow them:
//
//     second     two octets   three octets   four octets
//     80..BF     C3..DF       E1..EC         F1, F2
//     A0..BF     C2           E0
//     80..9F                  ED
//     A4..BE                  EF                            without B7
//     90..BF                                 F0
//     80..AF                                 F3             without A0
//
// In characters of four octets, the third octet must be from 80 to BE: after BF, only the fourth
// octet shows whether an IRI can have the character.  Most texts have one script.  So the sets for
// characters of four octets are used only if a block has the first octet of such a character.  The
// same is true of the sets for shorter characters.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "iri_automaton.hpp"
#include "kernels/nibbles.hpp"
#include "uriscan/detail/automaton.hpp"

namespace uriscan {
namespace {

using iri_machine = detail::automaton<iri_automaton>;

struct octet_range {
    std::size_t low, high;
};

// A set of octets from 0x80 on.  Bit `octet / 16 - 8` of entry `octet % 16` says whether an octet
// is in it.
struct alignas(16) upper_set {
    nibble_table bits{};

    constexpr void add(const octet_range& octets) noexcept {
        for (std::size_t octet = octets.low; octet <= octets.high; ++octet) {
            bits[octet & 0xF] |= static_cast<std::uint8_t>(1U << ((octet >> 4) - 8));
        }
    }
    constexpr void add(const upper_set& others) noexcept {
        for (std::size_t low = 0; low < bits.size(); ++low) {
            bits[low] |= others.bits[low];
        }
    }
    constexpr void keep(const upper_set& others) noexcept {
        for (std::size_t low = 0; low < bits.size(); ++low) {
            bits[low] &= others.bits[low];
        }
    }
    constexpr bool empty() const noexcept { return bits == nibble_table{}; }
    friend constexpr bool operator==(const upper_set&, const upper_set&) noexcept = default;
};

// Entry `octet / 16` has only the bit that stands for the octet in an upper_set: bit
// `octet / 16 - 8`.  For octets below 0x80, the entry is 0.
alignas(16) inline constexpr nibble_table upper_halves = {0, 0, 0, 0, 0,  0,  0,  0,
                                                          1, 2, 4, 8, 16, 32, 64, 128};

// Calls visit(octets, target) for each transition from a state by octets from 0x80 on.  Leaves out
// transitions with an action.  Compilers need less time for ranges than for octets.
template <class Visit>
constexpr void for_each_upper(int state, Visit visit) {
    iri_machine::for_each_transition(state, [&](const iri_machine::transition& next) {
        if (next.high >= 0x80 && next.actions == 0) {
            visit(octet_range{std::max<std::size_t>(next.low, 0x80), next.high},
                  static_cast<int>(next.target));
        }
    });
}

inline constexpr upper_set continuations = [] {
    upper_set set;
    set.add(octet_range{0x80, 0xBF});
    return set;
}();

// Says whether exactly the continuation octets lead from one state to another.
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
    upper_set firsts_of_four;
};

// The second octets after which a character leads back to the state `home`.  `size` is that of the
// character, or 0 if the set is empty.
struct second_octets {
    upper_set set;
    std::size_t size = 0;
};

// Returns the octets that lead from the state `second` to a state from which each continuation
// octet leads back to `home`.
constexpr upper_set thirds_after(int home, int second) {
    upper_set found;
    for_each_upper(second, [&](const octet_range& octets, int target) {
        if (all_lead(target, home)) {
            found.add(octets);
        }
    });
    return found;
}

// The third octets of characters of four octets.  They must be valid after each pair of first and
// second octets that has any such third octet.  "Valid" means: a path can have the character,
// whatever its fourth octet is.
inline constexpr upper_set thirds_of_four = [] {
    constexpr int home = iri_machine::after("/a");
    upper_set common = continuations;
    for_each_upper(home, [&](const octet_range&, int first) {
        for_each_upper(first, [&](const octet_range&, int second) {
            const upper_set thirds = second == home ? upper_set() : thirds_after(home, second);
            if (!thirds.empty()) {
                common.keep(thirds);
            }
        });
    });
    return common;
}();

constexpr std::size_t size_of_character(int home, int second) {
    if (second == home) {
        return 2;
    }
    if (all_lead(second, home)) {
        return 3;
    }
    return includes(thirds_after(home, second).bits, thirds_of_four.bits) ? 4 : 0;
}

constexpr second_octets seconds_after(int home, int first) {
    second_octets found;
    for_each_upper(first, [&](const octet_range& octets, int target) {
        const std::size_t size = size_of_character(home, target);
        if (size != 0) {
            found.set.add(octets);
            found.size = size;
        }
    });
    return found;
}

struct character_groups {
    std::array<character_group, 8> all{};
    std::size_t count = 0;

    constexpr void add(const octet_range& octets, const second_octets& seconds) {
        std::size_t number = 0;
        while (number != count && all[number].seconds != seconds.set) {
            ++number;
        }
        count += number == count ? 1 : 0;
        all[number].seconds = seconds.set;
        character_group& group = all[number];
        (seconds.size == 2   ? group.firsts_of_two
         : seconds.size == 3 ? group.firsts_of_three
                             : group.firsts_of_four)
            .add(octets);
    }
};

constexpr character_groups groups_in(int home) {
    character_groups groups;
    for_each_upper(home, [&](const octet_range& octets, int target) {
        const second_octets seconds = seconds_after(home, target);
        if (seconds.size != 0) {
            groups.add(octets, seconds);
        }
    });
    return groups;
}

// The groups of the characters that a path can have.  A query can also have private characters.
inline constexpr character_groups groups_of_characters = groups_in(iri_machine::after("/a"));

// The first octets of characters of four octets, and the first octets of shorter characters.
inline constexpr upper_set all_firsts_of_four = [] {
    upper_set all;
    for (std::size_t number = 0; number < groups_of_characters.count; ++number) {
        all.add(groups_of_characters.all[number].firsts_of_four);
    }
    return all;
}();
inline constexpr upper_set other_firsts = [] {
    upper_set all;
    for (std::size_t number = 0; number < groups_of_characters.count; ++number) {
        all.add(groups_of_characters.all[number].firsts_of_two);
        all.add(groups_of_characters.all[number].firsts_of_three);
    }
    return all;
}();

// Says whether all characters of a group lead from a state back to it.  `groups` are the groups of
// this state.
constexpr bool reads_group(const character_groups& groups, const character_group& group) {
    // The first octets after which the state reads all second octets of the group.
    upper_set of_two, of_three, of_four;
    for (std::size_t number = 0; number < groups.count; ++number) {
        const character_group& own = groups.all[number];
        if (includes(own.seconds.bits, group.seconds.bits)) {
            of_two.add(own.firsts_of_two);
            of_three.add(own.firsts_of_three);
            of_four.add(own.firsts_of_four);
        }
    }
    return includes(of_two.bits, group.firsts_of_two.bits) &&
           includes(of_three.bits, group.firsts_of_three.bits) &&
           includes(of_four.bits, group.firsts_of_four.bits);
}

// Says whether all characters of `groups_of_characters` lead from a state back to it.
constexpr bool loops_on_characters(int home) {
    const character_groups groups = groups_in(home);
    for (std::size_t number = 0; number < groups_of_characters.count; ++number) {
        if (!reads_group(groups, groups_of_characters.all[number])) {
            return false;
        }
    }
    return true;
}

}  // namespace
}  // namespace uriscan
