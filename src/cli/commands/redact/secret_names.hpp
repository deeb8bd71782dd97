// The names of the keys and paths that are secret.
#pragma once

namespace uriscan::cli {

// Writes the words of secret keys and the patterns of paths.  Throws write_error.
void write_secret_names();

}  // namespace uriscan::cli
