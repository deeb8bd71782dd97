// Makes the help: the usage, the purpose, tables of options, examples and the exit status.
#include "cli/arguments/help.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "cli/fields/field.hpp"
#include "cli/output/paragraph.hpp"
#include "cli/system/names.hpp"
#include "cli/system/terminal.hpp"

namespace uriscan::cli {
namespace {

// Returns a text such as "a (default), b or c".
std::string choices_of(const option_value& value) {
    std::vector<std::string> texts;
    for (const std::string& name : value.choices) {
        const bool is_default = std::ranges::count(value.defaults, name) > 0;
        texts.push_back(is_default ? name + " (default)" : name);
    }
    return listed(texts);
}

constexpr std::size_t indent = 2;

using row = std::pair<std::string, std::string>;  // a name and a description

struct table {
    std::string_view title;
    std::vector<row> rows;
};

// Returns the tables as text.  The left columns of all tables have the same width.
std::string text_of(const std::vector<table>& tables, std::size_t width) {
    std::size_t left = 0;
    for (const table& each : tables) {
        for (const auto& [name, description] : each.rows) {
            left = std::max(left, name.size());
        }
    }
    const std::size_t margin = indent + left + indent;
    std::string lines;
    for (const table& each : tables) {
        lines += fmt::format("\n{}:\n", each.title);
        for (const auto& [name, description] : each.rows) {
            lines.append(indent, ' ').append(name).append(left + indent - name.size(), ' ');
            append_wrapped(lines, description, width, margin, margin);
        }
    }
    return lines;
}

table table_of(std::string_view title, const std::vector<option>& options) {
    table made{title, {}};
    for (const option& each : options) {
        if (!each.is_hidden) {
            made.rows.emplace_back(spelling_of(each), description_of(each));
        }
    }
    return made;
}

}  // namespace

std::string spelling_of(const option& option) {
    std::string text;
    if (option.short_name != '\0') {
        text.append("-").append(1, option.short_name).append(", ");
    }
    text.append("--").append(option.name);
    return option.takes_value() ? text.append(" ").append(option.value.name) : text;
}

std::string description_of(const option& option) {
    const option_value& value = option.value;
    const bool lists_choices = !value.choices.empty() && !value.hides_choices;
    std::string text(option.help);
    if (lists_choices) {
        text.append(": ").append(choices_of(value));
    }
    if (!option.details.empty()) {
        text.append(". ").append(option.details);
    }
    if (!value.range.empty()) {
        text.append(". Range: ").append(value.range);
    }
    if (!lists_choices && !value.defaults.empty()) {
        text.append(". Default: ")
            .append(value.is_list ? joined(value.defaults, ", ") : listed(value.defaults));
    }
    if (option.is_repeatable) {
        text.append(". Can be given several times");
    }
    return text;
}

std::string synopsis_of(const command& command) {
    std::string text = fmt::format("uriscan {}", command.name);
    if (!command.operand.empty()) {
        text.append(" ").append(command.operand);
    }
    for (const option* each : command.options()) {
        if (each->is_required) {
            text.append(" ").append(spelling_of(*each));
        }
    }
    return fmt::format("{} [OPTION...] [{}...]", text, command.words);
}

std::string_view exit_status_of(const command& command) {
    return command.exit_status.empty() ? status_of_most_commands : command.exit_status;
}

std::string help_of(const program& program, std::size_t width) {
    table commands{"Commands", {}};
    for (const command& each : program.commands) {
        commands.rows.emplace_back(each.name, each.summary);
    }
    return "Usage: " + std::string(synopsis_of_program) + "\n\n" +
           paragraph(summary_of_program, width) + text_of({commands}, width) +
           text_of({table_of("Options", program.options)}, width) + "\n" +
           paragraph(
               "uriscan help COMMAND, or uriscan COMMAND --help, shows the options and examples of "
               "a command. The options of a command can also stand before it. There is one "
               "exception: -o and --only stand after it.",
               width) +
           "\n" +
           paragraph(
               "Exit status: " + std::string(status_of_most_commands) +
                   " With check, 1 if some line is not valid. With grep, 1 if no line was found. "
                   "With stats, 130 after an interrupt (Ctrl-C).",
               width);
}

std::string help_of(const command& command, std::size_t width) {
    std::string help = "Usage: " + synopsis_of(command) + "\n\n" +
                       paragraph(fmt::format("{}. {}{}{}", command.summary, command.description,
                                             command.words == "FILE" ? " " : "",
                                             command.words == "FILE" ? meaning_of_file : ""),
                                 width);
    std::vector<table> tables;
    for (const option_group& group : command.groups) {
        tables.push_back(table_of(group.title, group.options));
    }
    if (command.fields) {
        tables.push_back({"Fields", described_fields(*command.fields)});
    }
    help += text_of(tables, width) + "\nExamples:\n";
    for (const example& each : command.examples) {
        help += paragraph(each.words, width, indent);
        help += paragraph(each.meaning, width, 3 * indent);
    }
    return help + "\n" + paragraph("Exit status: " + std::string(exit_status_of(command)), width);
}

std::size_t help_width() {
    constexpr std::size_t least = 40;
    constexpr std::size_t most = 100;
    return std::clamp(terminal_width(STDOUT_FILENO), least, most);
}

}  // namespace uriscan::cli
