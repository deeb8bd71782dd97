// Makes texts about options, for the help and the man page.
#include "cli/arguments/option_text.hpp"

#include <algorithm>

#include "cli/system/listed.hpp"

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

}  // namespace

std::string spelling_of(const option& option) {
    std::string text;
    if (option.short_name != '\0') {
        text.append("-").append(1, option.short_name).append(", ");
    }
    text.append("--").append(option.name);
    return option.takes_value() ? text + " " + option.value.name : text;
}

std::string description_of(const option& option) {
    const option_value& value = option.value;
    const bool lists_choices = !value.choices.empty() && !value.hides_choices;
    std::string text = option.help;
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
        text.append(". Default: ").append(listed(value.defaults));
    }
    if (option.is_repeatable) {
        text.append(". Can be given several times");
    }
    return text;
}

std::string synopsis_of(const command& command) {
    std::string text = "uriscan " + command.name;
    if (!command.operand.empty()) {
        text.append(" ").append(command.operand);
    }
    for (const option* each : command.options()) {
        if (each->is_required) {
            text.append(" ").append(spelling_of(*each));
        }
    }
    return text + " [OPTION...] [FILE...]";
}

std::string_view exit_status_of(const command& command) {
    return command.exit_status.empty() ? status_of_most_commands : command.exit_status;
}

}  // namespace uriscan::cli
