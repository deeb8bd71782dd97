// Formats of files that have no lines, and that uriscan does not unpack.
#pragma once

#include <string_view>

namespace uriscan::cli {

// The format of a file, as its first octets show it.
struct binary_format {
    std::string_view name;      // such as "a ZIP archive"; empty if the file can have lines
    std::string_view advice;    // what to do with the file
    bool needs_octets = false;  // more octets must be read before this is known
};

// Returns the format of a file that starts with these octets, at least one.  No line of printable
// ASCII or UTF-8 starts like such a format.  So a log is never refused because of octets after its
// start, not even NUL.
binary_format binary_format_of(std::string_view first_octets);

}  // namespace uriscan::cli
