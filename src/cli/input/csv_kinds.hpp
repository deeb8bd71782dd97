// The kinds of octets in CSV.  ragel/csv.rl gives them numbers.  The machines read these numbers
// instead of octets, because users can choose the delimiter.
#pragma once

#include <array>

namespace uriscan::cli {

using csv_kinds = std::array<unsigned char, 256>;

// `delimiter` is the octet that the user has chosen.  A quotation mark, a CR and a line feed cannot
// be delimiters: they always keep their usual kinds.
inline csv_kinds csv_kinds_with(char delimiter) {
    csv_kinds kinds{};
    kinds[static_cast<unsigned char>(delimiter)] = 2;
    kinds['"'] = 1;
    kinds['\r'] = 3;
    kinds['\n'] = 4;
    return kinds;
}

}  // namespace uriscan::cli
