// Lists of fields, such as that of --fields.
#pragma once

#include <string_view>
#include <vector>

#include "cli/fields/field.hpp"

namespace uriscan::cli {

// Fields in the order in which they are written.
using field_list = std::vector<field>;

// Returns the fields that are these columns.
field_list fields_of(column_list columns);

// Returns the columns that users can name for a command whose records usually have the columns
// `usual`: also the input, the place of the line, the message of the error, the port's number, and
// the values of a log's line if `has_logs` is true.
std::vector<column> known_columns(column_list usual, bool has_logs);

// Reads names that are separated by commas.  Throws field_error if a field is unknown, or is named
// twice.
field_list read_field_list(std::string_view names, column_list known);

// Returns the derived fields of `fields`, and gives each of `fields` its place in them.
field_list number_derived(field_list& fields);

}  // namespace uriscan::cli
