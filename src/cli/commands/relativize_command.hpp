// uriscan relativize: writes the shortest reference from a base to each URI (RFC 3986, section
// 4.2).
#pragma once

#include "cli/commands/operation.hpp"
#include "uriscan/uri.hpp"

namespace uriscan::cli {

struct relativize_command_options {
    operation_options operation;
    uri base;
};

// Returns the exit status.  Throws write_error.
int run_relativize(const relativize_command_options&);

}  // namespace uriscan::cli
