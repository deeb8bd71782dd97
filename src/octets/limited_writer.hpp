// Writes a text to a buffer that can be too small.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <span>
#include <string_view>

namespace uriscan {

// Writes pieces one after another, and counts all their octets.  Octets for which the buffer has no
// room are counted but not written.
class limited_writer {
public:
    explicit limited_writer(std::span<char> buffer) noexcept : buffer_(buffer) {}

    void put(std::string_view piece) noexcept {
        const std::size_t room = buffer_.size() - std::min(size_, buffer_.size());
        if (const std::size_t fitting = std::min(room, piece.size()); fitting != 0) {
            std::memcpy(buffer_.data() + size_, piece.data(), fitting);
        }
        size_ += piece.size();
    }

    // Counts `size` octets, and returns the address to which the caller must write them.  Returns
    // null if the buffer has no room for all of them, or if `size` is 0.
    char* room_for(std::size_t size) noexcept {
        const bool fits = size != 0 && size_ <= buffer_.size() && size <= buffer_.size() - size_;
        char* const room = fits ? buffer_.data() + size_ : nullptr;
        size_ += size;
        return room;
    }

    // Returns the size of all pieces together, also of octets that were not written.
    std::size_t size() const noexcept { return size_; }

private:
    std::span<char> buffer_;
    std::size_t size_ = 0;
};

}  // namespace uriscan
