// The marks of a text: the octets at which URIs and secrets can start or end.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "kernels/kernels.hpp"
#include "kernels/skipping.hpp"

namespace uriscan {

// Returns the sets of octets for URIs that can start with one of the schemes without "//".
mark_sets mark_sets_of(std::span<const std::string_view> schemes) noexcept;

// A text with its marks.  The kernel finds the marks of many blocks at once.  The marks are kept
// until another block is needed.
class marked_text {
public:
    marked_text(std::string_view text, const mark_sets& sets) noexcept : text_(text), sets_(sets) {}

    std::string_view text() const noexcept { return text_; }

    // Returns the number of blocks.  The last one can be shorter than the others.
    std::size_t size() const noexcept { return (text_.size() + block_size - 1) / block_size; }

    // Returns the marks of a block, which must be less than size().
    const text_marks& operator[](std::size_t block) noexcept {
        if (block - first_ >= count_) {  // also if the block is before the first one
            load(block);
        }
        return marks_[block - first_];
    }

private:
    static constexpr std::size_t most = 64;

    void load(std::size_t block) noexcept {
        first_ = block;
        count_ = std::min(most, size() - block);
        current_kernel().find_marks(text_, block * block_size, sets_, marks_.data(), count_);
    }

    std::string_view text_;
    mark_sets sets_;
    std::size_t first_ = 0;
    std::size_t count_ = 0;
    std::array<text_marks, most> marks_;  // of the blocks from first_ on
};

}  // namespace uriscan
