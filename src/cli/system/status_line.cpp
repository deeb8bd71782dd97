// The status line: one line on standard error that is overwritten again and again.  Or several
// lines on standard output, if it is a terminal.
//
// The lines stay in the usual screen, and the cursor is always visible below them.  So there is
// nothing to restore, whatever ends the program.
#include "cli/system/status_line.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>

#include "cli/system/system_calls.hpp"

namespace uriscan::cli {
namespace {

// Control functions of ECMA-48 and xterm.
constexpr std::string_view erase_below = "\x1B[J";
constexpr std::string_view stop_wrapping = "\x1B[?7l";
constexpr std::string_view start_wrapping = "\x1B[?7h";
constexpr std::string_view erase_line = "\r\x1B[K";  // ECMA-48, ERASE IN LINE

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
    const std::string up = lines_ == 0 ? "" : fmt::format("\x1B[{}A", lines_);
    write_all(STDOUT_FILENO,
              fmt::format("{}\r{}{}{}{}", up, stop_wrapping, erase_below, lines, start_wrapping));
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
        return 0;  // the lines can stay
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
        write_all(STDOUT_FILENO, fmt::format("\x1B[{}A\r{}", lines_, erase_below));
        lines_ = 0;
    }
}

}  // namespace uriscan::cli
