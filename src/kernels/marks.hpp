// Finds the octets that src/text/redact needs: those at which the search for a URI starts, and
// those that decide whether a URI can have a secret.
#pragma once

#include "kernels/shared.hpp"
#include "kernels/skipping.hpp"

namespace uriscan {
namespace {

// Returns the masks of a block.  load(i) returns the block that starts i octets later.  `next` is
// the octet after the block.  `is_after_end` says whether the octet before the block ends a scheme,
// 0 or 1, and then says this for the next block.
template <class Block, class Load>
[[gnu::always_inline]] inline text_marks find_block_marks(const mark_sets& sets, unsigned char next,
                                                          std::uint64_t& is_after_end,
                                                          Load load) noexcept {
    const Block block = load(0);
    const auto before = [next](std::uint64_t found, const nibble_table& set) {
        return found >> 1 | std::uint64_t{has_octet(set, next)} << 63;
    };
    const std::uint64_t slashes = block.in(sets.slash);
    const std::uint64_t before_slash = before(slashes, sets.slash);
    const std::uint64_t ends = block.in(sets.scheme_ends);
    const std::uint64_t after_end = ends << 1 | is_after_end;
    is_after_end = ends >> 63;
    const std::uint64_t colons = block.equal(':');
    const std::uint64_t boundaries = block.in(sets.boundary);
    const std::uint64_t plain = block.in(sets.plain);
    const std::uint64_t coding = ~(plain | boundaries | colons);
    return {(colons & (before_slash | after_end)) | (boundaries & before_slash) |
                (coding & before(block.in(sets.code), sets.code)) | block.equal('?'),
            ~plain | (slashes & load(1).starts(sets.segments, load(2), load(3)))};
}

template <class Block>
void find_marks(std::string_view text, std::size_t from, const mark_sets& given, text_marks* marks,
                std::size_t count) noexcept {
    constexpr std::size_t most_after = 3;  // how many octets after a block are also loaded
    const mark_sets sets = given;  // a copy: it cannot overlap `marks`, so it stays in registers
    std::uint64_t is_after_end =
        from != 0 && has_octet(sets.scheme_ends, octets(text)[from - 1]) ? 1 : 0;
    for (std::size_t i = 0; i < count; ++i, from += block_size) {
        const unsigned char* const begin = octets(text) + from;
        const std::size_t rest = text.size() - from;
        if (rest >= block_size + most_after) {
            marks[i] =
                find_block_marks<Block>(sets, begin[block_size], is_after_end,
                                        [begin](std::size_t at) { return Block(begin + at); });
        } else {
            const unsigned char next = rest > block_size ? begin[block_size] : 0x80;
            marks[i] =
                find_block_marks<Block>(sets, next, is_after_end, [begin, rest](std::size_t at) {
                    const std::size_t left_out = std::min(at, rest);
                    return Block(begin + left_out, rest - left_out);
                });
        }
    }
}

}  // namespace
}  // namespace uriscan
