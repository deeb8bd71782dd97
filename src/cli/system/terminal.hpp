// Finds out whether there is a terminal, and how wide it is.  Writes in colours (ECMA-48, SELECT
// GRAPHIC RENDITION).
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <string_view>

namespace uriscan::cli {

// The values of options such as --color.  `automatic` means `always` on a terminal, and `never`
// otherwise.  The functions below add more conditions.
enum class when { automatic, always, never };

// Returns whether the file descriptor is a terminal.
bool is_terminal(int descriptor);

// Returns the number of columns of the terminal, or 80 if it is not known.
std::size_t terminal_width(int descriptor);

// Returns the number of lines of the terminal, or 24 if it is not known.
std::size_t terminal_height(int descriptor);

// Returns whether the file descriptor is a terminal that can move the cursor.  A terminal whose
// environment variable TERM is "dumb" cannot.
bool is_able_terminal(int descriptor);

// Returns whether to use colours on the file descriptor.  With `automatic`, the descriptor must be
// a terminal that is not dumb, and the environment variable NO_COLOR must be empty or not set
// (no-color.org).
bool wants_color(when, int descriptor);

// Returns whether to show progress on standard error.  With `automatic`, standard error must be a
// terminal that is not dumb.  Standard output must not be a pipe, because the reader of the pipe
// can write to the same terminal.
bool wants_progress(when);

// Returns whether the user's locale uses UTF-8, so that characters beyond ASCII can be shown.
bool shows_utf8();

enum class style { bold, error, mark, cyan };

// Writes texts.  Uses colours if they are wanted.
class painter {
public:
    explicit painter(bool has_color) : has_color_(has_color) {}

    void append(fmt::memory_buffer& out, style, std::string_view text) const;

private:
    bool has_color_;
};

}  // namespace uriscan::cli
