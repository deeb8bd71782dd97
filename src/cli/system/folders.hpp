// Finds the files in folders.
#pragma once

#include <string>
#include <vector>

namespace uriscan::cli {

// Returns the inputs with each folder replaced by the regular files in it and in the folders below
// it, in the order of their names, octet by octet.  Symbolic links to folders are followed only if
// they are inputs themselves; links in a folder are left out.  A folder that cannot be read stays
// an input, so that opening it gives the error.
std::vector<std::string> files_in(const std::vector<std::string>& inputs);

}  // namespace uriscan::cli
