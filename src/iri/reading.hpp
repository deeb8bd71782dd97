// Reads a text as an IRI-reference.
//
// A kernel reads the text as a URI-reference first.  If the kernel comes to the end of the text, or
// stops at an octet of ASCII, its result is also the result for an IRI: on texts of ASCII, the two
// machines are the same.  Otherwise, the IRI machine reads the text from its start.  The first
// reading is left out if one of a few octets in the middle and at the end of the text is beyond
// ASCII.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "kernels/machine.hpp"
#include "uriscan/iri.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

// Works like a kernel's function `read` (kernels/kernels.hpp), for an IRI-reference.  If an octet
// within a character is refused, the fault is that of a text that ends before this character.
fault read_iri_reference(std::string_view text, read_part& part) noexcept;

// Returns the rule of RFC 3986 that restricts a URI-reference as this rule restricts an
// IRI-reference.
constexpr rule restriction_of(iri_rule rule) noexcept {
    switch (rule) {
        case iri_rule::iri_reference: break;
        case iri_rule::iri: return rule::uri;
        case iri_rule::absolute_iri: return rule::absolute_uri;
        case iri_rule::relative_iri_ref: return rule::relative_ref;
    }
    return rule::uri_reference;
}

// Reads a chunk of a text with the IRI machine, and continues in `state`.  Returns the offset at
// which it stopped.  If the octet at this offset does not fit, `state` is the state before this
// octet.
std::size_t advance_iri(int& state, std::string_view chunk,
                        chunk_recorder<std::uint64_t>& recorder) noexcept;

// `prefix` is the start of a valid text.  If its last character is not complete, returns how many
// octets of this character it has.  Otherwise, returns 0.
std::size_t incomplete_character_size(std::string_view prefix) noexcept;

}  // namespace uriscan
