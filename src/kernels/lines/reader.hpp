// Reads the lines of a text: of each chunk first the masks of its blocks (block_masks.hpp), then
// the components of its lines (split.hpp).  Both steps depend on the type `Lanes`, which split.hpp
// describes.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "kernels/kernels.hpp"
#include "kernels/lines/block_masks.hpp"
#include "kernels/lines/split.hpp"
#include "kernels/machine.hpp"
#include "kernels/skipping.hpp"
#include "uriscan/subtext.hpp"

namespace uriscan::lines {

// The first part of a text: its masks, and where its lines begin.  The object has 24 KiB, so it
// stays in the processor's first cache.
template <class Block, class Lanes>
class chunk {
public:
    static constexpr std::size_t blocks = 128;
    static constexpr std::size_t most_octets = blocks * block_size;

    // Reads the first `most_octets` of `text`, or all if there are fewer, but at least one.
    void read(std::string_view text) noexcept {
        const std::size_t size = std::min(text.size(), most_octets);
        const unsigned char* const begin = octets(text);
        marker_ = {};
        count_ = 0;
        std::size_t at = 0;
        for (; at + block_size < size; at += block_size) {
            mark(at, Block(begin + at), begin[at + block_size]);
        }
        mark(at, Block(begin + at, size - at), size < text.size() ? begin[size] : 0);
        // Some lines can be read together with the last one.  They are empty.
        for (std::size_t i = count_; i < count_ + line_rows::most_together; ++i) {
            begins_[i + 1] = static_cast<std::uint16_t>(begins_[i] + 1);
        }
    }

    // The number of lines that end in the chunk.
    std::size_t count() const noexcept { return count_; }

    // The offsets at which lines begin: of each line that ends in the chunk, and of the one after.
    // A line ends one octet before the next one begins.
    const std::uint16_t* begins() const noexcept { return begins_.data(); }

    // Says whether a line ends with CR LF.
    bool has_cr() const noexcept { return marker_.has_cr(); }

    // The masks of all blocks, and of two more.  After the end of the text, they can have any bits.
    const block_masks* masks() const noexcept { return masks_.data(); }

private:
    [[gnu::always_inline]] void mark(std::size_t at, const Block& block,
                                     unsigned char next) noexcept {
        const std::uint64_t found = marker_.mark(block, next, masks_[at / block_size]);
        Lanes::store_places(found, at + 1, begins_.data() + 1 + count_);
        count_ += static_cast<std::size_t>(std::popcount(found));
    }

    block_marker<Block, Lanes> marker_;
    std::size_t count_ = 0;
    std::array<block_masks, blocks + 2> masks_ = {};
    std::array<std::uint16_t, 1 + most_octets + block_size> begins_ = {};
};

// For each line, returns 1 if its last octet is a CR, else 0.
template <class Lanes>
typename Lanes::words count_crs(const unsigned char* text, const std::uint16_t* begins) noexcept {
    std::uint16_t counts[Lanes::count];
    for (std::size_t i = 0; i < Lanes::count; ++i) {
        const std::uint16_t next = begins[i + 1];
        counts[i] = begins[i] + 1 < next && text[next - 2] == '\r' ? 1 : 0;
    }
    return Lanes::load(counts);
}

// Adds rows for the lines of a chunk from number `first` on: `count` of them, or fewer if `Lanes`
// can read fewer together.  The chunk starts at the offset `from` of the text.  Returns how many of
// the lines are certainly valid.
template <class Lanes, class Chunk>
[[gnu::always_inline]] inline std::size_t add_rows(const Chunk& chunk, const unsigned char* text,
                                                   std::uint32_t from, std::size_t first,
                                                   std::size_t count, line_rows& rows) noexcept {
    using words = typename Lanes::words;
    const std::uint16_t* const begins = chunk.begins() + first;
    words masks_of[class_count];
    Lanes::load_masks(chunk.masks(), begins, masks_of);
    const words begin = Lanes::load(begins);
    words size = Lanes::load(begins + 1) - begin - 1;
    if (chunk.has_cr()) {
        size -= count_crs<Lanes>(text, begins);
    }
    split_lines<words> lines = split<Lanes>(masks_of, size);
    for (std::size_t at = block_size; Lanes::bits(lines.is_long) != 0; at += block_size) {
        std::uint16_t starts[Lanes::count];
        for (std::size_t i = 0; i < Lanes::count; ++i) {
            starts[i] = static_cast<std::uint16_t>(std::min(begins[i] + at, Chunk::most_octets));
        }
        Lanes::load_masks(chunk.masks(), starts, masks_of);
        split_on<Lanes>(masks_of, size, at, lines);
    }
    const std::size_t row = rows.count;
    Lanes::store(rows.begin + row, begin + from);
    Lanes::store(rows.end + row, begin + from + size);
    Lanes::store(rows.scheme_end + row, lines.scheme_end);
    Lanes::store(rows.host_begin + row, lines.host_begin);
    Lanes::store(rows.host_end + row, lines.path_begin);
    Lanes::store(rows.path_begin + row, lines.path_begin);
    Lanes::store(rows.path_end + row, lines.path_end);
    Lanes::store(rows.query_end + row, lines.query_end);
    Lanes::store(rows.stop + row, size);
    const std::size_t added = std::min(count, Lanes::count);
    const std::uint64_t valid =
        ~Lanes::bits(is_any(lines.open)) & ((std::uint64_t{1} << added) - 1);
    rows.valid[row / 64] |= valid << row % 64;
    rows.valid[row / 64 + 1] |= valid >> 1 >> (63 - row % 64);
    rows.count += added;
    return static_cast<std::size_t>(std::popcount(valid));
}

// Reads lines with blocks and lanes; see read_lines_function.
template <class Block, class Lanes>
std::size_t read_lines(std::string_view text, std::size_t from, line_rows& rows) noexcept {
    static_assert(Lanes::count <= line_rows::most_together);
    chunk<Block, Lanes> chunk;
    while (from < text.size() && rows.count < rows.most) {
        chunk.read(subtext(text, from, text.size() - from));
        const std::size_t count = std::min(chunk.count(), rows.most - rows.count);
        if (count == 0) {
            break;
        }
        std::size_t valid = 0;
        for (std::size_t first = 0; first < count; first += Lanes::count) {
            valid += add_rows<Lanes>(chunk, octets(text) + from, static_cast<std::uint32_t>(from),
                                     first, count - first, rows);
        }
        from += chunk.begins()[count];
        // The caller must read most of these lines again, or they are so long that the caller is
        // faster: to mark a block takes longer than to skip over it.
        if (valid < count / 4 || count < chunk.blocks / 4) {
            break;
        }
    }
    return from;
}

}  // namespace uriscan::lines
