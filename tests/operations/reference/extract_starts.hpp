// Where a URI can start in a text, for the slow reference of extract().
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "operations/reference/extract.hpp"

namespace uriscan::slow::starts {

using text = std::string_view;

bool is_in(char c, text set);
bool is_letter(char c);
bool is_digit(char c);
bool is_scheme_octet(char c);

// Returns whether the first `count` octets exist and are hexadecimal digits.
bool are_hexadecimal(text octets, std::size_t count);

// Returns the offset of the scheme that ends at `colon`, or nothing if no scheme ends there.
std::optional<std::size_t> start_of_scheme(text all, std::size_t from, std::size_t colon);

// Returns the size of the "//" at the start of `after_colon`, or 0 if there is none. Its slashes
// can be escaped by backslashes. After http and https, they can be character references.
std::size_t size_of_slashes(text scheme, text after_colon);

// Returns whether a URI can start with `scheme`, a ":" and `after_colon`.
bool may_start(text scheme, text after_colon, const names& schemes);

}  // namespace uriscan::slow::starts
