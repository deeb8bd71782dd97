// A record in a form of the user's own, such as "{scheme}\t{host}".
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "cli/output/record.hpp"

namespace uriscan::cli {

struct template_error : std::runtime_error {
    using runtime_error::runtime_error;
};

// Text, and the column whose value follows it; the last piece has text only.
struct template_piece {
    std::string text;
    column value = column::input;
};

using record_template = std::vector<template_piece>;

// Returns the columns that a template can name where rows have `columns`: the same, the input and the
// error's message.
std::vector<column> columns_of_templates(column_list);

// Reads a template: "{name}" is the value of a column, "{{" a brace, and \t, \n and \\ are what they
// are in C.  Throws template_error.
record_template read_template(std::string_view text, column_list);

}  // namespace uriscan::cli
