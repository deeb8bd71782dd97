// The characters of a text: in UTF-8, as character references, and as escapes.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace uriscan::slow::characters {

using text = std::string_view;

struct reference {
    char32_t character;
    std::size_t size;
};

// Returns the character of two to four octets at the start of the text, or 0.
char32_t first_character(text rest);

// Returns the octets of a character that is not in ASCII.
std::string in_utf8(char32_t c);

// Reads the character reference at the start of the text, or the control that rsyslog has written
// as "#" and digits.  Returns nothing if there is none.
std::optional<reference> reference_in(text rest);

// Returns the size of the character reference at the start of the text, or 0 if there is none.  Its
// name can be any 1 to 31 letters and digits.  "&amp;" does not count.
std::size_t size_of_named(text rest);

// Reads an escape of C, JSON or a shell at the start of the text.  Returns nothing if there is
// none.
std::optional<reference> escape_in(text rest);

}  // namespace uriscan::slow::characters
