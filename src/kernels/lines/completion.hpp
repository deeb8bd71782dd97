// Step 3 of reading many lines: completes the rows of lines of which split() has not read all.
// These are lines of 64 octets or more, and lines with a port.  This is done for all such lines of
// a chunk together: a branch for each line would often be predicted wrongly.  Only with
// Lanes::finishes_long_lines, the rest of long lines is split beside shorter lines.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "kernels/kernels.hpp"
#include "kernels/lines/octet_classes.hpp"
#include "kernels/lines/split.hpp"
#include "kernels/skipping.hpp"

namespace uriscan::lines {

// Bits of up to 64 lines.
struct line_bits {
    std::uint64_t valid = 0;      // what split() has read of the line is valid
    std::uint64_t longer = 0;     // the line has 64 octets or more
    std::uint64_t with_port = 0;  // the line has a port, which may have other octets than digits
};

// The lines of a chunk whose rows must be completed.
template <class Chunk>
class unfinished_lines {
public:
    // Adds the next 64 lines.
    void add(const line_bits& lines) noexcept {
        longer_[size_] = lines.longer & lines.valid;
        with_port_[size_] = lines.with_port & lines.valid;
        ++size_;
    }

    // Calls `visit` with the number of each long line.
    template <class Visit>
    void for_each_long(Visit visit) const noexcept {
        for_each(longer_, visit);
    }

    // Calls `visit` with the number of each line with a port.
    template <class Visit>
    void for_each_with_port(Visit visit) const noexcept {
        for_each(with_port_, visit);
    }

private:
    using words = std::array<std::uint64_t, Chunk::most_octets / 64>;

    template <class Visit>
    void for_each(const words& lines, Visit visit) const noexcept {
        for (std::size_t i = 0; i < size_; ++i) {
            for (std::uint64_t left = lines[i]; left != 0; left &= left - 1) {
                visit(64 * i + static_cast<std::size_t>(std::countr_zero(left)));
            }
        }
    }

    std::size_t size_ = 0;
    words longer_;
    words with_port_;
};

// Says that the line of a row is not certainly valid.
inline void reopen(line_rows& rows, std::size_t row) noexcept {
    rows.valid[row / 64] &= ~(std::uint64_t{1} << row % 64);
}

// Splits the octets from number 64 on of lines that begin at the offsets `begins` in the chunk.
template <class Lanes, class Chunk>
[[gnu::always_inline]] inline void split_rest(const Chunk& chunk, const std::uint16_t* begins,
                                              typename Lanes::words size,
                                              split_lines<typename Lanes::words>& lines) noexcept {
    for (std::size_t at = block_size; Lanes::bits(lines.is_long) != 0; at += block_size) {
        std::uint16_t starts[Lanes::count];
        for (std::size_t i = 0; i < Lanes::count; ++i) {
            starts[i] = static_cast<std::uint16_t>(std::min(begins[i] + at, Chunk::most_octets));
        }
        typename Lanes::words masks_of[class_count];
        Lanes::load_common(chunk.masks(), starts, masks_of);
        Lanes::load_rare(chunk.masks(), starts, masks_of);
        split_on<Lanes>(masks_of, size, at, lines);
    }
}

// Completes the rows of some long lines: of as many as `Lanes` can read.  The row of line i is
// number `first_row` + i.  Returns how many of the lines are open.
template <class Lanes, class Chunk>
[[gnu::always_inline]] inline std::size_t complete_some_rows(const Chunk& chunk,
                                                             const std::uint16_t* numbers,
                                                             std::size_t first_row,
                                                             line_rows& rows) noexcept {
    using words = typename Lanes::words;
    std::uint16_t begins[Lanes::count];
    words size{};
    split_lines<words> lines{};
    for (std::size_t i = 0; i < Lanes::count; ++i) {
        const std::size_t row = first_row + numbers[i];
        begins[i] = chunk.begins()[numbers[i]];
        size[i] = rows.stop[row];
        lines.path_end[i] = rows.path_end[row];
        lines.query_end[i] = rows.query_end[row];
    }
    lines.is_long = ~words{};
    split_rest<Lanes>(chunk, begins, size, lines);
    std::uint32_t path_ends[Lanes::count];
    std::uint32_t query_ends[Lanes::count];
    Lanes::store(path_ends, lines.path_end);
    Lanes::store(query_ends, lines.query_end);
    for (std::size_t i = 0; i < Lanes::count; ++i) {
        rows.path_end[first_row + numbers[i]] = path_ends[i];
        rows.query_end[first_row + numbers[i]] = query_ends[i];
    }
    const std::uint64_t open = Lanes::bits(is_any(lines.open));
    for (std::uint64_t left = open; left != 0; left &= left - 1) {
        reopen(rows, first_row + numbers[std::countr_zero(left)]);
    }
    return static_cast<std::size_t>(std::popcount(open));
}

// Completes the rows of the long lines.  Returns how many of the lines are open.
template <class Lanes, class Chunk>
std::size_t complete_long_rows(const Chunk& chunk, const unfinished_lines<Chunk>& unfinished,
                               std::size_t first_row, line_rows& rows) noexcept {
    std::array<std::uint16_t, Chunk::blocks + Lanes::count> numbers;
    std::size_t count = 0;
    unfinished.for_each_long(
        [&](std::size_t line) { numbers[count++] = static_cast<std::uint16_t>(line); });
    if (count == 0) {
        return 0;
    }
    // The last line can be read several times.
    for (std::size_t i = 0; i < Lanes::count; ++i) {
        numbers[count + i] = numbers[count - 1];
    }
    std::size_t open = 0;
    for (std::size_t i = 0; i < count; i += Lanes::count) {
        open += complete_some_rows<Lanes>(chunk, &numbers[i], first_row, rows);
    }
    return open;
}

// Completes the rows of the lines with a port: the host ends at the ":" before the digits.  Returns
// how many of the lines are open.
template <class Chunk>
std::size_t complete_rows_with_port(const unsigned char* text,
                                    const unfinished_lines<Chunk>& unfinished,
                                    std::size_t first_row, line_rows& rows) noexcept {
    std::size_t open = 0;
    unfinished.for_each_with_port([&](std::size_t line) {
        const std::size_t row = first_row + line;
        const unsigned char* const begin = text + rows.begin[row];
        std::uint32_t host_end = rows.path_begin[row] - 1;
        while (has_octet(in_port, begin[host_end])) {
            --host_end;
        }
        rows.host_end[row] = host_end;
        if (begin[host_end] != ':') {
            reopen(rows, row);
            ++open;
        }
    });
    return open;
}

}  // namespace uriscan::lines
