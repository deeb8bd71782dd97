// Makes the script that completes words in bash.
#include <fmt/format.h>

#include "cli/arguments/help.hpp"
#include "cli/system/names.hpp"

namespace uriscan::cli {
namespace {

// The start of the function in the script.  These lines find the word to complete, and the option
// before this word.  If the option takes a value, the word is this value.  Bash can split
// --option=value into three words at the "=".
constexpr std::string_view start_of_function = R"(_uriscan()
{
    local current=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD-1]} prefix= command= i
    if [[ $current == "=" ]]; then
        current=
    elif [[ $option == "=" ]]; then
        option=${COMP_WORDS[COMP_CWORD-2]}
    elif [[ $current == --*=* ]]; then
        option=${current%%=*} prefix=$option= current=${current#*=}
    fi
)";

constexpr std::string_view search_for_command = R"(    for ((i = 1; i < COMP_CWORD; ++i)); do
        case ${{COMP_WORDS[i]}} in
            {}) command=${{COMP_WORDS[i]}}; break ;;
        esac
    done
    COMPREPLY=()
)";

// Returns the words as one list in double quotes, for `compgen -W`.
std::string words_of(const std::vector<std::string>& words) {
    return "\"" + joined(words, " ") + "\"";
}

// Returns the shell commands that complete the value of an option.  If these commands leave
// COMPREPLY empty, bash completes file names.  compopt can turn this off.
std::string action_of(const option_value& value) {
    if (value.is_file) {
        return "return";
    }
    if (value.choices.empty()) {
        return "compopt +o default 2>/dev/null; return";
    }
    if (value.is_list) {
        return "prefix+=${current%\"${current##*,}\"}; compopt -o nospace 2>/dev/null; "
               "COMPREPLY=($(compgen -P \"$prefix\" -W " +
               words_of(value.choices) + " -- \"${current##*,}\")); return";
    }
    return "COMPREPLY=($(compgen -P \"$prefix\" -W " + words_of(value.choices) +
           " -- \"$current\")); return";
}

// Returns the branches of `case` that complete the values of a command's options.
std::string branches_of(std::string_view command, const std::vector<const option*>& options) {
    std::string text;
    for (const option* each : options) {
        if (each->takes_value() && !each->is_hidden) {
            const std::string with_short =
                each->short_name == '\0' ? "" : fmt::format("{},-{} | ", command, each->short_name);
            text += fmt::format("        {}{},--{}) {} ;;\n", with_short, command, each->name,
                                action_of(each->value));
        }
    }
    return text;
}

std::vector<std::string> words_of_options(const std::vector<const option*>& options) {
    std::vector<std::string> words;
    for (const option* each : options) {
        if (!each->is_hidden) {
            words.push_back(fmt::format("--{}", each->name));
            if (each->short_name != '\0') {
                words.push_back(fmt::format("-{}", each->short_name));
            }
        }
    }
    return words;
}

}  // namespace

std::string bash_completion_of(const program& program) {
    std::vector<const option*> program_options;
    add_pointers(program_options, program.options);
    const std::vector<std::string> names = program.names_of_commands();
    std::string text = "# Completion of uriscan in bash, made by: uriscan --generate bash\n";
    text += start_of_function;
    text += fmt::format(search_for_command, joined(names, " | "));
    text += "    case $command,$option in\n" + branches_of("", program_options);
    for (const command& each : program.commands) {
        text += branches_of(each.name, each.options());
    }
    text += "    esac\n    local words\n    case $command in\n";
    std::vector<std::string> first_words = names;
    for (const std::string& word : words_of_options(program_options)) {
        first_words.push_back(word);
    }
    text += "        '') COMPREPLY=($(compgen -W " + words_of(first_words) +
            " -- \"$current\")); return ;;\n";
    for (const command& each : program.commands) {
        text += fmt::format("        {}) words={} ;;\n", each.name,
                            words_of(words_of_options(each.options())));
    }
    text +=
        "    esac\n"
        "    if [[ $current == -* ]]; then\n"
        "        COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))\n"
        "    fi\n"
        "}\n"
        "complete -o bashdefault -o default -F _uriscan uriscan\n";
    return text;
}

}  // namespace uriscan::cli
