// uriscan resolve: resolves each reference against a base URI (RFC 3986, section 5).
#pragma once

#include "cli/commands/operation.hpp"
#include "uriscan/resolve.hpp"
#include "uriscan/uri.hpp"

namespace uriscan::cli {

struct resolve_command_options {
    operation_options operation;
    uri base;
    resolve_options resolving = {};
};

// Returns the exit status.  Throws write_error.
int run_resolve(const resolve_command_options&);

}  // namespace uriscan::cli
