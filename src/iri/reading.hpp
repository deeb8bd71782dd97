// Reads a text as an IRI-reference.
//
// A kernel reads the text as a URI-reference first.  If it comes to the end, or stops at an octet
// of ASCII, this is also the result for an IRI: on texts of ASCII, the two machines are the same.
// Otherwise, the IRI machine reads the text from its start.
#pragma once

#include <string_view>

#include "kernels/machine.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

// Works like a kernel's function `read` (kernels/kernels.hpp), for an IRI-reference.  If the text
// is refused within the octets of a character, the fault is the one of the text before that
// character.
fault read_iri_reference(std::string_view text, read_part& part) noexcept;

// Returns how many octets at the end of `prefix`, the start of a valid text, are the start of a
// character that is not complete.
std::size_t incomplete_character_size(std::string_view prefix) noexcept;

}  // namespace uriscan
