// uriscan expand: expands a URI template.  uriscan match: matches lines against URI templates.
#pragma once

#include <string>
#include <vector>

#include "cli/commands/common_options.hpp"
#include "cli/commands/template_options.hpp"

namespace uriscan::cli {

struct expand_command_options {
    common_options common;
    std::vector<std::string> words;  // the template, and NAME=VALUE or NAME[KEY]=VALUE
};

// Returns what is wrong with the words, or an empty text.
std::string mistake_in(const expand_command_options&);

// Writes the expansion.  Returns the exit status.  Throws write_error.
int run_expand(const expand_command_options&);

struct match_command_options {
    common_options common;
    template_options templates;
    bool decodes = false;
};

// Writes an object of JSON for each line.  Returns the exit status.  Throws write_error.
int run_match(const match_command_options&);

}  // namespace uriscan::cli
