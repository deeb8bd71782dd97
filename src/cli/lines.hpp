// Lines out of a file descriptor, as filters on a pipe want them: every complete line that a read()
// returned is handed over before the next read() can block.
#pragma once

#include <cstddef>
#include <string_view>
#include <system_error>
#include <vector>

namespace uriscan::cli {

struct read_error : std::system_error {
    explicit read_error(int code) : std::system_error(code, std::generic_category()) {}
};

class line_reader {
public:
    // `separator` is '\n', where a CR before it belongs to the line's end, or '\0'.  The descriptor
    // stays the caller's.
    line_reader(int descriptor, char separator);

    // Calls `line(text)` for each line without its end, and `pause()` whenever all lines that are
    // there have been handed over.  A last line without its end counts.  The text is valid during
    // the call.  Memory is that of the longest line.  Throws read_error.
    template <class Line, class Pause>
    void for_each(Line line, Pause pause) {
        std::string_view text;
        for (bool more = true; more; pause()) {
            more = read_some();
            while (next_line(text)) {
                line(text);
            }
        }
        if (last_line(text)) {
            line(text);
            pause();
        }
    }

private:
    bool read_some();
    bool next_line(std::string_view& text);
    bool last_line(std::string_view& text) const;

    int descriptor_;
    char separator_;
    std::vector<char> buffer_;
    std::size_t line_begin_ = 0;  // of the first line that was not handed over
    std::size_t searched_ = 0;    // no separator lies between there and here
    std::size_t end_ = 0;         // of what was read
};

}  // namespace uriscan::cli
