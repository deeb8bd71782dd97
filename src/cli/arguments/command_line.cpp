// The commands by their names.
#include "cli/arguments/command_line.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <iostream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "cli/arguments/arguments.hpp"
#include "cli/commands/commands.hpp"
#include "cli/system/files.hpp"
#include "cli/arguments/help.hpp"
#include "cli/arguments/listed.hpp"
#include "uriscan/kernel.hpp"

namespace uriscan::cli {
namespace {

constexpr const char* status_of_most =
    "Exit status: 0, or 2 for trouble, such as a file that cannot be read.";
constexpr const char* status_of_check =
    "Exit status: 0 if all lines are valid, 1 if some line is not, 2 for trouble, such as a file "
    "that cannot be read.";
constexpr const char* note_on_redact =
    " A secret with an octet that a URI may not hold there unencoded, such as a space, | or, in a "
    "password, / or @, is found up to that octet or not at all: http://h/?token=a|b keeps its |b, "
    "and http://u:p|w@h/ all.";
constexpr const char* help_of_version = "Show the version, and the vector instructions in use";

// Ends a word that CLI11 would not take as it is: an option with an empty value, as in --key=, for
// which it would take the next word, and a name such as [a], which it would take for a list.  No word
// holds this octet.
constexpr char end_of_word = '\0';

bool needs_end(std::string_view word) {
    const bool has_empty_value = word.starts_with("--") && word.find('=') == word.size() - 1;
    return has_empty_value || (word.starts_with('[') && word.ends_with(']'));
}

// The words as CLI11 wants them, from the last to the first.
std::vector<std::string> reversed_words(int argc, char** argv) {
    std::vector<std::string> words(std::make_reverse_iterator(argv + argc),
                                   std::make_reverse_iterator(argv + std::min(argc, 1)));
    for (std::string& word : words) {
        if (needs_end(word)) {
            word += end_of_word;
        }
    }
    return words;
}

std::string without_end(std::string word) {
    if (word.ends_with(end_of_word)) {
        word.pop_back();
    }
    return word;
}

struct command {
    const char* name;
    const char* help;
    void (*add_options)(CLI::App&, options&);
    int (*run)(const options&);
    const char* exit_status = status_of_most;
    const char* note = "";  // what its help ends with
};

constexpr std::array commands = {
    command{"parse", "Write one record for every line", add_parse_options, parse_command},
    command{"check", "Write the lines that are not valid, each with a caret", add_check_options,
            check_command, status_of_check},
    command{"normalize", "Write one text for all equivalent URIs (RFC 3986, section 6)",
            add_normalize_options, normalize_command},
    command{"resolve", "Write what each reference means at a base (RFC 3986, section 5)",
            add_resolve_options, resolve_command},
    command{"relativize", "Write the shortest reference to each URI from a base",
            add_relativize_options, relativize_command},
    command{"extract", "Write a record for each URI that is found in a text", add_extract_options,
            extract_command},
    command{"redact", "Write the text as it is, but without the secrets in its URIs",
            add_redact_options, redact_command, status_of_most, note_on_redact},
    command{"audit", "Write what others read differently in each URI, or is risky",
            add_audit_options, audit_command},
    command{"stats", "Write a summary: how many lines are valid, and their commonest values",
            add_stats_options, stats_command},
};

std::string version() {
    return fmt::format("uriscan {} ({})", URISCAN_VERSION, kernel_name());
}

void add_command(CLI::App& app, const command& command, options& options) {
    CLI::App* const added = app.add_subcommand(command.name, command.help);
    command.add_options(*added, options);
    add_input_options(*added, options);
    added->set_version_flag("--version", version(), help_of_version);
    for (CLI::Option* const option : added->get_options()) {
        option->transform(without_end);
    }
    added->footer(
        fmt::format("FILE absent or - is standard input. {}{}", command.exit_status, command.note));
}

// Tells `app` of all that can be asked for.
void set_up(CLI::App& app, options& options) {
    app.formatter_fn([](const CLI::App* shown, const std::string&, CLI::AppFormatMode) {
        return help_of(*shown);
    });
    app.set_help_flag("-h,--help", "Show this help");
    app.set_version_flag("--version", version(), help_of_version);
    app.footer(
        "Each command has its own --help. Exit status: 0, or with check 1 if some line is not "
        "valid; 2 is trouble, such as a file that cannot be read.");
    app.require_subcommand(1);
    // The last value counts where an option is given again that takes one.
    app.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
    for (const command& command : commands) {
        add_command(app, command, options);
    }
}

// Prints the help or the version that was asked for.
int answer(const CLI::App& app, const CLI::ParseError& question) {
    const int status = app.exit(question);
    if (!std::cout.flush()) {
        throw write_error("<stdout>", EIO);
    }
    return status;
}

// The kernel that the environment asks for and that cannot be had, which the library passes over.
std::string_view missing_kernel() {
    const char* const wanted = std::getenv("URISCAN_KERNEL");
    const std::string_view name = wanted == nullptr ? "" : wanted;
    return name == kernel_name() ? "" : name;
}

// Says what is wrong, and whose help says what would be right.
int complain(const CLI::App& app, std::string_view about) {
    const std::vector<CLI::App*> asked_for = app.get_subcommands();
    const std::string command = asked_for.empty() ? "" : asked_for.front()->get_name() + " ";
    say(fmt::format("uriscan: {} (see uriscan {}--help)\n", printable(about), command));
    return trouble;
}

// What CLI11 says, but for the commonest mistakes.
std::string in_words(const CLI::ParseError& error) {
    const std::string said = error.what();
    constexpr std::string_view not_converted = "Could not convert: ";
    if (said.starts_with(not_converted)) {  // all other values are taken as text
        const std::string_view option = std::string_view(said).substr(not_converted.size());
        return fmt::format("{} takes no value", option.substr(0, option.find(' ')));
    }
    return error.get_name() == "ArgumentMismatch"
               ? fmt::format("{} needs a value", said.substr(0, said.find(':')))
               : said;
}

// What is wrong with the words.
std::string mistake(const CLI::App& app, const CLI::ParseError& error) {
    std::vector<std::string> unknown = app.remaining(true);
    std::erase(unknown, "--");
    if (!unknown.empty() && unknown.front().starts_with('-') && unknown.front() != "-") {
        const std::string& option = unknown.front();
        return fmt::format("there is no option '{}'", option.substr(0, option.find('=')));
    }
    if (!app.get_subcommands().empty()) {
        return in_words(error);
    }
    std::vector<std::string> known;
    for (const command& command : commands) {
        known.emplace_back(command.name);
    }
    return unknown.empty() ? "a command is needed: " + listed(known)
                           : fmt::format("there is no command '{}', only {}",
                                         without_end(unknown.front()), listed(known));
}

}  // namespace

int run_command_line(int argc, char** argv) {
    if (const std::string_view missing = missing_kernel(); !missing.empty()) {
        say(fmt::format("uriscan: URISCAN_KERNEL: this processor has no kernel '{}'\n",
                        printable(missing)));
        return trouble;
    }
    CLI::App app("Reads URIs, one a line, strictly as RFC 3986 defines them.", "uriscan");
    options options;
    set_up(app, options);
    try {
        app.parse(reversed_words(argc, argv));
    } catch (const CLI::ParseError& error) {
        const bool is_question = error.get_exit_code() == 0;
        return is_question ? answer(app, error) : complain(app, mistake(app, error));
    }
    const std::string asked_for = app.get_subcommands().front()->get_name();
    if (const std::string wrong = contradiction_in(asked_for, options); !wrong.empty()) {
        return complain(app, wrong);
    }
    if (options.files.empty()) {
        options.files = {"-"};
    }
    const auto* const found = std::ranges::find(commands, asked_for, &command::name);
    return found->run(options);
}

}  // namespace uriscan::cli
