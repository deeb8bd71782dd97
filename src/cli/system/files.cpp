// The system calls of the command line.  One that a signal interrupts is made again; one that would
// have to wait, where whoever started us said that none may, waits all the same.
#include "cli/system/files.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utf8.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <iterator>
#include <mutex>
#include <string>

#include "cli/system/terminal.hpp"

namespace uriscan::cli {
namespace {

// Whether `descriptor` is ready for `events` in `timeout_ms`, where -1 is without end.
bool is_ready(int descriptor, short events, int timeout_ms) {
    pollfd file{descriptor, events, 0};
    return ::poll(&file, 1, timeout_ms) > 0;
}

// Calls until it is done, and waits for `events` on `descriptor` where the call would not.
template <class Call>
ssize_t completed(int descriptor, short events, Call call) {
    for (;;) {
        const ssize_t count = call();
        if (count >= 0 || (errno != EINTR && errno != EAGAIN)) {
            return count;
        }
        if (errno != EINTR) {
            is_ready(descriptor, events, -1);
        }
    }
}

// What the system knows of an input, where "-" is standard input; false if there is none.
bool look_at_input(const std::string& name, struct stat& status) {
    return (name == "-" ? ::fstat(STDIN_FILENO, &status) : ::stat(name.c_str(), &status)) == 0;
}

// Writes all of `text`; returns 0, or why that cannot be.
int write_all(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const ssize_t count = completed(
            descriptor, POLLOUT, [&] { return ::write(descriptor, text.data(), text.size()); });
        if (count < 0) {
            return errno;
        }
        text.remove_prefix(static_cast<std::size_t>(count));
    }
    return 0;
}

// The status line shares its terminal with standard error and, maybe, with standard output.
class status_line {
public:
    void show(std::string_view text) {
        const std::lock_guard lock(mutex_);
        if (out_has_ended_line_) {
            const std::string_view fitting = text.substr(0, terminal_width(STDERR_FILENO) - 1);
            write_all(STDERR_FILENO, fmt::format("{}{}", erasure, fitting));
            is_shown_ = true;
        }
    }

    // Writes what must not be mixed with it; returns 0, or why that cannot be.
    int write(int descriptor, std::string_view text) {
        if (descriptor == STDOUT_FILENO && !out_is_terminal_) {
            return write_all(descriptor, text);
        }
        const std::lock_guard lock(mutex_);
        if (is_shown_) {
            write_all(STDERR_FILENO, erasure);
            is_shown_ = false;
        }
        if (descriptor == STDOUT_FILENO && !text.empty()) {
            out_has_ended_line_ = text.back() == '\n';
        }
        return write_all(descriptor, text);
    }

private:
    static constexpr std::string_view erasure = "\r\x1B[K";  // ECMA-48, ERASE IN LINE

    std::mutex mutex_;
    bool is_shown_ = false;
    const bool out_is_terminal_ = is_terminal(STDOUT_FILENO);
    bool out_has_ended_line_ = true;  // on a terminal; else nothing of it is seen
};

status_line& the_status_line() {
    static status_line line;
    return line;
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
    if (name.empty()) {
        return "''";
    }
    return name == "-" ? "<stdin>" : printable(name);
}

void say(std::string_view line) {
    the_status_line().write(STDERR_FILENO, line);
}

void report(std::string_view name, std::string_view what) {
    say(fmt::format("uriscan: {}: {}\n", name, what));
}

void write_out(std::string_view text) {
    if (const int code = the_status_line().write(STDOUT_FILENO, text); code != 0) {
        throw write_error("<stdout>", code);
    }
}

void show_status(std::string_view line) {
    the_status_line().show(line);
}

void clear_status() {
    say({});
}

std::optional<std::uint64_t> size_of_file(const std::string& name) {
    struct stat status {};
    if (!look_at_input(name, status)) {
        return 0;
    }
    if (!S_ISREG(status.st_mode)) {
        return std::nullopt;
    }
    const off_t begin = name == "-" ? ::lseek(STDIN_FILENO, 0, SEEK_CUR) : 0;
    return static_cast<std::uint64_t>(std::max<off_t>(0, status.st_size - begin));
}

output_file::output_file(const std::string& name)
    : name_(name), descriptor_(::open(name.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666)) {
    if (descriptor_ < 0) {
        throw write_error(shown_name(name_), errno);
    }
}

output_file::~output_file() {
    ::close(descriptor_);
}

bool output_file::is(const std::string& input) const {
    struct stat mine {};
    struct stat other {};
    ::fstat(descriptor_, &mine);
    look_at_input(input, other);
    return S_ISREG(mine.st_mode) && mine.st_dev == other.st_dev && mine.st_ino == other.st_ino;
}

void output_file::write(std::string_view text) const {
    // Fails only on what holds nothing that could be cut off, such as a pipe.
    [[maybe_unused]] const int cut = ::ftruncate(descriptor_, 0);
    if (const int code = write_all(descriptor_, text); code != 0) {
        throw write_error(shown_name(name_), code);
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

std::size_t input_file::read(char* octets, std::size_t size, const waiting& before_wait) const {
    if (!is_ready(descriptor_, POLLIN, 0)) {
        before_wait();
    }
    const ssize_t count =
        completed(descriptor_, POLLIN, [&] { return ::read(descriptor_, octets, size); });
    if (count < 0) {
        throw read_error(errno);
    }
    return static_cast<std::size_t>(count);
}

}  // namespace uriscan::cli
