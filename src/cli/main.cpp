// uriscan, the command line: one command is run, and gives the exit status.
#include <csignal>
#include <new>

#include "cli/arguments/command_line.hpp"
#include "cli/commands/commands.hpp"
#include "cli/system/files.hpp"

int main(int argc, char** argv) {
    using namespace uriscan::cli;
    // A reader that goes away ends us quietly, whatever whoever started us has set.
    std::signal(SIGPIPE, SIG_DFL);
    try {
        return run_command_line(argc, argv);
    } catch (const write_error& error) {
        report(error.file, error.code().message());
    } catch (const std::bad_alloc&) {
        say("uriscan: out of memory\n");
    }
    return trouble;
}
