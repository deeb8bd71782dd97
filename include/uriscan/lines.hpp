// The lines of a text, as logs and lists of URIs have them.
#pragma once

#include <cstddef>
#include <cstring>
#include <string_view>
#include <utility>

namespace uriscan {

/// Calls `callback(std::string_view line)` for each line of `text`, in order, without its end: an LF, or a
/// CR and an LF.  The last line may lack its end, so that a text that ends in LF has no empty line after
/// it, and the empty text has no lines.  The lines are slices of `text`.  Linear in `text`; allocates
/// nothing itself.
///
///     std::size_t sizes = 0;
///     uriscan::for_each_line("http://h/\r\n\nurn:a", [&](std::string_view line) { sizes += line.size(); });
///     // sizes == 9 + 0 + 5
template <class Callback>
void for_each_line(std::string_view text, Callback&& callback) {
    while (!text.empty()) {
        const void* const found = std::memchr(text.data(), '\n', text.size());
        if (found == nullptr) {
            callback(text);
            return;
        }
        const auto size = static_cast<std::size_t>(static_cast<const char*>(found) - text.data());
        const std::string_view line = text.substr(0, size);
        callback(line.ends_with('\r') ? line.substr(0, size - 1) : line);
        text.remove_prefix(size + 1);
    }
}

}  // namespace uriscan
