// SIGINT, for commands that show the results so far when it arrives.
//
// A signal can come between the last look at a flag and the system call that waits.  So the handler
// also writes to a pipe, and the program waits for both the input and the pipe.
#include "cli/system/interrupt.hpp"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>

namespace uriscan::cli {
namespace {

// The ends of the pipe, or -1.
std::atomic<int> reader = -1;
std::atomic<int> writer = -1;
static_assert(std::atomic<int>::is_always_lock_free, "signal handlers can use it");

std::atomic<bool> is_interrupted = false;

extern "C" void remember_interrupt(int) {
    const int code = errno;
    is_interrupted = true;
    [[maybe_unused]] const ssize_t count = ::write(writer, "", 1);
    errno = code;
}

}  // namespace

interrupt_catcher::interrupt_catcher() {
    ::sigaction(SIGINT, nullptr, &before_);
    if (before_.sa_handler == SIG_IGN) {
        return;
    }
    // Without a pipe, SIGINT is noticed only while the program does not wait for input.
    std::array<int, 2> ends = {-1, -1};
    [[maybe_unused]] const int result = ::pipe(ends.data());
    reader = ends[0];
    writer = ends[1];
    struct sigaction action {};
    action.sa_handler = remember_interrupt;
    action.sa_flags = static_cast<int>(SA_RESTART | SA_RESETHAND);
    ::sigaction(SIGINT, &action, nullptr);
}

interrupt_catcher::~interrupt_catcher() {
    ::sigaction(SIGINT, &before_, nullptr);
    if (catches_interrupts()) {
        ::close(reader.exchange(-1));
        ::close(writer.exchange(-1));
    }
}

bool was_interrupted() {
    return is_interrupted;
}

bool catches_interrupts() {
    return reader >= 0;
}

void throw_if_interrupted() {
    if (is_interrupted) {
        throw interrupted();
    }
}

void wait_for_input_or_interrupt(int descriptor) {
    std::array<pollfd, 2> files = {{{descriptor, POLLIN, 0}, {reader, POLLIN, 0}}};
    while (::poll(files.data(), files.size(), -1) < 0 && errno == EINTR) {
    }
    throw_if_interrupted();
}

}  // namespace uriscan::cli
