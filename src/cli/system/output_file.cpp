// Writes files and standard output.
#include "cli/system/output_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <utility>

#include "cli/system/input_file.hpp"
#include "cli/system/messages.hpp"
#include "cli/system/process.hpp"
#include "cli/system/status_line.hpp"
#include "cli/system/system_calls.hpp"

namespace uriscan::cli {
namespace {

// Closes a file.  Returns 0, or the error number.
int close_file(int descriptor) {
    return ::close(descriptor) == 0 ? 0 : errno;
}

// Does nothing if `code`, the result of writing, is 0.  Otherwise, throws write_error.  If nobody
// reads the file any more, ends the program instead.
void check_written(const std::string& name, int code) {
    if (code == EPIPE) {
        end_by_broken_pipe();
    }
    if (code != 0) {
        throw write_error(name, code);
    }
}

// Returns whether the program is allowed to change a file or a folder.
bool can_write(const std::string& path) {
    return ::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) == 0;
}

// Reserves space for `size` octets on the disk, and keeps the content of the file.  Returns 0, or
// the error number.  Some file systems cannot reserve space, which is also an error.
int reserve([[maybe_unused]] int descriptor, [[maybe_unused]] std::size_t size) {
#ifdef __linux__
    const bool is_done =
        ::fallocate(descriptor, FALLOC_FL_KEEP_SIZE, 0, static_cast<off_t>(size)) == 0;
    return is_done ? 0 : errno;
#else
    return 0;
#endif
}

std::string folder_of(const std::string& path) {
    const auto folder = std::filesystem::path(path).parent_path();
    return folder.empty() ? "." : folder.string();
}

// Returns the mask of the permissions that new files do not get.
mode_t file_creation_mask() {
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return mask;
}

}  // namespace

void write_out(std::string_view text) {
    check_written("<stdout>", status_line::instance().write(STDOUT_FILENO, text));
}

void close_out() {
    check_written("<stdout>", close_file(STDOUT_FILENO));
}

output_file::output_file(const std::string& name, bool is_in_sandbox) : name_(name) {
    std::error_code error;
    path_ = std::filesystem::weakly_canonical(name, error).string();
    const bool is_file = ::stat(name.c_str(), &old_) == 0;
    // A new file would get another owner, and would not keep the other hard links.  So if the file
    // belongs to another user or has several links, the file itself is written.
    const bool is_replaceable =
        !is_file || (S_ISREG(old_.st_mode) && old_.st_nlink == 1 && old_.st_uid == ::geteuid());
    const bool has_name = !name.empty() && !name.ends_with('/') && !error;
    if (has_name && is_replaceable && !is_in_sandbox && can_write(folder_of(path_)) &&
        (!is_file || can_write(path_))) {
        return;
    }
    descriptor_ = ::open(name.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
    if (descriptor_ < 0) {
        throw write_error(shown_name(name_), errno);
    }
    ::fstat(descriptor_, &old_);
    is_new_ = !is_file && !is_in_sandbox;
}

output_file::~output_file() {
    if (descriptor_ >= 0) {
        ::close(descriptor_);
    }
    if (is_new_) {
        ::unlink(name_.c_str());
    }
}

bool output_file::has_other_content(std::string_view start,
                                    bool (*is_wanted)(std::string_view)) const {
    if (!S_ISREG(old_.st_mode) || old_.st_size == 0) {
        return false;
    }
    std::ifstream file(path_, std::ios::binary);
    std::string found(start.size(), '\0');
    if (!file.read(found.data(), static_cast<std::streamsize>(found.size())) || found != start) {
        return true;
    }
    found.append(std::istreambuf_iterator<char>(file), {});
    return !is_wanted(found);
}

bool output_file::is(const std::string& input) const {
    struct stat other {};
    status_of_input(input, other);
    return S_ISREG(other.st_mode) && other.st_dev == old_.st_dev && other.st_ino == old_.st_ino;
}

bool output_file::is(int descriptor) const {
    return S_ISREG(old_.st_mode) && is_same_file(old_, descriptor);
}

void output_file::write(std::string_view text) {
    if (descriptor_ >= 0) {
        write_itself(text);
    } else {
        write_another(text);
    }
}

void output_file::write_itself(std::string_view text) {
    const std::string name = shown_name(name_);
    if (S_ISREG(old_.st_mode)) {
        // If the disk has no space for the text, the file keeps its old content.
        const int code = reserve(descriptor_, text.size());
        check_written(name, code == EFBIG || code == ENOSPC ? code : 0);
    }
    check_written(name, write_all(descriptor_, text));
    // ftruncate fails only for files without a size, such as pipes.  These have no old content.
    [[maybe_unused]] const int result = ::ftruncate(descriptor_, static_cast<off_t>(text.size()));
    check_written(name, close_file(std::exchange(descriptor_, -1)));
    is_new_ = false;
}

void output_file::write_another(std::string_view text) const {
    std::string other = path_ + ".XXXXXX";
    const int descriptor = ::mkostemp(other.data(), O_CLOEXEC);
    if (descriptor < 0) {
        throw write_error(shown_name(name_), errno);
    }
    const mode_t mode = old_.st_nlink != 0 ? old_.st_mode & 07777 : 0666 & ~file_creation_mask();
    int code = ::fchmod(descriptor, mode) == 0 ? write_all(descriptor, text) : errno;
    if (code == 0 && ::fsync(descriptor) != 0 && errno != EINVAL) {
        code = errno;  // but not EINVAL: some file systems have no fsync()
    }
    const int close_code = close_file(descriptor);
    code = code != 0 ? code : close_code;
    if (code == 0 && ::rename(other.c_str(), path_.c_str()) != 0) {
        code = errno;
    }
    if (code != 0) {
        ::unlink(other.c_str());
        throw write_error(shown_name(name_), code);
    }
}

}  // namespace uriscan::cli
