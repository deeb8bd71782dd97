// uriscan, the command line: options in, one command run, an exit status out.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <iostream>
#include <map>
#include <new>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "uriscan/kernel.hpp"

namespace uriscan::cli {
namespace {

constexpr const char* exit_statuses =
    "Exit status: 0, or with `check` 1 if some line is not valid; 2 is trouble, such as a file "
    "that cannot be read.";

constexpr unsigned most_threads = 1024;

std::map<std::string, rule> rules_by_name() {
    std::map<std::string, rule> rules;
    for (const rule rule :
         {rule::uri_reference, rule::uri, rule::absolute_uri, rule::relative_ref}) {
        rules.emplace(to_string(rule), rule);
    }
    return rules;
}

std::map<std::string, format> formats_by_name() {
    return {{"jsonl", format::jsonl}, {"tsv", format::tsv}, {"tsv-raw", format::tsv_raw}};
}

// An option that takes one of the names in `values`.
template <class Value>
CLI::Option* add_choice(CLI::App& command, const std::string& name,
                        const std::map<std::string, Value>& values, const std::string& help,
                        std::function<void(Value)> choose) {
    const auto take = [values, choose](const std::string& text) { choose(values.at(text)); };
    return command.add_option_function<std::string>(name, take, help)
        ->check(CLI::IsMember(values))
        ->type_name("NAME");
}

CLI::App* add_command(CLI::App& app, const std::string& name, const std::string& help,
                      options& options) {
    CLI::App* const command = app.add_subcommand(name, help);
    command->footer(exit_statuses);
    command->add_option("FILE", options.files, "Files to read; none, or -, is standard input")
        ->type_name("");
    add_choice<rule>(*command, "--rule", rules_by_name(),
                     "What a line is held against (default uri-reference)",
                     [&](rule rule) { options.held_against = rule; });
    CLI::Option* const format_option = add_choice<format>(
        *command, "--format", formats_by_name(), "How records are written (parse: default jsonl)",
        [&](format format) { options.format = format; });
    command->add_flag("--header", options.header, "With tsv: begin with the names of the columns")
        ->needs(format_option);
    command->add_flag("-z,--null", options.null_separated,
                      "Lines of the input and records of the output end in NUL, not LF");
    command
        ->add_option("-j,--threads", options.threads,
                     "Threads to use (default 1; 0: one for each core); the output is the same")
        ->check(CLI::Range(0U, most_threads))
        ->type_name("N");
    command->add_option("--block-size", options.block_size)
        ->check(CLI::PositiveNumber)
        ->group("");  // of no help but to tests
    return command;
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
    const bool has_word = argc > 1 && argv[1][0] != '-';
    if (has_word && app.get_subcommands().empty()) {
        return fmt::format("there is no command '{}', only parse and check", argv[1]);
    }
    return error.what();
}

int run(int argc, char** argv) {
    CLI::App app("Reads URIs, one a line, strictly as RFC 3986 defines them.", "uriscan");
    app.set_version_flag("--version",
                         fmt::format("uriscan {} ({})", URISCAN_VERSION, kernel_name()));
    app.footer(std::string("Each command has its own --help.\n") + exit_statuses);
    app.require_subcommand(1);

    options options;
    CLI::App* const parse = add_command(app, "parse", "Write one record for every line", options);
    add_command(app, "check", "Write the lines that are not valid, each with a caret", options);
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
    return parse->parsed() ? parse_command(options) : check_command(options);
}

}  // namespace
}  // namespace uriscan::cli

int main(int argc, char** argv) {
    using namespace uriscan::cli;
    // A reader that goes away ends us quietly, whatever whoever started us has set.
    std::signal(SIGPIPE, SIG_DFL);
    try {
        return run(argc, argv);
    } catch (const write_error& error) {
        report("<stdout>", error.code().message());
    } catch (const std::bad_alloc&) {
        say("uriscan: out of memory: a line is too long\n");
    }
    return trouble;
}
