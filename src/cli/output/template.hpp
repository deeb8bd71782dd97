// Records written by a template, such as "{scheme}\t{host}".
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/fields/field.hpp"

namespace uriscan::cli {

// Texts with a field between each two of them.
struct record_template {
    std::vector<std::string> texts;
    field_list fields;

    bool empty() const { return texts.empty(); }
};

// Reads a template: "{name}" is the value of a field, "{{" is a "{", and \t, \n and \\ mean the
// same as in C.  Throws field_error.
record_template read_template(std::string_view text, const known_fields& known);

}  // namespace uriscan::cli
