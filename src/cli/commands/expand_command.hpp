// uriscan expand: expands a URI template, with values from the command line or with many sets of
// values from files.
#pragma once

#include <string>
#include <vector>

#include "cli/commands/common_options.hpp"
#include "cli/output/record_options.hpp"

namespace uriscan::cli {

struct expand_command_options {
    common_options common;
    std::vector<std::string> words;  // the template, and NAME=VALUE or NAME[KEY]=VALUE
    bool reads_values = false;       // each line of the input is an object of JSON with values
    record_options records;          // of these lines; without a format, only results are written
};

// Returns what is wrong with the words, or an empty text.
std::string mistake_in(const expand_command_options&);

// Writes the expansion, or one for each line.  Returns the exit status.  Throws write_error.
int run_expand(const expand_command_options&);

}  // namespace uriscan::cli
