// Octets written as hexadecimal digits, and octets as messages show them.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace uriscan {

// The hexadecimal digits in the order of their values.  The letters are in upper case, as section
// 2.1 of RFC 3986 recommends.
inline constexpr std::string_view hexadecimal_digits = "0123456789ABCDEF";

// Returns the triplet of an octet: "%" and two digits.
constexpr std::array<char, 3> triplet_of(char octet) noexcept {
    const auto value = static_cast<unsigned char>(octet);
    return {'%', hexadecimal_digits[value >> 4], hexadecimal_digits[value & 0xF]};
}

// An octet as messages show it: the octet itself if it is printable ASCII, else "\xHH".
class shown_octet {
public:
    constexpr explicit shown_octet(char octet) noexcept {
        const auto value = static_cast<unsigned char>(octet);
        if (value >= 0x20 && value < 0x7F) {
            octets_ = {octet};
            size_ = 1;
        } else {
            octets_ = {'\\', 'x', hexadecimal_digits[value >> 4], hexadecimal_digits[value & 0xF]};
            size_ = 4;
        }
    }

    constexpr std::string_view text() const noexcept { return {octets_.data(), size_}; }

private:
    std::array<char, 4> octets_ = {};
    std::size_t size_ = 0;
};

}  // namespace uriscan
