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

// What `Lanes::mark()` (split.hpp) finds in a block beside the masks of its classes.
struct marked_block {
    std::uint64_t unusual;  // the octets that are not `usual` (octet_classes.hpp)
    std::uint64_t rare;     // the octets of the classes from `question` on, or 0 if not needed
};

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
        const marked_block marked = Lanes::mark(block, masks);
        std::uint64_t rare = marked.rare;
        if ((marked.unusual | missing_digits_) != 0) {
            const std::uint64_t next_line_feed = std::uint64_t{next == '\n'} << 63;
            masks.of[refused] = refuse(block, marked.unusual, line_feeds >> 1 | next_line_feed);
            rare |= masks.of[refused];
        }
        has_rare_ = rare != 0;
        return line_feeds;
    }

    // Says whether the last block has an octet of the classes from `question` on.
    bool has_rare() const noexcept { return has_rare_; }

    // Says whether a line ended with CR LF.
    bool has_cr() const noexcept { return has_cr_; }

private:
    // Returns the mask of the refused octets of a block.
    [[gnu::always_inline]] std::uint64_t refuse(const Block& block, std::uint64_t unusual,
                                                std::uint64_t before_line_feed) noexcept {
        const std::uint64_t percent = unusual & block.equal('%');
        std::uint64_t wrong = unusual & ~percent;
        if (wrong != 0) {
            // A CR before a LF belongs to the end of a line, so it is not refused.
            const std::uint64_t line_ends = block.equal('\r') & before_line_feed;
            has_cr_ |= line_ends != 0;
            wrong &= ~line_ends;
        }
        const std::uint64_t must_be_digits = percent << 1 | percent << 2 | missing_digits_;
        missing_digits_ = percent >> 63 | percent >> 62;
        return wrong | (must_be_digits & ~block.in(digits));
    }

    std::uint64_t missing_digits_ = 0;  // the octets of the next block that must be digits
    bool has_rare_ = false;
    bool has_cr_ = false;
};

}  // namespace uriscan::lines
