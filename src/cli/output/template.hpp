// Records written by a template, such as "{scheme}\t{host}".
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "cli/output/columns.hpp"

namespace uriscan::cli {

struct template_error : std::runtime_error {
    using runtime_error::runtime_error;
};

// A text, and the column whose value comes after it.  The last piece has only a text.
struct template_piece {
    std::string text;
    column value = column::input;
};

using record_template = std::vector<template_piece>;

// Returns the columns that a template can name: the given columns, the input, and the message of
// the error.
std::vector<column> columns_of_templates(column_list);

// Reads a template: "{name}" is the value of a column, "{{" is a "{", and \t, \n and \\ mean the
// same as in C.  Throws template_error.
record_template read_template(std::string_view text, column_list);

}  // namespace uriscan::cli
