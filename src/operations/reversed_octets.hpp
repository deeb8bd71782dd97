// Compares two texts that are given in pieces, from their last octets to their first.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "octets/subtext.hpp"

namespace uriscan {

// Reads a text from its end, any number of octets at a time.  `form` gives it in pieces: its
// next(piece) stores a piece that is not empty, or returns false.
template <class Form>
class reversed_octets {
public:
    template <class... Arguments>
    explicit reversed_octets(const Arguments&... of_form) noexcept : form_(of_form...) {}

    // Returns how many octets take() can give next; 0 at the start of the text.
    std::size_t available() noexcept {
        if (piece_.empty() && !form_.next(piece_)) {
            return 0;
        }
        return piece_.size();
    }
    std::string_view take(std::size_t size) noexcept {
        const std::string_view taken = subtext(piece_, piece_.size() - size);
        piece_.remove_suffix(size);
        return taken;
    }
    void skip(std::size_t size) noexcept {
        while (size > 0) {
            size -= take(std::min(size, available())).size();
        }
    }

private:
    Form form_;
    std::string_view piece_;
};

// Says whether two texts are the same, and reads them.
template <class Form>
bool are_same(reversed_octets<Form>& a, reversed_octets<Form>& b) noexcept {
    for (;;) {
        const std::size_t size = std::min(a.available(), b.available());
        if (size == 0) {
            return a.available() == b.available();
        }
        if (a.take(size) != b.take(size)) {
            return false;
        }
    }
}

}  // namespace uriscan
