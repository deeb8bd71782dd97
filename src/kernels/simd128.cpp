// The kernel for WebAssembly with the instructions SIMD128.  A block is four vectors.  Two table
// lookups, one for each half of an octet, find whether the octet is in a set (table.hpp).  A module
// with these instructions does not load where they are missing, so the kernel is there only if the
// module is compiled for them (-msimd128).
#include <wasm_simd128.h>

#include "kernels/kernel.hpp"
#include "kernels/shared.hpp"

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

    std::uint64_t in(const nibble_table& set) const noexcept {
        const v128_t low = wasm_v128_load(set.data());
        return bits([&](std::size_t i) {
            return is_not_0(wasm_v128_and(wasm_i8x16_swizzle(low, low_[i]), high_[i]));
        });
    }

    std::uint64_t equal(unsigned char octet) const noexcept {
        const v128_t wanted = wasm_u8x16_splat(octet);
        return bits([&](std::size_t i) { return wasm_i8x16_eq(octets_[i], wanted); });
    }

    std::uint64_t starts(const word_buckets& words, const simd128_block& second,
                         const simd128_block& third) const noexcept {
        return bits([&](std::size_t i) {
            const v128_t two = wasm_v128_and(buckets(words[0], i), second.buckets(words[1], i));
            return is_not_0(wasm_v128_and(two, third.buckets(words[2], i)));
        });
    }

private:
    static v128_t is_not_0(v128_t octets) noexcept {
        return wasm_i8x16_ne(octets, wasm_u8x16_splat(0));
    }

    void look_up_halves() noexcept {
        for (std::size_t i = 0; i < 4; ++i) {
            low_[i] = wasm_v128_and(octets_[i], wasm_u8x16_splat(0xF));
            high_[i] = wasm_i8x16_swizzle(wasm_v128_load(high_nibbles.data()),
                                          wasm_u8x16_shr(octets_[i], 4));
        }
    }

    // A lookup gives 0 if the index is 16 or more.  So bit 7 of an octet is kept.
    v128_t buckets(const bucket_table& words, std::size_t i) const noexcept {
        return wasm_i8x16_swizzle(wasm_v128_load(words.buckets.data()),
                                  wasm_v128_and(octets_[i], wasm_u8x16_splat(0x8F)));
    }

    // Loads four vectors.  If a vector would end after the text, the last 16 octets of the text are
    // loaded instead.  They are shifted to their places in the vector, with zeros after them.
    void load(const unsigned char* begin, std::size_t size) noexcept {
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
    static std::uint64_t bits(Quarter quarter) noexcept {
        std::uint64_t bits = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            bits |= static_cast<std::uint64_t>(wasm_i8x16_bitmask(quarter(i))) << (16 * i);
        }
        return bits;
    }

    v128_t octets_[4];
    v128_t low_[4];   // the low half of each octet
    v128_t high_[4];  // for each octet, the entry of high_nibbles for its high half
};

}  // namespace

constexpr kernel simd128_kernel = kernel_of<simd128_block>("simd128", read_no_lines);

template struct functions_of<simd128_kernel>;

}  // namespace uriscan
