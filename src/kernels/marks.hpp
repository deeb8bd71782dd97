// Finds the octets that src/text/redact needs: those at which the search for a URI starts, and
// those that decide whether a URI can have a secret.
#pragma once

#include <algorithm>
#include <cassert>

#include "kernels/shared.hpp"
#include "kernels/skipping.hpp"

namespace uriscan {
namespace {

// Returns the octets of a set that are before an octet of another set.  `next` is the block that
// starts one octet later.
template <class Block>
[[gnu::always_inline]] inline mask_of<Block> find_pairs(const Block& block,
                                                        const nibble_table& first,
                                                        const Block& next,
                                                        const nibble_table& second) noexcept {
    if constexpr (requires { block.pairs(first, next, second); }) {
        return block.pairs(first, next, second);
    } else {
        const mask_of<Block> found = block.in(first);
        return found & next.in(second);
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
          before_slash_(union_of(sets.boundary, only(':'))),
          before_code_(difference_of(sets.slash, sets.plain)),
          is_after_end_(is_after_end ? 1 : 0) {}

    // Returns the masks of the next block.  load(i) returns the block that starts i octets later.
    template <class Load>
    [[gnu::always_inline]] basic_text_marks<mask> find(Load load) noexcept {
        const Block block = load(0);
        const Block next = load(1);
        const mask ends = find_pairs(block, sets_.scheme_ends, next, colon_);
        const mask after_end = ends << 1 | is_after_end_;
        is_after_end_ = ends >> 63;
        return {find_pairs(block, before_slash_, next, sets_.slash) |
                    find_pairs(block, before_code_, next, sets_.code) | block.equal('?') |
                    after_end,
                ~block.in(sets_.plain) |
                    (block.in(sets_.before_word) & next.starts(sets_.words, load(2), load(3)))};
    }

private:
    const mark_sets sets_;  // a copy: it cannot overlap the marks, so it stays in registers
    alignas(16) static constexpr nibble_table colon_ = only(':');
    alignas(16) const nibble_table before_slash_;
    alignas(16) const nibble_table before_code_;
    mask is_after_end_;  // 0 or 1
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
