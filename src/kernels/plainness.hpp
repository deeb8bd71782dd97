// Finds the plain parts of a URI-reference: those in which audit() has nothing to find.
#pragma once

#include "kernels/shared.hpp"
#include "kernels/skipping.hpp"

namespace uriscan {
namespace {

alignas(16) inline constexpr nibble_table letter_or_digit_table =
    make_nibble_table([](std::size_t octet) {
        const auto c = static_cast<char>(octet);
        return is_unreserved(c) && c != '-' && c != '.' && c != '_' && c != '~';
    });

// Returns a mask of the bits below `end`.
template <class Mask, class Offset>
[[gnu::always_inline]] inline Mask bits_below(Offset end) noexcept {
    return end < block_size ? (Mask{1} << end) - 1 : ~Mask{0};
}

// Says whether a host of at least one octet is plain.  It must be within the block, which is the
// first one of the text.
template <class Block>
[[gnu::always_inline]] inline bool is_plain_host(const Block& block, string_of<Block> text,
                                                 offset_of<Block> begin,
                                                 offset_of<Block> end) noexcept {
    using mask = mask_of<Block>;
    assert(begin < end && end <= block_size);
    const mask host = bits_below<mask>(end) & ~bits_below<mask>(begin);
    const mask dots = block.equal('.') & host;
    const mask signs = dots | (block.equal('-') & host);
    const mask others = host & ~(block.in(letter_or_digit_table) | signs);
    const mask edges = mask{1} << begin | mask{1} << (end - 1);
    const offset_of<Block> last_label = dots != 0 ? after_last(dots) : begin;
    return (others | (signs & (signs << 1 | edges))) == 0 && is_alpha(text[last_label]);
}

// Collects what is not plain in the blocks of a text.
template <class Block>
struct not_plain {
    using mask = mask_of<Block>;
    using offset = offset_of<Block>;

    mask segments = 0;
    mask triplets = 0;

    // Adds a block.  The path is between its octets `begin` and `end`.
    [[gnu::always_inline]] void add(const Block& block, offset begin, offset end) noexcept {
        const mask path = bits_below<mask>(end) & ~bits_below<mask>(begin);
        const mask slashes = block.equal('/') & path;
        const mask percents = block.equal('%');
        segments |= slashes << 1 & path & (slashes | block.equal('.') | percents);
        triplets |= percents;
    }

    unsigned plain() const noexcept {
        return (segments == 0 ? plain_parts::segments : 0U) |
               (triplets == 0 ? plain_parts::octets : 0U);
    }
};

// Finds the plain parts of a text of at least one block, except its host.  The last octet of a
// block is also the first one of the next block, so that each "/." lies completely in one of them.
template <class Block>
[[gnu::noinline]] unsigned find_plain_in_blocks(string_of<Block> text,
                                                const components_type<Block>& at) noexcept {
    using offset = offset_of<Block>;
    const place_of<Block> begin = octets(text);
    const offset last = text.size() - block_size;
    const auto from = [](offset place, offset start) { return place > start ? place - start : 0; };
    not_plain<Block> found;
    for (offset start = 0; start < last; start += block_size - 1) {
        found.add(Block(begin + start), from(at.path_begin, start), from(at.path_end, start));
    }
    found.add(Block(begin + last), from(at.path_begin, last), from(at.path_end, last));
    return found.plain();
}

// This is find_plain_function.
template <class Block>
unsigned find_plain(string_of<Block> text, const components_type<Block>& at) noexcept {
    assert(at.path_begin <= at.path_end && at.path_end <= text.size());
    const bool is_short = text.size() < block_size;
    const Block block = is_short ? Block(octets(text), text.size()) : Block(octets(text));
    const bool has_plain_host = at.host_begin != 0 && at.host_begin < at.host_end &&
                                at.host_end <= block_size &&
                                is_plain_host<Block>(block, text, at.host_begin, at.host_end);
    const unsigned host = has_plain_host ? plain_parts::host : 0U;
    if (!is_short) {
        return host | find_plain_in_blocks<Block>(text, at);
    }
    not_plain<Block> found;
    found.add(block, at.path_begin, at.path_end);
    return host | found.plain();
}

}  // namespace
}  // namespace uriscan
