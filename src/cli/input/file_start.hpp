// Finds out, from the name and the first octets of a file, whether it is compressed, and whether it
// is a text at all.
#pragma once

#include <string_view>

#include "cli/input/decoders.hpp"

namespace uriscan::cli {

// Returns the encoding of a file whose name ends in ".gz", ".zst", ".xz" or ".bz2"; else `unknown`.
encoding encoding_of_name(std::string_view name);

// Returns the encoding of an input that starts with these octets.  There must be at least one
// octet.  Returns `unknown` if more octets are needed.  A text in UTF-8 is taken for compressed
// input only if it starts with "BZh", a digit, and then "1AY&SY" or controls.
encoding encoding_of_octets(std::string_view first_octets);

// The format of a file without lines, such as an archive.  uriscan does not unpack it.
struct binary_format {
    std::string_view name;      // such as "a ZIP archive"; empty if the file may have lines
    std::string_view advice;    // what to do with the file
    bool needs_octets = false;  // more octets are needed to decide
};

// Returns the format of a file that starts with these octets.  There must be at least one octet.
// No line of printable ASCII or UTF-8 starts like one of these formats.  Only the start of a file
// decides: later octets, even NUL, never make the program refuse a log.
binary_format binary_format_of(std::string_view first_octets);

}  // namespace uriscan::cli
