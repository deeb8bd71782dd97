// The commands of the command line, each a function from its options to an exit status.
#pragma once

#include "cli/arguments/options.hpp"

namespace uriscan::cli {

// Exit statuses: `trouble` says that something could not be read or written, not that a line was
// invalid, which only `check` reports in its status.
constexpr int all_well = 0;
constexpr int some_invalid = 1;
constexpr int trouble = 2;

// Writes one record for every line.
int parse_command(const options&);

// Writes the lines that are not valid, each with a caret under the octet where it fails, or as
// records if a format was asked for; a summary goes to standard error.
int check_command(const options&);

// These write the result for every line; bare, an empty line and a message where there is none, or as
// records if a format was asked for.
int normalize_command(const options&);
int resolve_command(const options&);
int relativize_command(const options&);

// Writes a record for each URI that is found in the text, or only the URIs.
int extract_command(const options&);

// Writes the text with something else for the secrets in its URIs.
int redact_command(const options&);

// Writes a record for every line with what others read differently in it, or risky.
int audit_command(const options&);

// Writes a summary of all lines.
int stats_command(const options&);

}  // namespace uriscan::cli
