// A URI in units, for the functions that find secrets in it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "operations/tolerant/tolerant.hpp"

namespace uriscan::slow {

inline bool is_in(char c, std::string_view set) {
    return set.find(c) != set.npos;
}

inline bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

inline bool is_letter_or_digit(char c) {
    return is_letter(c) || (c >= '0' && c <= '9');
}

// Section 3.1 of RFC 3986.
inline bool is_scheme_octet(char c) {
    return is_letter_or_digit(c) || is_in(c, "+-.");
}

// All indexes are those of units.
struct uri_in_units {
    explicit uri_in_units(std::string_view text);

    std::size_t size() const { return units.size(); }

    // Returns whether the unit is one of `delimiters`, for a component that starts at `level`.
    bool delimits(std::size_t at, std::string_view delimiters, int level) const;

    // Returns the first index of one of `delimiters` in a range, or the end of the range.
    std::size_t find(std::size_t from, std::size_t end, std::string_view delimiters,
                     int level) const;

    // Returns the first index of escaped white space, such as "\n", in a range, or its end.
    std::size_t end_of_line(std::size_t from, std::size_t end) const;

    std::string_view text;
    std::vector<unit> units;
    std::string octets;  // one octet for each unit
};

// Returns whether a URI with the scheme "sb" starts before `begin`.  Its properties start with ";".
bool has_properties(const uri_in_units& uri, std::size_t begin);

// An authority that starts at an index.
struct tolerant_authority {
    std::size_t begin = 0;
    int level = 0;          // the level of the "://" before it
    bool in_value = false;  // whether it is in the value of a parameter
    bool at_end = false;    // whether the end of the URI is certain
};

// Returns the index after the user information, by the three rules of docs/redact.md, or nothing.
std::optional<std::size_t> userinfo_end(const uri_in_units& uri, const tolerant_authority& one);

// Returns the positions of the tokens whose shapes are known, outside of authorities.
std::vector<slice> tokens_of(const uri_in_units& uri);

// Returns whether a text starts with a token whose shape is known.  The last octet of the token can
// be missing.
bool starts_with_token(std::string_view text);

}  // namespace uriscan::slow
