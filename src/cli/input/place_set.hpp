// A set of offsets in a text.  It needs one bit for each octet of the text, even if it has very
// many offsets.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace uriscan::cli {

class place_set {
public:
    static constexpr std::size_t none = ~std::size_t{0};

    // Makes the set empty, for a text of this size.
    void start(std::size_t size) { words_.assign(size / bits + 1, 0); }

    void insert(std::size_t place) { words_[place / bits] |= bit(place); }

    // Removes the places in [begin, end).
    void erase(std::size_t begin, std::size_t end) {
        if (begin / bits == end / bits) {
            words_[begin / bits] &= ~(from(begin) & ~from(end));
            return;
        }
        words_[begin / bits] &= ~from(begin);
        std::fill(words_.begin() + static_cast<std::ptrdiff_t>(begin / bits) + 1,
                  words_.begin() + static_cast<std::ptrdiff_t>(end / bits), 0);
        words_[end / bits] &= from(end);
    }

    bool contains(std::size_t place) const { return (words_[place / bits] & bit(place)) != 0; }

    // Returns the first offset of the set at `place` or later.  Returns `none` if there is none.
    std::size_t next(std::size_t place) const {
        std::size_t word = place / bits;
        if (word >= words_.size()) {
            return none;
        }
        std::uint64_t left = words_[word] & from(place);
        while (left == 0) {
            if (++word == words_.size()) {
                return none;
            }
            left = words_[word];
        }
        return word * bits + static_cast<std::size_t>(std::countr_zero(left));
    }

private:
    static constexpr std::size_t bits = 64;
    static std::uint64_t bit(std::size_t place) { return std::uint64_t{1} << place % bits; }
    static std::uint64_t from(std::size_t place) { return ~std::uint64_t{0} << place % bits; }

    std::vector<std::uint64_t> words_;
};

}  // namespace uriscan::cli
