// Removes dot segments from a path, and returns a string.
#include <string>

#include "operations/dot_segments.hpp"

namespace uriscan {

std::string remove_dot_segments(std::string_view path) {
    std::string text(path);
    text.resize(*write_without_dots(text, true, text));
    return text;
}

}  // namespace uriscan
