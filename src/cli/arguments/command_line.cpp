// Finds the command, parses its options, and runs the command.
#include "cli/arguments/command_line.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/arguments/help.hpp"
#include "cli/arguments/parser.hpp"
#include "cli/arguments/tables.hpp"
#include "cli/system/input_file.hpp"
#include "cli/system/messages.hpp"
#include "cli/system/names.hpp"
#include "cli/system/output_file.hpp"
#include "cli/system/process.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/version.hpp"

namespace uriscan::cli {
namespace {

// Returns the value of URISCAN_KERNEL if this processor cannot run a kernel of this name.
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

// Does what an option such as --help asks for.  `help` is the text for --help.
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

// Suggests the names that the user probably meant by this unknown word.
std::string suggestion_for(const std::string& word, std::vector<std::string> names) {
    names.emplace_back("help");
    return word.find("://") == word.npos ? hint_for(word, names)
                                         : fmt::format("; did you mean parse {}?", word);
}

// Returns the command with this name.  Throws usage_error if there is none.
const command& command_named(const program& program, const std::string& name) {
    const auto found = std::ranges::find(program.commands, name, &command::name);
    if (found != program.commands.end()) {
        return *found;
    }
    const std::vector<std::string> names = program.names_of_commands();
    throw usage_error(name.empty() ? "a command is needed: " + listed(names)
                                   : fmt::format("there is no command '{}'{}", name,
                                                 suggestion_for(name, names)));
}

// Returns an option with the same names, but without an effect.  The parser only skips this option
// and its value.
option skipped(const option& each) {
    return {.name = each.name,
            .short_name = each.short_name,
            .value = {.name = each.value.name},
            .is_hidden = each.is_hidden};
}

// Returns the options that can stand before the command: those of the program and those of all
// commands.  The options of a command are read again once the command is known.  If an option takes
// a value only in some commands, it is refused here: the next word could be its value or the
// command.
std::vector<option> options_before_command(const program& program) {
    const auto refuse = [](const std::string&) { throw usage_error("write it after the command"); };
    std::vector<option> all = program.options;
    for (const command& command : program.commands) {
        for (const option* each : command.options()) {
            const auto known = std::ranges::find(all, each->name, &option::name);
            if (known == all.end()) {
                all.push_back(skipped(*each));
                continue;
            }
            if (known->short_name == '\0') {
                known->short_name = each->short_name;
            }
            if (known->takes_value() != each->takes_value()) {
                known->value = {.name = "VALUE", .take = refuse};
            }
        }
    }
    return all;
}

int parse_and_run(const program& program, const command& command, std::vector<char*> words) {
    const int count = static_cast<int>(words.size());
    words.push_back(nullptr);
    const parsed_words parsed =
        parse_words(command.options(), count, words.data(), command.add_file);
    if (parsed.ending != nullptr) {
        return answer(program, parsed, help_of(command, help_width()));
    }
    for (const auto& check : command.checks) {
        check();
    }
    return command.run();
}

// Does `uriscan help [COMMAND]`.  `words` are those after "help".
int show_help(const program& program, std::span<char* const> words) {
    refuse_if(words.size() > 1, "help takes the name of one command");
    write_out(words.empty() ? help_of(program, help_width())
                            : help_of(command_named(program, words[0]), help_width()));
    return exit_ok;
}

// Returns the text for --help before these words: the help of the command that they start with, or
// of the program.
std::string help_before(const program& program, std::span<char* const> words) {
    const auto found =
        words.empty()
            ? program.commands.end()
            : std::ranges::find(program.commands, std::string_view(words[0]), &command::name);
    return found == program.commands.end() ? help_of(program, help_width())
                                           : help_of(*found, help_width());
}

// Reads all words.  Sets `command_name` to the name of the command and a space.
int read_and_run(const program& program, std::span<char*> words, std::string& command_name) {
    const std::vector<option> options = options_before_command(program);
    std::vector<const option*> pointers;
    add_pointers(pointers, options);
    const parsed_words parsed =
        parse_words(pointers, static_cast<int>(words.size()), words.data(), nullptr);
    const auto before = static_cast<std::size_t>(parsed.next);
    if (parsed.ending != nullptr) {
        return answer(program, parsed, help_before(program, words.subspan(before)));
    }
    const bool has_command = before < words.size() && words[before - 1] != std::string_view("--");
    const std::string name = has_command ? words[before] : "";
    if (name == "help") {
        return show_help(program, words.subspan(before + 1));
    }
    const command& command = command_named(program, name);
    command_name = fmt::format("{} ", command.name);
    // The command gets all other words: also the options that are before its name.
    std::vector<char*> of_command(words.begin(), words.end());
    of_command.erase(of_command.begin() + static_cast<std::ptrdiff_t>(before));
    return parse_and_run(program, command, std::move(of_command));
}

}  // namespace

int run_command_line(int argc, char** argv) {
    if (const std::string_view missing = missing_kernel(); !missing.empty()) {
        print_error("URISCAN_KERNEL",
                    fmt::format("this processor has no kernel '{}'", printable(missing)));
        return exit_trouble;
    }
    const program program = make_program();
    if (argc < 2) {
        print_message(help_of(program, help_width()));
        return exit_trouble;
    }
    std::string command_name;  // empty until the command is known
    try {
        return read_and_run(program, {argv, static_cast<std::size_t>(argc)}, command_name);
    } catch (const usage_error& error) {
        print_error(
            fmt::format("{} (see uriscan {}--help)", printable(error.what()), command_name));
    } catch (const file_error& error) {
        print_error(shown_name(error.place), error.what());
    }
    return exit_trouble;
}

}  // namespace uriscan::cli
