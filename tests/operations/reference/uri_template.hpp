// Reads and expands URI Templates as RFC 6570, Sections 2 and 3, describe it, octet by octet and
// value by value.
//
// Where the RFC leaves something open:
//  * A value can be any octets. An octet that is not part of a character in UTF-8 counts as one
//    character, and is percent-encoded.
//  * A prefix modifier of "+" or "#" counts the triplets of one character as one character, because
//    these operators copy triplets (Section 3.2.1). The other operators encode the "%", so there a
//    triplet of the value is three characters.
//  * Section 3.2.1 and Appendix A differ about the pairs of an exploded associative array. The
//    appendix is not normative. So a pair with an empty value is only its name, unless the operator
//    is "?" or "&", and a name is encoded as a value is.
//  * A list or an associative array with members is not empty. So for `;` and [""], the result is
//    ";list=".
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "support/template_values.hpp"

namespace uriscan::slow {

struct varspec {
    std::string name;
    std::size_t prefix = 0;  // 0: no prefix modifier
    bool explode = false;

    friend bool operator==(const varspec&, const varspec&) = default;
};

struct template_expression {
    char op = '\0';  // one of + # . / ; ? & or, without an operator, 0
    std::vector<varspec> variables;

    friend bool operator==(const template_expression&, const template_expression&) = default;
};

// A literal, as it is written, or an expression.
using template_part = std::variant<std::string, template_expression>;

// Two literals are never neighbours, and no literal is empty.
struct uri_template {
    std::vector<template_part> parts;

    // Returns the names of the variables, each once, in the order in which they first occur.
    std::vector<std::string> variables() const;
};

// Returns nothing if the text does not match the grammar, or if it has a reserved operator.
std::optional<uri_template> read_template(std::string_view text);

// Returns the length of the longest prefix of `text` with which a template without reserved
// operators can start.  If `text` is such a template, this is the whole text.
std::size_t template_error_offset(std::string_view text);

// Returns nothing if a variable with a prefix modifier has a list or an associative array, to which
// prefix modifiers "are not applicable" (Section 2.4.1).
std::optional<std::string> expand(const uri_template& what, const tests::template_values& values);

}  // namespace uriscan::slow
