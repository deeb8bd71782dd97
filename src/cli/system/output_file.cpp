// Writes files and standard output.
#include "cli/system/output_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
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

// Returns if `code`, the result of writing, is 0.  Otherwise throws write_error, or ends the
// program if nobody reads the file.
void check_written(const std::string& name, int code) {
    if (code == EPIPE) {
        end_by_broken_pipe();
    }
    if (code != 0) {
        throw write_error(name, code);
    }
}

}  // namespace

void write_out(std::string_view text) {
    check_written("<stdout>", status_line::instance().write(STDOUT_FILENO, text));
}

void close_out() {
    check_written("<stdout>", close_file(STDOUT_FILENO));
}

output_file::output_file(const std::string& name)
    : name_(name), descriptor_(::open(name.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666)) {
    if (descriptor_ < 0) {
        throw write_error(shown_name(name_), errno);
    }
}

output_file::~output_file() {
    if (descriptor_ >= 0) {
        ::close(descriptor_);
    }
}

bool output_file::is(const std::string& input) const {
    struct stat other {};
    status_of_input(input, other);
    return S_ISREG(other.st_mode) && is_same_file(other, descriptor_);
}

bool output_file::is(int descriptor) const {
    struct stat mine {};
    ::fstat(descriptor_, &mine);
    return S_ISREG(mine.st_mode) && is_same_file(mine, descriptor);
}

void output_file::write(std::string_view text) {
    // ftruncate fails only for files without a size, such as pipes, which have no old content.
    [[maybe_unused]] const int result = ::ftruncate(descriptor_, 0);
    check_written(shown_name(name_), write_all(descriptor_, text));
    check_written(shown_name(name_), close_file(std::exchange(descriptor_, -1)));
}

}  // namespace uriscan::cli
