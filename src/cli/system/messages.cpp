// Messages on standard error.
#include "cli/system/messages.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include "cli/system/status_line.hpp"

namespace uriscan::cli {

void print_message(std::string_view text) {
    status_line::instance().write(STDERR_FILENO, text);
}

void print_error(std::string_view subject, std::string_view what) {
    print_message(fmt::format("uriscan: {}: {}\n", subject, what));
}

void print_error(std::string_view what) {
    print_message(fmt::format("uriscan: {}\n", what));
}

}  // namespace uriscan::cli
