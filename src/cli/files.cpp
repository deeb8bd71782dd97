// The system calls of the command line; one that a signal interrupts is made again.
#include "cli/files.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>
#include <utf8.h>

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <iterator>
#include <string>

namespace uriscan::cli {
namespace {

template <class Call>
ssize_t uninterrupted(Call call) {
    ssize_t count = 0;
    do {
        count = call();
    } while (count < 0 && errno == EINTR);
    return count;
}

}  // namespace

std::string printable(std::string_view text) {
    const bool is_utf8 = utf8::is_valid(text.begin(), text.end());
    std::string shown;
    for (const char* at = text.data(); at != text.data() + text.size();) {
        const char* const begin = at;
        const std::uint32_t code_point =
            is_utf8 ? utf8::unchecked::next(at) : static_cast<unsigned char>(*at++);
        if ((code_point >= 0x20 && code_point < 0x7F) || (is_utf8 && code_point >= 0xA0)) {
            shown.append(begin, at);
            continue;
        }
        for (const char c : std::string_view(begin, at)) {
            fmt::format_to(std::back_inserter(shown), "\\x{:02X}", static_cast<unsigned char>(c));
        }
    }
    return shown;
}

std::string shown_name(std::string_view name) {
    return name == "-" ? "<stdin>" : printable(name);
}

void say(const std::string& line) {
    std::fwrite(line.data(), 1, line.size(), stderr);
}

void report(std::string_view name, std::string_view what) {
    say(fmt::format("uriscan: {}: {}\n", name, what));
}

void write_out(std::string_view text) {
    while (!text.empty()) {
        const ssize_t count =
            uninterrupted([&] { return ::write(STDOUT_FILENO, text.data(), text.size()); });
        if (count < 0) {
            throw write_error(errno);
        }
        text.remove_prefix(static_cast<std::size_t>(count));
    }
}

input_file::input_file(const std::string& name)
    : descriptor_(name == "-" ? STDIN_FILENO : ::open(name.c_str(), O_RDONLY | O_CLOEXEC)) {
    if (descriptor_ < 0) {
        throw read_error(errno);
    }
}

input_file::~input_file() {
    if (descriptor_ != STDIN_FILENO) {
        ::close(descriptor_);
    }
}

bool input_file::is_ready() const {
    pollfd file{descriptor_, POLLIN, 0};
    return ::poll(&file, 1, 0) > 0;
}

std::size_t input_file::read(char* octets, std::size_t size) const {
    const ssize_t count = uninterrupted([&] { return ::read(descriptor_, octets, size); });
    if (count < 0) {
        throw read_error(errno);
    }
    return static_cast<std::size_t>(count);
}

}  // namespace uriscan::cli
