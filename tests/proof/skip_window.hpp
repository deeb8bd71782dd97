// What a state of a machine loops on, and a window of a text in which it does so (proof/skips.cpp).
//
//     until(i) = until(i + 1)   if the state loops on octet i without an action
//                until(i + 3)   if it loops on the triplet that starts at octet i
//                until(i + 1)   if octet i belongs to a character on which it loops
//                i              if not
//
// A *window* is 64 octets of a text, of which `until` is known.  If a skip leaves the window, it
// goes on from one of the octets after the window.  It is not known where the skip then ends.  So
// two offsets of a window lead to the same end if `until` is the same for them.
//
// The characters are those beyond ASCII of proof/characters.hpp, which an IRI has.  Each octet that
// is the first one of a character, and is followed by later octets of one, may start a character or
// not.  So a formula holds for these characters, and for any others of 2 to 4 such octets.
#pragma once

#include <array>
#include <cstddef>
#include <type_traits>
#include <utility>
#include <vector>

#include "grammar/self_loops.hpp"
#include "proof/block.hpp"
#include "proof/characters.hpp"

namespace uriscan::proof {

// What a state loops on, by the transitions of the machine.
struct loop {
    octet_set octets{};
    bool has_triplets = false;
    octet_set openers{};
    octet_set digits{};
    octet_set firsts{};  // of characters
    octet_set others{};

    template <class Automaton>
    static loop of(int state) {
        const tests::self_loop found = tests::self_loop_of<Automaton>(state);
        // Skips look for triplets with the digits of the URI machine.
        const tests::triplet_loop triplet = tests::triplet_loop_of(detail::uri_machine::after("?"));
        loop made;
        made.octets = found.octets.members;
        made.has_triplets = found.triplet.opener >= 0;
        made.openers = only(static_cast<std::size_t>(triplet.opener));
        made.digits = triplet.digits.members;
        if (std::is_same_v<Automaton, iri_automaton> && made.has_triplets) {
            made.add_characters();
        }
        return made;
    }

    bool has_characters() const { return firsts != octet_set(); }
    std::vector<octet_set> sets() const { return {octets, openers, digits, firsts, others}; }

private:
    void add_characters() {
        static const iri_characters known;
        for (const characters& sets : known.all()) {
            for (std::size_t at = 0; at < sets.size(); ++at) {
                octet_set& to = at == 0 ? firsts : others;
                to = set_of([&](std::size_t octet) { return to[octet] || sets[at][octet]; });
            }
        }
    }
};

// Octets of a block.  `in_characters` has those that belong to characters within the block.
struct octets_with_characters : octets_of_text {
    octets_with_characters(octets_of_text octets, const word& in_characters)
        : octets_of_text(std::move(octets)), in_characters(in_characters) {}

    word in_characters;
};

// A block of an IRI.  For it, mark_characters() returns what the formula `characters` says.
class iri_block : public block {
public:
    using block::block;

    word in_upper(const nibble_table&) const;  // is not called

    friend word mark_characters(const iri_block& block) {
        return static_cast<const octets_with_characters&>(block.read()).in_characters;
    }
};

// Octets of a text, with `until` for each of them.
class window {
public:
    // All octets up to `size`, and then the end of the text.
    window(const loop& loop, const octet_classes& classes, const word& size)
        : window(loop, octets_of_text(classes, "the text").up_to(size),
                 octets_of_text::known(classes, "")) {}

    // 64 octets, and any octets after them.
    window(const loop& loop, const octet_classes& classes)
        : window(loop, octets_of_text(classes, "the window"),
                 octets_of_text(classes, "after the window")) {}

    const octets_with_characters& octets() const { return octets_; }

    // Returns the element of `until_` at an offset of up to 67.
    word until(const word& offset) const {
        bits<7> found = until_.back();
        for (std::size_t i = until_.size() - 1; i-- > 0;) {
            found = choose(offset == i, until_[i], found);
        }
        return widen<7, 64>(found);
    }

    // Says whether an offset of up to 67 is within a character.
    condition is_within_character(const word& offset) const {
        condition found = false;
        for (std::size_t i = within_.size(); i-- > 0;) {
            found = found | ((offset == i) & within_[i]);
        }
        return found;
    }

private:
    static constexpr std::size_t longest = 4;  // the octets of a character, at most

    window(const loop& loop, const octets_of_text& octets, const octets_of_text& after)
        : octets_(octets, word(0)), within_(64 + longest, false), until_(64 + longest) {
        if (loop.has_characters()) {
            start_characters(loop, after);
        }
        const word loops = octets.in(loop.octets) | starts_;
        const word openers = octets.in(loop.openers);
        const word digits = octets.in(loop.digits), digits_after = after.in(loop.digits);
        const auto is_digit = [&](std::size_t i) {
            return i < 64 ? bit(digits, i) : bit(digits_after, i - 64);
        };
        for (std::size_t i = until_.size(); i-- > 0;) {
            until_[i] = bits<7>(i);
            if (i < 64 && loop.has_triplets) {
                until_[i] = choose(bit(openers, i) & is_digit(i + 1) & is_digit(i + 2),
                                   until_[i + 3], until_[i]);
            }
            if (i + 1 < until_.size()) {
                until_[i] = choose(bit(loops, i) | within_[i], until_[i + 1], until_[i]);
            }
        }
    }

    // Makes variables that say where characters start.
    void start_characters(const loop& loop, const octets_of_text& after) {
        const word others = octets_.in(loop.others), others_after = after.in(loop.others);
        word can_start = octets_.in(loop.firsts);
        for (std::size_t size = 2; size <= longest; ++size) {
            const word starts = word::any("where a character starts");
            const std::size_t last = size - 1;
            word can_have_size = can_start;
            for (std::size_t at = 1; at < size; ++at) {
                can_have_size &= others >> at | others_after << (64 - at);
            }
            assume((starts & ~can_have_size) == 0);
            can_start &= ~starts;
            starts_ |= starts;
            const word in_block = starts & (~word(0) >> last);
            for (std::size_t at = 0; at < size; ++at) {
                octets_.in_characters |= in_block << at;
                for (std::size_t i = 0; at != 0 && i < 64; ++i) {
                    within_[i + at] = within_[i + at] | bit(starts, i);
                }
            }
        }
    }

    octets_with_characters octets_;
    word starts_ = 0;                // the first octets of characters
    std::vector<condition> within_;  // whether an octet belongs to one, but is not the first
    std::vector<bits<7>> until_;
};

}  // namespace uriscan::proof
