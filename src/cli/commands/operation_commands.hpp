// The commands that write one result for each line: normalize, resolve, relativize and set.  The
// functions return the exit status, and throw write_error.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/commands/operation.hpp"
#include "cli/edits/edit.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/resolve.hpp"
#include "uriscan/uri.hpp"

namespace uriscan::cli {

// The rules of a scheme that the user added.
struct added_scheme {
    std::string name;
    std::optional<std::uint16_t> default_port;
    bool empty_path_is_root = false;
};

// The options of `normalize`, which writes each URI in its normal form (RFC 3986, section 6.2).
struct normalize_command_options {
    operation_options operation;
    normalization rules = normalization::syntax_based;
    std::vector<added_scheme> schemes = {};  // replace the library's rules for the same schemes
};

int run_normalize(const normalize_command_options&);

// The options of `resolve`, which resolves each reference against a base URI (RFC 3986, section 5).
struct resolve_command_options {
    operation_options operation;
    uri base;
    resolve_options resolving = {};
};

int run_resolve(const resolve_command_options&);

// The options of `relativize`, which writes the shortest reference from a base to each URI
// (RFC 3986, section 4.2).
struct relativize_command_options {
    operation_options operation;
    uri base;
};

int run_relativize(const relativize_command_options&);

// The options of `set`, which changes components of each URI.
struct set_command_options {
    operation_options operation;
    std::vector<edit> edits;  // in the order in which they are applied
};

int run_set(const set_command_options&);

}  // namespace uriscan::cli
