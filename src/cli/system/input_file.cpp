// Reads files and standard input.  Folders are read without recursion, so that a deep tree does not
// need much stack.
#include "cli/system/input_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>

#include "cli/system/interrupt.hpp"
#include "cli/system/system_calls.hpp"

namespace uriscan::cli {

bool is_same_file(const struct stat& file, int descriptor) {
    struct stat other {};
    ::fstat(descriptor, &other);
    return file.st_dev == other.st_dev && file.st_ino == other.st_ino;
}

bool status_of_input(const std::string& name, struct stat& status) {
    return (name == "-" ? ::fstat(STDIN_FILENO, &status) : ::stat(name.c_str(), &status)) == 0;
}

std::optional<std::uint64_t> size_of_input(const std::string& name) {
    if (is_text(name)) {
        return text_of(name).size();
    }
    struct stat status {};
    if (!status_of_input(name, status)) {
        return 0;
    }
    if (!S_ISREG(status.st_mode)) {
        return std::nullopt;
    }
    const off_t start = name == "-" ? ::lseek(STDIN_FILENO, 0, SEEK_CUR) : 0;
    return static_cast<std::uint64_t>(std::max<off_t>(0, status.st_size - start));
}

namespace {

// On Linux, poll() can wait for the first writer of a FIFO that was opened with O_NONBLOCK.  On
// other systems, poll() can report the end of the file at once, before a writer has opened it.
#if defined(__linux__)
constexpr int without_waiting = O_NONBLOCK;
#else
constexpr int without_waiting = 0;
#endif

// Usually, opening a FIFO waits for a writer, and SIGINT may not end this wait.  So if SIGINT is
// caught, a FIFO is opened without waiting, and read() waits for the writer.  Throws read_error.
int open_input(const std::string& name) {
    struct stat status {};
    status_of_input(name, status);
    const bool polls_for_writer = catches_interrupts() && S_ISFIFO(status.st_mode);
    constexpr int flags = O_RDONLY | O_CLOEXEC;
    const int descriptor = ::open(name.c_str(), flags | (polls_for_writer ? without_waiting : 0));
    if (descriptor < 0) {
        throw read_error(errno);
    }
    if (polls_for_writer) {
        ::fcntl(descriptor, F_SETFL, O_RDONLY);  // without O_NONBLOCK
    }
    return descriptor;
}

}  // namespace

input_file::input_file(const std::string& name)
    : descriptor_(is_text(name) ? not_open
                  : name == "-" ? STDIN_FILENO
                                : open_input(name)),
      text_(is_text(name) ? text_of(name) : "") {}

input_file::~input_file() {
    if (descriptor_ != STDIN_FILENO && descriptor_ != not_open) {
        ::close(descriptor_);
    }
}

std::size_t input_file::read(char* octets, std::size_t size, const waiting& before_wait) {
    if (descriptor_ == not_open) {
        const std::size_t count = text_.copy(octets, size, taken_);
        taken_ += count;
        return count;
    }
    if (!is_ready(descriptor_, POLLIN, 0)) {
        before_wait();
        if (catches_interrupts()) {
            wait_for_input_or_interrupt(descriptor_);
        }
    }
    const ssize_t count =
        repeat_until_done(descriptor_, POLLIN, [&] { return ::read(descriptor_, octets, size); });
    if (count < 0) {
        throw read_error(errno);
    }
    return static_cast<std::size_t>(count);
}

bool input_file::is_output() const {
    if (descriptor_ == not_open) {
        return false;
    }
    struct stat mine {};
    ::fstat(descriptor_, &mine);
    return S_ISREG(mine.st_mode) &&
           (is_same_file(mine, STDOUT_FILENO) || is_same_file(mine, STDERR_FILENO));
}

bool input_file::has_rest() const {
    struct stat mine {};
    ::fstat(descriptor_, &mine);
    return ::lseek(descriptor_, 0, SEEK_CUR) < mine.st_size;
}

std::string name_of_text(std::string_view text, std::size_t number) {
    return fmt::format("{0}{1}{0}{2}", '\0', number, text);
}

std::string_view text_of(std::string_view name) {
    return name.substr(name.find('\0', 1) + 1);
}

std::string shown_text_name(std::string_view name) {
    return fmt::format("<argument {}>", name.substr(1, name.find('\0', 1) - 1));
}

namespace {

namespace fs = std::filesystem;

struct entry {
    std::string path;
    bool is_folder;
};

// Appends the files and folders in a folder, in reverse order of their names.  Returns false if the
// folder cannot be read.
bool append_entries(std::vector<entry>& to, const std::string& folder) {
    std::vector<entry> found;
    std::error_code error;
    for (fs::directory_iterator each(folder, error); !error && each != fs::directory_iterator();
         each.increment(error)) {
        std::error_code ignored;
        const fs::file_type type = each->symlink_status(ignored).type();
        // The type is sometimes unknown: if the name of the file is too long, for instance.  Then
        // opening the file gives the error.
        if (type == fs::file_type::directory || type == fs::file_type::regular ||
            type == fs::file_type::none) {
            const char* const between = folder.ends_with('/') ? "" : "/";
            found.push_back({folder + between + each->path().filename().string(),
                             type == fs::file_type::directory});
        }
    }
    if (error) {
        return false;
    }
    std::ranges::sort(found, std::greater<>(), &entry::path);
    std::ranges::move(found, std::back_inserter(to));
    return true;
}

}  // namespace

std::vector<std::string> files_in(const std::vector<std::string>& inputs) {
    std::vector<std::string> files;
    for (const std::string& input : inputs) {
        std::error_code ignored;
        std::vector<entry> left = {{input, input != "-" && fs::is_directory(input, ignored)}};
        while (!left.empty()) {
            const entry next = std::move(left.back());
            left.pop_back();
            if (!next.is_folder || !append_entries(left, next.path)) {
                files.push_back(next.path);
            }
        }
    }
    return files;
}

}  // namespace uriscan::cli
