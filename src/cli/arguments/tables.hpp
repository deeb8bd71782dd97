// Makes all commands: their options and their help.
#pragma once

#include "cli/arguments/command.hpp"

namespace uriscan::cli {

command make_parse_command();
command make_check_command();
command make_normalize_command();
command make_resolve_command();
command make_relativize_command();
command make_repair_command();
command make_set_command();
command make_grep_command();
command make_extract_command();
command make_redact_command();
command make_audit_command();
command make_stats_command();

// Makes the whole program: its commands, and the options before the command.
program make_program();

}  // namespace uriscan::cli
