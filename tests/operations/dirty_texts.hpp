// Texts that are not clean, and kinds of octets to repair or to let through, drawn at random for
// properties.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "operations/properties.hpp"
#include "operations/reference/repair.hpp"
#include "uriscan/repair.hpp"

namespace uriscan::tests {

// The kinds of repairs, in the library and in the reference.
inline constexpr std::pair<repairs, slow::mend> kinds[] = {
    {repairs::space, slow::mend::space},
    {repairs::control, slow::mend::control},
    {repairs::non_ascii, slow::mend::non_ascii},
    {repairs::delimiters, slow::mend::delimiters},
    {repairs::brackets, slow::mend::brackets},
    {repairs::backslash, slow::mend::backslash},
    {repairs::unwise, slow::mend::unwise},
    {repairs::number_sign, slow::mend::number_sign},
    {repairs::percent_sign, slow::mend::percent_sign},
    {repairs::backslash_as_slash, slow::mend::backslash_as_slash},
    {repairs::surrounding, slow::mend::surrounding}};

struct allowed_kinds {
    repairs ours = repairs::none;
    slow::mends theirs;
};

// The first two octets of `bits` are a number that selects the kinds. An empty text selects the
// kinds that repair() allows by default.
allowed_kinds read_kinds(std::string_view bits);

std::optional<slow::mend> translated(repairs kind);

extern const std::string all_kinds;
extern const std::string no_kinds;
std::string draw_kinds(slow::generator&);

// Returns a text with octets that RFC 3986 does not allow, in all kinds of places.
std::string draw_dirty(slow::generator&);

inputs draw_with_kinds(slow::generator&);

}  // namespace uriscan::tests
