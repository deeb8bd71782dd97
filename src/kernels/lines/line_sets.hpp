// What split() knows about the lines of a chunk, as one bit for each line.
#pragma once

#include "kernels/shared.hpp"

namespace uriscan::lines {
namespace {

// Bits of up to 64 lines.
struct line_bits {
    std::uint64_t valid = 0;    // what split() has read of the line is valid
    std::uint64_t longer = 0;   // split() has not read all of the line
    std::uint64_t checked = 0;  // what split() has read of the line is checked
};

// The bits of all lines of a chunk.
template <class Chunk>
class line_sets {
public:
    using words = std::array<std::uint64_t, Chunk::most_octets / 64>;

    // Sets the bits of 64 lines from number `first` on, which is a multiple of 64.  Lines after the
    // last one of the chunk must not be valid.
    void set(std::size_t first, const line_bits& lines) noexcept {
        assert(first % 64 == 0 && first < Chunk::most_octets);
        valid_[first / 64] = lines.valid;
        longer_[first / 64] = lines.longer;
        checked_[first / 64] = lines.checked;
    }

    // Sets the bits of one line.
    void set(std::size_t line, bool valid, bool checked) noexcept {
        put(valid_, line, valid);
        put(checked_, line, checked);
    }

    // Notes that a line is perhaps not valid.
    void open(std::size_t line) noexcept { put(valid_, line, false); }

    // Calls `visit` with the number of each of the first `count` lines that is valid, but not read
    // to its end.
    template <class Visit>
    void for_each_longer(std::size_t count, Visit visit) const noexcept {
        for (std::size_t first = 0; first < count; first += 64) {
            for_each(first, longer_[first / 64] & valid_[first / 64], visit);
        }
    }

    // Calls `visit` with the number of each of the first `count` lines that is valid, but not
    // checked.
    template <class Visit>
    void for_each_unchecked(std::size_t count, Visit visit) const noexcept {
        for (std::size_t first = 0; first < count; first += 64) {
            for_each(first, valid_[first / 64] & ~checked_[first / 64], visit);
        }
    }

    // For each of `count` lines, stores in rows.valid whether it is valid.  Returns how many are.
    std::size_t store(std::size_t count, line_rows& rows) const noexcept {
        assert(count <= rows.most - rows.count);
        std::size_t all = 0;
        for (std::size_t first = 0; first < count; first += 64) {
            const std::size_t row = rows.count + first;
            const std::uint64_t valid = valid_[first / 64];
            rows.valid[row / 64] |= valid << row % 64;
            rows.valid[row / 64 + 1] |= valid >> 1 >> (63 - row % 64);
            all += static_cast<std::size_t>(std::popcount(valid));
        }
        return all;
    }

private:
    static void put(words& set, std::size_t line, bool value) noexcept {
        assert(line < Chunk::most_octets);
        const std::uint64_t bit = std::uint64_t{1} << line % 64;
        set[line / 64] = (set[line / 64] & ~bit) | (value ? bit : 0);
    }

    template <class Visit>
    static void for_each(std::size_t first, std::uint64_t lines, Visit visit) noexcept {
        for (; lines != 0; lines &= lines - 1) {
            visit(first + static_cast<std::size_t>(std::countr_zero(lines)));
        }
    }

    words valid_;
    words longer_;
    words checked_;
};

}  // namespace
}  // namespace uriscan::lines
