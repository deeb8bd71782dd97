// Step 3 of reading many lines: completes the rows of lines that split() has read only in part.
// The rest of a long line is split together with the other lines of its vector, or later, together
// with other long lines (Lanes::splits_rest_at_once).  If the masks of rare classes (`question` and
// later, octet_classes.hpp) were not used, lines with such octets are read again together.
#pragma once

#include "kernels/lines/checks.hpp"
#include "kernels/lines/line_sets.hpp"
#include "kernels/lines/octet_classes.hpp"
#include "kernels/lines/split.hpp"
#include "kernels/shared.hpp"
#include "kernels/skipping.hpp"

namespace uriscan::lines {
namespace {

// Splits the rest of lines that begin at the offsets `begins` in the chunk.  The first octets of
// these lines were split before.
template <class Lanes, class Chunk>
[[gnu::always_inline]] inline void split_rest(const Chunk& chunk, const std::uint16_t* begins,
                                              typename Lanes::words size,
                                              split_lines<typename Lanes::words>& lines) noexcept {
    for (std::size_t at = Lanes::width; Lanes::bits(lines.is_long) != 0; at += block_size) {
        std::uint16_t starts[Lanes::count];
        for (std::size_t i = 0; i < Lanes::count; ++i) {
            starts[i] = static_cast<std::uint16_t>(std::min(begins[i] + at, Chunk::most_octets));
        }
        typename Lanes::words masks_of[class_count];
        chunk.masks().load_common(starts, masks_of);
        chunk.masks().load_rare(starts, masks_of);
        split_on<Lanes>(masks_of, size, at, lines);
    }
}

// Up to `Lanes::count` lines of a chunk, in their order.  They need not be neighbours.  The row of
// line i is number `first_row` + i.
template <class Lanes>
struct some_lines {
    const std::uint16_t* numbers;
    std::size_t first_row;

    std::size_t row(std::size_t i) const noexcept { return first_row + numbers[i]; }

    // Stores offset i in the column, in the row of line i.
    void store(typename Lanes::words offsets, std::uint32_t* column) const noexcept {
        std::uint32_t values[Lanes::count];
        Lanes::store(values, offsets);
        for (std::size_t i = 0; i < Lanes::count; ++i) {
            column[row(i)] = values[i];
        }
    }
};

// Calls `read` with as many lines as `Lanes` can read, until all lines are read.  `numbers` has the
// numbers of the lines, and room for Lanes::count more: the last line is repeated there, so that
// the last call also gets enough lines.
template <class Lanes, class Read>
void for_some_lines(std::uint16_t* numbers, std::size_t count, std::size_t first_row,
                    Read read) noexcept {
    if (count == 0) {
        return;
    }
    std::fill_n(numbers + count, Lanes::count, numbers[count - 1]);
    for (std::size_t i = 0; i < count; i += Lanes::count) {
        read(some_lines<Lanes>{numbers + i, first_row});
    }
}

// Completes the rows of the long lines among the first `count` lines of a chunk.
template <class Lanes, class Chunk>
void complete_long_rows(const Chunk& chunk, std::size_t count, line_rows& rows,
                        line_sets<Chunk>& sets) noexcept {
    using words = typename Lanes::words;
    std::array<std::uint16_t, Chunk::most_octets / Lanes::width + Lanes::count> numbers;
    std::size_t size_of_numbers = 0;
    sets.for_each_longer(count, [&](std::size_t line) {
        assert(size_of_numbers + Lanes::count < numbers.size());
        numbers[size_of_numbers++] = static_cast<std::uint16_t>(line);
    });
    for_some_lines<Lanes>(
        numbers.data(), size_of_numbers,
        rows.count, [&](const some_lines<Lanes>& some) __attribute__((always_inline)) {
            std::uint16_t begins[Lanes::count];
            words size{};
            split_lines<words> lines{};
            for (std::size_t i = 0; i < Lanes::count; ++i) {
                begins[i] = chunk.begins()[some.numbers[i]];
                size[i] = rows.stop[some.row(i)];
                lines.path_end[i] = rows.path_end[some.row(i)];
                lines.query_end[i] = rows.query_end[some.row(i)];
            }
            lines.is_long = ~words{};
            split_rest<Lanes>(chunk, begins, size, lines);
            some.store(lines.path_end, rows.path_end);
            some.store(lines.query_end, rows.query_end);
            for (std::uint64_t open = Lanes::bits(is_any(lines.open)); open != 0;
                 open &= open - 1) {
                sets.open(some.numbers[std::countr_zero(open)]);
            }
        });
}

// Reads the lines again that can have octets of the classes from `question` on.  `text` starts
// where the chunk starts.  Requires chunk.has_few_rare().
template <class Lanes, class Chunk>
void read_rare_lines(const Chunk& chunk, std::string_view text, std::size_t count, line_rows& rows,
                     line_sets<Chunk>& sets) noexcept {
    using words = typename Lanes::words;
    std::array<std::uint16_t, Chunk::few_lines + Lanes::count> numbers;
    assert(chunk.has_few_rare());
    std::size_t size_of_numbers = 0;
    chunk.for_each_rare([&](std::size_t line) {
        assert(size_of_numbers < Chunk::few_lines);
        numbers[size_of_numbers] = static_cast<std::uint16_t>(line);
        size_of_numbers += line < count ? 1 : 0;
    });
    for_some_lines<Lanes>(
        numbers.data(), size_of_numbers,
        rows.count, [&](const some_lines<Lanes>& some) __attribute__((always_inline)) {
            std::uint16_t begins[Lanes::count];
            words size{};
            for (std::size_t i = 0; i < Lanes::count; ++i) {
                begins[i] = chunk.begins()[some.numbers[i]];
                size[i] = rows.stop[some.row(i)];
            }
            words masks_of[class_count] = {};
            chunk.masks().load_common(begins, masks_of);
            chunk.masks().load_rare(begins, masks_of);
            split_lines<words> lines = split<Lanes>(masks_of, size);
            check_schemes<Lanes>(text, begins, lines);
            split_rest<Lanes>(chunk, begins, size, lines);
            some.store(lines.scheme_end, rows.scheme_end);
            some.store(lines.host_begin, rows.host_begin);
            some.store(lines.path_begin, rows.host_end);
            some.store(lines.path_begin, rows.path_begin);
            some.store(lines.path_end, rows.path_end);
            some.store(lines.query_end, rows.query_end);
            const unsigned valid = Lanes::bits(words(lines.open == words{}));
            const unsigned checked = Lanes::bits(words(lines.unchecked == words{}));
            for (std::size_t i = 0; i < Lanes::count; ++i) {
                sets.set(some.numbers[i], (valid >> i & 1) != 0, (checked >> i & 1) != 0);
            }
        });
}

}  // namespace
}  // namespace uriscan::lines
