// System calls that are repeated until they succeed or have a lasting error.
#include "cli/system/system_calls.hpp"

#include <unistd.h>

#include <cstddef>

namespace uriscan::cli {

bool is_ready(int descriptor, short events, int timeout_ms) {
    pollfd file{descriptor, events, 0};
    return ::poll(&file, 1, timeout_ms) > 0;
}

int write_all(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const ssize_t count = repeat_until_done(
            descriptor, POLLOUT, [&] { return ::write(descriptor, text.data(), text.size()); });
        if (count < 0) {
            return errno;
        }
        text.remove_prefix(static_cast<std::size_t>(count));
    }
    return 0;
}

}  // namespace uriscan::cli
