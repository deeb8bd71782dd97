// Terminals: whether there is one, how wide it is, and colours on it (ECMA-48, SELECT GRAPHIC
// RENDITION).
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <string_view>

namespace uriscan::cli {

// What --color and --progress ask for; `automatic` is on terminals only.
enum class when { automatic, always, never };

// Whether what is written to the file descriptor is shown on a terminal.
bool is_terminal(int descriptor);

// The columns of the terminal that the file descriptor writes to; 80 if they are not known.
std::size_t terminal_width(int descriptor);

// Whether what is written to the file descriptor is to have colours.  `automatic` is a terminal that
// is not dumb, where the environment has no NO_COLOR that says something (no-color.org).
bool wants_color(when, int descriptor);

// Whether progress is to be shown on standard error.  `automatic` is a terminal that is not dumb, and no
// pipe as standard output: who reads that may write on the same terminal.
bool wants_progress(when);

// Whether the user's locale is one of UTF-8, so that more than ASCII can be shown.
bool shows_utf8();

enum class style { bold, error, mark, faint, red, green, yellow, blue, magenta, cyan };

// Writes texts in colours where they are wanted, and without where they are not.
class painter {
public:
    explicit painter(bool has_color) : has_color_(has_color) {}

    void append(fmt::memory_buffer& out, style, std::string_view text) const;

private:
    bool has_color_;
};

}  // namespace uriscan::cli
