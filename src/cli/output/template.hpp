// Records written by a template, such as "{scheme}\t{host}".
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/output/field_list.hpp"

namespace uriscan::cli {

// A text, and the column whose value comes after it.  The last piece has only a text.
struct template_piece {
    std::string text;
    column value = column::input;
};

using record_template = std::vector<template_piece>;

// Reads a template: "{name}" is the value of a field, "{{" is a "{", and \t, \n and \\ mean the
// same as in C.  Throws field_error.
record_template read_template(std::string_view text, column_list);

}  // namespace uriscan::cli
