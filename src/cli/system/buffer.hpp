// Appends texts to a buffer, and reads numbers in texts.
#pragma once

#include <fmt/format.h>

#include <charconv>
#include <cstddef>
#include <cstring>
#include <string_view>

namespace uriscan::cli {

// Copies `text` to `to`, and returns the end of the copy.
[[gnu::always_inline]] inline char* put(char* to, std::string_view text) {
    std::memcpy(to, text.data(), text.size());
    return to + text.size();
}

inline std::string_view view_of(const fmt::memory_buffer& buffer) {
    return {buffer.data(), buffer.size()};
}

// Returns the decimal number at the start of a text, or 0 if there is none.
template <class Integer>
Integer number_at_start(std::string_view text) {
    Integer number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

// Appends texts.  Makes room for all of them at once.
template <class... Text>
void append(fmt::memory_buffer& out, const Text&... texts) {
    const std::size_t start = out.size();
    out.resize(start + (std::string_view(texts).size() + ...));
    char* to = out.data() + start;
    ((to = put(to, texts)), ...);
}

// Appends values as fmt::format_to() does.  If the source files called fmt::format_to() themselves,
// each of them would compile all of {fmt}'s ways to write a value.
template <class... Values>
void append_formatted(fmt::memory_buffer& out, fmt::format_string<const Values&...> format,
                      const Values&... values) {
    append(out, fmt::format(format, values...));
}

}  // namespace uriscan::cli
