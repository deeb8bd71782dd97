// System calls that are repeated until they succeed or have a lasting error.
#pragma once

#include <poll.h>
#include <sys/types.h>

#include <cerrno>
#include <string_view>

namespace uriscan::cli {

// Returns whether `descriptor` is ready for `events` (see poll) within `timeout_ms` milliseconds.
// A timeout of -1 means that there is no limit.
bool is_ready(int descriptor, short events, int timeout_ms);

// Calls `call` until it succeeds or has a lasting error.  Repeats it at once if a signal
// interrupted it.  If a non-blocking descriptor is not ready, waits for `events` first.
template <class Call>
ssize_t repeat_until_done(int descriptor, short events, Call call) {
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

// Writes all of `text`.  Returns 0, or the error number.
int write_all(int descriptor, std::string_view text);

}  // namespace uriscan::cli
