// Formulas that say which texts are jumped over between brackets (src/kernels/skipping.hpp,
// jumps.hpp and lines/checks.hpp):
//
//     proof_of_addresses FOLDER
//
// The specification walks octet by octet through the machine's table, from the state after the "["
// of a host.  A text is an address if it leads to a state from which a "]" leads to the state after
// the "]".  The proof has three steps.
//
// 1. address_states.hpp says, by what is counted, in which states the machine can be after some
//    octets.  The solver compares this with the table: if these states are correct before any
//    octet, they are correct after it.  So, by induction over the octets, they are correct.
// 2. size_of_address() and size_of_mixed_address() are compared with these states.
// 3.  So the functions that call these two get the size of each address.  jumps.cpp compares what
//    they do with this size.
//
// A sum of bits is hard for a solver.  So statements about sums are proved separately, bit by bit,
// and the other formulas suppose them (words_are_right(), numbers_are_right()).
#include <string>

#include "proof/address_states.hpp"
#include "proof/block.hpp"
#include "proof/obligation.hpp"

namespace uriscan::proof {
namespace {

using state = bits<8>;

// A block.  Its octets from number `from` on are those of `text`; the octets before them are
// unknown.
struct part_of_block {
    const octets_of_text& text;
    word from;

    template <std::size_t Set>
    word in() const {
        return mask_of(set_of(uri_automaton::sets[Set]));
    }
    word in(const nibble_table& set) const { return mask_of(set_of(set)); }
    word equal(unsigned char octet) const { return mask_of(only(octet)); }

private:
    // Returns a variable: a mask whose bits from `from` on are the mask of the text.  The bits
    // before `from` are unknown.
    word mask_of(const octet_set& set) const {
        const word mask = word::any("a mask of the block");
        assume_result(text.in(set).as_term(), "bvlshr", mask.as_term(), from.as_term());
        return mask;
    }
};

}  // namespace
}  // namespace uriscan::proof

template <>
struct uriscan::text_types<uriscan::proof::part_of_block>
    : uriscan::text_types<uriscan::proof::block> {};

namespace uriscan::proof {
namespace {

class address_formulas {
public:
    void write() const {
        obligation<"address.head">(
            "The machine reads each octet of a head in a state that its counts allow.",
            [&] { head_is_right(); });
        obligation<"address.tail">(
            "The machine reads each octet of a tail in a state that its counts allow.",
            [&] { tail_is_right(); });
        obligation<"address.numbers">(
            "There is a number more than dots if and only if no number is empty.",
            [&] { numbers_are_right(); });
        obligation<"address.words">("What is taken for granted of words and sums of bits is true.",
                                    [&] { words_are_right(); });
        obligation<"address.plain">(
            "size_of_address() finds each address without a dot, and nothing else.",
            [&] { for_plain_address(); });
        obligation<"address.mixed">(
            "size_of_mixed_address() finds each address with a dot, and nothing else.",
            [&] { for_mixed_address(); });
        obligation<"address.none">(
            "size_of_mixed_address() finds nothing if no \"]\" or no colon before it is there.",
            [&] { for_no_address(); });
    }

private:
    void head_is_right() const {
        const octets_of_text text(classes_, "the text");
        const word groups = word::any("the groups before octet i"), i = word::any("i");
        assume((groups <= 64) & (i < 63));
        const word digits = text.in(set_of(uri_automaton::sets[digit_set]));
        const word groups_after = groups + ((digits & ~(digits << 1)) >> i & 1);
        require(head_.after(text, first_part(0), 0)[bracket_opened], "the first state");
        require_step(text, i, head_.after(text, first_part(i), groups),
                     head_.after(text, first_part(i + 1), groups_after));
    }

    void tail_is_right() const {
        const octets_of_text text(classes_, "the text");
        const word begin = word::any("where the tail begins"), i = word::any("i");
        const word dots = word::any("the dots before octet i");
        assume((begin <= i) & (i < 63) & (dots <= 64) & !has(text.in(only(':')), i));
        const first_part now(i), next(i + 1);
        const tail_states::masks masks(text, now.octets & ~before(begin));
        const tail_states::masks masks_after(text, next.octets & ~before(begin));
        assume((masks.dots == 0) == (dots == 0));
        require(tail_.after(tail_states::masks(text, 0), 0, begin,
                            first_part(begin))[ipv4_places::after_pair()],
                "the first state");
        require_step(text, i, tail_.after(masks, dots, begin, now),
                     tail_.after(masks_after, dots + (text.in(only('.')) >> i & 1), begin, next));
    }

    // Requires that octet i leads from each possible state to a possible state, unless it is the
    // "]" after an address.
    void require_step(const octets_of_text& text, const word& i, const possible_states& before,
                      const possible_states& after) const {
        for (const auto& [state, can_be] : before.all()) {
            for (const auto& [to, octets] : reading_.transitions().at(state)) {
                if (to != bracket_closed) {
                    require(!(can_be & has(text.in(octets), i)) | after[to], "the next state");
                }
            }
        }
    }

    // Returns a variable, whose value is any state in which the machine can be.
    static state any_of(const possible_states& states) {
        const state any = state::any("the state of the machine");
        condition is_possible = false;
        for (const auto& [state, can_be] : states.all()) {
            is_possible = is_possible | (can_be & (any == state));
        }
        assume(is_possible);
        return any;
    }

    // Says whether a state is one of those for which a predicate is true.
    template <class Predicate>
    condition is_one_of(const state& any, Predicate predicate) const {
        condition is = false;
        for (const auto& [state, targets] : reading_.transitions()) {
            if (predicate(state)) {
                is = is | (any == state);
            }
        }
        return is;
    }

    // Says whether the part of a tail before an octet has as many numbers as its dots say, or fewer
    // if a dot has no number before it.  `numbers` says how many groups of adjacent decimal digits
    // this part has.
    static condition has_right_numbers(const tail_states::masks& masks, const first_part& end,
                                       const word& numbers, const word& dots) {
        const condition in_number = end.ends_with(masks.decimals, 1);
        const word most = dots + choose(in_number, word(1), word(0));
        return (masks.others != 0) | choose(masks.empty == 0, numbers == most, numbers < most);
    }

    void numbers_are_right() const {
        const octets_of_text text(classes_, "the text");
        const word begin = word::any("where the tail begins"), i = word::any("i");
        const word numbers = word::any("the numbers before octet i");
        const word dots = word::any("the dots before octet i");
        assume((begin <= i) & (i < 63) & (numbers <= 64) & (dots <= 64));
        const first_part now(i), next(i + 1);
        const tail_states::masks masks(text, now.octets & ~before(begin));
        const tail_states::masks after(text, next.octets & ~before(begin));
        assume(has_right_numbers(masks, now, numbers, dots));
        require(has_right_numbers(tail_states::masks(text, 0), first_part(begin), 0, 0),
                "the first octet");
        const word starts = after.decimals & ~(after.decimals << 1);
        require(has_right_numbers(after, next, numbers + (starts >> i & 1),
                                  dots + (after.dots >> i & 1)),
                "the next octet");
    }

    void words_are_right() const {
        const word any = word::any("any word");
        require((count_ones(any) == 0) == (any == 0), "the number of no bits");
        require(count_runs(any) <= 32, "the number of runs");
        for (std::size_t n = 0; n < 64; ++n) {
            const word bit = word(1) << n;
            const word from_bit = (any & -bit) | bit;
            require(trailing_zeros(from_bit) == n, "the lowest bit");
            require(((from_bit - 1) & ~from_bit) == before(n), "the bits below the lowest bit");
            const word up_to_bit = (any & before(n)) | bit;
            require(after_last(up_to_bit) == n + 1, "the highest bit");
            const word groups_before = any & before(n), groups = any & ((bit - 1) | bit);
            require(count_ones(groups) == count_ones(groups_before) + (any >> n & 1),
                    "one bit more");
            require(
                count_runs(groups) == count_runs(groups_before) + ((any & ~(any << 1)) >> n & 1),
                "one octet more");
        }
        for (std::size_t n = 1; n <= 60; ++n) {
            const word head = any & before(n - 1);
            require(count_runs(head | word(5) << n) == count_runs(head) + 2, "two groups more");
        }
    }

    // The octets of a block from any offset on.
    struct rest_of_block {
        explicit rest_of_block(const octet_classes& classes)
            : from(word::any("where the address begins")),
              size(word::any("the octets from there on")),
              text(octets_of_text(classes, "the text").up_to(size)),
              block{text, from} {
            assume((from < 64) & (size <= 64 - from));
        }

        word from, size;
        octets_of_text text;
        part_of_block block;
    };

    // Requires that size_of_address() finds what the states say.  An address ends where digits and
    // colons end, if a "]" is there.
    void for_plain_address() const {
        const rest_of_block rest(classes_);
        const word digits = rest.text.in(set_of(uri_automaton::sets[digit_set]));
        const word stops = ~(digits | rest.text.in(only(':'))) | word(1) << 63;
        const first_part address(trailing_zeros(stops), (stops - 1) & ~stops);
        assume(address.octets == before(address.n));
        const word groups = count_runs(digits & address.octets);
        const state end = any_of(head_.after(rest.text, address, groups));
        const condition is = has(rest.text.in(only(']')), address.n) &
                             is_one_of(end, [&](int state) { return reading_.is_end(state); });
        require(!is | address.n <= 39, "an address has up to 39 octets");
        for_each_path([&] {
            require(size_of_address(rest.block, rest.from) == choose(is, address.n, word(0)),
                    "the size of the address");
        });
    }

    // Requires that size_of_mixed_address() finds what the states say.  An address ends before the
    // first "]", and its tail begins after the last colon before this "]".
    void for_mixed_address() const {
        const rest_of_block rest(classes_);
        const word closing = rest.text.in(only(']'));
        const word before_end = (closing - 1) & ~closing;
        const word colons = rest.text.in(only(':')) & before_end;
        assume((closing != 0) & (colons != 0));
        const first_part address(trailing_zeros(closing), before_end);
        const first_part head(after_last(colons));
        const word digits = rest.text.in(set_of(uri_automaton::sets[digit_set])) & head.octets;
        const tail_states::masks tail(rest.text, before_end & ~head.octets);
        const word groups = count_runs(digits), numbers = count_runs(tail.decimals);
        const word dots = count_ones(tail.dots);
        assume(address.octets == before(address.n));
        assume((count_runs(digits | word(5) << head.n) == groups + 2) & (groups <= 32));
        assume((dots == 0) == (tail.dots == 0));
        assume(has_right_numbers(tail, address, numbers, dots));
        const state begin = any_of(head_.after(rest.text, head, groups));
        const state end = any_of(tail_.after(tail, dots, head.n, address));
        const condition is = (dots != 0) &
                             is_one_of(begin, [&](int state) { return places_[state]; }) &
                             is_one_of(end, [&](int state) { return reading_.is_end(state); });
        require(!is | address.n <= 45, "an address with a dot has up to 45 octets");
        for_each_path([&] {
            require(size_of_mixed_address(rest.block, rest.from) == choose(is, address.n, word(0)),
                    "the size of the address");
        });
    }

    void for_no_address() const {
        const rest_of_block rest(classes_);
        const word closing = rest.text.in(only(']'));
        assume((closing == 0) | ((rest.text.in(only(':')) & (closing - 1) & ~closing) == 0));
        for_each_path(
            [&] { require(size_of_mixed_address(rest.block, rest.from) == 0, "no address"); });
    }

    address_reading reading_;
    ipv4_places places_{reading_};
    head_states head_;
    tail_states tail_;
    octet_classes classes_{reading_.sets()};
};

}  // namespace
}  // namespace uriscan::proof

int main(int argc, char** argv) {
    using namespace uriscan::proof;
    return write_to_folder(argc, argv, [] { address_formulas().write(); });
}
