// Makes the script that completes words in zsh.
#include <fmt/format.h>

#include <string_view>

#include "cli/arguments/help.hpp"
#include "cli/system/names.hpp"

namespace uriscan::cli {
namespace {

// Returns the action that completes the value of an option, for _arguments.
std::string zsh_action_of(const option_value& value) {
    if (value.is_file) {
        return "_files";
    }
    if (value.choices.empty()) {
        return " ";
    }
    const std::string words = joined(value.choices, " ");
    return value.is_list ? fmt::format("_values -s , {} {}", value.name, words)
                         : fmt::format("({})", words);
}

// Returns the specifications of an option for _arguments.
std::string specifications_of(const option& option) {
    std::string rest = "[" + with_backslashes(option.help, "\\[]:") + "]";
    if (option.takes_value()) {
        rest +=
            ":" + with_backslashes(option.value.name, "\\[]:") + ":" + zsh_action_of(option.value);
    }
    const std::string repeat = option.is_repeatable ? "*" : "";
    const char* const equals = option.takes_value() ? "=" : "";
    const char* const joined = option.takes_value() ? "+" : "";
    std::string text =
        " \\\n                " +
        quoted_for_shell(fmt::format("{}--{}{}{}", repeat, option.name, equals, rest));
    if (option.short_name != '\0') {
        text += " \\\n                " +
                quoted_for_shell(fmt::format("{}-{}{}{}", repeat, option.short_name, joined, rest));
    }
    return text;
}

std::string specifications_of(const std::vector<const option*>& options) {
    std::string text;
    for (const option* each : options) {
        text += each->is_hidden ? "" : specifications_of(*each);
    }
    return text;
}

}  // namespace

std::string zsh_completion_of(const program& program) {
    std::vector<const option*> program_options;
    add_pointers(program_options, program.options);
    std::string text =
        "#compdef uriscan\n"
        "# Completion of uriscan in zsh, made by: uriscan --generate zsh\n\n"
        "_uriscan() {\n"
        "    local curcontext=$curcontext state line\n"
        "    typeset -A opt_args\n"
        "    _arguments -C -s -S";
    text += specifications_of(program_options);
    text +=
        " \\\n                '1:command:->command' '*::argument:->arguments' && return\n"
        "    case $state in\n"
        "        command)\n"
        "            local -a commands=(\n";
    for (const command& each : program.commands) {
        text += "                " +
                quoted_for_shell(
                    fmt::format("{}:{}", each.name, with_backslashes(each.summary, "\\:"))) +
                "\n";
    }
    text +=
        "            )\n"
        "            _describe command commands ;;\n"
        "        arguments)\n"
        "            case $line[1] in\n";
    for (const command& each : program.commands) {
        text += fmt::format(
            "            {})\n                _arguments -s -S{} \\\n"
            "                '*:file:_files' ;;\n",
            each.name, specifications_of(each.options()));
    }
    text +=
        "            esac ;;\n"
        "    esac\n"
        "}\n\n"
        "_uriscan \"$@\"\n";
    return text;
}

std::string with_backslashes(std::string_view text, std::string_view special) {
    std::string made;
    for (const char c : text) {
        made.append(special.find(c) == special.npos ? "" : "\\").append(1, c);
    }
    return made;
}

std::string quoted_for_shell(const std::string& text) {
    return "'" + with_replacements(text, {{'\'', "'\\''"}}) + "'";
}

}  // namespace uriscan::cli
