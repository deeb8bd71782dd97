// uriscan repair: writes each line as a valid URI reference, and repairs lines that are not clean.
#pragma once

#include "cli/commands/common_options.hpp"
#include "cli/output/record_options.hpp"
#include "uriscan/repair.hpp"

namespace uriscan::cli {

struct repair_command_options {
    common_options common;
    record_options records;  // without a format, only results are written
    repairs encoded = repairs::usual;
    bool backslash_as_slash = false;
    bool surrounding = false;

    repairs allowed() const {
        return encoded | (backslash_as_slash ? repairs::backslash_as_slash : repairs::none) |
               (surrounding ? repairs::surrounding : repairs::none);
    }
};

// Returns the exit status.  Throws write_error.
int run_repair(const repair_command_options&);

}  // namespace uriscan::cli
