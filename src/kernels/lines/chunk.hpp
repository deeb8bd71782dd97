// The first part of a text: the masks of its blocks, and where its lines begin.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "kernels/kernels.hpp"
#include "kernels/lines/block_masks.hpp"
#include "kernels/skipping.hpp"

namespace uriscan::lines {

// The object has 24 KiB, so it stays in the processor's first cache.  split.hpp describes `Lanes`.
template <class Block, class Lanes>
class chunk {
public:
    static constexpr std::size_t blocks = 128;
    static constexpr std::size_t most_octets = blocks * block_size;

    // Reads the first `most_octets` of `text`, or all if there are fewer, but at least one.
    [[gnu::noinline]] void read(std::string_view text) noexcept {
        const std::size_t size = std::min(text.size(), most_octets);
        const unsigned char* const begin = octets(text);
        block_marker<Block, Lanes> marker;
        std::size_t count = 0;
        std::size_t at = 0;
        const auto mark = [&](const Block& block, unsigned char next)
            __attribute__((always_inline)) {
            const std::size_t number = at / block_size;
            const std::uint64_t found = marker.mark(block, next, masks_[number]);
            Lanes::store_places(found, at + 1, begins_.data() + 1 + count);
            count += static_cast<std::size_t>(std::popcount(found));
            if constexpr (Lanes::skips_rare) {
                const std::uint8_t rare = marker.has_rare() ? 1 : 0;
                rare_before_[number + 1] = static_cast<std::uint8_t>(rare_before_[number] + rare);
            }
        };
        for (; at + block_size < size; at += block_size) {
            mark(Block(begin + at), begin[at + block_size]);
        }
        mark(Block(begin + at, size - at), size < text.size() ? begin[size] : 0);
        // Some lines can be read together with the last one.  They are empty.
        for (std::size_t i = count; i < count + line_rows::most_together; ++i) {
            begins_[i + 1] = static_cast<std::uint16_t>(begins_[i] + 1);
        }
        count_ = count;
        has_cr_ = marker.has_cr();
    }

    // The number of lines that end in the chunk.
    std::size_t count() const noexcept { return count_; }

    // The offsets at which lines begin: of each line that ends in the chunk, and of the one after.
    // A line ends one octet before the next one begins.
    const std::uint16_t* begins() const noexcept { return begins_.data(); }

    // Says whether any block of the lines from number `first` to number `last` - 1 has an octet of
    // the classes from `question` on.  Requires first < last <= count(), and Lanes::skips_rare.
    bool has_rare(std::size_t first, std::size_t last) const noexcept {
        const std::size_t last_octet = begins_[last] - 1U;  // the line feed
        return rare_before_[begins_[first] / block_size] !=
               rare_before_[last_octet / block_size + 1];
    }

    // Says whether a line ends with CR LF.
    bool has_cr() const noexcept { return has_cr_; }

    // The masks of all blocks, and of two more.  After the end of the text, they can have any bits.
    const block_masks* masks() const noexcept { return masks_.data(); }

private:
    std::size_t count_ = 0;
    bool has_cr_ = false;
    std::array<block_masks, blocks + 2> masks_ = {};
    std::array<std::uint16_t, 1 + most_octets + block_size> begins_ = {};
    std::array<std::uint8_t, blocks + 2> rare_before_ = {};  // in the blocks before each block
};

}  // namespace uriscan::lines
