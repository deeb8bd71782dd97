// The status line: one line on standard error that is overwritten again and again.
#include "cli/system/status_line.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include "cli/system/system_calls.hpp"

namespace uriscan::cli {
namespace {

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

void status_line::clear() {
    const std::lock_guard lock(mutex_);
    erase();
}

int status_line::write(int descriptor, std::string_view text) {
    if (descriptor == STDOUT_FILENO && !out_is_terminal_) {
        return write_all(descriptor, text);
    }
    const std::lock_guard lock(mutex_);
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
}

}  // namespace uriscan::cli
