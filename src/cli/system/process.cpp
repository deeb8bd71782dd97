// How the program starts and ends.
#include "cli/system/process.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <initializer_list>

#include "cli/system/status_line.hpp"

namespace uriscan::cli {

// Opens each descriptor for the wrong direction: standard input for writing, and the outputs for
// reading.  So read() and write() fail with EBADF, as with a closed descriptor.
bool open_closed_standard_files() {
    for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        const bool is_open = ::fcntl(descriptor, F_GETFD) >= 0;
        const int direction = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY;
        // open() returns the lowest number that is free, which is `descriptor`.
        if (!is_open && ::open("/dev/null", direction | O_NOCTTY) != descriptor) {
            return false;
        }
    }
    return true;
}

void let_writing_fail() {
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
}

void end_by_broken_pipe() {
    status_line::instance().clear();
    std::signal(SIGPIPE, SIG_DFL);
    sigset_t signals;
    ::sigemptyset(&signals);
    ::sigaddset(&signals, SIGPIPE);
    ::pthread_sigmask(SIG_UNBLOCK, &signals,
                      nullptr);  // the program may have started with SIGPIPE blocked
    std::raise(SIGPIPE);
    std::_Exit(exit_trouble);  // only reached if a debugger drops the signal
}

}  // namespace uriscan::cli
