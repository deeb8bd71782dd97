// Step 1 of reading many lines: masks of the blocks of a text, without regard to lines.
//
// A mask has one bit for each octet of a block: bit i stands for octet i.  Each kernel stores masks
// in its own way, `Lanes::masks<N>` (split.hpp), which has room for the masks of N blocks:
//
//     mark(number, block)     stores the masks of a block, but the mask of the refused octets only
//                             if it is 0.  Of an octet from 0x80 on, the other classes can be wrong.
//     refuse(number, mask)    stores the mask of the refused octets of a block
//     load_common(begins, masks_of)
//                             loads the masks of the octets of some lines, of the first
//                             `Lanes::width` octets from each offset on: at least the masks of the
//                             classes before `question`
//     load_rare(begins, masks_of)
//                             loads the other masks, if they are not loaded
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/lines/octet_classes.hpp"
#include "kernels/skipping.hpp"

namespace uriscan::lines {

// What mark() finds in a block beside the masks of its classes.
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
template <class Block>
class block_marker {
public:
    // Stores the masks of block number `number`, and returns the mask of the line feeds in it.
    // `next` is the octet after the block.
    template <class Masks>
    [[gnu::always_inline]] std::uint64_t mark(const Block& block, unsigned char next, Masks& masks,
                                              std::size_t number) noexcept {
        const std::uint64_t line_feeds = block.equal('\n');
        const marked_block marked = masks.mark(number, block);
        std::uint64_t rare = marked.rare;
        if ((marked.unusual | missing_digits_) != 0) [[unlikely]] {
            const std::uint64_t next_line_feed = std::uint64_t{next == '\n'} << 63;
            const std::uint64_t refused_octets =
                refuse(block, marked.unusual, line_feeds >> 1 | next_line_feed);
            masks.refuse(number, refused_octets);
            rare |= refused_octets;
        }
        has_rare_ = rare != 0;
        return line_feeds;
    }

    // Says whether the last block has an octet of the classes from `question` on.  Requires
    // !Lanes::has_all_masks.
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
