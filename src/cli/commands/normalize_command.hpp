// uriscan normalize: writes each URI in its normal form (RFC 3986, section 6.2).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/commands/operation.hpp"
#include "uriscan/normalize.hpp"

namespace uriscan::cli {

// The rules of a scheme that the user added.
struct added_scheme {
    std::string name;
    std::optional<std::uint16_t> default_port;
    bool empty_path_is_root = false;
};

struct normalize_command_options {
    operation_options operation;
    normalization rules = normalization::syntax_based;
    std::vector<added_scheme> schemes = {};  // replace the library's rules for the same schemes
};

// Returns the exit status.  Throws write_error.
int run_normalize(const normalize_command_options&);

}  // namespace uriscan::cli
