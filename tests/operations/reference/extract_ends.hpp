// What may follow a URI in text, for the slow reference of extract().
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace uriscan::slow::following {

using text = std::string_view;

struct reference {
    char32_t character;
    std::size_t size;
};

// Reads the character reference at the start of the text, or the control that rsyslog has written
// as "#" and digits.  Returns nothing if there is none.
std::optional<reference> reference_in(text rest);

// Returns the size of the character reference at the start of the text, or 0 if there is none.  Its
// name can be any 1 to 31 letters and digits.  "&amp;" does not count.
std::size_t size_of_named(text rest);

// Returns whether an ASCII character ends each URI.
bool is_end(unsigned value);

// Returns whether the text after a URI goes on, so that the URI may be cut.  `in_host` tells
// whether the URI ends in its host.
bool text_goes_on(text rest, bool in_host);

}  // namespace uriscan::slow::following
