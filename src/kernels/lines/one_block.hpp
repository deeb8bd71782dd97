// A strip of one block, for verdicts.hpp, in kernels without vectors of masks.
#pragma once

#include "kernels/lines/octet_classes.hpp"
#include "kernels/lines/verdicts.hpp"
#include "kernels/shared.hpp"
#include "kernels/skipping.hpp"

namespace uriscan::lines {
namespace {

// A strip of one block, whose masks are words.  With AVX2, a vector of four words was slower:
// putting masks into vectors takes longer than the vectors save.
template <class Block>
struct one_block {
    static constexpr std::size_t blocks = 1;
    using words = mask_of<Block>;

    static bool any(words mask) noexcept { return mask != 0; }
    static std::size_t count(words mask) noexcept {
        return static_cast<std::size_t>(std::popcount(mask));
    }
    static void store(words mask, std::uint64_t* to) noexcept { *to = mask; }

    class markers {
    public:
        [[gnu::always_inline]] words scan(words mask, words over) noexcept {
            const words sum = (mask | carry_) + over;
            carry_ = sum < over ? 1 : 0;
            return sum & ~over;
        }

        [[gnu::always_inline]] words next(words mask) noexcept {
            const words moved = mask << 1 | carry_;
            carry_ = mask >> (block_size - 1);
            return moved;
        }

        bool go_on() const noexcept { return carry_ != 0; }
        void start() noexcept { carry_ = 1; }

    private:
        words carry_ = 0;
    };

    static common_masks<words> masks(const unsigned char* octets) noexcept {
        const Block block(octets);
        common_masks<words> masks = {
            .line_feed = block.equal('\n'),
            .colon = block.equal(':'),
            .slash_or_question = block.equal_with(bit_of_question, '?'),
            .in_scheme = block.in(in_scheme),
            .first_in_scheme = block.template with_bit<bit_first_in_scheme>(),
            .hash = 0,
            .at = 0,
            .odd = 0};
        if (!block.has_only(simple)) {
            masks.hash = block.equal('#');
            masks.at = block.equal('@');
            masks.odd = ~block.in(usual);
        }
        return masks;
    }

    static odd_masks<words> masks_of_odd(const unsigned char* octets) noexcept {
        const Block block(octets);
        return {block.equal('%'), block.equal('\r'), block.in(digits)};
    }

    static words mask_of_ports(const unsigned char* octets) noexcept {
        return Block(octets).in(in_port);
    }
};

}  // namespace
}  // namespace uriscan::lines
