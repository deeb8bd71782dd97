// Finds the octets that src/text/redact needs: those at which the search for a URI starts, and
// those that decide whether a URI can have a secret.
#pragma once

#include <algorithm>

#include "kernels/shared.hpp"
#include "kernels/skipping.hpp"

namespace uriscan {
namespace {

// Finds the masks of the blocks of a text, from left to right.
template <class Block>
class mark_finder {
public:
    // `is_after_end` says whether the first octet is a ":" after the last octet of a scheme.
    mark_finder(const mark_sets& sets, bool is_after_end) noexcept
        : sets_(sets), is_after_end_(is_after_end ? 1 : 0) {}

    // Returns the masks of the next block.  load(i) returns the block that starts i octets later,
    // and `next` is the octet after the block, or 0x80 after the end of the text.
    template <class Load>
    [[gnu::always_inline]] text_marks find(unsigned char next, Load load) noexcept {
        const Block block = load(0);
        const auto before = [next](std::uint64_t found, const nibble_table& set) {
            return found >> 1 | std::uint64_t{has_octet(set, next)} << 63;
        };
        const std::uint64_t slashes = block.in(sets_.slash);
        const std::uint64_t before_slash = before(slashes, sets_.slash);
        const std::uint64_t ends = block.in(sets_.scheme_ends);
        const std::uint64_t after_end = ends << 1 | is_after_end_;
        is_after_end_ = ends >> 63;
        const std::uint64_t colons = block.equal(':');
        const std::uint64_t boundaries = block.in(sets_.boundary);
        const std::uint64_t plain = block.in(sets_.plain);
        const std::uint64_t coding = slashes & ~plain;  // a "/" is plain
        return {
            (colons & (before_slash | after_end)) | (boundaries & before_slash) |
                (coding & before(block.in(sets_.code), sets_.code)) | block.equal('?'),
            ~plain | (block.in(sets_.before_word) & load(1).starts(sets_.words, load(2), load(3)))};
    }

private:
    const mark_sets sets_;        // a copy: it cannot overlap the marks, so it stays in registers
    std::uint64_t is_after_end_;  // 0 or 1
};

template <class Block>
void find_marks(std::string_view text, std::size_t from, const mark_sets& sets, text_marks* marks,
                std::size_t count) noexcept {
    constexpr std::size_t most_after = 3;  // how many octets after a block are also loaded
    mark_finder<Block> finder(sets, from != 0 && text[from] == ':' &&
                                        has_octet(sets.scheme_ends, octets(text)[from - 1]));
    for (std::size_t i = 0; i < count; ++i, from += block_size) {
        const unsigned char* const begin = octets(text) + from;
        const std::size_t rest = text.size() - from;
        if (rest >= block_size + most_after) {
            marks[i] = finder.find(begin[block_size],
                                   [begin](std::size_t at) { return Block(begin + at); });
        } else {
            const unsigned char next = rest > block_size ? begin[block_size] : 0x80;
            marks[i] = finder.find(next, [begin, rest](std::size_t at) {
                const std::size_t left_out = std::min(at, rest);
                return Block(begin + left_out, rest - left_out);
            });
        }
    }
}

}  // namespace
}  // namespace uriscan
