// Finds the octets that src/text/redact needs: those at which the search for a URI starts, and
// those that decide whether a URI can have a secret.
#pragma once

#include <algorithm>
#include <cassert>

#include "kernels/shared.hpp"
#include "kernels/skipping.hpp"

namespace uriscan {
namespace {

// A pair has two sets.  Returns each octet of the first set that is directly before an octet of the
// second set.  `next` is the block that starts one octet later.
template <class Block>
[[gnu::always_inline]] inline mask_of<Block> find_pairs(const Block& block, const Block& next,
                                                        const octet_pair& of) noexcept {
    if constexpr (requires { block.pairs(next, of); }) {
        return block.pairs(next, of);
    } else {
        const mask_of<Block> found = block.in(of.first);
        return found & next.in(of.second);
    }
}

// Returns the octets that find_pairs() finds for each of the two pairs, and those that equal
// `octet` if the bits of `bit` are set in them.
template <class Block>
[[gnu::always_inline]] inline mask_of<Block> find_any(const Block& block, const Block& next,
                                                      const octet_pair& one,
                                                      const octet_pair& other, unsigned char bit,
                                                      unsigned char octet) noexcept {
    if constexpr (requires { block.any_of(next, one, other, bit, octet); }) {
        return block.any_of(next, one, other, bit, octet);
    } else {
        const mask_of<Block> equal =
            block.equal(octet) | block.equal(static_cast<unsigned char>(octet ^ bit));
        return find_pairs(block, next, one) | find_pairs(block, next, other) | equal;
    }
}

// Returns the octets that are not in `set`, and the octets of `before` that are directly before one
// of the `words`.  load(i) returns the block that starts i octets later.
template <class Block, class Load>
[[gnu::always_inline]] inline mask_of<Block> find_outside(const nibble_table& set,
                                                          const nibble_table& before,
                                                          const word_buckets& words,
                                                          Load load) noexcept {
    const Block block = load(0), first = load(1), second = load(2), third = load(3);
    if constexpr (requires { block.outside(set, before, words, first, second, third); }) {
        return block.outside(set, before, words, first, second, third);
    } else {
        const mask_of<Block> before_word = first.starts(words, second, third) & block.in(before);
        return ~block.in(set) | before_word;
    }
}

// Finds the masks of the blocks of a text, from left to right.
template <class Block>
class mark_finder {
    using mask = mask_of<Block>;

public:
    // `is_after_end` says whether the first octet is a ":" after the last octet of a scheme.
    mark_finder(const mark_sets& sets, bool is_after_end) noexcept
        : sets_(sets),
          end_{sets.scheme_ends, only(':')},
          before_slash_{union_of(sets.boundary, only(':')), sets.slash},
          code_{difference_of(sets.slash, sets.plain), sets.code},
          equals_bit_(sets.has_equals ? '?' ^ '=' : 0),
          is_after_end_(is_after_end ? 1 : 0) {}

    // Returns the masks of the next block.  load(i) returns the block that starts i octets later.
    template <class Load>
    [[gnu::always_inline]] basic_text_marks<mask> find(Load load) noexcept {
        const Block block = load(0), next = load(1);
        const mask ends = find_pairs(block, next, end_);
        const mask after_end = ends << 1 | is_after_end_;
        is_after_end_ = ends >> 63;
        return {find_any(block, next, before_slash_, code_, equals_bit_, '?') | after_end,
                find_outside<Block>(sets_.plain, sets_.before_word, sets_.words, load)};
    }

private:
    const mark_sets sets_;  // a copy: it cannot overlap the marks, so it stays in registers
    const octet_pair end_;
    const octet_pair before_slash_;
    const octet_pair code_;
    const unsigned char equals_bit_;  // with it, a "=" equals a "?"
    mask is_after_end_;               // 0 or 1
};

template <class Block>
void find_marks(string_of<Block> text, offset_of<Block> from, const mark_sets& sets,
                basic_text_marks<mask_of<Block>>* marks, std::size_t count) noexcept {
    assert(count == 0 || from + (count - 1) * block_size < text.size());
    constexpr std::size_t most_after = 3;  // how many octets after a block are also loaded
    mark_finder<Block> finder(sets, from != 0 && text[from] == ':' &&
                                        has_octet(sets.scheme_ends, octets(text)[from - 1]));
    for (std::size_t i = 0; i < count; ++i, from += block_size) {
        const place_of<Block> begin = octets(text) + from;
        const offset_of<Block> rest = text.size() - from;
        if (rest >= block_size + most_after) {
            marks[i] = finder.find([begin](std::size_t at) { return Block(begin + at); });
        } else {
            marks[i] = finder.find([begin, rest](std::size_t at) {
                const auto left_out = std::min<offset_of<Block>>(at, rest);
                return Block(begin + left_out, rest - left_out);
            });
        }
    }
}

}  // namespace
}  // namespace uriscan
