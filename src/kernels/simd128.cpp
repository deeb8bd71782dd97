// The kernel for WebAssembly with the instructions SIMD128.  A module with these instructions does
// not load where they are missing, so the kernel is there only if the module is compiled for them
// (-msimd128).
#include <wasm_simd128.h>

#include "kernels/iri_reader.hpp"
#include "kernels/kernel.hpp"
#include "kernels/lines/reader.hpp"
#include "kernels/shared.hpp"
#include "kernels/simd128_block.hpp"

namespace uriscan {
namespace {

using two_words [[gnu::vector_size(16)]] = std::uint64_t;

// The masks of some blocks, for kernels/lines/block_masks.hpp.  The masks of all blocks are one
// sequence of bits.
template <std::size_t Blocks>
class masks_of_blocks {
public:
    using words = two_words;

    bool mark(std::size_t number, const simd128_block& block) noexcept {
        common_[number].set(block.equal(':'), block.equal('/'));
        rare_[number].set(0, 0);
        rarer_[number].set(0, 0);
        return block.has_only(lines::common);
    }

    std::uint64_t mark_rare(std::size_t number, const simd128_block& block,
                            std::uint64_t refused_octets) noexcept {
        rare_[number].set(block.equal('?'), block.equal('#'));
        rarer_[number].set(block.equal('@'), refused_octets);
        return rare(number);
    }

    std::uint64_t rare(std::size_t number) const noexcept {
        return rare_[number].any() | rarer_[number].any();
    }

    void load_common(const std::uint16_t* begins,
                     words (&masks_of)[lines::class_count]) const noexcept {
        load(common_, begins, masks_of[lines::colon], masks_of[lines::slash]);
    }

    void load_rare(const std::uint16_t* begins,
                   words (&masks_of)[lines::class_count]) const noexcept {
        load(rare_, begins, masks_of[lines::question], masks_of[lines::hash]);
        load(rarer_, begins, masks_of[lines::at], masks_of[lines::refused]);
    }

private:
    // The masks of two classes.
    struct alignas(16) pair {
        void set(std::uint64_t a, std::uint64_t b) noexcept {
            first = a;
            second = b;
        }
        std::uint64_t any() const noexcept { return first | second; }

        std::uint64_t first = 0;
        std::uint64_t second = 0;
    };
    using pairs = std::array<pair, Blocks>;

    // Returns 64 bits of both sequences, from bit number `begin` on.  A vector is used because it
    // shifts both words at once.
    static v128_t from(const pairs& all, std::size_t begin) noexcept {
        const std::uint32_t shift = begin % 64;
        const v128_t low = wasm_v128_load(&all[begin / 64]);
        const v128_t high = wasm_i64x2_shl(wasm_v128_load(&all[begin / 64 + 1]), 1);
        return wasm_v128_or(wasm_u64x2_shr(low, shift), wasm_i64x2_shl(high, 63 - shift));
    }

    // Loads the masks of two lines: `first` has those of one class, `second` those of the other
    // class.
    static void load(const pairs& all, const std::uint16_t* begins, words& first,
                     words& second) noexcept {
        const v128_t low = from(all, begins[0]);
        const v128_t high = from(all, begins[1]);
        first = words(wasm_i64x2_shuffle(low, high, 0, 2));
        second = words(wasm_i64x2_shuffle(low, high, 1, 3));
    }

    pairs common_ = {};  // ":" and "/"
    pairs rare_ = {};    // "?" and "#"
    pairs rarer_ = {};   // "@" and the refused octets
};

// Two lines in a vector, for kernels/lines/split.hpp.
struct two_lines {
    static constexpr std::size_t count = 2;
    static constexpr std::size_t width = block_size;
    static constexpr bool has_all_masks = false;
    static constexpr bool splits_rest_at_once = true;
    template <std::size_t Blocks>
    using masks = masks_of_blocks<Blocks>;
    using words = two_words;

    // Most blocks have few line feeds.  So three steps are always made, because a fixed number of
    // steps needs no branch.
    static void store_places(std::uint64_t mask, std::size_t first, std::uint16_t* to) noexcept {
        constexpr std::size_t few = 3;
        for (std::size_t i = 0; i < few; ++i, mask &= mask - 1) {
            *to++ = static_cast<std::uint16_t>(first + place(mask));
        }
        for (; mask != 0; mask &= mask - 1) {
            *to++ = static_cast<std::uint16_t>(first + place(mask));
        }
    }

    static words load(const std::uint16_t* numbers) noexcept {
        return words(wasm_u64x2_extend_low_u32x4(
            wasm_u32x4_extend_low_u16x8(wasm_v128_load32_zero(numbers))));
    }
    static void store(std::uint32_t* to, words all) noexcept {
        wasm_v128_store64_lane(to, wasm_i32x4_shuffle(v128_t(all), v128_t(all), 0, 2, 0, 2), 0);
    }
    static unsigned bits(words all) noexcept { return wasm_i64x2_bitmask(v128_t(all)); }

    static words end(words sizes) noexcept {
        const auto bit = [](std::uint64_t number) {
            return number < 64 ? std::uint64_t{1} << number : 0;
        };
        return words{bit(sizes[0]), bit(sizes[1])};
    }
    static words longer(words sizes) noexcept {
        return words(wasm_i64x2_gt(v128_t(sizes), wasm_i64x2_splat(width - 1)));
    }
    static words place(words x) noexcept { return words{place(x[0]), place(x[1])}; }

    static words first_octets(const unsigned char* text, const std::uint16_t* begins) noexcept {
        return words(
            wasm_v128_load64_lane(text + begins[1], wasm_v128_load64_zero(text + begins[0]), 1));
    }

    // The first octet of a scheme must meet one more condition than the others (octet_classes.hpp).
    static words wrong_in_scheme(words octets, words sizes) noexcept {
        const std::uint64_t halves = ~std::uint64_t{0xFF} | lines::high_halves_first_in_scheme;
        const v128_t met = simd128_block::met(lines::in_scheme, v128_t(octets));
        const v128_t wrong = simd128_block::is_0(wasm_v128_and(met, wasm_u64x2_splat(halves)));
        const v128_t numbers = wasm_u64x2_const_splat(0x0706050403020100);
        const v128_t size = wasm_i8x16_shuffle(v128_t(sizes), v128_t(sizes), 0, 0, 0, 0, 0, 0, 0, 0,
                                               8, 8, 8, 8, 8, 8, 8, 8);
        return words(wasm_v128_and(wasm_u8x16_lt(numbers, size), wrong));
    }

private:
    // The number of the lowest bit, or 64.
    static std::uint64_t place(std::uint64_t mask) noexcept {
        return static_cast<std::uint64_t>(std::countr_zero(mask));
    }
};

}  // namespace

constexpr kernel simd128_kernel =
    kernel_of<simd128_block>("simd128", run_iri_machine<long_skipper<simd128_block, iri_automaton>>,
                             lines::read_lines<simd128_block, two_lines>, check_no_lines);

template struct functions_of<simd128_kernel>;

}  // namespace uriscan
