// Finds the octets of a block that src/text/redact needs: those at which the search for a URI
// starts, and those that decide whether a URI can have a secret.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "kernels/kernels.hpp"
#include "kernels/machine.hpp"
#include "kernels/self_loops.hpp"
#include "kernels/skipping.hpp"
#include "uriscan/literal.hpp"

namespace uriscan {

// The index, in all_self_loop_sets, of the set of the octets that a query can contain, without "%"
// (RFC 3986, section 3.4).
inline constexpr std::size_t query_set = [] {
    const auto query = detail::find_transition(uri_automaton::start, '?');
    return all_self_loop_sets.index_of(self_loop_of(query->target).octets);
}();

static_assert(query_set < all_self_loop_sets.count);

template <class Block>
Block load_block(std::string_view text, std::size_t from) noexcept {
    from = std::min(from, text.size());
    return Block(octets(text) + from, std::min(block_size, text.size() - from));
}

template <class Block>
anchors find_anchors(std::string_view text, std::size_t from) noexcept {
    const Block block = load_block<Block>(text, from);
    const std::uint64_t before =
        block.equal(' ') | block.equal('"') | block.equal('\'') | block.equal('`');
    if (before == 0) {
        return {block.equal(':'), 0};
    }
    const Block next = load_block<Block>(text, from + 1);
    return {block.equal(':'), before & (next.equal('/') | next.equal('\\'))};
}

template <class Block>
uri_marks find_marks(std::string_view text, std::size_t from) noexcept {
    const Block block = load_block<Block>(text, from);
    return {~block.template in<query_set>(),
            block.equal(':') | block.equal('@') | block.equal('&') | block.equal('='),
            block.equal('/')};
}

}  // namespace uriscan
