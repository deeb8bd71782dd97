// Step 1 of reading many lines: masks of the blocks of a text, without regard to lines.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "kernels/lines/octet_classes.hpp"
#include "kernels/skipping.hpp"

namespace uriscan::lines {

// A mask for each class of octets.  Bit i stands for octet i of a block.
struct alignas(64) block_masks {
    std::array<std::uint64_t, class_count> of;
};

// Stores the masks of a block, one class after the other, and returns the mask of the refused
// octets.  This is the way of `Lanes::mark()` (split.hpp) for a processor that has no better one.
template <class Block>
[[gnu::always_inline]] inline std::uint64_t mark_each_class(const Block& block,
                                                            block_masks& masks) noexcept {
    masks.of[colon] = block.equal(':');
    masks.of[slash] = block.equal('/');
    masks.of[question] = block.equal('?');
    masks.of[hash] = block.equal('#');
    masks.of[at] = block.equal('@');
    masks.of[not_in_scheme] = ~block.in(in_scheme);
    masks.of[not_first_in_scheme] = ~block.in(first_in_scheme);
    return ~(block.in(in_path) | block.equal('\n'));
}

// Makes the masks of one block after the other.
//
// A percent-encoded octet is checked here, whatever line it is in: the octet after a "%", and the
// one after that, are refused if they are no hexadecimal digits.  So if a line ends within a
// percent-encoded octet, the end of the line is refused; an octet of the next line can be refused,
// too, which costs time but is not wrong.
template <class Block, class Lanes>
class block_marker {
public:
    // Stores the masks of a block, and returns the mask of the line feeds in it.  `next` is the
    // octet after the block.
    [[gnu::always_inline]] std::uint64_t mark(const Block& block, unsigned char next,
                                              block_masks& masks) noexcept {
        const std::uint64_t line_feeds = block.equal('\n');
        std::uint64_t wrong = Lanes::mark(block, masks);
        if (wrong != 0) {
            // A CR before a LF belongs to the end of a line, so it is not refused.
            const std::uint64_t before_line_feed = line_feeds >> 1 | std::uint64_t{next == '\n'}
                                                                         << 63;
            const std::uint64_t line_ends = block.equal('\r') & before_line_feed;
            has_cr_ |= line_ends != 0;
            wrong &= ~line_ends;
        }
        const std::uint64_t percent = block.equal('%');
        if ((percent | missing_digits_) != 0) {
            wrong |= (percent << 1 | percent << 2 | missing_digits_) & ~block.in(digits);
            missing_digits_ = percent >> 63 | percent >> 62;
        }
        masks.of[refused] = wrong;
        return line_feeds;
    }

    // Says whether a line ended with CR LF.
    bool has_cr() const noexcept { return has_cr_; }

private:
    std::uint64_t missing_digits_ = 0;  // the octets of the next block that must be digits
    bool has_cr_ = false;
};

}  // namespace uriscan::lines
