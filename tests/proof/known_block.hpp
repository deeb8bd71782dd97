// A text, its places and its blocks in plain C++.  Each octet that is loaded from outside of the
// text is noted.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "kernels/skipping.hpp"

namespace uriscan::proof {

// The text from which octets may be loaded.  is_right says whether no other octet was loaded.
struct noted_text {
    std::string_view octets;
    bool is_right = true;

    void load(const unsigned char* from, std::size_t size) {
        const unsigned char* const begin = uriscan::octets(octets);
        is_right = is_right && begin <= from && size <= octets.size() &&
                   static_cast<std::size_t>(from - begin) <= octets.size() - size;
    }
};
inline noted_text the_text;

// A place in the text.
class known_place {
public:
    known_place(const unsigned char* at) : at_(at) {}

    unsigned char operator[](std::size_t i) const {
        the_text.load(at_ + i, 1);
        return the_text.is_right ? at_[i] : 0;
    }
    friend known_place operator+(known_place place, std::size_t count) { return place.at_ + count; }
    // Needed to load a block, or to prefetch octets.
    operator const void*() const { return at_; }

private:
    const unsigned char* at_;
};

struct known_text {
    std::string_view octets_of;

    known_text(std::string_view text) : octets_of(text) {}
    std::size_t size() const { return octets_of.size(); }
    bool empty() const { return octets_of.empty(); }
    friend known_place octets(const known_text& text) { return uriscan::octets(text.octets_of); }
};

// A block whose octets are numbers, not terms.
class known_block {
public:
    known_block(known_place begin, std::size_t size) {
        const auto* const from = static_cast<const unsigned char*>(static_cast<const void*>(begin));
        const std::size_t count = std::min(size, block_size);
        the_text.load(from, count);
        if (the_text.is_right && size < 2 * block_size) {
            std::copy_n(from, count, octets_.begin());
        }
        the_text.is_right = the_text.is_right && size < 2 * block_size;
    }
    explicit known_block(known_place begin) : known_block(begin, block_size) {}

    template <std::size_t Set>
    std::uint64_t in() const {
        return in(uri_automaton::sets[Set]);
    }
    std::uint64_t in(const nibble_table& set) const {
        return bits([&](unsigned char c) { return c < 0x80 && has_octet(set, c); });
    }
    std::uint64_t equal(unsigned char octet) const {
        return bits([&](unsigned char c) { return c == octet; });
    }
    bool has_only(const nibble_table& set) const { return in(set) == ~std::uint64_t{0}; }
    std::uint64_t equal_with(unsigned char bit, unsigned char octet) const {
        return bits([&](unsigned char c) { return (c | bit) == octet; });
    }
    template <unsigned char Bit>
    std::uint64_t with_bit() const {
        return bits([](unsigned char c) { return (c & Bit) != 0; });
    }

private:
    template <class Predicate>
    std::uint64_t bits(Predicate is) const {
        std::uint64_t bits = 0;
        for (std::size_t i = 0; i < block_size; ++i) {
            bits |= std::uint64_t{is(octets_[i])} << i;
        }
        return bits;
    }
    std::array<unsigned char, block_size> octets_{};
};

}  // namespace uriscan::proof

template <>
struct uriscan::text_types<uriscan::proof::known_block> {
    using offset = std::size_t;
    using place = uriscan::proof::known_place;
    using text = uriscan::proof::known_text;
};
