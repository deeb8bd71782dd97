// The lanes of two lines in plain C++, for the C++ templates of src/kernels/lines.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "kernels/lines/reader.hpp"
#include "proof/known_block.hpp"

namespace uriscan::proof {

// Two lines, in vectors of two numbers, with the masks of all classes of octets.
struct known_lines {
    static constexpr std::size_t count = 2;
    static constexpr std::size_t width = block_size;
    static constexpr bool has_all_masks = true;
    static constexpr bool splits_rest_at_once = true;
    using words [[gnu::vector_size(16)]] = std::uint64_t;

    template <std::size_t Blocks>
    class masks {
    public:
        bool mark(std::size_t number, const known_block& block) {
            the_text.is_right = the_text.is_right && number < Blocks;
            of_[number] = {block.equal(':'),
                           block.equal('/'),
                           ~block.in(detail::in_scheme),
                           ~block.in(detail::first_in_scheme),
                           block.equal('?'),
                           block.equal('#'),
                           block.equal('@'),
                           0};
            return block.has_only(lines::usual);
        }
        std::uint64_t mark_rare(std::size_t number, const known_block&, std::uint64_t refused) {
            return of_[number][lines::refused] = refused;
        }
        std::uint64_t refused(std::size_t number) const { return of_[number][lines::refused]; }
        void load_common(const std::uint16_t* begins, words (&masks)[lines::class_count]) const {
            for (std::size_t c = 0; c < lines::class_count; ++c) {
                masks[c] = words{mask_from(begins[0], c), mask_from(begins[1], c)};
            }
        }
        void load_rare(const std::uint16_t*, words (&)[lines::class_count]) const {}

    private:
        std::uint64_t mask_from(std::size_t begin, std::size_t c) const {
            the_text.is_right = the_text.is_right && begin / 64 + 1 < Blocks;
            const auto& block = of_[begin / 64 % (Blocks - 1)];
            const auto& next = of_[begin / 64 % (Blocks - 1) + 1];
            return block[c] >> begin % 64 | next[c] << 1 << (63 - begin % 64);
        }
        std::array<std::array<std::uint64_t, lines::class_count>, Blocks> of_{};
    };

    static void store_places(std::uint64_t mask, std::size_t first, std::uint16_t* to) {
        for (; mask != 0; mask &= mask - 1) {
            *to++ = static_cast<std::uint16_t>(first + uriscan::trailing_zeros(mask));
        }
    }
    static words load(const std::uint16_t* from) { return words{from[0], from[1]}; }
    static void store(std::uint32_t* to, words all) {
        to[0] = static_cast<std::uint32_t>(all[0]);
        to[1] = static_cast<std::uint32_t>(all[1]);
    }
    static unsigned bits(words all) {
        return static_cast<unsigned>(all[0] >> 63 | all[1] >> 63 << 1);
    }
    static words end(words sizes) {
        const auto bit = [](std::uint64_t at) { return at < 64 ? std::uint64_t{1} << at : 0; };
        return words{bit(sizes[0]), bit(sizes[1])};
    }
    static words longer(words sizes) { return words(sizes >= width); }
    static words place(words x) {
        return words{static_cast<std::uint64_t>(std::countr_zero(x[0])),
                     static_cast<std::uint64_t>(std::countr_zero(x[1]))};
    }
};

}  // namespace uriscan::proof
