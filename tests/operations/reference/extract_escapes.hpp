// The octets of a URI with escaped slashes: rule 7 at the top of uriscan/extract.hpp.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace uriscan::slow {

// The octets of a URI.  `sizes[n]` is how many octets of the text stand for the first n of them.
struct reading {
    std::string octets;
    std::vector<std::size_t> sizes = {0};
};

// Reads a text in which slashes are escaped by backslashes, or octets are written as character
// references.
reading read_escaped(std::string_view original, bool backslashes, bool references);

}  // namespace uriscan::slow
