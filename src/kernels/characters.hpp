// Finds characters beyond ASCII in a block: those of the rule ucschar of RFC 3987, in UTF-8.  Marks
// their octets in a mask.  So a skipper goes over these octets, too, and not only over those that a
// state loops on.
//
// A character is marked if it lies completely in the block, and its second octet shows that an IRI
// can have it.  In a character of four octets, such as most emoji, the second and the third octet
// together must show it.  The machine itself reads all other characters.  Some of these are near
// the ends of the RFC's ranges: only their last octet shows whether an IRI can have them.
//
// A type `Block` that can mark characters has one more function than skipping.hpp lists:
//
//     block.in_upper(table)    the octets that are in a set from 0x80 on
#pragma once

#include "kernels/character_sets.hpp"
#include "kernels/shared.hpp"

namespace uriscan {
namespace {

template <class Block>
constexpr bool marks_characters = requires(const Block& block) {
    block.in_upper(continuations.bits);
};

// Calls `use` with the number of each group, as a constant (character_sets.hpp).
template <class Use>
[[gnu::always_inline]] inline void for_each_group(Use use) noexcept {
    [&]<std::size_t... Numbers>(std::index_sequence<Numbers...>) {
        (use.template operator()<Numbers>(), ...);
    }
    (std::make_index_sequence<groups_of_characters.count>());
}

// Returns the mask of the octets that are directly before a second octet of the group.
template <std::size_t Number, class Block, class Mask>
[[gnu::always_inline]] inline Mask before_seconds(const Block& block, Mask following) noexcept {
    static constexpr character_group group = groups_of_characters.all[Number];
    if constexpr (group.seconds == continuations) {
        return following >> 1;
    } else {
        return block.in_upper(group.seconds.bits) >> 1;
    }
}

// Returns the mask of all octets of the characters of four octets.
template <class Block, class Mask>
[[gnu::always_inline]] inline Mask mark_four_octets(const Block& block, Mask following) noexcept {
    Mask four = 0;
    for_each_group([&]<std::size_t Number>() {
        static constexpr character_group group = groups_of_characters.all[Number];
        if constexpr (!group.firsts_of_four.empty()) {
            four |= block.in_upper(group.firsts_of_four.bits) &
                    before_seconds<Number>(block, following);
        }
    });
    four &= block.in_upper(thirds_of_four.bits) >> 2 & following >> 3;
    return four | four << 1 | four << 2 | four << 3;
}

// Returns the mask of all octets of the characters of two and three octets.
template <class Block, class Mask>
[[gnu::always_inline]] inline Mask mark_others(const Block& block, Mask following) noexcept {
    Mask two = 0, three = 0;  // the first octets of characters of this size
    for_each_group([&]<std::size_t Number>() {
        static constexpr character_group group = groups_of_characters.all[Number];
        if constexpr (!group.firsts_of_two.empty() || !group.firsts_of_three.empty()) {
            const Mask before = before_seconds<Number>(block, following);
            if constexpr (!group.firsts_of_two.empty()) {
                two |= block.in_upper(group.firsts_of_two.bits) & before;
            }
            if constexpr (!group.firsts_of_three.empty()) {
                three |= block.in_upper(group.firsts_of_three.bits) & before;
            }
        }
    });
    three &= following >> 2;
    return two | two << 1 | three | three << 1 | three << 2;
}

// Returns the mask of all octets of the characters.  Not inlined: each state of the machine calls
// it, and it is large.
template <class Block>
[[gnu::noinline]] auto mark_characters(const Block& block) noexcept {
    using mask = decltype(block.in_upper(continuations.bits));
    const mask following = block.in_upper(continuations.bits);
    mask all = 0;
    if (block.in_upper(other_firsts.bits) != 0) {
        all = mark_others(block, following);
    }
    if (block.in_upper(all_firsts_of_four.bits) != 0) {
        all |= mark_four_octets(block, following);
    }
    return all;
}

}  // namespace
}  // namespace uriscan
