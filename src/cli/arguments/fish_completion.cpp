// Makes the script that completes words in fish.
#include <fmt/format.h>

#include <string_view>

#include "cli/arguments/help.hpp"
#include "cli/system/names.hpp"

namespace uriscan::cli {
namespace {

// Returns the text in single quotes.  In single quotes, fish reads a backslash as an escape.
std::string quoted(std::string_view text) {
    return "'" + with_backslashes(text, "'\\") + "'";
}

// Returns the arguments of `complete` that complete the value of an option.
std::string value_of(const option_value& value) {
    if (value.is_file) {
        return " -r -F";
    }
    if (value.choices.empty()) {
        return " -x";
    }
    const std::string words = joined(value.choices, " ");
    return value.is_list ? " -x -a " + quoted(fmt::format("(__fish_append , {})", words))
                         : " -x -a " + quoted(words);
}

// Returns the line for an option that can be given if the fish command `condition` succeeds.
std::string line_of(const option& option, const std::string& condition) {
    std::string text =
        fmt::format("complete -c uriscan -n {} -l {}", quoted(condition), option.name);
    if (option.short_name != '\0') {
        text += fmt::format(" -s {}", option.short_name);
    }
    if (option.takes_value()) {
        text += value_of(option.value);
    }
    return text + " -d " + quoted(option.help) + "\n";
}

}  // namespace

std::string fish_completion_of(const program& program) {
    const std::string no_command = "__fish_use_subcommand";
    std::string text =
        "# Completion of uriscan in fish, made by: uriscan --generate fish\n"
        "complete -c uriscan -n " +
        quoted(no_command) + " -f\n";
    for (const option& each : program.options) {
        text += line_of(each, no_command);
    }
    for (const command& command : program.commands) {
        text += fmt::format("complete -c uriscan -n {} -a {} -d {}\n", quoted(no_command),
                            command.name, quoted(command.summary));
        for (const option* each : command.options()) {
            if (!each->is_hidden) {
                text += line_of(*each, fmt::format("__fish_seen_subcommand_from {}", command.name));
            }
        }
    }
    return text;
}

}  // namespace uriscan::cli
