// uriscan check: writes the lines that are not valid, each with a caret, and a summary.
#pragma once

#include "cli/commands/common_options.hpp"
#include "cli/commands/either_rule.hpp"
#include "cli/output/record_options.hpp"

namespace uriscan::cli {

struct check_command_options {
    common_options common;
    record_options records;  // without a format, errors are shown with carets
    either_rule checked_rule = rule::uri_reference;
    allowances allowed;          // what a rule of RFC 3986 lets through
    bool wants_summary = false;  // also if standard error is not a terminal
};

// Returns the exit status, which is exit_invalid if at least one line is not valid.  The summary
// goes to standard error.  Throws write_error.
int run_check(const check_command_options&);

}  // namespace uriscan::cli
