// The status line: one line on standard error that is overwritten again and again.  It can also be
// several lines on standard output, if that is a terminal.
//
// The program uses the usual screen, and never hides the cursor, which is always below the lines.
// So nothing must be restored, however the program ends.  The lines are erased one by one.  If the
// whole screen were erased at once, tmux would keep a copy of it.
#include "cli/system/status_line.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <string>

#include "cli/system/system_calls.hpp"

namespace uriscan::cli {
namespace {

// Control functions of ECMA-48 and xterm.
constexpr std::string_view stop_wrapping = "\x1B[?7l";
constexpr std::string_view start_wrapping = "\x1B[?7h";
constexpr std::string_view erase_line = "\r\x1B[K";  // ECMA-48, ERASE IN LINE

// Moves the cursor up, to the start of a line.
std::string up(std::size_t lines) {
    return lines == 0 ? "\r" : fmt::format("\x1B[{}A\r", lines);
}

// Erases lines.  The cursor stays where it is: in the first of these lines.
std::string erased(std::size_t lines) {
    std::string text;
    for (std::size_t i = 0; i < lines; ++i) {
        text.append(erase_line).append("\n");
    }
    return lines == 0 ? "" : text.append(up(lines));
}

bool starts_character(char octet) {
    return (static_cast<unsigned char>(octet) & 0xC0) != 0x80;
}

// Returns the lines, cut at the last column.  A line that was cut ends with ">" there.  Without
// this, a terminal that does not wrap would write the rest of the line into its last column, and so
// change a number there.  Colours need no column.
std::string cut_to(std::string_view lines, std::size_t width) {
    std::string text;
    std::size_t column = 0, last = 0;  // `last` is the start of the character in the last column
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i] == '\x1B') {
            const std::size_t end = lines.find('m', i);
            text.append(lines, i, end + 1 - i);
            i = end;
            continue;
        }
        if (lines[i] == '\n') {
            column = 0;
        } else if (starts_character(lines[i]) && ++column == width) {
            last = text.size();
        } else if (starts_character(lines[i]) && column == width + 1) {
            text.replace(last, text.find('\x1B', last) - last, ">");
        }
        if (column <= width) {
            text += lines[i];
        }
    }
    return text;
}

}  // namespace

status_line::status_line() : out_is_terminal_(is_terminal(STDOUT_FILENO)) {}

status_line& status_line::instance() {
    static status_line line;
    return line;
}

void status_line::show(std::string_view text) {
    const std::lock_guard lock(mutex_);
    if (out_has_ended_line_) {
        const std::string_view fitting = text.substr(0, terminal_width(STDERR_FILENO) - 1);
        write_all(STDERR_FILENO, fmt::format("{}{}", erase_line, fitting));
        is_shown_ = true;
    }
}

// The lines are written at once, so that they do not flicker.
void status_line::show_lines(std::string_view lines) {
    const std::lock_guard lock(mutex_);
    write_all(STDOUT_FILENO,
              fmt::format("{}{}{}{}{}", up(lines_), erased(lines_), stop_wrapping,
                          cut_to(lines, terminal_width(STDOUT_FILENO)), start_wrapping));
    lines_ = static_cast<std::size_t>(std::ranges::count(lines, '\n'));
}

bool status_line::shows_lines() {
    const std::lock_guard lock(mutex_);
    return lines_ > 0;
}

void status_line::clear() {
    const std::lock_guard lock(mutex_);
    erase();
}

int status_line::write(int descriptor, std::string_view text) {
    if (descriptor == STDOUT_FILENO && !out_is_terminal_) {
        return write_all(descriptor, text);
    }
    const std::lock_guard lock(mutex_);
    if (text.empty() && lines_ > 0) {
        return 0;  // nothing is written, so the lines can stay
    }
    erase();
    if (descriptor == STDOUT_FILENO && !text.empty()) {
        out_has_ended_line_ = text.back() == '\n';
    }
    return write_all(descriptor, text);
}

void status_line::erase() {
    if (is_shown_) {
        write_all(STDERR_FILENO, erase_line);
        is_shown_ = false;
    }
    if (lines_ > 0) {
        write_all(STDOUT_FILENO, up(lines_) + erased(lines_));
        lines_ = 0;
    }
}

}  // namespace uriscan::cli
