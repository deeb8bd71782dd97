// Decides where a URI in a text starts (rule 1 of extract.hpp).
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "text/decision.hpp"
#include "text/scheme_search.hpp"

namespace uriscan {

// This many octets must be kept before the first letter of a run of scheme octets.  They can
// decide where the scheme starts, and which mark is before the scheme.  A colour sequence has at
// most 35 octets.
constexpr std::size_t context_size = 40;

// Says whether the octet can come directly before scheme octets that are not part of a scheme.
constexpr bool is_before_foreign(char c) noexcept {
    return c == '%' || c == '\\' || c == '[' || c == ';';
}
std::size_t find_scheme_after(std::string_view text, std::size_t from, const scheme_run&,
                              std::size_t colon) noexcept;

// Returns the start of the scheme that ends at `colon`, or `colon` if no scheme ends there.  Octets
// before `from` do not matter.
inline std::size_t find_scheme(std::string_view text, std::size_t from,
                               std::size_t colon) noexcept {
    const scheme_run run = scheme_octets_before(text, from, colon);
    return run.start > from && is_before_foreign(text[run.start - 1])
               ? find_scheme_after(text, from, run, colon)
               : run.letter;
}

// Describes the text after the ":" of a scheme.
struct after_scheme {
    decision is_uri;      // whether a URI starts with the scheme
    std::size_t slashes;  // the size of "//" or "\/\/"; 0 if there is neither
};

// Says whether the scheme from `scheme` to `colon` starts a URI.
after_scheme find_after_scheme(const window&, std::size_t scheme, std::size_t colon,
                               std::span<const std::string_view> schemes) noexcept;

}  // namespace uriscan
