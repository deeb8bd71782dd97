// Finds the octets that src/text/redact needs: those at which the search for a URI starts, and
// those that decide whether a URI can have a secret.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "kernels/kernels.hpp"
#include "kernels/machine.hpp"
#include "kernels/nibbles.hpp"
#include "kernels/skipping.hpp"

namespace uriscan {

// Returns the masks of the block at `from`.  load(i) returns the block that starts i octets later.
template <class Block, class Load>
[[gnu::always_inline]] inline text_marks find_block_marks(std::string_view text, std::size_t from,
                                                          const mark_sets& sets,
                                                          Load load) noexcept {
    const Block block = load(0);
    const Block second = load(1);
    const Block third = load(2);
    const Block fourth = load(3);
    const auto last = static_cast<unsigned char>(from == 0 ? '\0' : text[from - 1]);
    const std::uint64_t last_bit = std::uint64_t{sets.scheme_ends[last & 0xFU]} >> (last >> 4) & 1;
    const std::uint64_t after_end = block.in(sets.scheme_ends) << 1 | last_bit;
    const std::uint64_t before_body = second.in(sets.after_scheme);
    const std::uint64_t segments = second.starts(sets.segments, third, fourth);
    return {(block.equal(':') & (before_body | after_end)) |
                (block.in(sets.gap) & second.in(sets.slash)),
            ~block.in(sets.plain) | (block.equal('/') & segments)};
}

template <class Block>
void find_marks(std::string_view text, std::size_t from, const mark_sets& sets, text_marks* marks,
                std::size_t count) noexcept {
    constexpr std::size_t most_after = 3;  // how many octets after a block are also loaded
    for (std::size_t i = 0; i < count; ++i, from += block_size) {
        const unsigned char* const begin = octets(text) + from;
        const std::size_t rest = text.size() - from;
        if (rest >= block_size + most_after) {
            marks[i] = find_block_marks<Block>(
                text, from, sets, [begin](std::size_t at) { return Block(begin + at); });
        } else {
            marks[i] = find_block_marks<Block>(text, from, sets, [begin, rest](std::size_t at) {
                at = std::min(at, rest);
                return Block(begin + at, std::min(block_size, rest - at));
            });
        }
    }
}

}  // namespace uriscan
