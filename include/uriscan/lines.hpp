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

// Does what for_each_line() below does, for lines that end with `line_end`.  If `line_end` is LF, a
// CR directly before it also belongs to the end of the line.
template <class Callback>
void for_each_line_ending_in(char line_end, std::string_view text, Callback&& callback) {
    while (!text.empty()) {
        const void* const found = std::memchr(text.data(), line_end, text.size());
        if (found == nullptr) {
            callback(text);
            return;
        }
        const auto size = static_cast<std::size_t>(static_cast<const char*>(found) - text.data());
        const std::string_view line = detail::subtext(text, 0, size);
        callback(line_end == '\n' && line.ends_with('\r') ? detail::subtext(line, 0, size - 1)
                                                          : line);
        text.remove_prefix(size + 1);
    }
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
    detail::for_each_line_ending_in('\n', text, std::forward<Callback>(callback));
}

}  // namespace uriscan
