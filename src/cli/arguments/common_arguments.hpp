// The options that several commands have.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "cli/arguments/choices.hpp"
#include "cli/arguments/options.hpp"

namespace uriscan::cli {

// The names that options such as --color take.
names<when> whens_by_name();

// Each adds to `command` what writes to `options`, which must outlive it.

// --rule, of RFC 3986 only, or also of its predecessor.
void add_rule_option(CLI::App& command, options&);
void add_rule_option_of_either_rfc(CLI::App& command, options&);

// --format, --header and --template of records whose rows have these columns.
void add_format_options(CLI::App& command, options&, column_list, const std::string& help,
                        std::size_t defaults = no_default);

// --field, of which `help` says what it is for, and --delimiter.
void add_field_options(CLI::App& command, options&, const std::string& help);

// The same where the field is the URI, and --input-format.
void add_uri_field_options(CLI::App& command, options&);

// --log and --log-uris.
void add_log_options(CLI::App& command, options&);

}  // namespace uriscan::cli
