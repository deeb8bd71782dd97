// Help in the manner of most programs: usage, purpose, then a table of two columns.
#include "cli/arguments/help.hpp"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

namespace uriscan::cli {
namespace {

constexpr std::size_t width = 80;
constexpr std::size_t indent = 2;

// What is said, and what of it.
using row = std::pair<std::string, std::string>;

// Appends the words of `text` to `lines`, whose last line has `column` columns; a new line begins with
// as many as `margin` spaces.
void append_words(std::string& lines, std::string_view text, std::size_t column,
                  std::size_t margin) {
    bool first = true;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(text.size(), word.size() + 1));
        if (!first && column + 1 + word.size() > width) {
            lines += "\n" + std::string(margin, ' ');
            column = margin;
        } else if (!first) {
            lines += ' ';
            ++column;
        }
        lines += word;
        column += word.size();
        first = false;
    }
    lines += '\n';
}

std::string table(std::string_view title, const std::vector<row>& rows) {
    std::size_t left = 0;
    for (const auto& [name, text] : rows) {
        left = std::max(left, name.size());
    }
    const std::size_t margin = indent + left + indent;
    std::string lines = "\n" + std::string(title) + "\n";
    for (const auto& [name, text] : rows) {
        lines += std::string(indent, ' ') + name + std::string(left + indent - name.size(), ' ');
        append_words(lines, text, margin, margin);
    }
    return lines;
}

// An option as it is given, such as "-j, --threads N".
std::string spelling(const CLI::Option& option) {
    std::string names = option.get_name(false, true);
    if (const std::size_t comma = names.find(','); comma != std::string::npos) {
        names.insert(comma + 1, " ");
    }
    const std::string argument = option.get_type_name();
    return argument.empty() ? names : names + " " + argument;
}

std::vector<row> options_of(const CLI::App& app) {
    std::vector<row> rows;
    for (const CLI::Option* const option : app.get_options()) {
        if (option->nonpositional() && !option->get_description().empty()) {
            rows.emplace_back(spelling(*option), option->get_description());
        }
    }
    // What is asked for but rarely comes last.
    std::stable_partition(rows.begin(), rows.end(), [](const row& option) {
        return !option.first.ends_with("--help") && !option.first.ends_with("--version");
    });
    return rows;
}

// The options that must be given, in a line of usage.
std::string required_of(const CLI::App& app) {
    std::string required;
    for (const CLI::Option* const option : app.get_options()) {
        if (option->get_required()) {
            required += " " + spelling(*option);
        }
    }
    return required;
}

}  // namespace

std::string paragraph(std::string_view text, std::size_t margin) {
    std::string lines(margin, ' ');
    append_words(lines, text, margin, margin);
    return lines;
}

std::string help_of(const CLI::App& app) {
    std::vector<row> commands;
    for (const CLI::App* const command : app.get_subcommands({})) {
        commands.emplace_back(command->get_name(), command->get_description());
    }
    const bool has_commands = !commands.empty();
    std::string help = has_commands ? "Usage: uriscan COMMAND [OPTION...] [FILE...]\n"
                                    : "Usage: uriscan " + app.get_name() + required_of(app) +
                                          " [OPTION...] [FILE...]\n";
    help += "\n" + paragraph(app.get_description() + (has_commands ? "" : "."));
    if (has_commands) {
        help += table("Commands:", commands);
    }
    help += table("Options:", options_of(app));
    return help + "\n" + paragraph(app.get_footer());
}

}  // namespace uriscan::cli
