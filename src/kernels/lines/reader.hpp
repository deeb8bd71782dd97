// Reads the lines of a text: of each chunk first the masks of its blocks (chunk.hpp), then the
// components of its lines (split.hpp), and last the rest of some lines (completion.hpp).  All steps
// depend on the type `Lanes`, which split.hpp describes.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "kernels/kernels.hpp"
#include "kernels/lines/chunk.hpp"
#include "kernels/lines/completion.hpp"
#include "kernels/lines/split.hpp"
#include "kernels/machine.hpp"
#include "uriscan/subtext.hpp"

namespace uriscan::lines {

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

// Splits the first octets of lines of a chunk, from line number `first` on.
template <class Lanes, class Chunk>
[[gnu::always_inline]] inline split_lines<typename Lanes::words> split_from(
    const Chunk& chunk, std::size_t first, typename Lanes::words size) noexcept {
    typename Lanes::words masks_of[class_count] = {};
    Lanes::load_common(chunk.masks(), chunk.begins() + first, masks_of);
    if constexpr (Lanes::skips_rare) {
        if (!chunk.has_rare(first, std::min(first + Lanes::count, chunk.count()))) {
            return split<Lanes>(masks_of, size);
        }
    }
    Lanes::load_rare(chunk.masks(), chunk.begins() + first, masks_of);
    return split<Lanes>(masks_of, size);
}

// Stores the rows of lines of a chunk, from line number `first` on: of as many as `Lanes` can read.
// The first of the rows is number `row`.  The chunk is at the offset `from` of the text.
template <class Lanes, class Chunk>
[[gnu::always_inline]] inline line_bits store_rows(const Chunk& chunk, std::string_view text,
                                                   std::size_t from, std::size_t first,
                                                   std::size_t row, line_rows& rows) noexcept {
    using words = typename Lanes::words;
    const std::uint16_t* const begins = chunk.begins() + first;
    const words begin = Lanes::load(begins);
    words size = Lanes::load(begins + 1) - begin - 1;
    if (chunk.has_cr()) {
        size -= count_crs<Lanes>(octets(text) + from, begins);
    }
    split_lines<words> lines = split_from<Lanes>(chunk, first, size);
    if constexpr (Lanes::finishes_long_lines) {
        split_rest<Lanes>(chunk, begins, size, lines);
    }
    Lanes::store(rows.begin + row, begin + from);
    Lanes::store(rows.end + row, begin + from + size);
    Lanes::store(rows.scheme_end + row, lines.scheme_end);
    Lanes::store(rows.host_begin + row, lines.host_begin);
    Lanes::store(rows.host_end + row, lines.path_begin);
    Lanes::store(rows.path_begin + row, lines.path_begin);
    Lanes::store(rows.path_end + row, lines.path_end);
    Lanes::store(rows.query_end + row, lines.query_end);
    Lanes::store(rows.stop + row, size);
    return {Lanes::bits(words(lines.open == words{})), Lanes::bits(lines.is_long),
            Lanes::bits(is_any(lines.ports))};
}

// Adds rows for the first `count` lines of a chunk, which is at the offset `from` of the text.
// Returns how many of the lines are certainly valid.
template <class Lanes, class Chunk>
std::size_t add_rows(const Chunk& chunk, std::string_view text, std::size_t from, std::size_t count,
                     line_rows& rows) noexcept {
    unfinished_lines<Chunk> unfinished;
    std::size_t valid = 0;
    for (std::size_t first = 0; first < count; first += 64) {
        const std::size_t last = std::min(first + 64, count);
        const std::size_t row = rows.count + first;
        line_bits lines;
        for (std::size_t i = 0; first + i < last; i += Lanes::count) {
            const line_bits some = store_rows<Lanes>(chunk, text, from, first + i, row + i, rows);
            lines.valid |= some.valid << i;
            lines.longer |= some.longer << i;
            lines.with_port |= some.with_port << i;
        }
        lines.valid &= ~std::uint64_t{0} >> (64 - (last - first));
        rows.valid[row / 64] |= lines.valid << row % 64;
        rows.valid[row / 64 + 1] |= lines.valid >> 1 >> (63 - row % 64);
        valid += static_cast<std::size_t>(std::popcount(lines.valid));
        unfinished.add(lines);
    }
    if constexpr (!Lanes::finishes_long_lines) {
        valid -= complete_long_rows<Lanes>(chunk, unfinished, rows.count, rows);
    }
    const std::size_t open = complete_rows_with_port(octets(text), unfinished, rows.count, rows);
    rows.count += count;
    return valid - std::min(valid, open);  // a long line can have been open before
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
        const std::size_t valid = add_rows<Lanes>(chunk, text, from, count, rows);
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
