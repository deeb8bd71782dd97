// uriscan expand: expands a URI template.  uriscan match: matches lines against URI templates.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "cli/commands/common_options.hpp"
#include "uriscan/template_matcher.hpp"

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
    std::vector<std::string> templates;
    std::string file;     // a template on each line
    std::string openapi;  // a JSON document, whose `paths` has the templates as names
    match_options how;
    bool decodes = false;
    template_matcher matcher;
};

// Reads the templates and compiles them.  Returns what is wrong with them, or an empty text.
std::string compile_templates(match_command_options&);

// Writes an object of JSON for each line.  Returns the exit status.  Throws write_error.
int run_match(const match_command_options&);

}  // namespace uriscan::cli
