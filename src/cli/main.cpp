// uriscan, the command line: options in, one command run, an exit status out.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdio>
#include <map>
#include <new>
#include <string>
#include <vector>

#include "cli/commands.hpp"
#include "cli/files.hpp"

namespace uriscan::cli {
namespace {

constexpr const char* exit_statuses =
    "Exit status: 0, or with `check` 1 if some line is not valid; 2 is trouble, such as a file "
    "that "
    "cannot be read.";

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
    return command;
}

// Prints the help that was asked for, or one line on what is wrong with the options.
int explain_usage(const CLI::App& app, const CLI::ParseError& error) {
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
        return app.exit(error);
    }
    fmt::print(stderr, "uriscan: {} (see uriscan --help)\n", error.what());
    return trouble;
}

int run(int argc, char** argv) {
    CLI::App app("Reads URIs, one a line, strictly as RFC 3986 defines them.", "uriscan");
    app.set_version_flag("--version", "uriscan " URISCAN_VERSION);
    app.footer(std::string("Each command has its own --help.\n") + exit_statuses);
    app.require_subcommand(1);

    options options;
    CLI::App* const parse = add_command(app, "parse", "Write one record for every line", options);
    add_command(app, "check", "Write the lines that are not valid, each with a caret", options);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return explain_usage(app, error);
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
        report("memory", "a line is too long for it");
    }
    return trouble;
}
