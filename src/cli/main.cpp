// uriscan, the command line.
#include <csignal>
#include <new>

#include "cli/arguments/command_line.hpp"
#include "cli/system/exit_status.hpp"
#include "cli/system/messages.hpp"
#include "cli/system/output_file.hpp"

int main(int argc, char** argv) {
    using namespace uriscan::cli;
    // If the reader of our output goes away, SIGPIPE ends us quietly.  Our parent may have ignored
    // this signal, and we inherit that, so we restore the default.
    std::signal(SIGPIPE, SIG_DFL);
    try {
        return run_command_line(argc, argv);
    } catch (const write_error& error) {
        print_error(error.file, error.code().message());
    } catch (const std::bad_alloc&) {
        print_error("out of memory");
    }
    return exit_trouble;
}
