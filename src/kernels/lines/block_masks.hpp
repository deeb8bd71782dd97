// Step 1 of reading many lines: masks of the blocks of a text, wherever its lines end.
//
// A mask has one bit for each octet of a block: bit i stands for octet i.  Each kernel stores masks
// in its own way, `Lanes::masks<N>` (split.hpp), which has room for the masks of N blocks:
//
//     mark(number, block)     stores the masks of a block.  Returns false if an octet of the block
//                             is not `usual` (octet_classes.hpp).  Can also return false if
//                             the block has an octet of the classes from `question` on.  For octets
//                             from 0x80 on, the masks can be wrong.
//     mark_rare(number, block, refused_octets)
//                             is called after mark() if that returned false, or if the block must
//                             start with a digit of a triplet.  Stores the masks of the classes
//                             from `question` on; `refused_octets` is the last of these masks.
//                             Returns 0 if all are 0.
//     load_common(begins, masks_of)
//                             loads masks of some lines, each from its offset in `begins` on: bits
//                             for the first `Lanes::width` octets.  Loads at least the masks of the
//                             classes before `question`.
//     load_rare(begins, masks_of)
//                             loads all other masks of these lines
#pragma once

#include "kernels/lines/octet_classes.hpp"
#include "kernels/shared.hpp"
#include "kernels/skipping.hpp"

namespace uriscan::lines {
namespace {

// Finds the refused octets of one block after the other.
//
// The two octets after a "%" are refused if they are no hexadecimal digits, whatever line they are
// in.  So if a line ends within a triplet, its line feed is refused.  An octet of the next line can
// be refused, too.  Then the machine reads that line, which costs time but is not wrong.
template <class Block>
class refusals {
public:
    using mask = mask_of<Block>;

    // Says whether an octet of the next block must be a digit.
    bool needs_digits() const noexcept { return missing_digits_ != 0; }

    // Returns the mask of the refused octets of a block.  Must be called for each block with an
    // octet outside of `usual`, and for each block that must start with a digit.  `next` is the
    // octet after the block.
    [[gnu::always_inline]] mask in(const Block& block, mask line_feeds,
                                   unsigned char next) noexcept {
        const mask unusual = ~block.in(usual);
        if ((unusual | missing_digits_) == 0) {
            return 0;
        }
        const mask percent = unusual & block.equal('%');
        mask wrong = unusual & ~percent;
        if (wrong != 0) {
            // A CR before a LF belongs to the end of a line, so it is not refused.
            const mask next_line_feed = mask{next == '\n'} << 63;
            const mask before_line_feed = line_feeds >> 1 | next_line_feed;
            const mask line_ends = block.equal('\r') & before_line_feed;
            has_cr_ |= line_ends != 0;
            wrong &= ~line_ends;
        }
        const mask must_be_digits = percent << 1 | percent << 2 | missing_digits_;
        missing_digits_ = percent >> 63 | percent >> 62;
        return wrong | (must_be_digits & ~block.in(digits));
    }

    // Says whether a line ended with CR LF.
    bool has_cr() const noexcept { return has_cr_; }

private:
    mask missing_digits_ = 0;  // the octets of the next block that must be digits
    bool has_cr_ = false;
};

}  // namespace
}  // namespace uriscan::lines
