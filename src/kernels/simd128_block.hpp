// The block of the kernel for WebAssembly: four vectors.  Two table lookups, one for each half of
// an octet, find whether the octet is in a set (table.hpp).
#pragma once

#include <wasm_simd128.h>

#include "kernels/shared.hpp"
#include "kernels/small_text.hpp"

namespace uriscan {
namespace {

class simd128_block {
public:
    simd128_block(const unsigned char* begin, std::size_t size) noexcept {
        load(begin, size);
        look_up_halves();
    }

    explicit simd128_block(const unsigned char* begin) noexcept {
        for (std::size_t i = 0; i < 4; ++i) {
            octets_[i] = wasm_v128_load(begin + 16 * i);
        }
        look_up_halves();
    }

    template <std::size_t Set>
    std::uint64_t in() const noexcept {
        return in(low_nibbles<Set>);
    }

    [[gnu::always_inline]] std::uint64_t in(const nibble_table& set) const noexcept {
        const v128_t low = wasm_v128_load(set.data());
        return ~bits([&](std::size_t i) {
            return is_0(wasm_v128_and(wasm_i8x16_swizzle(low, low_[i]), high_[i]));
        });
    }

    std::uint64_t in_upper(const nibble_table& set) const noexcept {
        const v128_t low = wasm_v128_load(set.data()), halves = wasm_v128_load(upper_halves.data());
        return ~bits([&](std::size_t i) {
            return is_0(wasm_v128_and(wasm_i8x16_swizzle(low, low_[i]),
                                      wasm_i8x16_swizzle(halves, high_half(octets_[i]))));
        });
    }

    // Says whether all octets are in the set.
    [[gnu::always_inline]] bool has_only(const nibble_table& set) const noexcept {
        const v128_t low = wasm_v128_load(set.data());
        const auto met_in = [&](std::size_t i) {
            return wasm_v128_and(wasm_i8x16_swizzle(low, low_[i]), high_[i]);
        };
        return wasm_i8x16_all_true(wasm_u8x16_min(wasm_u8x16_min(met_in(0), met_in(1)),
                                                  wasm_u8x16_min(met_in(2), met_in(3))));
    }

    [[gnu::always_inline]] std::uint64_t equal(unsigned char octet) const noexcept {
        const v128_t wanted = wasm_u8x16_splat(octet);
        return bits([&](std::size_t i) { return wasm_i8x16_eq(octets_[i], wanted); });
    }

    std::uint64_t starts(const word_buckets& words, const simd128_block& second,
                         const simd128_block& third) const noexcept {
        return ~bits([&](std::size_t i) {
            const v128_t later =
                wasm_v128_and(second.buckets(words.second, i), third.buckets(words.third, i));
            return is_0(wasm_v128_and(buckets(words.first, i), later));
        });
    }

    // For each octet: all bits are set if the octet is 0, otherwise none.
    static v128_t is_0(v128_t octets) noexcept {
        return wasm_i8x16_eq(octets, wasm_u8x16_splat(0));
    }

    // For each octet: its entry of high_nibbles if the octet is in the set, otherwise 0.
    static v128_t met(const nibble_table& set, v128_t octets) noexcept {
        const v128_t low = wasm_v128_and(octets, wasm_u8x16_splat(0xF));
        return wasm_v128_and(
            wasm_i8x16_swizzle(wasm_v128_load(set.data()), low),
            wasm_i8x16_swizzle(wasm_v128_load(high_nibbles.data()), high_half(octets)));
    }

private:
    // Shifts numbers of 16 bits, because x86-64 has no instruction that shifts single octets.
    static v128_t high_half(v128_t octets) noexcept {
        return wasm_v128_and(wasm_u16x8_shr(octets, 4), wasm_u8x16_splat(0xF));
    }

    void look_up_halves() noexcept {
        for (std::size_t i = 0; i < 4; ++i) {
            low_[i] = wasm_v128_and(octets_[i], wasm_u8x16_splat(0xF));
            high_[i] =
                wasm_i8x16_swizzle(wasm_v128_load(high_nibbles.data()), high_half(octets_[i]));
        }
    }

    v128_t buckets(const bucket_table& words, std::size_t i) const noexcept {
        return wasm_v128_and(
            wasm_i8x16_swizzle(wasm_v128_load(words.low.data()), low_[i]),
            wasm_i8x16_swizzle(wasm_v128_load(words.high.data()), high_half(octets_[i])));
    }

    // A lookup gives 0 if the index is more than 15, as it is here for each octet from 0x80 on.
    v128_t buckets(const low_buckets& words, std::size_t i) const noexcept {
        return wasm_i8x16_swizzle(wasm_v128_load(words.data()),
                                  wasm_v128_and(octets_[i], wasm_u8x16_splat(0x8F)));
    }

    // Loads four vectors.  If a vector would end after the text, the last 16 octets of the text are
    // loaded instead.  They are shifted to their places in the vector, with zeros after them.
    void load(const unsigned char* begin, std::size_t size) noexcept {
        assert(size < 2 * block_size);
        if (size < 16) {
            const auto [first, second] = load_up_to_16(begin, size);
            octets_[0] = wasm_u64x2_make(first, second);
            octets_[1] = octets_[2] = octets_[3] = wasm_u8x16_splat(0);
            return;
        }
        for (std::size_t i = 0; i < 4; ++i) {
            const std::size_t from = std::min(16 * i, size - 16);
            octets_[i] = wasm_i8x16_swizzle(wasm_v128_load(begin + from),
                                            wasm_v128_load(shift_indices.data() + (16 * i - from)));
        }
    }

    template <class Quarter>
    [[gnu::always_inline]] static std::uint64_t bits(Quarter quarter) noexcept {
        std::uint64_t bits = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            bits |= static_cast<std::uint64_t>(wasm_i8x16_bitmask(quarter(i))) << (16 * i);
        }
        return bits;
    }

    v128_t octets_[4];
    v128_t low_[4];   // the low half of each octet
    v128_t high_[4];  // the entries of high_nibbles for the high halves of the octets
};

}  // namespace
}  // namespace uriscan
