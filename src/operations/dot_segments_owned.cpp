// Removes dot segments from a path, and returns a string.
#include <string>

#include "operations/dot_segments.hpp"

namespace uriscan {

std::string remove_dot_segments(std::string_view path) {
    std::string text(path);
    text.resize(remove_dot_segments_in_place(text, true).size);
    return text;
}

}  // namespace uriscan
