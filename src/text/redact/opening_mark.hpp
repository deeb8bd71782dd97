// The quotation mark or bracket before a URI, and the method before the target of a request.
#pragma once

#include <cstddef>
#include <string_view>

#include "text/redact/units.hpp"

namespace uriscan {

// The mark before a URI: a quotation mark and how many times it is escaped, a bracket, or a
// quotation mark of several octets.
struct opening_mark {
    char octet = '\0';
    std::size_t escapes = 0;
    std::string_view long_closing = {};  // the closing mark, if the mark has several octets

    bool is_mark() const noexcept { return octet != '\0' || is_long(); }
    bool is_quote() const noexcept { return is_in(octet, tolerant_table::quote); }
    bool is_bracket() const noexcept { return is_in(octet, tolerant_table::opening); }
    // Returns true if there is no mark, or if a harmless octet (harmless_octets.hpp) can never
    // close it.
    bool is_usual() const noexcept { return octet == '"' || !is_mark(); }
    bool is_long() const noexcept { return !long_closing.empty(); }

    // The bracket that closes this one.  In ASCII, ")" is the octet after "(", but "]" is two
    // octets after "[", and so is "}" after "{".
    char closing_bracket() const noexcept {
        return static_cast<char>(octet + (octet == '(' ? 1 : 2));
    }
};

// Returns the start of the method before `at`, or npos if there is none.  One to eight spaces must
// follow the method: some servers write their logs in columns.
std::size_t method_before(std::string_view text, std::size_t at) noexcept;

// Says whether a text ends with an escape whose last octet is a letter: "\n", or the sequence that
// sets a colour.
bool ends_with_escape(std::string_view text) noexcept;

// Says whether a quotation mark of several octets ends at `at`.
bool follows_long_mark(std::string_view text, std::size_t at) noexcept;

// If `value` ends with a closing quotation mark of several octets, and the opening one is in
// `before`, returns the size of the closing one.  Otherwise, returns 0.
std::size_t size_of_long_closing(std::string_view value, std::string_view before) noexcept;

// Returns the mark before a URI.  If a method is before the URI, and starts at `floor` or later,
// returns the mark before this method.  If a reference is the path of a URI, as in "'app:/a?b=c'",
// returns the mark before the scheme.
opening_mark mark_around(std::string_view text, std::size_t floor, std::size_t begin) noexcept;

}  // namespace uriscan
