// Finds the command, parses its options, and runs the command.
#include "cli/arguments/command_line.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "cli/arguments/generate.hpp"
#include "cli/arguments/help.hpp"
#include "cli/arguments/parser.hpp"
#include "cli/arguments/tables.hpp"
#include "cli/system/exit_status.hpp"
#include "cli/system/listed.hpp"
#include "cli/system/messages.hpp"
#include "cli/system/output_file.hpp"
#include "cli/system/printable.hpp"
#include "uriscan/kernel.hpp"
#include "uriscan/version.hpp"

namespace uriscan::cli {
namespace {

// Returns the name in URISCAN_KERNEL if it does not name a kernel that this processor can run.
// Otherwise, returns an empty text.
std::string_view missing_kernel() {
    const char* const wanted = std::getenv("URISCAN_KERNEL");
    const std::string_view name = wanted == nullptr ? "" : wanted;
    return name == kernel_name() ? "" : name;
}

std::string generated(const program& program, std::string_view name) {
    return name == "man"    ? man_page_of(program)
           : name == "bash" ? bash_completion_of(program)
           : name == "zsh"  ? zsh_completion_of(program)
                            : fish_completion_of(program);
}

// Does what an option such as --help requests.  `help` is the text for --help.
int answer(const program& program, const parsed_words& parsed, const std::string& help) {
    if (parsed.ending->effect == option_effect::show_help) {
        write_out(help);
    } else if (parsed.ending->effect == option_effect::show_version) {
        write_out(fmt::format("uriscan {} ({})\n", URISCAN_VERSION, kernel_name()));
    } else {
        write_out(generated(program, parsed.value));
    }
    return exit_ok;
}

// Returns the command with this name.  Throws usage_error if there is none.
const command& command_named(const program& program, std::string_view name) {
    const auto found = std::ranges::find(program.commands, name, &command::name);
    if (found != program.commands.end()) {
        return *found;
    }
    std::vector<std::string> names;
    for (const command& each : program.commands) {
        names.push_back(each.name);
    }
    throw usage_error(name.empty()
                          ? "a command is needed: " + listed(names)
                          : fmt::format("there is no command '{}', only {}", name, listed(names)));
}

int parse_and_run(const program& program, const command& command, int count, char** words) {
    const parsed_words parsed = parse_words(command.options(), count, words, command.add_file);
    if (parsed.ending != nullptr) {
        return answer(program, parsed, help_of(command, help_width()));
    }
    for (const auto& check : command.checks) {
        if (const std::string wrong = check(); !wrong.empty()) {
            throw usage_error(wrong);
        }
    }
    return command.run();
}

}  // namespace

int run_command_line(int argc, char** argv) {
    if (const std::string_view missing = missing_kernel(); !missing.empty()) {
        print_error("URISCAN_KERNEL",
                    fmt::format("this processor has no kernel '{}'", printable(missing)));
        return exit_trouble;
    }
    const program program = make_program();
    std::string command_name;  // empty until the command is known
    try {
        std::vector<const option*> options;
        for (const option& each : program.options) {
            options.push_back(&each);
        }
        const parsed_words parsed = parse_words(options, argc, argv, nullptr);
        if (parsed.ending != nullptr) {
            return answer(program, parsed, help_of(program, help_width()));
        }
        const bool has_command =
            parsed.next < argc && argv[parsed.next - 1] != std::string_view("--");
        const command& command = command_named(program, has_command ? argv[parsed.next] : "");
        command_name = command.name + " ";
        return parse_and_run(program, command, argc - parsed.next, argv + parsed.next);
    } catch (const usage_error& error) {
        print_error(
            fmt::format("{} (see uriscan {}--help)", printable(error.what()), command_name));
        return exit_trouble;
    }
}

}  // namespace uriscan::cli
