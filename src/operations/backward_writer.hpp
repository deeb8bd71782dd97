// Writes a text from its last piece to its first.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "octets/bare_text.hpp"

namespace uriscan {

// The caller gives the pieces from the last to the first.  The last piece is written at the end of
// the buffer, and each other piece directly before the pieces that were written so far.
class backward_writer {
public:
    explicit backward_writer(std::span<char> buffer) noexcept
        : start_(buffer.data()), at_(start_ + buffer.size()), end_(at_) {}

    // Writes a piece before all pieces so far.  The piece can lie in the part of the buffer that
    // was not yet written.
    void put(std::string_view piece) noexcept {
        fits_ = fits_ && piece.size() <= static_cast<std::size_t>(at_ - start_);
        if (fits_) {
            at_ -= piece.size();
            move_octets(at_, piece);
        }
    }

    std::string_view text() const noexcept { return {at_, end_}; }

    // Moves the text to the start of the buffer and returns its size.  Returns nothing if a piece
    // did not fit.
    std::optional<std::size_t> finish() const noexcept {
        if (!fits_) {
            return std::nullopt;
        }
        if (at_ != start_) {
            move_octets(start_, text());
        }
        return text().size();
    }

private:
    char* start_;
    char* at_;
    char* end_;
    bool fits_ = true;
};

}  // namespace uriscan
