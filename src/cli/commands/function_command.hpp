// uriscan function: answers functions for databases that no other command has, for rows of
// RowBinary.
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands/common_options.hpp"

namespace uriscan::cli {

// The values of the columns of a row.  NULL is a null text.
using row_values = std::vector<std::string_view>;

// A function of docs/functions.md.  Each argument is a column of the type Nullable(String).
struct row_function {
    std::string_view name;
    std::size_t arguments;
    char null;  // the answer if an argument is NULL

    // Appends the answer for other arguments.  `memory` can be used for any purpose.
    void (*answer)(const row_values&, fmt::memory_buffer& out, std::string& memory);
};

std::span<const row_function> row_functions();

struct function_command_options {
    common_options common;
    const row_function* function = nullptr;
};

// Returns the exit status.  Throws write_error.
int run_function(const function_command_options&);

}  // namespace uriscan::cli
