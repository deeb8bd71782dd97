// What the name and the first octets of a file say about it: whether it is compressed, or not a
// text at all.
#pragma once

#include <string_view>

#include "cli/input/decoders.hpp"

namespace uriscan::cli {

// Returns the encoding of a file whose name ends in ".gz", ".zst", ".xz" or ".bz2"; else `unknown`.
encoding encoding_of_name(std::string_view name);

// Returns the encoding of an input that starts with these octets, at least one.  Returns `unknown`
// if more octets are needed.  Texts in UTF-8 do not start like compressed input, with one
// exception: a text that starts with "BZh", a digit, and "1AY&SY" or controls.
encoding encoding_of_octets(std::string_view first_octets);

// The format of a file without lines, such as an archive.  uriscan does not unpack it.
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
