// The block of the NEON kernel: four vectors.  Two table lookups, one for each half of an octet,
// find whether the octet is in a set (table.hpp).
#pragma once

#include <arm_neon.h>

#include "kernels/shared.hpp"
#include "kernels/small_text.hpp"

namespace uriscan {
namespace {

class neon_block {
public:
    neon_block(const unsigned char* begin, std::size_t size) noexcept {
        load(begin, size);
        look_up_halves();
    }

    explicit neon_block(const unsigned char* begin) noexcept {
        for (std::size_t i = 0; i < 4; ++i) {
            octets_[i] = vld1q_u8(begin + 16 * i);
        }
        look_up_halves();
    }

    template <std::size_t Set>
    std::uint64_t in() const noexcept {
        return in(low_nibbles<Set>);
    }

    std::uint64_t in(const nibble_table& set) const noexcept {
        const uint8x16_t low = vld1q_u8(set.data());
        return bits([&](std::size_t i) { return vtstq_u8(vqtbl1q_u8(low, low_[i]), high_[i]); });
    }

    std::uint64_t in_upper(const nibble_table& set) const noexcept {
        const uint8x16_t low = vld1q_u8(set.data()), halves = vld1q_u8(upper_halves.data());
        return bits([&](std::size_t i) {
            return vtstq_u8(vqtbl1q_u8(low, low_[i]),
                            vqtbl1q_u8(halves, vshrq_n_u8(octets_[i], 4)));
        });
    }

    std::uint64_t equal(unsigned char octet) const noexcept {
        return bits([&](std::size_t i) { return vceqq_u8(octets_[i], vdupq_n_u8(octet)); });
    }

    std::uint64_t starts(const word_buckets& words, const neon_block& second,
                         const neon_block& third) const noexcept {
        return bits([&](std::size_t i) {
            const uint8x16_t later =
                vandq_u8(second.buckets(words.second, i), third.buckets(words.third, i));
            return vtstq_u8(buckets(words.first, i), later);
        });
    }

private:
    void look_up_halves() noexcept {
        for (std::size_t i = 0; i < 4; ++i) {
            low_[i] = vandq_u8(octets_[i], vdupq_n_u8(0xF));
            high_[i] = vqtbl1q_u8(vld1q_u8(high_nibbles.data()), vshrq_n_u8(octets_[i], 4));
        }
    }

    uint8x16_t buckets(const bucket_table& words, std::size_t i) const noexcept {
        return vandq_u8(vqtbl1q_u8(vld1q_u8(words.low.data()), low_[i]),
                        vqtbl1q_u8(vld1q_u8(words.high.data()), vshrq_n_u8(octets_[i], 4)));
    }

    // A lookup gives 0 if the index is more than 15, as it is here for each octet from 0x80 on.
    uint8x16_t buckets(const low_buckets& words, std::size_t i) const noexcept {
        return vqtbl1q_u8(vld1q_u8(words.data()), vandq_u8(octets_[i], vdupq_n_u8(0x8F)));
    }

    // Loads four vectors.  If a vector would end after the text, the last 16 octets of the text are
    // loaded instead.  They are shifted to their places in the vector, with zeros after them.
    void load(const unsigned char* begin, std::size_t size) noexcept {
        assert(size < 2 * block_size);
        if (size < 16) {
            const auto [first, second] = load_up_to_16(begin, size);
            octets_[0] =
                vreinterpretq_u8_u64(vcombine_u64(vcreate_u64(first), vcreate_u64(second)));
            octets_[1] = octets_[2] = octets_[3] = vdupq_n_u8(0);
            return;
        }
        for (std::size_t i = 0; i < 4; ++i) {
            const std::size_t from = std::min(16 * i, size - 16);
            octets_[i] = vqtbl1q_u8(vld1q_u8(begin + from),
                                    vld1q_u8(shift_indices.data() + (16 * i - from)));
        }
    }

    // Returns one bit for each octet of four vectors: 1 if the octet is 0xFF, 0 if it is 0.  First,
    // only one bit of each octet is kept: bit i of octet i, in each group of eight octets.  Then
    // neighbours are added three times, so that one octet has the eight bits of a group.
    template <class Quarter>
    static std::uint64_t bits(Quarter quarter) noexcept {
        const uint8x16_t places = vreinterpretq_u8_u64(vdupq_n_u64(0x8040201008040201));
        const auto placed = [&](std::size_t i) { return vandq_u8(quarter(i), places); };
        const uint8x16_t pairs = vpaddq_u8(vpaddq_u8(placed(0), placed(1)),  //
                                           vpaddq_u8(placed(2), placed(3)));
        return vgetq_lane_u64(vreinterpretq_u64_u8(vpaddq_u8(pairs, pairs)), 0);
    }

    uint8x16_t octets_[4];
    uint8x16_t low_[4];   // the low half of each octet
    uint8x16_t high_[4];  // the entries of high_nibbles for the high halves of the octets
};

}  // namespace
}  // namespace uriscan
