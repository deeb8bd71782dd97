// The fields that users can name, for --fields and --template.  A field is a column of the
// command's records, or one of a few columns that records have only if somebody asks for them.
#pragma once

#include <stdexcept>
#include <string_view>
#include <vector>

#include "cli/output/columns.hpp"

namespace uriscan::cli {

struct field_error : std::runtime_error {
    using runtime_error::runtime_error;
};

// Fields in the order in which they are written.
using field_list = std::vector<column>;

// Returns all fields of a command whose records usually have these columns: these columns, the
// input, the message of the error and, with a port, its number.
field_list known_fields(column_list usual);

// Returns the field with this name.  Throws field_error, with the names of the known fields.
column field_named(std::string_view name, const field_list& known);

// Reads names that are separated by commas.  Throws field_error if a field is unknown, or is named
// twice.
field_list read_field_list(std::string_view names, column_list usual);

}  // namespace uriscan::cli
