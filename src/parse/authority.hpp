// A constant and a function for all parsers of an authority.
#pragma once

#include <string_view>

#include "uriscan/components.hpp"
#include "uriscan/error.hpp"

namespace uriscan {

// The machine reads this text, and then the authority.
constexpr std::string_view mark_of_authority = "//";

// Returns the error for a text that starts with a valid authority and has "/", "?" or "#" after it.
// `at` holds the components that the machine found.
uri_error delimiter_after(const long_uri_components& at) noexcept;

}  // namespace uriscan
