// Finds the colons in a block of a text.  src/text/uri_search.cpp uses them to find schemes.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "kernels/kernels.hpp"
#include "kernels/machine.hpp"
#include "kernels/skipping.hpp"

namespace uriscan {

// Looks for colons in the 64 octets that start at `from`.  The slashes after a colon can also be in
// the two octets after these 64.
template <class Block>
colons find_colons(std::string_view text, std::size_t from) noexcept {
    const std::size_t rest = text.size() - std::min(from, text.size());
    const unsigned char* const begin = octets(text) + (text.size() - rest);
    if (rest >= block_size + 2) {
        const Block block(begin);
        const std::uint64_t all = block.equal(':');
        const std::uint64_t slashes = block.equal('/');
        const std::uint64_t next = (begin[block_size] == '/' ? 1U : 0U);
        const std::uint64_t after_next = (begin[block_size + 1] == '/' ? 1U : 0U);
        return {all,
                all & (slashes >> 1 | next << 63) & (slashes >> 2 | next << 62 | after_next << 63)};
    }
    const auto block_at = [begin, rest](std::size_t at) {
        at = std::min(at, rest);
        return Block(begin + at, std::min(block_size, rest - at));
    };
    const std::uint64_t all = block_at(0).equal(':');
    return {all, all & block_at(1).equal('/') & block_at(2).equal('/')};
}

}  // namespace uriscan
