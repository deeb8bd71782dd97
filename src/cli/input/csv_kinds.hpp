// The kinds of octets in CSV, which ragel/csv.rl numbers.  Users choose the delimiter, so the
// machines do not read octets, but their kinds.
#pragma once

#include <array>

namespace uriscan::cli {

using csv_kinds = std::array<unsigned char, 256>;

// A delimiter that is a quotation mark or the end of a line is not a delimiter.
inline csv_kinds csv_kinds_with(char delimiter) {
    csv_kinds kinds{};
    kinds[static_cast<unsigned char>(delimiter)] = 2;
    kinds['"'] = 1;
    kinds['\r'] = 3;
    kinds['\n'] = 4;
    return kinds;
}

}  // namespace uriscan::cli
