// Appends several texts to a buffer at once.
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <cstring>
#include <string_view>

namespace uriscan::cli {

// Copies `text` to `to`, and returns the end of the copy.
inline char* put(char* to, std::string_view text) {
    std::memcpy(to, text.data(), text.size());
    return to + text.size();
}

// Appends texts.  Makes room for all of them at once.
template <class... Text>
void append(fmt::memory_buffer& out, const Text&... texts) {
    const std::size_t start = out.size();
    out.resize(start + (std::string_view(texts).size() + ...));
    char* to = out.data() + start;
    ((to = put(to, texts)), ...);
}

}  // namespace uriscan::cli
