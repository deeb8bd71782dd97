// uriscan stats: writes a summary of all lines.
#pragma once

#include "cli/commands/common_options.hpp"
#include "cli/commands/template_options.hpp"
#include "cli/stats/stats_options.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::cli {

struct stats_command_options {
    common_options common;
    rule checked_rule = rule::uri_reference;
    stats_options stats;
    template_options templates;
};

// Returns the exit status.  Throws write_error.
int run_stats(const stats_command_options&);

}  // namespace uriscan::cli
