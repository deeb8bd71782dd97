// Reads the values of --field and --base-field.  What they mean depends on --input-format, which
// can come after them on the command line.
#pragma once

#include <string>

#include "cli/arguments/option.hpp"
#include "cli/input/input_options.hpp"

namespace uriscan::cli {

// Describes the value of --field.
option_value field_names(field_options& target);

// Describes the value of --base-field.
option_value base_field_name(field_options& target);

// Reads the names after all options were parsed.  Returns what is wrong with them, or an empty
// text.
// `needs_path` says whether there must be a --field for JSON.
std::string read_field_names(field_options& fields, bool needs_path = true);

}  // namespace uriscan::cli
