// The names of the keys and paths that are secret.
#pragma once

#include <string_view>
#include <vector>

#include "cli/commands/redact/redact_command.hpp"

namespace uriscan::cli {

// Writes the usual keys and the patterns of paths.  Throws write_error.
void write_secret_names();

// Returns the keys that are not secret: those of --not-key, and the library's public keys.  But a
// public key that the user gave with --key is secret.  With --no-default-keys, the library's keys
// are not used.
std::vector<std::string_view> public_keys_of(const redact_command_options& options);

}  // namespace uriscan::cli
