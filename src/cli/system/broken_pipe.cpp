// Outputs that cannot be written any more.
#include "cli/system/broken_pipe.hpp"

#include <csignal>
#include <cstdlib>

#include "cli/system/exit_status.hpp"
#include "cli/system/status_line.hpp"

namespace uriscan::cli {

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
                      nullptr);  // the program can be started with it blocked
    std::raise(SIGPIPE);
    std::_Exit(exit_trouble);  // not reached, unless a debugger drops the signal
}

}  // namespace uriscan::cli
