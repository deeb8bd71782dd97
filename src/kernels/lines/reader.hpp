// Reads the lines of a text: of each chunk first the masks of its blocks (chunk.hpp), then the
// components of its lines (split.hpp, checks.hpp), and last the rest of some lines
// (completion.hpp).  All steps depend on the type `Lanes`, which split.hpp describes.
#pragma once

#include "kernels/lines/checks.hpp"
#include "kernels/lines/chunk.hpp"
#include "kernels/lines/completion.hpp"
#include "kernels/lines/line_sets.hpp"
#include "kernels/lines/split.hpp"
#include "kernels/shared.hpp"

namespace uriscan::lines {
namespace {

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

// Stores the rows of lines, from number `row` on, and returns their bits.  The lines begin at the
// offsets `begin` of the text.
template <class Lanes>
[[gnu::always_inline]] inline line_bits store_rows(typename Lanes::words begin,
                                                   typename Lanes::words size,
                                                   const split_lines<typename Lanes::words>& lines,
                                                   std::size_t row, line_rows& rows) noexcept {
    using words = typename Lanes::words;
    Lanes::store(rows.begin + row, begin);
    Lanes::store(rows.end + row, begin + size);
    Lanes::store(rows.scheme_end + row, lines.scheme_end);
    Lanes::store(rows.host_begin + row, lines.host_begin);
    Lanes::store(rows.host_end + row, lines.path_begin);
    Lanes::store(rows.path_begin + row, lines.path_begin);
    Lanes::store(rows.path_end + row, lines.path_end);
    Lanes::store(rows.query_end + row, lines.query_end);
    Lanes::store(rows.stop + row, size);
    return {Lanes::bits(words(lines.open == words{})), Lanes::bits(lines.is_long),
            Lanes::bits(words(lines.unchecked == words{}))};
}

// Reads lines of a chunk, from line number `first` on: as many as `Lanes` can.  Stores their rows,
// and returns their bits.  The chunk is at the offset `from` of the text, whose rest is `rest`.  If
// `has_rare` is false, the lines are read as if they had no octets of the classes from `question`
// on.
template <bool has_rare, class Lanes, class Chunk>
[[gnu::always_inline]] inline line_bits add_some_rows(const Chunk& chunk, std::string_view rest,
                                                      std::size_t from, std::size_t first,
                                                      line_rows& rows) noexcept {
    using words = typename Lanes::words;
    const std::uint16_t* const begins = chunk.begins() + first;
    const words begin = Lanes::load(begins);
    words size = Lanes::load(begins + 1) - begin - 1;
    if (chunk.has_cr()) {
        size -= count_crs<Lanes>(octets(rest), begins);
    }
    words masks_of[class_count] = {};
    chunk.masks().load_common(begins, masks_of);
    if constexpr (has_rare) {
        chunk.masks().load_rare(begins, masks_of);
    }
    split_lines<words> lines = split<Lanes>(masks_of, size);
    check_schemes<Lanes>(rest, begins, lines);
    if constexpr (!has_rare) {
        // There is no "?" and no "#", so the path ends where the line ends.
        lines.path_end = size;
        lines.query_end = size;
        lines.is_long = words{};
    } else if constexpr (Lanes::splits_rest_at_once) {
        split_rest<Lanes>(chunk, begins, size, lines);
    }
    return store_rows<Lanes>(begin + from, size, lines, rows.count + first, rows);
}

// Reads the first `count` lines of a chunk, as many at a time as `Lanes` can.
template <bool has_rare, class Lanes, class Chunk>
void add_rows(const Chunk& chunk, std::string_view rest, std::size_t from, std::size_t count,
              line_rows& rows, line_sets<Chunk>& sets) noexcept {
    for (std::size_t first = 0; first < count; first += 64) {
        const std::size_t last = std::min(first + 64, count);
        line_bits lines;
        for (std::size_t i = 0; first + i < last; i += Lanes::count) {
            const line_bits some =
                add_some_rows<has_rare, Lanes>(chunk, rest, from, first + i, rows);
            lines.valid |= some.valid << i;
            lines.longer |= some.longer << i;
            lines.checked |= some.checked << i;
        }
        lines.valid &= ~std::uint64_t{0} >> (64 - (last - first));
        sets.set(first, lines);
    }
}

// Adds rows for the first `count` lines of a chunk, which is at the offset `from` of the text.
// Returns how many of the lines are certainly valid.
template <class Lanes, class Chunk>
std::size_t add_rows(const Chunk& chunk, std::string_view text, std::size_t from, std::size_t count,
                     line_rows& rows) noexcept {
    const std::string_view rest = subtext(text, from, text.size() - from);
    line_sets<Chunk> sets;
    if constexpr (Lanes::has_all_masks) {
        add_rows<true, Lanes>(chunk, rest, from, count, rows, sets);
    } else if (chunk.has_few_rare()) {
        add_rows<false, Lanes>(chunk, rest, from, count, rows, sets);
        read_rare_lines<Lanes>(chunk, rest, count, rows, sets);
    } else {
        add_rows<true, Lanes>(chunk, rest, from, count, rows, sets);
        if constexpr (!Lanes::splits_rest_at_once) {
            complete_long_rows<Lanes>(chunk, count, rows, sets);
        }
    }
    check_rest(text, count, rows, sets);
    const std::size_t valid = sets.store(count, rows);
    rows.count += count;
    return valid;
}

// Reads lines with blocks and lanes; see read_lines_function.
template <class Block, class Lanes, class Chunk = chunk<Block, Lanes>>
std::size_t read_lines(std::string_view text, std::size_t from, line_rows& rows) noexcept {
    assert(text.size() <= max_text_size);
    static_assert(Lanes::count <= line_rows::most_together);
    Chunk chunk;
    while (from < text.size() && rows.count < rows.most) {
        chunk.read(subtext(text, from, text.size() - from));
        const std::size_t count = std::min(chunk.count(), rows.most - rows.count);
        if (count == 0) {
            break;
        }
        const std::size_t valid = add_rows<Lanes>(chunk, text, from, count, rows);
        from += chunk.begins()[count];
        // If few lines are valid, the caller must read most of them again.  If the lines are long,
        // the caller is faster, because it takes longer to make the masks of a block than to skip
        // over it.
        if (valid < count / 4 || count < chunk.blocks / 4) {
            break;
        }
    }
    return from;
}

}  // namespace
}  // namespace uriscan::lines
