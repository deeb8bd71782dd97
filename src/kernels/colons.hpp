// Finds the colons in a block of a text.  src/text/uri_search.cpp uses them to find schemes.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "kernels/kernels.hpp"
#include "kernels/machine.hpp"
#include "kernels/skipping.hpp"

namespace uriscan {

// Looks for colons in the 64 octets that start at `from`.  The slashes after a colon can also be in
// the two octets after these 64.
template <class Block>
colons find_colons(std::string_view text, std::size_t from) noexcept {
    const auto block_at = [text](std::size_t offset) {
        offset = std::min(offset, text.size());
        return Block(octets(text) + offset, std::min(block_size, text.size() - offset));
    };
    const std::uint64_t all = block_at(from).equal(':');
    if (all == 0) {
        return {};
    }
    return {all, all & block_at(from + 1).equal('/') & block_at(from + 2).equal('/')};
}

}  // namespace uriscan
