// uriscan, the command line.
#include <unistd.h>

#include <cstdlib>
#include <exception>
#include <new>
#include <string_view>

#include "cli/arguments/command_line.hpp"
#include "cli/system/messages.hpp"
#include "cli/system/output_file.hpp"
#include "cli/system/process.hpp"

namespace {

// Ends the program without an exception, because there may be no memory for the exception.
[[noreturn]] void end_without_memory() noexcept {
    constexpr std::string_view message = "uriscan: out of memory\n";
    if (std::current_exception() == nullptr) {
        [[maybe_unused]] const auto size = ::write(STDERR_FILENO, message.data(), message.size());
        ::_exit(uriscan::cli::exit_trouble);
    }
    std::abort();
}

}  // namespace

int main(int argc, char** argv) {
    using namespace uriscan::cli;
    std::set_terminate(end_without_memory);
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
