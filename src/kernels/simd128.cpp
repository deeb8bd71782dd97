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

// The masks of some blocks, for kernels/lines/block_masks.hpp.  The masks of all blocks are one
// sequence of bits.
template <std::size_t Blocks>
class masks_of_blocks {
public:
    using words [[gnu::vector_size(8)]] = std::uint64_t;

    bool mark(std::size_t number, const simd128_block& block) noexcept {
        colons_[number] = block.equal(':');
        slashes_[number] = block.equal('/');
        rare_[number] = {};
        return block.has_only(lines::common);
    }

    std::uint64_t mark_rare(std::size_t number, const simd128_block& block,
                            std::uint64_t refused_octets) noexcept {
        rare_[number] = {block.equal('?'), block.equal('#'), block.equal('@'), refused_octets};
        return rare(number);
    }

    std::uint64_t rare(std::size_t number) const noexcept {
        const auto [questions, hashes, ats, refused_octets] = rare_[number];
        return questions | hashes | ats | refused_octets;
    }

    void load_common(const std::uint16_t* begins,
                     words (&masks_of)[lines::class_count]) const noexcept {
        masks_of[lines::colon] = words{from(begins[0], [&](auto i) { return colons_[i]; })};
        masks_of[lines::slash] = words{from(begins[0], [&](auto i) { return slashes_[i]; })};
    }

    void load_rare(const std::uint16_t* begins,
                   words (&masks_of)[lines::class_count]) const noexcept {
        for (std::size_t c = 0; c < rare_classes; ++c) {
            masks_of[lines::question + c] =
                words{from(begins[0], [&](auto i) { return rare_[i][c]; })};
        }
    }

private:
    static constexpr std::size_t rare_classes = lines::class_count - lines::question;

    // Returns the 64 bits of a sequence from number `begin` on.
    template <class Words>
    static std::uint64_t from(std::size_t begin, Words word) noexcept {
        const std::size_t shift = begin % 64;
        return word(begin / 64) >> shift | word(begin / 64 + 1) << 1 << (63 - shift);
    }

    std::array<std::uint64_t, Blocks> colons_ = {};
    std::array<std::uint64_t, Blocks> slashes_ = {};
    std::array<std::array<std::uint64_t, rare_classes>, Blocks> rare_ = {};
};

// One line in a 64-bit register, for kernels/lines/split.hpp.  SIMD128 has no shift with a number
// for each word, so two lines in a vector would not be faster.
struct one_line {
    static constexpr std::size_t count = 1;
    static constexpr std::size_t width = block_size;
    static constexpr bool has_all_masks = false;
    template <std::size_t Blocks>
    using masks = masks_of_blocks<Blocks>;
    using words [[gnu::vector_size(8)]] = std::uint64_t;

    static void store_places(std::uint64_t mask, std::size_t first, std::uint16_t* to) noexcept {
        for (; mask != 0; mask &= mask - 1) {
            *to++ = static_cast<std::uint16_t>(first + trailing_zeros(mask));
        }
    }

    static words load(const std::uint16_t* numbers) noexcept { return words{numbers[0]}; }
    static void store(std::uint32_t* to, words all) noexcept {
        *to = static_cast<std::uint32_t>(all[0]);
    }
    static unsigned bits(words all) noexcept { return static_cast<unsigned>(all[0] >> 63); }

    static words end(words sizes) noexcept { return words{sizes[0] < 64 ? 1ULL << sizes[0] : 0}; }
    static words longer(words sizes) noexcept { return words(sizes > width - 1); }
    static words place(words x) noexcept {
        return words{static_cast<std::uint64_t>(std::countr_zero(x[0]))};
    }

    static words first_octets(const unsigned char* text, const std::uint16_t* begins) noexcept {
        std::uint64_t octets = 0;
        std::memcpy(&octets, text + begins[0], sizeof octets);
        return words{octets};
    }

    // An octet of a scheme has one more condition if it is the first one (octet_classes.hpp).
    static words wrong_in_scheme(words octets, words sizes) noexcept {
        const std::uint64_t halves = ~std::uint64_t{0xFF} | lines::high_halves_first_in_scheme;
        const v128_t met = simd128_block::met(lines::in_scheme, wasm_u64x2_splat(octets[0]));
        const v128_t right = simd128_block::is_not_0(wasm_v128_and(met, wasm_u64x2_splat(halves)));
        const std::uint64_t in_scheme = sizes[0] < 8 ? (1ULL << (8 * sizes[0])) - 1 : ~0ULL;
        return words{~wasm_u64x2_extract_lane(right, 0) & in_scheme};
    }
};

}  // namespace

constexpr kernel simd128_kernel =
    kernel_of<simd128_block>("simd128", run_iri_machine<long_skipper<simd128_block, iri_automaton>>,
                             lines::read_lines<simd128_block, one_line>, check_no_lines);

template struct functions_of<simd128_kernel>;

}  // namespace uriscan
