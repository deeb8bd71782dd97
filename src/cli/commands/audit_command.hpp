// uriscan audit: finds risky URIs, and URIs that programs read differently.
#pragma once

#include "cli/commands/common_options.hpp"
#include "cli/output/record_options.hpp"
#include "uriscan/audit.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::cli {

struct audit_command_options {
    common_options common;
    record_options records;
    rule checked_rule = rule::uri_reference;
    audit_findings wanted = {};  // write only records with one of these findings; if empty, all
    bool list_findings = false;  // write the list of findings instead of records
};

// Returns the exit status.  Throws write_error.
int run_audit(const audit_command_options&);

}  // namespace uriscan::cli
