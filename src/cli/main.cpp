// uriscan, the command line.
#include <csignal>
#include <new>

#include "cli/arguments/command_line.hpp"
#include "cli/system/exit_status.hpp"
#include "cli/system/messages.hpp"
#include "cli/system/output_file.hpp"
#include "cli/system/standard_files.hpp"

int main(int argc, char** argv) {
    using namespace uriscan::cli;
    if (!open_closed_standard_files()) {
        return exit_trouble;
    }
    // If the program that reads our output ends, SIGPIPE must end this program without a message.
    // This program can be started with SIGPIPE ignored, so the default is restored here.
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
