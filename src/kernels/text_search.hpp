// Finds where a URI in a text can start and end.  src/text/uri_search.cpp and src/text/uri_end.cpp
// use these functions.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "kernels/kernels.hpp"
#include "kernels/machine.hpp"
#include "kernels/nibbles.hpp"
#include "kernels/self_loops.hpp"
#include "kernels/skipping.hpp"

namespace uriscan {

// Returns the octets that can be in a URI.
consteval octet_set find_uri_octets() {
    octet_set found;
    for (const uri_automaton::transition& transition : uri_automaton::transitions) {
        for (std::size_t octet = transition.low; octet <= transition.high; ++octet) {
            found.members[octet] = true;
        }
    }
    return found;
}

inline constexpr octet_set uri_octets = find_uri_octets();
static_assert(uri_octets.is_ascii());

alignas(16) inline constexpr nibble_table uri_octet_table =
    make_nibble_table([](std::size_t octet) { return uri_octets[octet]; });

// Returns the mask of the colons in a block that can end the scheme of a URI.  `after` is the mask
// of the octets after the text, and `next` says whether such an octet or a slash follows the block.
// `last` says whether the octet before the block can end a scheme.  It is set to the same for the
// last octet of the block.
template <class Block>
[[gnu::always_inline]] inline std::uint64_t find_scheme_ends(const Block& block,
                                                             const nibble_table& ends,
                                                             std::uint64_t after, bool next,
                                                             std::uint64_t& last) noexcept {
    const std::uint64_t slashes = block.equal('/') | block.equal('\\') | after;
    const std::uint64_t octets_of_ends = block.in(ends);
    const std::uint64_t after_ends = octets_of_ends << 1 | last;
    last = octets_of_ends >> 63;
    return block.equal(':') & (slashes >> 1 | std::uint64_t{next} << 63 | after_ends);
}

// This is find_scheme_end_function.
template <class Block>
std::size_t find_scheme_end(std::string_view text, std::size_t from,
                            const nibble_table& ends) noexcept {
    const unsigned char* const begin = octets(text);
    std::uint64_t last = 0;
    for (; text.size() - from > block_size; from += block_size) {
        const unsigned char next = begin[from + block_size];
        const std::uint64_t found =
            find_scheme_ends(Block(begin + from), ends, 0, next == '/' || next == '\\', last);
        if (found != 0) {
            return from + trailing_zeros(found);
        }
    }
    const std::size_t rest = text.size() - from;
    const std::uint64_t after = rest < block_size ? ~std::uint64_t{0} << rest : 0;
    const std::uint64_t found =
        find_scheme_ends(Block(begin + from, rest), ends, after, true, last);
    return found != 0 ? from + trailing_zeros(found) : text.size();
}

// This is measure_run_function.
template <class Block>
uri_run measure_run(std::string_view text) noexcept {
    std::size_t colon = text.size();
    for (std::size_t at = 0; at < text.size(); at += block_size) {
        const std::size_t rest = text.size() - at;
        const Block block(octets(text) + at, std::min(block_size, rest));
        const std::uint64_t stops = ~block.in(uri_octet_table);
        const std::uint64_t colons = block.equal(':');
        if (colons != 0) {
            colon = std::min(colon, at + trailing_zeros(colons));
        }
        if (stops != 0) {
            const std::size_t size = at + trailing_zeros(stops);
            return {size, std::min(colon, size)};
        }
    }
    return {text.size(), colon};
}

}  // namespace uriscan
