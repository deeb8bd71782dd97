// Makes the options that several operations have.
#pragma once

#include "cli/arguments/command.hpp"
#include "cli/commands/operation.hpp"

namespace uriscan::cli {

// Adds the options that normalize, resolve, relativize and set have.  The command must have a group
// of options, and a description.
void add_operation_options(command& made, operation_options& target);

}  // namespace uriscan::cli
