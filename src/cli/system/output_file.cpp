// Writes files and standard output.
#include "cli/system/output_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

#include "cli/system/input_file.hpp"
#include "cli/system/printable.hpp"
#include "cli/system/status_line.hpp"
#include "cli/system/system_calls.hpp"

namespace uriscan::cli {

void write_out(std::string_view text) {
    if (const int code = status_line::instance().write(STDOUT_FILENO, text); code != 0) {
        throw write_error("<stdout>", code);
    }
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
    status_of_input(input, other);
    return S_ISREG(mine.st_mode) && mine.st_dev == other.st_dev && mine.st_ino == other.st_ino;
}

void output_file::write(std::string_view text) const {
    // ftruncate fails only for files without a size, such as pipes, which have no old content.
    [[maybe_unused]] const int result = ::ftruncate(descriptor_, 0);
    if (const int code = write_all(descriptor_, text); code != 0) {
        throw write_error(shown_name(name_), code);
    }
}

}  // namespace uriscan::cli
