// The text around a URI: what ends it, and which punctuation belongs to the sentence (rules 2, 5
// and 6 of extract.hpp).
#pragma once

#include <cassert>
#include <cstddef>
#include <string_view>

#include "text/octet_sets.hpp"
#include "text/slash_escape.hpp"

namespace uriscan {

// The octets that remove_punctuation() can remove at the end of a URI.  The "]" is in this set,
// too, but remove_punctuation() keeps it, because it can end an IP literal.
inline constexpr unsigned sentence_ends = tolerant_table::punctuation | tolerant_table::emphasis;

// Returns the closing partner of the opening quotation mark or bracket at the end of `before`, or
// an empty text if there is none.
std::string_view find_partner_of(std::string_view before) noexcept;
inline std::string_view partner_of_last(std::string_view before) noexcept {
    return !before.empty() && is_in(before.back(), tolerant_table::opening_end)
               ? find_partner_of(before)
               : std::string_view();
}

// Returns the offset of the partner in `text`, or npos if there is none.  `text` starts after the
// slashes of the URI, and the URI ends at the offset `size` of `text`.
std::size_t find_partner(std::string_view partner, std::string_view text,
                         std::size_t size) noexcept;

// Returns the offset of the first ")" without its "(" in `text`, or npos if there is none.
std::size_t find_closing(std::string_view text) noexcept;

// A range of offsets: the host of a URI, and the user information before it.
struct host_range {
    std::size_t begin, end;
};

// A URI ends at a character reference, such as "&lt;", if the character ends a URI or is not ASCII.
// In the host, the URI ends at every reference.  This rule for hosts does not hold if the slashes
// of the URI are written as references, too.  Returns the offset of the first reference that ends
// the URI, or npos if none starts in the first `size` octets.
std::size_t find_reference(std::string_view text, std::size_t size, host_range host,
                           slash_escape escape) noexcept;

// How many octets after a URI must be known.  They always decide whether the text goes on, as
// goes_on() says, and whether another URI of a list follows.
constexpr std::size_t lookahead = 48;

// Says whether the text goes on after a URI, so that the URI is only the start of a longer address.
// `rest` is the text after the URI.  `in_host` says whether the URI ends within its host.
bool goes_on(std::string_view rest, bool in_host) noexcept;

// Returns the URI, which must not be empty, without the punctuation at its end.
std::string_view remove_punctuation(std::string_view uri, slash_escape escape) noexcept;
inline std::string_view without_punctuation(std::string_view uri,
                                            slash_escape escape = slash_escape::none) noexcept {
    assert(!uri.empty());
    return is_in(uri.back(), sentence_ends) || uri.ends_with("'s") ? remove_punctuation(uri, escape)
                                                                   : uri;
}

}  // namespace uriscan
