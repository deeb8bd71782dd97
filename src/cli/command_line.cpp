// The options of every command, as CLI11 knows them.
#include "cli/command_line.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <array>
#include <cerrno>
#include <functional>
#include <iostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/help.hpp"
#include "uriscan/kernel.hpp"

namespace uriscan::cli {
namespace {

constexpr const char* exit_statuses =
    "Exit status: 0, or with `check` 1 if some line is not valid; 2 is trouble, such as a file "
    "that cannot be read.";

constexpr unsigned most_threads = 1024;

// Values that have names, in the order in which they are shown.
template <class Value>
using names = std::vector<std::pair<std::string, Value>>;

names<rule> rules_by_name() {
    names<rule> rules;
    for (const rule rule :
         {rule::uri_reference, rule::uri, rule::absolute_uri, rule::relative_ref}) {
        rules.emplace_back(to_string(rule), rule);
    }
    return rules;
}

names<format> formats_by_name() {
    return {{"jsonl", format::jsonl}, {"tsv", format::tsv}, {"tsv-raw", format::tsv_raw}};
}

// "a, b or c".
template <class Value>
std::string listed(const names<Value>& values) {
    std::string list;
    for (std::size_t i = 0; i < values.size(); ++i) {
        list += (i == 0 ? "" : i + 1 < values.size() ? ", " : " or ") + values[i].first;
    }
    return list;
}

// An option that takes one of the names in `values`, which its help ends with.
template <class Value>
CLI::Option* add_choice(CLI::App& command, const std::string& name, const names<Value>& values,
                        const std::string& help, std::function<void(Value)> choose) {
    const auto take = [name, values, choose](const std::string& text) {
        for (const auto& [known, value] : values) {
            if (known == text) {
                choose(value);
                return;
            }
        }
        throw CLI::ValidationError(name, "there is no '" + text + "', only " + listed(values));
    };
    return command.add_option_function<std::string>(name, take, help + ": " + listed(values))
        ->type_name("NAME");
}

void add_format_options(CLI::App& command, options& options, const std::string& help) {
    CLI::Option* const format_option =
        add_choice<format>(command, "--format", formats_by_name(), help,
                           [&](format format) { options.format = format; });
    command
        .add_flag("--header", options.header,
                  "With tsv or tsv-raw: begin with the names of the columns")
        ->needs(format_option);
}

void add_input_options(CLI::App& command, options& options) {
    command.add_option("FILE", options.files);
    command.add_flag("-z,--null", options.null_separated,
                     "Lines of the input and records of the output end in NUL, not LF");
    command
        .add_option("-j,--threads", options.threads,
                    "Use N threads, by default 1, or with 0 one for each core; the output is the "
                    "same")
        ->check(CLI::Range(0U, most_threads).description(""))
        ->type_name("N");
    command.add_option("--block-size", options.block_size)
        ->check(CLI::PositiveNumber);  // of no help but to tests
}

void add_rule_option(CLI::App& command, options& options) {
    add_choice<rule>(command, "--rule", rules_by_name(),
                     "What lines are held against, by default the first",
                     [&](rule rule) { options.held_against = rule; });
}

void add_parse_options(CLI::App& command, options& options) {
    add_rule_option(command, options);
    add_format_options(command, options, "How records are written, by default the first way");
}

void add_check_options(CLI::App& command, options& options) {
    add_rule_option(command, options);
    add_format_options(command, options, "Write records instead of pictures");
}

struct command {
    const char* name;
    const char* help;
    void (*add_options)(CLI::App&, options&);
    int (*run)(const options&);
};

constexpr std::array commands = {
    command{"parse", "Write one record for every line", add_parse_options, parse_command},
    command{"check", "Write the lines that are not valid, each with a caret", add_check_options,
            check_command},
};

std::string version() {
    return fmt::format("uriscan {} ({})", URISCAN_VERSION, kernel_name());
}

void add_command(CLI::App& app, const command& command, options& options) {
    CLI::App* const added = app.add_subcommand(command.name, command.help);
    command.add_options(*added, options);
    add_input_options(*added, options);
    added->set_version_flag("--version", version(), "Show the version, and the kernel in use");
    added->footer(std::string("FILE absent or - is standard input. ") + exit_statuses);
}

// Prints the help or the version that was asked for.
int answer(const CLI::App& app, const CLI::ParseError& question) {
    const int status = app.exit(question);
    if (!std::cout.flush()) {
        throw write_error(EIO);
    }
    return status;
}

int complain(std::string_view about) {
    say(fmt::format("uriscan: {} (see uriscan --help)\n", about));
    return trouble;
}

// What is wrong with the options, in CLI11's words but for the commonest mistake.
std::string mistake(const CLI::App& app, const CLI::ParseError& error, int argc, char** argv) {
    if (!app.get_subcommands().empty()) {
        return error.what();
    }
    names<const command*> known;
    for (const command& command : commands) {
        known.emplace_back(command.name, &command);
    }
    if (argc > 1 && argv[1][0] != '-') {
        return fmt::format("there is no command '{}', only {}", argv[1], listed(known));
    }
    return argc > 1 ? error.what() : "a command is needed: " + listed(known);
}

}  // namespace

int run_command_line(int argc, char** argv) {
    CLI::App app("Reads URIs, one a line, strictly as RFC 3986 defines them.", "uriscan");
    app.formatter_fn([](const CLI::App* shown, const std::string&, CLI::AppFormatMode) {
        return help_of(*shown);
    });
    app.set_help_flag("-h,--help", "Show this help");
    app.set_version_flag("--version", version(), "Show the version, and the kernel in use");
    app.footer(std::string("Each command has its own --help. ") + exit_statuses);
    app.require_subcommand(1);

    options options;
    for (const command& command : commands) {
        add_command(app, command, options);
    }
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        const bool is_question = error.get_exit_code() == 0;
        return is_question ? answer(app, error) : complain(mistake(app, error, argc, argv));
    }
    if (options.header && options.format == format::jsonl) {
        return complain("--header goes with --format tsv or tsv-raw");
    }
    if (options.files.empty()) {
        options.files = {"-"};
    }
    const std::string asked_for = app.get_subcommands().front()->get_name();
    const auto* const found = std::ranges::find(commands, asked_for, &command::name);
    return found->run(options);
}

}  // namespace uriscan::cli
