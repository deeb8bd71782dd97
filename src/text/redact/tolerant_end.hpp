// Finds where a URI ends if it is read tolerantly (docs/redact.md).
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include "text/redact/units.hpp"
#include "text/scheme_search.hpp"
#include "uriscan/redact.hpp"

namespace uriscan {

// The schemes whose URIs are always found without "//", because passwords are in their properties.
inline constexpr std::array<std::string_view, 1> property_schemes = {"jdbc"};

// The schemes whose URIs without slashes are references: browsers read "http:u:p@h" as
// "http://u:p@h".
inline constexpr std::array<std::string_view, 2> web_schemes = {"http", "https"};

// Says whether an octet can be directly before the "://" of a URI: it can be in a scheme, or it is
// the "_" at the end of a token.
constexpr bool may_end_scheme(char octet) noexcept {
    return follows_in_scheme(octet) || octet == '_';
}

// A scheme starts at `begin` and ends at `colon`.  Returns where the authority or path of its URI
// starts, or npos if there is no URI.  After an escape, the scheme can be empty if slashes follow:
// in "\n://h", the "n" can belong to the escape, or be a scheme.
std::size_t body_after_scheme(std::string_view text, std::size_t begin, const unit& colon,
                              std::span<const std::string_view> schemes) noexcept;

// `mark` is the offset of the octet that ends a URI, such as a space or a closing quotation mark.
// `end` is the end of the URI without punctuation: between both offsets, there is only punctuation.
struct tolerant_extent {
    std::size_t end;
    std::size_t mark;
};

// Finds the end of the URI that starts at `begin`, and whose authority or path starts at `body`.
// The end can be `body`: then there is no URI.  `floor` is the end of the previous URI.  If all
// values are secrets (redact_options::closed), a URI in a value is part of the value, and is not
// the next URI of a list.  All octets from `body` to `restart` are known to be harmless
// (harmless_octets.hpp), so that the search for the end can start at `restart`.
tolerant_extent find_tolerant_end(std::string_view text, std::size_t floor, std::size_t begin,
                                  std::size_t body, const redact_options& options,
                                  std::size_t restart = 0) noexcept;

// Does the same as find_tolerant_end(), but returns only the end.
inline std::size_t tolerant_end(std::string_view text, std::size_t floor, std::size_t begin,
                                std::size_t body, const redact_options& options) noexcept {
    return find_tolerant_end(text, floor, begin, body, options).end;
}

}  // namespace uriscan
