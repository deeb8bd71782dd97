// Makes a URI reference (RFC 3986) from a text that is almost a URI reference. This code does what
// the documentation of the library's repair() promises, in the slowest way: after each mended octet
// it reads the whole text again from its start. The code shares nothing with the library.
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "operations/reference/error.hpp"

namespace uriscan::slow {

// What can be mended.
enum class mend {
    space,
    control,
    non_ascii,
    delimiters,
    brackets,
    backslash,
    unwise,
    number_sign,
    percent_sign,
    backslash_as_slash,
    surrounding,
};

using mends = std::set<mend>;

// One octet of the original text that was changed.
struct deviation {
    std::size_t offset;
    std::string component;
    mend what;

    friend bool operator==(const deviation&, const deviation&) = default;
};

// The repaired text with its deviations. If there is an error, the other members show how far the
// repair came.
struct repaired {
    std::string text;
    std::vector<deviation> deviations;
    std::optional<slow::error> error;
    // For each octet of the result: the offset, in the original text, of the octet from which it
    // comes.
    std::vector<std::size_t> origins;
};

repaired repair(std::string_view text, const mends& allowed);

// Returns what a deviation writes instead of the original octet.
std::string replacement(char octet, mend what);

}  // namespace uriscan::slow
