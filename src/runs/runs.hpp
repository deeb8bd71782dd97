// Skipping runs: the one algorithm over all kinds of vectors.
//
// A block is 64 octets, or what is left of a text, in vector registers; it tells with a bit an octet
// which of them are in a set.  The end of a run is then the first zero bit: no branch an octet, and so
// none to mispredict.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "runs/loops.hpp"

namespace uriscan {

constexpr std::size_t block_size = 64;

// Whether it pays to skip in a state, which is not so where at most one octet leads back to it.
template <int State>
constexpr bool loops = loop_of(State).octets.size() > 1;

// The octets of `block` that a run in the state can go over: bit i for octet i.  `triples` are the
// openers of whole triples; their digits are members of the set, so that they need no bits.
template <int State, class Block>
std::uint64_t run_mask(const Block& block, std::uint64_t triples) noexcept {
    constexpr loop loop = loop_of(State);
    constexpr std::size_t set = all_loop_sets.index_of(loop.octets);
    if constexpr (loop.triple.opener < 0) {
        return block.template in<set>();
    } else {
        static_assert(loop.octets.includes(loop.triple.digits));
        return block.template in<set>() | triples;
    }
}

// The triple that states loop by; all that do, do by the same.
consteval detour find_triple() {
    detour found;
    for (int state = 0; state < uri_automaton::state_count; ++state) {
        const detour triple = detour_of(state);
        if (loop_of(state).octets.size() > 1 && triple.opener >= 0) {
            found = triple;
        }
    }
    return found;
}

template <int State>
constexpr bool has_the_triple = loop_of(State).triple.opener < 0 ||
                                loop_of(State).triple == find_triple();

// The openers of the triples that lie in the block as a whole.
template <class Block>
std::uint64_t triples_in(const Block& block) noexcept {
    constexpr detour triple = find_triple();
    const std::uint64_t digits = block.template in<all_loop_sets.index_of(triple.digits)>();
    return block.equal(static_cast<unsigned char>(triple.opener)) & digits >> 1 & digits >> 2;
}

// Skips in a text of less than 64 octets, which is one block; the bit after its last octet is zero, so
// that no end needs to be looked for.
template <class Block>
class short_runs {
public:
    short_runs(const unsigned char* begin, const unsigned char* end) noexcept
        : begin_(begin),
          block_(begin, static_cast<std::size_t>(end - begin)),
          triples_(triples_in(block_)) {}

    template <int State>
    const unsigned char* skip(const unsigned char* p, const unsigned char*) const noexcept {
        static_assert(has_the_triple<State>);
        if constexpr (loops<State>) {
            const std::uint64_t run = run_mask<State>(block_, triples_) >> (p - begin_);
            p += std::countr_one(run);
        }
        return p;
    }

private:
    const unsigned char* begin_;
    Block block_;
    std::uint64_t triples_;
};

// Skips in a text of any length, through a block that moves along.
template <class Block>
class long_runs {
public:
    long_runs(const unsigned char* begin, const unsigned char* end) noexcept
        : begin_(begin), block_(begin, size_from(begin, end)), triples_(triples_in(block_)) {}

    template <int State>
    const unsigned char* skip(const unsigned char* p, const unsigned char* end) noexcept {
        static_assert(has_the_triple<State>);
        if constexpr (loops<State>) {
            p = skip_in_blocks<State>(p, end);
        }
        return p;
    }

private:
    static std::size_t size_from(const unsigned char* p, const unsigned char* end) noexcept {
        return std::min(block_size, static_cast<std::size_t>(end - p));
    }

    void move_to(const unsigned char* p, const unsigned char* end) noexcept {
        begin_ = p;
        block_ = Block(p, size_from(p, end));
        triples_ = triples_in(block_);
    }

    template <int State>
    const unsigned char* skip_in_blocks(const unsigned char* p, const unsigned char* end) noexcept {
        // A triple that the block's end cuts is not seen; the block moves to it.
        constexpr std::ptrdiff_t cut_triple = block_size - 2;
        for (;;) {
            if (p - begin_ >= static_cast<std::ptrdiff_t>(block_size)) {
                move_to(p, end);
            }
            const std::uint64_t run = run_mask<State>(block_, triples_) >> (p - begin_);
            const unsigned char* const stop = p + std::countr_one(run);
            const bool may_go_on = stop - begin_ >= cut_triple && stop != end && stop != begin_;
            if (!may_go_on) {
                return stop;
            }
            move_to(stop, end);
            p = stop;
        }
    }

    const unsigned char* begin_;
    Block block_;
    std::uint64_t triples_;
};

}  // namespace uriscan
