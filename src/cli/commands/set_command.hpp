// uriscan set: changes components of each URI.
#pragma once

#include <vector>

#include "cli/commands/operation.hpp"
#include "cli/edits/edit.hpp"

namespace uriscan::cli {

struct set_command_options {
    operation_options operation;
    std::vector<edit> edits;  // in the order in which they are applied
};

// Returns the exit status.  Throws write_error.
int run_set(const set_command_options&);

}  // namespace uriscan::cli
