// Reads the lines of a text: of each chunk first the masks of its blocks (block_masks.hpp), then
// the components of its lines (split.hpp).
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

// The first part of a text: its masks and its line feeds.  The object has 24 KiB, so it stays in
// the processor's first cache.
template <class Block>
class chunk {
public:
    static constexpr std::size_t blocks = 128;
    static constexpr std::size_t most_octets = blocks * block_size;

    chunk() noexcept { line_feeds_[0] = 0xFFFF; }  // the offset -1

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
        const auto end = static_cast<std::uint16_t>(*(line_feeds() + count_ - 1));
        std::fill_n(line_feeds_.begin() + 1 + count_, line_rows::most_together, end);
    }

    // The number of lines that end in the chunk.
    std::size_t count() const noexcept { return count_; }

    // The offsets at which lines end.  The offset before the first is -1, as if a line ended there.
    const std::uint16_t* line_feeds() const noexcept { return line_feeds_.data() + 1; }

    // Says whether a line ends with CR LF.
    bool has_cr() const noexcept { return marker_.has_cr(); }

    // The masks of all blocks, and of one more, which can have any bits.
    const block_masks* masks() const noexcept { return masks_.data(); }

private:
    [[gnu::always_inline]] void mark(std::size_t at, const Block& block,
                                     unsigned char next) noexcept {
        std::uint64_t found = marker_.mark(block, next, masks_[at / block_size]);
        std::uint16_t* to = line_feeds_.data() + 1 + count_;
        count_ += static_cast<std::size_t>(std::popcount(found));
        // Most blocks have few line feeds.  A fixed number of steps needs no branch.
        for (std::size_t i = 0; i < few; ++i, found &= found - 1) {
            *to++ = static_cast<std::uint16_t>(at + first_of(found));
        }
        for (; found != 0; found &= found - 1) {
            *to++ = static_cast<std::uint16_t>(at + first_of(found));
        }
    }

    // Returns the number of the first bit of a mask, or 64 if there is none.
    static std::size_t first_of(std::uint64_t mask) noexcept {
        return static_cast<std::size_t>(std::countr_zero(mask));
    }

    static constexpr std::size_t few = 4;
    block_marker<Block> marker_;
    std::size_t count_ = 0;
    std::array<block_masks, blocks + 2> masks_ = {};
    std::array<std::uint16_t, 1 + most_octets + line_rows::most_together> line_feeds_;
};

// Reads the part of a line after its first 64 octets, and completes its row.  `split` has stored
// the offsets that are less than 64, and 64 for the others.  Returns false if the machine must read
// the line.
template <class Chunk>
bool complete(const Chunk& chunk, std::size_t begin, const line_rows& rows,
              std::size_t row) noexcept {
    const std::size_t size = rows.stop[row];
    // An offset that was not found is the size of the line.
    std::size_t path_end = rows.path_end[row] < block_size ? rows.path_end[row] : size;
    std::size_t query_end = rows.query_end[row] < block_size ? rows.query_end[row] : size;
    std::size_t next = 0;
    for (std::size_t at = block_size; at < size; at = next) {
        const std::size_t shift = (begin + at) % block_size;
        next = at + block_size - shift;
        const block_masks& block = chunk.masks()[(begin + at) / block_size];
        const auto in_line = [&](std::uint64_t mask) {
            mask >>= shift;
            return next > size ? mask & ((std::uint64_t{1} << (size - at)) - 1) : mask;
        };
        // Most blocks have none of these octets.
        if (in_line(block.of[question] | block.of[hash] | block.of[refused]) == 0) {
            continue;
        }
        const std::uint64_t hashes = in_line(block.of[hash]);
        const std::uint64_t second_hashes = query_end == size ? hashes & (hashes - 1) : hashes;
        if ((in_line(block.of[refused]) | second_hashes) != 0) {
            return false;
        }
        if (path_end == size) {
            path_end = at + trailing_zeros(in_line(block.of[question]) | hashes);
        }
        if (hashes != 0) {
            query_end = at + trailing_zeros(hashes);
        }
    }
    const std::size_t end = begin + size;
    rows.query_end[row] = static_cast<std::uint32_t>(query_end);
    rows.path_end[row] = static_cast<std::uint32_t>(path_end);
    return (chunk.masks()[end / block_size].of[refused] >> end % block_size & 1) == 0;
}

// For each line, returns 1 if its last octet is a CR, else 0.
template <class Lanes>
typename Lanes::words count_crs(const unsigned char* text, const std::uint16_t* begins,
                                const std::uint16_t* ends) noexcept {
    std::uint16_t counts[Lanes::count];
    for (std::size_t i = 0; i < Lanes::count; ++i) {
        counts[i] = begins[i] < ends[i] && text[ends[i] - 1] == '\r' ? 1 : 0;
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
    const std::uint16_t* const ends = chunk.line_feeds() + first;
    std::uint16_t begins[Lanes::count];
    for (std::size_t i = 0; i < Lanes::count; ++i) {
        begins[i] = static_cast<std::uint16_t>(*(ends + i - 1) + 1);
    }
    words masks_of[class_count];
    Lanes::load_masks(chunk.masks(), begins, masks_of);
    const words begin = Lanes::load(begins);
    words size = Lanes::load(ends) - begin;
    if (chunk.has_cr()) {
        size -= count_crs<Lanes>(text, begins, ends);
    }
    const split_lines<words> lines = split<Lanes>(masks_of, size);
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
    std::uint64_t valid = ~Lanes::bits(lines.is_open) & ((std::uint64_t{1} << added) - 1);
    for (std::uint64_t open = valid & Lanes::bits(lines.is_long); open != 0; open &= open - 1) {
        const std::size_t i = trailing_zeros(open);
        valid &= ~(std::uint64_t{!complete(chunk, begins[i], rows, row + i)} << i);
    }
    rows.valid[row / 64] |= valid << row % 64;
    rows.valid[row / 64 + 1] |= valid >> 1 >> (63 - row % 64);
    rows.count += added;
    return static_cast<std::size_t>(std::popcount(valid));
}

// Reads lines with blocks and lanes; see read_lines_function.
template <class Block, class Lanes>
std::size_t read_lines(std::string_view text, std::size_t from, line_rows& rows) noexcept {
    static_assert(Lanes::count <= line_rows::most_together);
    chunk<Block> chunk;
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
        from += chunk.line_feeds()[count - 1] + std::size_t{1};
        // The caller must read most of these lines again, or they are so long that the caller is
        // faster: to mark a block takes longer than to skip over it.
        if (valid < count / 2 || count < chunk.blocks / 4) {
            break;
        }
    }
    return from;
}

}  // namespace uriscan::lines
