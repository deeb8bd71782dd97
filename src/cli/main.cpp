// uriscan, the command line.
#include <new>

#include "cli/arguments/command_line.hpp"
#include "cli/system/messages.hpp"
#include "cli/system/output_file.hpp"
#include "cli/system/process.hpp"

int main(int argc, char** argv) {
    using namespace uriscan::cli;
    if (!open_closed_standard_files()) {
        return exit_trouble;
    }
    let_writing_fail();
    try {
        const int status = run_command_line(argc, argv);
        close_out();
        return status;
    } catch (const write_error& error) {
        print_error(error.file, error.code().message());
    } catch (const std::bad_alloc&) {
        print_error("out of memory");
    }
    return exit_trouble;
}
