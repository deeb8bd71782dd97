// A short text that is stored inside of the object.  So a table of such texts has no pointers.
// Each pointer would make the shared library 24 octets larger, and the loader would have to write
// the pointer when a program starts.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace uriscan {

// A text of at most `Most` octets.
template <std::size_t Most>
class short_text {
public:
    constexpr short_text() noexcept = default;

    // A longer text does not compile.
    template <std::size_t Size>
    consteval short_text(const char (&text)[Size]) noexcept : size_(Size - 1) {
        static_assert(Size - 1 <= Most && Most <= 0xFF);
        std::copy(text, text + size_, octets_.begin());
    }

    constexpr operator std::string_view() const noexcept { return {octets_.data(), size_}; }

    constexpr std::string_view text() const noexcept { return *this; }
    constexpr std::size_t size() const noexcept { return size_; }

private:
    std::array<char, Most> octets_{};
    std::uint8_t size_ = 0;
};

}  // namespace uriscan
