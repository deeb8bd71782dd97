// Finds what normalization could change in a URI-reference (RFC 3986, section 6.2.2).
#pragma once

#include "kernels/shared.hpp"
#include "kernels/skipping.hpp"

namespace uriscan {
namespace {

alignas(16) inline constexpr nibble_table upper_letter_table =
    make_nibble_table([](std::size_t octet) { return is_upper(static_cast<char>(octet)); });

// Returns the entry of an octet.
constexpr std::uint32_t entry_of(const std::array<std::uint32_t, 256>& table,
                                 unsigned char octet) noexcept {
    return table[octet];
}

// Returns the changes to the triplets of a text.  `triplets` says at which offsets they start.
template <class Place, class Mask>
[[gnu::noinline]] unsigned find_triplet_changes(Place text, Mask triplets) noexcept {
    decltype(entry_of(changes_of_digits.first, text[0])) found = 0;
    for (; triplets != 0; triplets &= triplets - 1) {
        const Place triplet = text + trailing_zeros(triplets);
        found |= entry_of(changes_of_digits.first, triplet[1]) &
                 entry_of(changes_of_digits.second, triplet[2]);
    }
    const bool has_unreserved = (found & triplet_tables::any_unreserved) != 0;
    const bool has_lower = (found & ~triplet_tables::any_unreserved) != 0;
    return (has_unreserved ? text_changes::unreserved : 0U) |
           (has_lower ? text_changes::lower_digit : 0U);
}

// Collects the changes that were found in the blocks of a text.
template <class Block>
class found_changes {
    using mask = mask_of<Block>;

public:
    // Adds the changes in the block at `begin`.  Upper-case letters count only in its first
    // `lowered` octets.  A triplet counts if it starts in the block.
    [[gnu::always_inline]] void add(const Block& block, place_of<Block> begin,
                                    offset_of<Block> lowered) noexcept {
        if (lowered != 0) {  // in a long text, letters do not count in most blocks
            const mask counted = lowered < block_size ? (mask{1} << lowered) - 1 : ~mask{0};
            letters_ |= counted & block.in(upper_letter_table);
        }
        dots_ |= block.equal('/') << 1 & block.equal('.');
        const mask triplets = block.equal('%');
        if (triplets != 0) {
            in_triplets_ |= find_triplet_changes(begin, triplets);
        }
    }

    unsigned all() const noexcept {
        return (letters_ != 0 ? text_changes::letter : 0U) |
               (dots_ != 0 ? text_changes::dot_after_slash : 0U) | in_triplets_;
    }

private:
    mask letters_ = 0;
    mask dots_ = 0;  // each "." after a "/"
    unsigned in_triplets_ = 0;
};

// Finds the changes in a text of at least one block.  This is not inlined, so that a short text
// does not pay for its variables.
template <class Block>
[[gnu::noinline]] unsigned find_changes_in_blocks(string_of<Block> text,
                                                  offset_of<Block> lowered) noexcept {
    const place_of<Block> begin = octets(text);
    const offset_of<Block> last = text.size() - block_size;
    found_changes<Block> found;
    // The last octet of a block is also the first one of the next block, so that each "/." lies
    // completely in one of them.
    for (offset_of<Block> at = 0; at < last; at += block_size - 1) {
        found.add(Block(begin + at), begin + at, lowered > at ? lowered - at : 0);
    }
    found.add(Block(begin + last), begin + last, lowered > last ? lowered - last : 0);
    return found.all();
}

// This is find_changes_function.
template <class Block>
unsigned find_changes(string_of<Block> text, offset_of<Block> lowered) noexcept {
    assert(lowered <= text.size());
    if (text.size() >= block_size) {
        return find_changes_in_blocks<Block>(text, lowered);
    }
    found_changes<Block> found;
    found.add(Block(octets(text), text.size()), octets(text), lowered);
    return found.all();
}

}  // namespace
}  // namespace uriscan
