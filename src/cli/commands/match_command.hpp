// uriscan match: matches lines against URI templates.
#pragma once

#include <string>

#include "cli/commands/common_options.hpp"
#include "cli/commands/template_options.hpp"
#include "cli/output/record_options.hpp"

namespace uriscan::cli {

struct match_command_options {
    common_options common;
    record_options records;  // without a format and fields, objects with the values are written
    template_options templates;
    bool decodes = false;
};

// Compiles the templates, and decides which fields are written.  Returns what is wrong, or an empty
// text.  Throws file_error.
std::string prepare(match_command_options&);

// Writes the template and the values of each line.  Returns the exit status.  Throws write_error.
int run_match(const match_command_options&);

}  // namespace uriscan::cli
