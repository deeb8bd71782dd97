// Functions on texts that never need the C++ runtime library.  Some functions of the standard
// library that do the same need it if the compiler does not optimize, because they contain code
// that throws or allocates.
#pragma once

#include <cstring>
#include <string_view>

namespace uriscan {

// Says whether a text starts with another one.
constexpr bool starts_with(std::string_view text, std::string_view start) noexcept {
    return text.size() >= start.size() && std::string_view(text.data(), start.size()) == start;
}

// Copies a text to `to`, which can overlap with it, and returns the end of the copy.  Unlike
// std::memmove(), the function accepts null pointers if the text is empty.
inline char* move_octets(char* to, std::string_view text) noexcept {
    if (!text.empty()) {
        std::memmove(to, text.data(), text.size());
    }
    return to + text.size();
}

}  // namespace uriscan
