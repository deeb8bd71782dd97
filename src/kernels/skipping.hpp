// Skips the octets that a state of a machine loops on, 64 at a time.
//
// The machines of ragel/uri_parser.rl and ragel/origin_form_parser.rl call skip<STATE>(p, end)
// whenever they enter a state:
//
//     skip<STATE>(p, end):
//         while p != end and STATE loops on the octet text[p], or on a triplet that starts at p:
//             move p after the octet or the triplet
//         return p
//
// The skippers below do not branch for each octet, so no such branch can be mispredicted.  A
// skipper can also stop early: the machine then continues from there with the same result.
//
// In the state after a "[", the machine also calls jump(p, end).  If the octets from p to the next
// "]" are an address, jump() moves p to the "]" and returns true.  The machine then goes to the
// state after the "]" (jumps.hpp).  Otherwise, read_in_brackets() of the skipper reads the octets
// (brackets.hpp).
//
// A skip does not change the result, for these reasons:
//
//  1. A skip goes only over octets whose transitions lead back to the same state without an action.
//     If the machine read them, it would be in the same state after them, and would have recorded
//     nothing.
//  2. A triplet ("%41") is a loop of three transitions through two other states.  Its transitions
//     have no actions either, and lead back to the same state.
//  3. ragel/automaton.awk computes these octets and triplets from Ragel's own description of the
//     machine.  No set of octets is typed by hand.  tests/grammar/skipping_test.cpp computes them
//     in other ways, also with the compiled machine.
//
// A block is 64 octets of the text, or fewer at the end of the text, in vector registers.  A type
// `Block` gives 64-bit masks.  Bit i of a mask stands for octet i.  Bits after the last octet are
// 0.  A test (tests/grammar/skips.cpp) also uses blocks of 3 or 4 octets, whose masks have 3 or 4
// bits, because it can try all texts of several such blocks.
//
//     Block(text, size)      loads min(64, size) octets and reads nothing after them.  Requires a
//                            size below 128
//     Block(text)            loads 64 octets
//     block.in<SET>()        the octets that are in uri_automaton::sets[SET]
//     block.in(table)        the octets that are in a set below 0x80 (nibbles.hpp)
//     block.equal(octet)     the octets that equal `octet`
//     block.starts(words, second, third)
//                            the octets at which one of the words can start, where `second` and
//                            `third` are the blocks that start one and two octets later
//
// For instance, in a path that starts at p = 1, with the lowest bit on the left:
//
//     octet                  / a % 4 1 b ? q
//     in<path>()             1 1 0 1 1 1 0 1
//     triplet openers        0 0 1 0 0 0 0 0    a "%" before two digits
//     in<path>() | openers   1 1 1 1 1 1 0 1
//     shifted by p             1 1 1 1 1 0 1    five ones, so the skip ends at 1 + 5, the "?"
//
// A text of fewer than 64 octets is one block.  The masks of this block end with zeros, so the skip
// needs no check for the end of the text.  A long text needs such checks and more registers.  If
// short texts used the same code as long texts, they would be slower, and most texts are short.  So
// there are two skippers, and a copy of the machine for each skipper.
#pragma once

#include "kernels/characters.hpp"
#include "kernels/shared.hpp"

namespace uriscan {
namespace {

// Tells clang, and no other compiler, that the condition of a branch is rarely true.  Without this,
// clang puts the code of the branch between other code.  Or it saves registers on the stack for
// every text, because a function that only the branch calls needs them.  g++ needs no such hint,
// and its code would be slower with it.
#ifdef __clang__
#define URISCAN_RARE_FOR_CLANG(condition) __builtin_expect(condition, false)
#else
#define URISCAN_RARE_FOR_CLANG(condition) (condition)
#endif

// Two properties of a block: the type of its masks, and the number of its octets, which is also the
// number of bits in a mask.
template <class Block>
using mask_of = decltype(std::declval<const Block&>().equal(0));
template <class Block>
constexpr std::size_t width_of = std::numeric_limits<mask_of<Block>>::digits;

// The types of an offset in a text, of a place in memory, of a text, of the components of a URI,
// and of what a search finds.  A proof uses other types (tests/proof).
template <class Block>
struct text_types {
    using offset = std::size_t;
    using place = const unsigned char*;
    using text = std::string_view;
    using components = uri_components;
    using end_of_scheme = scheme_end;
    using run = uri_run;
};
template <class Block>
using offset_of = typename text_types<Block>::offset;
template <class Block>
using place_of = typename text_types<Block>::place;
template <class Block>
using string_of = typename text_types<Block>::text;
template <class Block>
using components_type = typename text_types<Block>::components;
template <class Block>
using scheme_end_of = typename text_types<Block>::end_of_scheme;
template <class Block>
using run_of = typename text_types<Block>::run;

// The index, in uri_automaton::sets, of the set of octets that are skipped in a state.  It is 0 if
// no octets are skipped.  `Automaton` is Ragel's description of a machine, such as the URI machine.
template <int State, class Automaton = uri_automaton>
constexpr std::size_t skipped_set = [] {
    std::size_t set = set_count - 1;
    while (set != 0 && uri_automaton::sets[set] != automaton<Automaton>::loop(State)) {
        --set;
    }
    return set;
}();

template <int State, class Automaton = uri_automaton>
constexpr bool skips = skipped_set<State, Automaton> != 0;

// Whether triplets are also skipped in a state.
template <int State, class Automaton = uri_automaton>
constexpr bool skips_triplets =
    skips<State, Automaton>&& automaton<Automaton>::loops_on_triplets(State) &&
    Automaton::triplet_opener
        == uri_automaton::triplet_opener&& Automaton::sets[Automaton::triplet_digits] ==
        uri_automaton::sets[digit_set] &&
    includes(automaton<Automaton>::loop(State), uri_automaton::sets[digit_set]);

// Returns the mask of the octets that can be skipped in a state.  `openers` marks the first octets
// of triplets.  The digits of triplets need no mark of their own, because they are in the set of
// the state.
template <int State, class Automaton, class Block>
mask_of<Block> skip_mask(const Block& block, mask_of<Block> openers) noexcept {
    constexpr std::size_t set = skipped_set<State, Automaton>;
    if constexpr (skips_triplets<State, Automaton>) {
        static_assert(!std::is_same_v<Automaton, iri_automaton> || loops_on_characters(State));
        return block.template in<set>() | openers;
    } else {
        return block.template in<set>();
    }
}

// Returns the mask of the openers of all triplets that lie completely in the block.
template <class Block>
mask_of<Block> triplet_openers(const Block& block) noexcept {
    const mask_of<Block> digits = block.template in<digit_set>();
    return block.equal(uri_automaton::triplet_opener) & digits >> 1 & digits >> 2;
}

// For a state that skips triplets: returns the mask of what it skips in addition to the octets of
// its set.  These are the openers of triplets.  In the machine of IRIs, they are also the octets of
// characters beyond ASCII.
template <class Automaton, class Block>
[[gnu::always_inline]] inline mask_of<Block> other_skips(const Block& block) noexcept {
    const mask_of<Block> openers = triplet_openers(block);
    if constexpr (std::is_same_v<Automaton, iri_automaton> && marks_characters<Block>) {
        return openers | mark_characters(block);
    } else {
        return openers;
    }
}

// Returns the number of 1 bits below the lowest 0 bit of `bits`, which must have a 0 bit.
template <class Mask>
[[gnu::always_inline]] inline auto trailing_ones(Mask bits) noexcept {
    return trailing_zeros(~bits);
}

// If the octets of the block from the offset `from` to the next "]" are an address, returns their
// number.  Returns 0 if they are no address, or if this is not certain.
template <class Block>
[[gnu::always_inline]] inline offset_of<Block> size_of_address(const Block& block,
                                                               offset_of<Block> from) noexcept {
    using mask = mask_of<Block>;
    const mask all_digits = block.template in<digit_set>() >> from;
    const mask all_colons = block.equal(':') >> from;
    const mask stops = ~(all_digits | all_colons) | mask{1} << 63;
    const offset_of<Block> size = trailing_zeros(stops);
    if ((block.equal(']') >> from >> size & 1) == 0) {
        return 0;
    }
    const mask before_stop = (stops - 1) & ~stops;
    return is_address(all_digits & before_stop, all_colons & before_stop, size) ? size : 0;
}

template <class Block, class Automaton = uri_automaton>
class long_skipper;

// Works like size_of_address(), for addresses that end with an IPv4address.
template <class Block>
[[gnu::always_inline]] inline offset_of<Block> size_of_mixed_address(
    const Block& block, offset_of<Block> from) noexcept {
    using mask = mask_of<Block>;
    const mask closing = block.equal(']') >> from;
    const mask before_end = (closing - 1) & ~closing;
    const mask colons = block.equal(':') >> from & before_end;
    const mask dots = block.equal('.') >> from;
    if (closing == 0 || colons == 0 || (dots & before_end) == 0) {
        return 0;
    }
    const offset_of<Block> begin = after_last(colons);  // where the IPv4address starts
    const mask before_ipv4 = (mask{1} << begin) - 1;
    const mask digits = block.template in<digit_set>() >> from & before_ipv4;
    const ipv4_masks<mask> masks = {.dots = dots,
                                    .decimals = block.in(decimal_digits) >> from,
                                    .zeros = block.equal('0') >> from,
                                    .ones = block.equal('1') >> from,
                                    .twos = block.equal('2') >> from,
                                    .fives = block.equal('5') >> from,
                                    .up_to_fours = block.in(digits_up_to_four) >> from};
    const bool are_known = (digits | colons) == before_ipv4;
    if (!are_known || !is_ipv4_address(masks, before_end & ~before_ipv4)) {
        return 0;
    }
    const mask two_groups = mask{5} << begin, colon = mask{2} << begin;
    return is_address(digits | two_groups, colons | colon, begin + 3) ? trailing_zeros(closing) : 0;
}

// Loads the octets from `begin` on as a block of its own, and returns the size of an address there.
template <class Block>
[[gnu::noinline]] offset_of<Block> size_of_any_address(place_of<Block> begin,
                                                       offset_of<Block> size) noexcept {
    const Block block = size < width_of<Block> ? Block(begin, size) : Block(begin);
    const offset_of<Block> found = size_of_address(block, 0);
    return found != 0 ? found : size_of_mixed_address(block, 0);
}

// Whether short_skipper jumps over addresses that end with an IPv4address.  If not, it stops before
// such an address, and long_skipper reads the text again and jumps.
template <class Block>
inline constexpr bool jumps_over_mixed_in_short = true;

// Skips in a text of fewer than 64 octets.  The text is one block, and the last bit of each mask is
// 0.  So a skip always finds a stop.
template <class Block, class Automaton = uri_automaton>
class short_skipper {
    using offset = offset_of<Block>;
    using place = place_of<Block>;

public:
    short_skipper(place text, offset size) noexcept
        : block_(text, size), openers_(other_skips<Automaton>(block_)) {}

    template <int State>
    [[gnu::always_inline]] offset skip(offset p, offset) const noexcept {
        if constexpr (skips<State, Automaton>) {
            const mask_of<Block> stops = ~skip_mask<State, Automaton>(block_, openers_);
            p += trailing_zeros(stops >> p);  // the computation of `stops` need not wait for p
        }
        return p;
    }

    // Calls no function, so that the block can stay in registers.
    [[gnu::always_inline]] bool jump(offset& p, offset) const noexcept {
        offset size = size_of_address(block_, p);
        if constexpr (jumps_over_mixed_in_short<Block>) {
            size = size != 0 ? size : size_of_mixed_address(block_, p);
        }
        p += size;
        return size != 0;
    }

    // read_in_brackets() of this skipper reads nothing.  So this copy of the machine calls no
    // function, and need not save registers for a call.  If the octets between the brackets are not
    // refused, the copy with long_skipper reads the text again from its start.
    using skipper_with_brackets = long_skipper<Block, Automaton>;

    // Says whether long_skipper might jump over the octets from `p` on.  The caller asks this if
    // jump() has not jumped.
    [[gnu::always_inline]] bool may_jump_later([[maybe_unused]] offset p) const noexcept {
        if constexpr (jumps_over_mixed_in_short<Block>) {
            return false;
        } else {
            return block_.equal('.') >> p != 0;
        }
    }

    [[gnu::always_inline]] bracket_reading read_in_brackets(int state, place, offset p,
                                                            offset) const noexcept {
        return {p, state};
    }

private:
    Block block_;
    mask_of<Block> openers_;
};

// Skips in a text of any length.  The skipper loads the first and the last block of the text once,
// for all skips that start in them.  If the text has more than two blocks, it loads the others when
// a skip reaches them.  If the text is shorter than a block, the first block and the last one are
// the same.
template <class Block, class Automaton>
class long_skipper {
    using offset = offset_of<Block>;
    using place = place_of<Block>;

public:
    long_skipper(place text, offset size) noexcept
        : text_(text),
          last_begin_(size - std::min<offset>(width, size)),
          first_(block_at(text, size)),
          last_(block_at(text + last_begin_, size)),
          first_openers_(other_skips<Automaton>(first_)),
          last_openers_(openers_of_last(size)) {}

    template <int State>
    [[gnu::always_inline]] offset skip(offset p, offset end) const noexcept {
        if constexpr (skips<State, Automaton>) {
            return skip_self_loop<State>(p, end);
        }
        return p;
    }

    [[gnu::always_inline]] bool jump(offset& p, offset end) const noexcept {
        offset size = p < width ? size_of_address(first_, p) : 0;
        // `size` is also 0 if the address does not end in the block.
        if (size == 0) {
            size = size_of_any_address<Block>(text_ + p, end - p);
        }
        p += size;
        return size != 0;
    }

    [[gnu::always_inline]] bracket_reading read_in_brackets(int state, place text, offset p,
                                                            offset end) const noexcept {
        return uriscan::read_in_brackets(state, text, p, end);
    }

private:
    static constexpr std::size_t width = width_of<Block>;

    static constexpr bool marks =
        std::is_same_v<Automaton, iri_automaton> && marks_characters<Block>;

    // A triplet that starts at this offset of a block or later does not lie completely in the
    // block.  So the mask of the block does not have its "%".  The same is true of a character of
    // an IRI, which can have four octets.
    static constexpr std::size_t first_cut_opener = width - (marks ? 3 : 2);

    // If the first block is also the last, its characters were found already.  This branch takes
    // less time than finding them again.
    [[gnu::always_inline]] mask_of<Block> openers_of_last(offset size) const noexcept {
        if constexpr (marks) {
            return size <= width ? first_openers_ : other_skips<Automaton>(last_);
        } else {
            return other_skips<Automaton>(last_);
        }
    }

    // Returns a block of a text of `size` octets.
    [[gnu::always_inline]] static Block block_at(place begin, offset size) noexcept {
        return size < width ? Block(begin, size) : Block(begin);
    }

    template <int State>
    [[gnu::always_inline]] offset skip_self_loop(offset p, offset end) const noexcept {
        if (p < first_cut_opener) {
            const mask_of<Block> stops = ~skip_mask<State, Automaton>(first_, first_openers_) >> p;
            p = stops != 0 ? p + trailing_zeros(stops) : width;
            if (p < first_cut_opener) {
                return p;
            }
        }
        if (URISCAN_RARE_FOR_CLANG(p <= last_begin_)) {
            p = skip_to_last_block<State>(text_, p, last_begin_);
            if (p <= last_begin_) {
                return p;
            }
        }
        if (p == end) {
            return p;
        }
        const mask_of<Block> skipped = skip_mask<State, Automaton>(last_, last_openers_);
        return p + trailing_ones(skipped >> (p - last_begin_));
    }

    // Skips until it must stop, or until `p` is after `last_begin`: then the octets that are left
    // are all in the last block.
    template <int State>
    [[gnu::noinline]] static offset skip_to_last_block(place text, offset p,
                                                       offset last_begin) noexcept {
        while (p <= last_begin) {
            const Block block(text + p);
            if (skip_mask<State, Automaton>(block, 0) == ~mask_of<Block>(0)) {
                p += width;
                continue;
            }
            const mask_of<Block> stops =
                ~skip_mask<State, Automaton>(block, other_skips<Automaton>(block));
            if (stops << (width - first_cut_opener) != 0) {
                return p + trailing_zeros(stops);
            }
            if constexpr (!std::is_same_v<Automaton, iri_automaton>) {
                // The step is a constant, so that the next block need not wait for `stops`.
                p += first_cut_opener;
            } else {
                p += stops != 0 ? trailing_zeros(stops) : width;  // no block starts in a character
            }
        }
        return p;
    }

    place text_;
    offset last_begin_;  // the offset at which the last block begins
    Block first_;
    Block last_;
    mask_of<Block> first_openers_;
    mask_of<Block> last_openers_;
};

}  // namespace
}  // namespace uriscan
