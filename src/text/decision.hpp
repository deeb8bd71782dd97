// The answer to a question about a text, if only a part of the text is known.
#pragma once

#include <cstdint>
#include <string_view>

namespace uriscan {

enum class decision : std::uint8_t { no, yes, undecided };

// A part of a text.
struct window {
    std::string_view text;
    bool ends;  // whether the whole text ends where the window ends
};

}  // namespace uriscan
