// uriscan redact: writes the text without the secrets in its URIs (RFC 3986, sections 3.2.1 and
// 7.5).
#pragma once

#include <string>
#include <vector>

#include "cli/commands/common_options.hpp"
#include "uriscan/redact.hpp"

namespace uriscan::cli {

struct redact_command_options {
    common_options common;
    secret_userinfo userinfo = secret_userinfo::all;
    bool list_names = false;               // write the usual keys and paths, and nothing else
    bool default_keys = true;              // the library's words of keys and paths count
    std::vector<std::string> keys;         // the values of these keys are also secret
    std::vector<std::string> public_keys;  // the values of these keys are not secret
    bool closed = false;                   // all data is secret
    std::vector<std::string> kept_keys;    // the values of these keys are no data
    std::vector<std::string> kept_paths;   // patterns of segments that are no data
    bool shapes = true;                    // tokens with a known shape are secret
    bool fragment = false;                 // fragments are secret
    std::vector<std::string> schemes;      // more schemes of URIs without "//"
    bool mask = false;  // replace each octet by an x, so that sizes stay the same
    std::string replacement = std::string(redact_options().replacement);
};

// Writes the words of secret keys and the patterns of paths.  Throws write_error.
void write_secret_names();

// Returns the exit status.  Throws write_error.
int run_redact(const redact_command_options&);

}  // namespace uriscan::cli
