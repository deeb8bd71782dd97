// uriscan parse: writes one record for every line.
#pragma once

#include "cli/commands/common_options.hpp"
#include "cli/commands/either_rule.hpp"
#include "cli/commands/template_options.hpp"
#include "cli/output/record_options.hpp"

namespace uriscan::cli {

struct parse_command_options {
    common_options common;
    record_options records;
    template_options templates;
    either_rule checked_rule = rule::uri_reference;
    allowances allowed;    // what a rule of RFC 3986 lets through
    bool decode = false;   // decode the percent-encoding of components
    bool lenient = false;  // repair invalid lines; then checked_rule must be one of RFC 3986
};

// Returns the exit status.  Throws write_error.
int run_parse(const parse_command_options&);

}  // namespace uriscan::cli
