// Decides where a URI in a text starts (rule 1 of extract.hpp).
#pragma once

#include <cassert>
#include <cstddef>
#include <span>
#include <string_view>

#include "kernels/kernels.hpp"
#include "octets/subtext.hpp"
#include "text/decision.hpp"
#include "text/scheme_search.hpp"

namespace uriscan {

// How many octets must be kept before the first letter of a possible scheme.  These octets can
// decide where the scheme starts, which quotation mark or bracket is directly before it, and
// whether a "(" is before it.  A colour sequence of a terminal has at most 35 octets.
constexpr std::size_t context_size = 128;

// Octets that look like a scheme can belong to something else: in "%41:", "41" belongs to a
// triplet.  Says whether this is possible if `c` is directly before such octets.
constexpr bool is_before_foreign(char c) noexcept {
    return c == '%' || c == '\\' || c == '[' || c == ';';
}

// Does the same as find_scheme() below.  is_before_foreign() must be true for the octet directly
// before scheme_end::start.
std::size_t find_scheme_after(std::string_view text, std::size_t from, scheme_end) noexcept;

// Returns the offset of the first letter from end.start on.  If no letter is before the ":",
// returns the offset of the ":".
inline std::size_t first_letter(std::string_view text, scheme_end end) noexcept {
    std::size_t letter = end.start;
    while (letter < end.colon && !starts_scheme(text[letter])) {
        ++letter;
    }
    return letter;
}

// Returns the offset of the scheme that ends at the ":", or of the ":" if no scheme ends there.
// Octets before `from` do not matter.
inline std::size_t find_scheme(std::string_view text, std::size_t from, scheme_end end) noexcept {
    assert(from <= end.start && end.start <= end.colon && end.colon < text.size());
    return end.start > from && is_before_foreign(text[end.start - 1])
               ? find_scheme_after(text, from, end)
               : first_letter(text, end);
}

// Does the same as find_scheme() for a ":" at the offset `colon`.  Two dots before a scheme are not
// part of it: programs fill columns with dots, as in "jdbcUrl......jdbc:oracle:".
inline std::size_t scheme_before(std::string_view text, std::size_t from,
                                 std::size_t colon) noexcept {
    const std::size_t begin =
        find_scheme(text, from, {colon, scheme_octets_before(text, from, colon).start});
    const std::size_t dots = subtext(text, begin, colon - begin).rfind("..");
    const std::size_t letter =
        dots == text.npos ? colon : first_letter(text, {colon, begin + dots + 2});
    return letter == colon ? begin : letter;
}

// Describes the text after the ":" of a scheme.
struct after_scheme {
    decision is_uri;      // whether a URI starts with the scheme
    std::size_t slashes;  // the size of "//" as it is written: 4 for "\/\/"; 0 if there is none
};

// After these schemes, slashes can be written as character references of HTML.
inline constexpr std::string_view schemes_of_pages[] = {"http", "https"};

// Says whether the scheme from `scheme` to `colon` starts a URI.
after_scheme find_after_scheme(const window&, std::size_t scheme, std::size_t colon,
                               std::span<const std::string_view> schemes) noexcept;

}  // namespace uriscan
