// The first part of a text: the masks of its blocks, and where its lines begin.
#pragma once

#include "kernels/lines/block_masks.hpp"
#include "kernels/shared.hpp"
#include "kernels/skipping.hpp"

namespace uriscan::lines {
namespace {

// The object has 24 KiB, so it stays in the processor's first-level cache.  split.hpp describes
// `Lanes`.
template <class Block, class Lanes, std::size_t Blocks = 128>
class chunk {
public:
    using block_type = Block;

    static constexpr std::size_t blocks = Blocks;
    static constexpr std::size_t most_octets = blocks * block_size;
    static constexpr std::size_t ahead = 2048;  // octets are prefetched so far before their use
    static constexpr std::size_t few_blocks = blocks / 4;
    static constexpr std::size_t few_lines = few_blocks * (block_size + 1);

    // Reads the first `most_octets` octets of `text`, or all if it has fewer.  It must have at
    // least one.
    [[gnu::noinline]] void read(string_of<Block> text) noexcept {
        assert(!text.empty());
        const std::size_t size = std::min(text.size(), most_octets);
        const place_of<Block> begin = octets(text);
        const place_of<Block> soon = begin + (text.size() < most_octets + ahead ? 0 : ahead);
        refusals<Block> refusals;
        std::size_t count = 0;
        std::size_t at = 0;
        std::size_t rare_blocks = 0;
        const auto mark = [&](const Block& block, unsigned char next)
            __attribute__((always_inline)) {
            const std::size_t number = at / block_size;
            const std::uint64_t line_feeds = block.equal('\n');
            if (!masks_.mark(number, block) || refusals.needs_digits()) [[unlikely]] {
                const std::uint64_t rare =
                    masks_.mark_rare(number, block, refusals.in(block, line_feeds, next));
                if constexpr (!Lanes::has_all_masks) {
                    rare_blocks_[rare_blocks] = static_cast<std::uint32_t>(number << 16 | count);
                    rare_blocks += rare != 0 ? 1 : 0;
                }
            }
            Lanes::store_places(line_feeds, at + 1, begins_.data() + 1 + count);
            count += static_cast<std::size_t>(std::popcount(line_feeds));
        };
        for (; at + block_size < size; at += block_size) {
            __builtin_prefetch(soon + at);
            mark(Block(begin + at), begin[at + block_size]);
        }
        mark(Block(begin + at, size - at), size < text.size() ? begin[size] : 0);
        // Several lines are read together.  So there must be some more lines after the last line of
        // the chunk.  They are made here, and are empty.
        for (std::size_t i = count; i < count + line_rows::most_together; ++i) {
            begins_[i + 1] = static_cast<std::uint16_t>(begins_[i] + 1);
        }
        rare_count_ = rare_blocks;
        count_ = count;
        has_cr_ = refusals.has_cr();
    }

    // The number of lines that end in the chunk.
    std::size_t count() const noexcept { return count_; }

    // The offsets at which lines start: each line that ends in the chunk, and then the next line.
    // The line feed of a line is one octet before the start of the next line.
    const std::uint16_t* begins() const noexcept { return begins_.data(); }

    // Says whether few lines have octets of the classes from `question` on: at most `few_lines`.
    // Requires !Lanes::has_all_masks.
    bool has_few_rare() const noexcept { return rare_count_ <= std::min(count_ / 4, few_blocks); }

    // Calls `visit` with the number of each line that has an octet of the classes from `question`
    // on.  The numbers ascend.  Some other lines may also be visited.  Requires
    // !Lanes::has_all_masks.
    template <class Visit>
    void for_each_rare(Visit visit) const noexcept {
        std::size_t line = 0;
        for (std::size_t i = 0; i < rare_count_; ++i) {
            const std::size_t block = rare_blocks_[i] >> 16;
            const std::uint64_t rare = masks_.rare(block);
            assert(rare != 0);
            const std::size_t begin = block * block_size;
            const std::size_t first = begin + static_cast<std::size_t>(std::countr_zero(rare));
            const std::size_t last = begin + 63 - static_cast<std::size_t>(std::countl_zero(rare));
            line = std::max<std::size_t>(line, rare_blocks_[i] & 0xFFFF);
            while (line < count_ && begins_[line + 1] <= first) {
                ++line;
            }
            for (; line < count_ && begins_[line] <= last; ++line) {
                visit(line);
            }
        }
    }

    // Says whether any line ends with CR LF.
    bool has_cr() const noexcept { return has_cr_; }

    // The masks of all blocks, and of two more.  After the end of the text, they can have any bits.
    const auto& masks() const noexcept { return masks_; }

private:
    std::size_t count_ = 0;
    bool has_cr_ = false;
    typename Lanes::template masks<blocks + 2> masks_ = {};
    std::array<std::uint16_t, 1 + most_octets + block_size> begins_ = {};
    std::size_t rare_count_ = 0;
    std::array<std::uint32_t, blocks + 1> rare_blocks_;
};

}  // namespace
}  // namespace uriscan::lines
