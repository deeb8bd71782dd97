// Makes the whole program: its commands, and the options before the command.
#include <algorithm>

#include "cli/arguments/common_tables.hpp"
#include "cli/arguments/tables.hpp"

namespace uriscan::cli {

program make_program() {
    program made;
    made.commands.push_back(make_parse_command());
    made.commands.push_back(make_check_command());
    made.commands.push_back(make_normalize_command());
    made.commands.push_back(make_resolve_command());
    made.commands.push_back(make_relativize_command());
    made.commands.push_back(make_repair_command());
    made.commands.push_back(make_set_command());
    made.commands.push_back(make_grep_command());
    made.commands.push_back(make_extract_command());
    made.commands.push_back(make_redact_command());
    made.commands.push_back(make_audit_command());
    made.commands.push_back(make_stats_command());
    made.options = information_options();
    const std::vector<std::string> kinds = {"man", "bash", "zsh", "fish"};
    const auto check = [kinds](const std::string& name) {
        if (std::ranges::find(kinds, name) == kinds.end()) {
            throw_unknown_name(name, kinds);
        }
    };
    made.options.push_back({.name = "generate",
                            .value = {.name = "NAME", .choices = kinds, .take = check},
                            .help = "Write the man page, or the completions for a shell",
                            .effect = option_effect::generate});
    return made;
}

}  // namespace uriscan::cli
