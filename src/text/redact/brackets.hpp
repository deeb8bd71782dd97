// Finds closing brackets that have no opening one, at the end of a URI or value.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace uriscan {

// Counts the octets of a text.
class brackets {
public:
    explicit brackets(std::string_view text) noexcept {
        for (const char octet : text) {
            ++counts_[static_cast<unsigned char>(octet)];
        }
    }

    // Says whether a closing bracket at the end of the text has no opening bracket.  If so, the
    // closing bracket is no longer counted.
    bool remove_if_alone(char closing) noexcept {
        std::uint32_t& count = counts_[static_cast<unsigned char>(closing)];
        if (count <= count_of_opening(closing)) {
            return false;
        }
        --count;
        return true;
    }

    // Says whether a bracket that this closing one can close is open at the end of the text.  If
    // so, the bracket is closed.
    bool close(char closing) noexcept {
        std::uint32_t& count = counts_[static_cast<unsigned char>(closing)];
        if (count >= count_of_opening(closing)) {
            return false;
        }
        ++count;
        return true;
    }

private:
    std::uint32_t count_of_opening(char closing) const noexcept {
        return counts_[static_cast<unsigned char>(closing - (closing == ')' ? 1 : 2))];
    }

    std::array<std::uint32_t, 0x100> counts_{};
};

}  // namespace uriscan
