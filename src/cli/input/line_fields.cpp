// Finds fields of lines.  Fields are counted from 1, as in cut and awk.
#include "cli/input/line_fields.hpp"

#include <algorithm>

namespace uriscan::cli {

std::string_view field_of(std::string_view line, std::size_t number, char delimiter) {
    for (; number > 1; --number) {
        const std::size_t end = line.find(delimiter);
        if (end == line.npos) {
            return line.substr(line.size());
        }
        line.remove_prefix(end + 1);
    }
    return line.substr(0, line.find(delimiter));
}

std::string_view field_between_blanks(std::string_view line, std::size_t number) {
    constexpr std::string_view blanks = " \t";
    const auto skip = [&line](std::size_t end) { line.remove_prefix(std::min(end, line.size())); };
    skip(line.find_first_not_of(blanks));
    for (; number > 1 && !line.empty(); --number) {
        skip(line.find_first_of(blanks));
        skip(line.find_first_not_of(blanks));
    }
    return line.substr(0, line.find_first_of(blanks));
}

}  // namespace uriscan::cli
