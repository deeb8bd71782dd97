// Skipping runs: the one algorithm over all kinds of vectors.
//
// A block is 64 octets, or what is left of a text, in vector registers; it tells with a bit an octet
// which of them are in a set.  The end of a run is then the first zero bit: no branch an octet, and so
// none to mispredict.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "kernels/self_loops.hpp"

namespace uriscan {

constexpr std::size_t block_size = 64;

// The triplet that states loop by.
consteval triplet_loop find_triplet() {
    for (int state = 0; state < uri_automaton::state_count; ++state) {
        const self_loop loop = self_loop_of(state);
        if (loop.triplet.opener >= 0 && all_self_loop_sets.has(loop.octets) &&
            all_self_loop_sets.has(loop.triplet.digits)) {
            return loop.triplet;
        }
    }
    return {};
}
inline constexpr triplet_loop the_triplet = find_triplet();

// Whether octets are skipped in a state, which does not pay where at most one leads back to it.
template <int State>
constexpr bool skips = all_self_loop_sets.has(self_loop_of(State).octets);

// Whether triplets are skipped, too.
template <int State>
constexpr bool skips_triplets =
    skips<State>&& the_triplet.opener >= 0 &&
    self_loop_of(State).triplet
        == the_triplet&& self_loop_of(State).octets.includes(the_triplet.digits);

// The octets of `block` that a run in the state can go over: bit i for octet i.  `triplets` are the
// openers of whole triplets; their digits are members of the set, so that they need no bits.
template <int State, class Block>
std::uint64_t skip_mask(const Block& block, std::uint64_t triplets) noexcept {
    constexpr std::size_t set = all_self_loop_sets.index_of(self_loop_of(State).octets);
    if constexpr (skips_triplets<State>) {
        return block.template in<set>() | triplets;
    } else {
        return block.template in<set>();
    }
}

// The openers of the triplets that lie in the block as a whole.
template <class Block>
std::uint64_t triplets_in(const Block& block) noexcept {
    if constexpr (the_triplet.opener < 0) {
        return 0;
    } else {
        constexpr std::size_t set = all_self_loop_sets.index_of(the_triplet.digits);
        const std::uint64_t digits = block.template in<set>();
        return block.equal(static_cast<unsigned char>(the_triplet.opener)) & digits >> 1 &
               digits >> 2;
    }
}

// The openers in `block` of the triplets that lie in it and in the block that follows.
template <class Block>
std::uint64_t triplets_in(const Block& block, const Block& next) noexcept {
    if constexpr (the_triplet.opener < 0) {
        return 0;
    } else {
        constexpr std::size_t set = all_self_loop_sets.index_of(the_triplet.digits);
        const std::uint64_t digits = block.template in<set>();
        const std::uint64_t more = next.template in<set>();
        return block.equal(static_cast<unsigned char>(the_triplet.opener)) &
               (digits >> 1 | more << 63) & (digits >> 2 | more << 62);
    }
}

// The zeros below the lowest one of `bits`, which has one.
[[gnu::always_inline]] inline std::size_t count_zeros(std::uint64_t bits) noexcept {
    return static_cast<std::size_t>(__builtin_ctzll(bits));
}

// The ones below the lowest zero of `bits`, which has one.
[[gnu::always_inline]] inline std::size_t count_ones(std::uint64_t bits) noexcept {
    return count_zeros(~bits);
}

// Skips in a text of less than 64 octets, which is one block; the bit after its last octet is zero, so
// that no end needs to be looked for.
template <class Block>
class short_skipper {
public:
    short_skipper(const unsigned char* text, std::size_t size) noexcept
        : block_(text, size), triplets_(triplets_in(block_)) {}

    template <int State>
    [[gnu::always_inline]] std::size_t skip(std::size_t p, std::size_t) const noexcept {
        if constexpr (skips<State>) {
            p += count_ones(skip_mask<State>(block_, triplets_) >> p);
        }
        return p;
    }

private:
    Block block_;
    std::uint64_t triplets_;
};

// Skips in a text of any length.  Its first two blocks are looked at once, for all runs that begin
// there; what lies beyond, where a run gets there.
template <class Block>
class long_skipper {
public:
    long_skipper(const unsigned char* text, std::size_t size) noexcept
        : text_(text),
          first_(text, std::min(block_size, size)),
          second_(text + std::min(block_size, size),
                  std::min(block_size, size - std::min(block_size, size))),
          triplets_(triplets_in(first_, second_)),
          second_triplets_(triplets_in(second_)) {}

    template <int State>
    [[gnu::always_inline]] std::size_t skip(std::size_t p, std::size_t end) const noexcept {
        if constexpr (skips<State>) {
            return skip_self_loop<State>(p, end);
        }
        return p;
    }

private:
    // From here on in a block, a triplet can be cut by its end, which then does not show it.
    static constexpr std::size_t cut_triplet = block_size - 2;

    template <int State>
    [[gnu::always_inline]] std::size_t skip_self_loop(std::size_t p,
                                                      std::size_t end) const noexcept {
        if (p >= 2 * block_size) {
            return skip_from<State>(text_, p, end);
        }
        if (p < block_size) {
            const std::uint64_t stops = ~skip_mask<State>(first_, triplets_) >> p;
            if (stops != 0) {
                return p + count_zeros(stops);
            }
            p = block_size;
        }
        const std::uint64_t stops =
            ~(skip_mask<State>(second_, second_triplets_) >> (p - block_size));
        p += stops != 0 ? count_zeros(stops) : block_size;
        return p < block_size + cut_triplet || p == end ? p : skip_from<State>(text_, p, end);
    }

    template <int State>
    [[gnu::noinline]] static std::size_t skip_from(const unsigned char* text, std::size_t p,
                                                   std::size_t end) noexcept {
        while (end - p >= block_size) {
            const Block block(text + p, block_size);
            if (skip_mask<State>(block, 0) == ~std::uint64_t{0}) {
                p += block_size;
                continue;
            }
            const std::uint64_t stops = ~skip_mask<State>(block, triplets_in(block));
            if (stops << (block_size - cut_triplet) != 0) {
                return p + count_zeros(stops);
            }
            p += cut_triplet;  // a constant, so that the next block need not wait for this one
        }
        const Block block(text + p, end - p);  // of no octets, at the end
        return p + count_ones(skip_mask<State>(block, triplets_in(block)));
    }

    const unsigned char* text_;
    Block first_;
    Block second_;
    std::uint64_t triplets_;
    std::uint64_t second_triplets_;
};

}  // namespace uriscan
