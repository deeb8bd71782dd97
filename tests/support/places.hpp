// Where the files of the repository are, for tests that read them.
#pragma once

#include <string>
#include <string_view>

namespace uriscan::tests {

// Returns the path of a file or folder of the repository, such as "tests/data".  Only places.cpp
// knows the folder of the repository, so the compiler's results for the other files are the same
// wherever the repository is, and ccache can use them again.
std::string source_path(std::string_view name);

}  // namespace uriscan::tests
