// Writing to standard output until all is written.
#include "cli/output.hpp"

#include <unistd.h>

#include <cerrno>
#include <string_view>

namespace uriscan::cli {

void output::flush() {
    std::string_view rest = text_;
    while (!rest.empty()) {
        const ssize_t count = ::write(STDOUT_FILENO, rest.data(), rest.size());
        if (count < 0 && errno == EINTR) {
            continue;
        }
        if (count < 0) {
            throw write_error(errno);
        }
        rest.remove_prefix(static_cast<std::size_t>(count));
    }
    text_.clear();
}

}  // namespace uriscan::cli
