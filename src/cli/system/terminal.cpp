// Asks the operating system and the environment about terminals.
#include "cli/system/terminal.hpp"

#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>

#include "cli/system/buffer.hpp"
#include "octets/letter_case.hpp"

namespace uriscan::cli {
namespace {

std::string_view environment(const char* name) {
    const char* const value = std::getenv(name);
    return value == nullptr ? std::string_view() : value;
}

// Locales have names such as "de_DE.UTF-8" or "C.utf8".  No locale uses UTF-16 or UTF-32, so it is
// enough to look for "utf".
bool names_utf(std::string_view locale) {
    constexpr std::string_view name = "utf";
    return std::search(locale.begin(), locale.end(), name.begin(), name.end(),
                       [](char a, char b) { return lower(a) == b; }) != locale.end();
}

// Returns the parameters of the control function SELECT GRAPHIC RENDITION for this style.
std::string_view rendition_of(style style) {
    switch (style) {
        case style::bold: return "1";
        case style::error: return "1;31";
        case style::mark: return "1;32";
        case style::cyan: break;
    }
    return "36";
}

// Returns a size of zeros if this is not a terminal.
winsize size_of_terminal(int descriptor) {
    winsize size{};
    ::ioctl(descriptor, TIOCGWINSZ, &size);
    return size;
}

}  // namespace

bool is_terminal(int descriptor) {
    return ::isatty(descriptor) != 0;
}

bool is_able_terminal(int descriptor) {
    return is_terminal(descriptor) && environment("TERM") != "dumb";
}

std::size_t terminal_width(int descriptor) {
    constexpr std::size_t usual = 80;
    const std::size_t width = size_of_terminal(descriptor).ws_col;
    return width == 0 ? usual : width;
}

std::size_t terminal_height(int descriptor) {
    constexpr std::size_t usual = 24;
    const std::size_t height = size_of_terminal(descriptor).ws_row;
    return height == 0 ? usual : height;
}

bool wants_color(when wanted, int descriptor) {
    return wanted == when::always || (wanted == when::automatic && is_able_terminal(descriptor) &&
                                      environment("NO_COLOR").empty());
}

bool wants_progress(when wanted) {
    struct stat out {};
    ::fstat(STDOUT_FILENO, &out);
    return wanted == when::always ||
           (wanted == when::automatic && is_able_terminal(STDERR_FILENO) && !S_ISFIFO(out.st_mode));
}

bool shows_utf8() {
    for (const char* const name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        if (const std::string_view locale = environment(name); !locale.empty()) {
            return names_utf(locale);
        }
    }
    return false;
}

void painter::append(fmt::memory_buffer& out, style style, std::string_view text) const {
    if (!has_color_) {
        out.append(text);
        return;
    }
    cli::append(out, "\x1B[", rendition_of(style), "m", text, "\x1B[0m");
}

}  // namespace uriscan::cli
