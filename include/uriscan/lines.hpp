// The lines of a text, such as a log or a list of URIs.
//
// Lifetime: lines are slices of the text, which must outlive them.
// Thread safety: the function only reads the text.
#pragma once

#include <cstddef>
#include <cstring>
#include <string_view>
#include <utility>

#include "uriscan/subtext.hpp"

namespace uriscan {

namespace detail {

// Removes the first line and its end from `text`, which must not be empty, and returns the line
// without its end.  A line ends with `line_end`.  If this is LF, a CR directly before it also
// belongs to the end of the line.  The last line may lack its end.
inline std::string_view take_line(std::string_view& text, char line_end) {
    const void* const found = std::memchr(text.data(), line_end, text.size());
    if (found == nullptr) {
        return std::exchange(text, detail::subtext(text, text.size(), 0));
    }
    const auto size = static_cast<std::size_t>(static_cast<const char*>(found) - text.data());
    const std::string_view line = detail::subtext(text, 0, size);
    text.remove_prefix(size + 1);
    const std::size_t cr = line_end == '\n' && line.ends_with('\r') ? 1 : 0;
    return detail::subtext(line, 0, size - cr);
}

}  // namespace detail

/// Calls `callback(std::string_view line)` for each line of `text`, in order.  A line ends with LF
/// or CR LF; the callback gets the line without them.  The last line needs no LF.  If the text ends
/// with LF, there is no empty line after this LF.  The empty text has no lines.  The lines are
/// slices of `text`.  Linear in `text`; the function itself allocates nothing.
///
///     std::size_t sizes = 0;
///     uriscan::for_each_line("http://h/\r\n\nurn:a",
///                            [&](std::string_view line) { sizes += line.size(); });
///     // sizes == 9 + 0 + 5
template <class Callback>
void for_each_line(std::string_view text, Callback&& callback) {
    while (!text.empty()) {
        callback(detail::take_line(text, '\n'));
    }
}

}  // namespace uriscan
