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

// The openers in `block` of the triples that lie in it and in the block that follows.
template <class Block>
std::uint64_t triples_in(const Block& block, const Block& next) noexcept {
    constexpr detour triple = find_triple();
    constexpr std::size_t set = all_loop_sets.index_of(triple.digits);
    const std::uint64_t digits = block.template in<set>();
    const std::uint64_t more = next.template in<set>();
    return block.equal(static_cast<unsigned char>(triple.opener)) & (digits >> 1 | more << 63) &
           (digits >> 2 | more << 62);
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
            const std::uint64_t stops = ~run_mask<State>(block_, triples_);
            p += std::countr_zero(stops >> (p - begin_));
        }
        return p;
    }

private:
    const unsigned char* begin_;
    Block block_;
    std::uint64_t triples_;
};

// Skips in a text of any length.  Its first two blocks are looked at once, for all runs that begin
// there; what lies beyond, where a run gets there.
template <class Block>
class long_runs {
public:
    long_runs(const unsigned char* begin, const unsigned char* end) noexcept
        : begin_(begin),
          first_(begin, size_from(begin, end)),
          second_(begin + size_from(begin, end), size_after_first(begin, end)),
          triples_(triples_in(first_, second_)),
          second_triples_(triples_in(second_)) {}

    template <int State>
    const unsigned char* skip(const unsigned char* p, const unsigned char* end) const noexcept {
        static_assert(has_the_triple<State>);
        if constexpr (loops<State>) {
            return skip_run<State>(p, end);
        }
        return p;
    }

private:
    static constexpr std::ptrdiff_t size = block_size;
    // From here on in a block, a triple can be cut by its end, which then does not show it.
    static constexpr std::ptrdiff_t cut_triple = size - 2;

    static std::size_t size_from(const unsigned char* p, const unsigned char* end) noexcept {
        return std::min(block_size, static_cast<std::size_t>(end - p));
    }
    static std::size_t size_after_first(const unsigned char* begin,
                                        const unsigned char* end) noexcept {
        return size_from(begin + size_from(begin, end), end);
    }

    template <int State>
    const unsigned char* skip_run(const unsigned char* p, const unsigned char* end) const noexcept {
        const std::ptrdiff_t offset = p - begin_;
        if (offset < size) {
            const std::uint64_t stops = ~run_mask<State>(first_, triples_) >> offset;
            if (stops != 0) {
                return p + std::countr_zero(stops);
            }
            p = begin_ + size;
        }
        if (offset >= 2 * size) {
            return skip_from<State>(p, end);
        }
        p += std::countr_one(run_mask<State>(second_, second_triples_) >> (p - begin_ - size));
        return p - begin_ < size + cut_triple || p == end ? p : skip_from<State>(p, end);
    }

    template <int State>
    [[gnu::noinline]] static const unsigned char* skip_from(const unsigned char* p,
                                                            const unsigned char* end) noexcept {
        while (end - p >= static_cast<std::ptrdiff_t>(block_size)) {
            const Block block(p, block_size);
            if (run_mask<State>(block, 0) == ~std::uint64_t{0}) {
                p += block_size;
                continue;
            }
            const std::ptrdiff_t count = std::countr_one(run_mask<State>(block, triples_in(block)));
            if (count < cut_triple) {
                return p + count;
            }
            p += cut_triple;  // a constant, so that the next block need not wait for this one
        }
        const Block block(p, size_from(p, end));  // of no octets, at the end
        return p + std::countr_one(run_mask<State>(block, triples_in(block)));
    }

    const unsigned char* begin_;
    Block first_;
    Block second_;
    std::uint64_t triples_;
    std::uint64_t second_triples_;
};

}  // namespace uriscan
