// Finds where a URI ends if it is read tolerantly (docs/redact.md).
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "text/scheme_search.hpp"

namespace uriscan {

// The schemes whose URIs are always found without "//", because passwords are in their properties.
inline constexpr std::array<std::string_view, 1> property_schemes = {"jdbc"};

// The schemes whose URIs without slashes are references: browsers read "http:u:p@h" as
// "http://u:p@h".
inline constexpr std::array<std::string_view, 2> web_schemes = {"http", "https"};

// Where a URI ends, and where the mark is that ends it.  Between both, there is only punctuation.
struct tolerant_extent {
    std::size_t end;
    std::size_t mark;
};

// Finds the end of the URI that starts at `begin`, and whose authority or path starts at `body`.
// The end can be `body`: then there is no URI.  `floor` is the end of the URI before.  If all
// values are secrets (redact_options::closed), a URI in a value does not start a next URI.
tolerant_extent find_tolerant_end(std::string_view text, std::size_t floor, std::size_t begin,
                                  std::size_t body, bool is_closed) noexcept;

// Returns only the end.
inline std::size_t tolerant_end(std::string_view text, std::size_t floor, std::size_t begin,
                                std::size_t body, bool is_closed) noexcept {
    return find_tolerant_end(text, floor, begin, body, is_closed).end;
}

}  // namespace uriscan
