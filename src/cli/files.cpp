// Opening and closing files, and saying what went wrong with one.
#include "cli/files.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>

namespace uriscan::cli {

void report(std::string_view name, std::string_view what) {
    fmt::print(stderr, "uriscan: {}: {}\n", name, what);
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

}  // namespace uriscan::cli
