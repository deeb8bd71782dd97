// The options that each command has, and what CLI11 does not know about them.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <string_view>

#include "cli/arguments/options.hpp"

namespace uriscan::cli {

// Each adds to `command` what writes to `options`, which must outlive it.
void add_input_options(CLI::App& command, options&);  // of all commands
void add_parse_options(CLI::App& command, options&);
void add_check_options(CLI::App& command, options&);
void add_normalize_options(CLI::App& command, options&);
void add_resolve_options(CLI::App& command, options&);
void add_relativize_options(CLI::App& command, options&);
void add_extract_options(CLI::App& command, options&);
void add_redact_options(CLI::App& command, options&);
void add_audit_options(CLI::App& command, options&);
void add_stats_options(CLI::App& command, options&);

// What options contradict each other, or the command that has them, in words; nothing if none do.
std::string contradiction_in(std::string_view command, const options&);

}  // namespace uriscan::cli
