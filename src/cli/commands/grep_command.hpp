// uriscan grep: writes the lines whose URIs match an expression.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/commands/common_options.hpp"
#include "cli/commands/template_options.hpp"
#include "cli/filter/expression.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::cli {

struct grep_command_options {
    common_options common;
    rule checked_rule = rule::uri_reference;
    template_options templates;
    expression wanted;
    bool has_expression = false;
    bool searches_text = false;  // find URIs in each line
    bool inverts = false;        // write the lines that do not match
    bool counts = false;         // write how many lines there are, instead of the lines
    bool lists_files = false;    // write the names of the files that have such lines
    bool only_uris = false;      // write the URIs instead of their lines
    bool is_quiet = false;
    std::optional<bool> writes_names = {};  // without it: if there are several files or a folder
    bool writes_numbers = false;
    std::uint64_t most = UINT64_MAX;  // of the lines of each file
};

// Returns exit_ok if some line was found, and exit_none otherwise.
int run_grep(const grep_command_options& options);

}  // namespace uriscan::cli
