// A block in plain C++, to test what the vector kernels share (src/kernels/skipping.hpp).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "kernels/skipping.hpp"
#include "kernels/table.hpp"

namespace uriscan::tests {

class plain_block {
public:
    plain_block(const unsigned char* begin, std::size_t size) noexcept {
        std::copy_n(begin, size, text_.begin());
    }
    explicit plain_block(const unsigned char* begin) noexcept : plain_block(begin, block_size) {}

    template <std::size_t Set>
    std::uint64_t in() const noexcept {
        return bits([](unsigned char c) { return (sets_of_octet[c] & set_bit(Set)) != 0; });
    }
    std::uint64_t in(const nibble_table& set) const noexcept {
        return bits([&](unsigned char c) { return c < 0x80 && has_octet(set, c); });
    }
    std::uint64_t equal(unsigned char octet) const noexcept {
        return bits([octet](unsigned char c) { return c == octet; });
    }

private:
    template <class Predicate>
    std::uint64_t bits(Predicate predicate) const noexcept {
        std::uint64_t bits = 0;
        for (std::size_t i = 0; i < text_.size(); ++i) {
            bits |= std::uint64_t{predicate(text_[i])} << i;
        }
        return bits;
    }

    std::array<unsigned char, block_size> text_{};
};

}  // namespace uriscan::tests
