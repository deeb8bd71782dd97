// The three files that are open when a program starts: standard input, output and error.
#include "cli/system/standard_files.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <initializer_list>

namespace uriscan::cli {

// Each descriptor is opened for the wrong direction: standard input for writing, and the outputs
// for reading.  So read() and write() fail with EBADF, as they do if the descriptor is closed.
bool open_closed_standard_files() {
    for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        const bool is_open = ::fcntl(descriptor, F_GETFD) >= 0;
        const int direction = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY;
        // open() returns the lowest number that is free, which is this descriptor.
        if (!is_open && ::open("/dev/null", direction | O_NOCTTY) != descriptor) {
            return false;
        }
    }
    return true;
}

}  // namespace uriscan::cli
