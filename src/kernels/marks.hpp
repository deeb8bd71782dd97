// Finds the octets that src/text/redact needs: those at which the search for a URI starts, and
// those that decide whether a URI can have a secret.
#pragma once

#include <algorithm>
#include <utility>

#include "kernels/shared.hpp"
#include "kernels/skipping.hpp"

namespace uriscan {
namespace {

// Finds the 16th octet of each run of octets of a set, block by block, from left to right.  The run
// must start with an octet of a second set, or after one.
class run_finder {
public:
    // The masks are those of the sets in the next block.
    [[gnu::always_inline]] std::uint64_t find(std::uint64_t found, std::uint64_t starts) noexcept {
        const std::uint64_t twos = found & ones_.moved<1>(found);
        const std::uint64_t fours = twos & twos_.moved<2>(twos);
        const std::uint64_t eights = fours & fours_.moved<4>(fours);
        const std::uint64_t runs = eights & eights_.moved<8>(eights);
        const std::uint64_t either = starts | either_.moved<1>(starts);
        return runs & ~runs_.moved<1>(runs) & starts_.moved<15>(either);
    }

private:
    // The mask of the block before.
    class mask {
    public:
        // Returns the next mask, moved to the right in the text.  Keeps it.
        template <int By>
        std::uint64_t moved(std::uint64_t next) noexcept {
            return next << By | std::exchange(before_, next) >> (block_size - By);
        }

    private:
        std::uint64_t before_ = 0;
    };

    mask ones_, twos_, fours_, eights_, runs_, either_, starts_;
};

// Returns a finder for the block at `from`, which knows the octets before this block.
template <class Block>
run_finder runs_after(std::string_view text, std::size_t from, const mark_sets& sets) noexcept {
    run_finder runs;
    const std::size_t size = std::min<std::size_t>(from, block_size);
    if (size > 0) {
        const Block before(octets(text) + from - size, size);
        const std::size_t shift = block_size - size;
        runs.find(before.in(sets.token) << shift, before.in(sets.token_start) << shift);
    }
    return runs;
}

// Finds the masks of the blocks of a text, from left to right.
template <class Block>
class mark_finder {
public:
    // `is_after_end` says whether the first octet is a ":" after the last octet of a scheme.
    mark_finder(const mark_sets& sets, bool is_after_end, const run_finder& runs) noexcept
        : sets_(sets), is_after_end_(is_after_end ? 1 : 0), runs_(runs) {}

    // Returns the masks of the next block.  load(i) returns the block that starts i octets later,
    // and `next` is the octet after the block, or 0x80 after the end of the text.
    template <class Load>
    [[gnu::always_inline]] text_marks find(unsigned char next, Load load) noexcept {
        const Block block = load(0);
        const auto before = [next](std::uint64_t found, const nibble_table& set) {
            return found >> 1 | std::uint64_t{has_octet(set, next)} << 63;
        };
        const std::uint64_t slashes = block.in(sets_.slash);
        const std::uint64_t before_slash = before(slashes, sets_.slash);
        const std::uint64_t ends = block.in(sets_.scheme_ends);
        const std::uint64_t after_end = ends << 1 | is_after_end_;
        is_after_end_ = ends >> 63;
        const std::uint64_t colons = block.equal(':');
        const std::uint64_t boundaries = block.in(sets_.boundary);
        const std::uint64_t plain = block.in(sets_.plain);
        const std::uint64_t coding = ~(plain | boundaries | colons);
        return {(colons & (before_slash | after_end)) | (boundaries & before_slash) |
                    (coding & before(block.in(sets_.code), sets_.code)) | block.equal('?'),
                ~plain | (slashes & load(1).starts(sets_.segments, load(2), load(3))) |
                    runs_.find(block.in(sets_.token), block.in(sets_.token_start))};
    }

private:
    const mark_sets sets_;        // a copy: it cannot overlap the marks, so it stays in registers
    std::uint64_t is_after_end_;  // 0 or 1
    run_finder runs_;
};

template <class Block>
void find_marks(std::string_view text, std::size_t from, const mark_sets& sets, text_marks* marks,
                std::size_t count) noexcept {
    constexpr std::size_t most_after = 3;  // how many octets after a block are also loaded
    mark_finder<Block> finder(
        sets, from != 0 && text[from] == ':' && has_octet(sets.scheme_ends, octets(text)[from - 1]),
        runs_after<Block>(text, from, sets));
    for (std::size_t i = 0; i < count; ++i, from += block_size) {
        const unsigned char* const begin = octets(text) + from;
        const std::size_t rest = text.size() - from;
        if (rest >= block_size + most_after) {
            marks[i] = finder.find(begin[block_size],
                                   [begin](std::size_t at) { return Block(begin + at); });
        } else {
            const unsigned char next = rest > block_size ? begin[block_size] : 0x80;
            marks[i] = finder.find(next, [begin, rest](std::size_t at) {
                const std::size_t left_out = std::min(at, rest);
                return Block(begin + left_out, rest - left_out);
            });
        }
    }
}

}  // namespace
}  // namespace uriscan
