// Matches texts with URI Templates by trying everything: a reading of a text gives values to the
// variables of the template, so that the template expands to the text.  RFC 6570, Section 1.4, says
// that there can be several readings.  The search takes time that is exponential in the number of
// variables, so texts and templates must be small.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "operations/reference/uri_template.hpp"
#include "support/template_values.hpp"

namespace uriscan::slow {

// The values that readings() tries besides strings.
struct tried_values {
    bool undefined = true;
    std::size_t list_members = 0;  // lists have 1 to this many members
    std::size_t pairs = 0;         // associative arrays have 1 to this many pairs
};

// Returns all readings of the text, without undefined variables.  Each string in a value consists
// of the octets of a part of the text.  Any triplets in it can be decoded.  (If a prefix modifier
// shortens a value, the rest of the value could be any octets.  Such values are not tried.)
std::vector<tests::template_values> readings(const uri_template& what, std::string_view text,
                                             const tried_values& tried = {});

// A text with two readings.
struct ambiguity {
    std::string text;
    tests::template_values first;
    tests::template_values second;
};

// Gives each variable each of the values, in all combinations.  Returns the first text that two
// combinations expand to.
std::optional<ambiguity> find_ambiguity(const uri_template& what,
                                        const std::vector<tests::template_value>& values);

}  // namespace uriscan::slow
