// Tables of operations and their results.  tests/operations/README.md describes their format.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "uriscan/result.hpp"

namespace uriscan::tests {

struct operation_case {
    std::string heading;  // the heading above the case
    std::string place;    // FILE:LINE
    std::string base;
    std::vector<std::string> options;
    std::string input;
    std::optional<std::string> result;  // absent if the operation fails
    std::string error;                  // the error, as in_names() writes it

    bool has_option(std::string_view name) const;
};

// Returns the error as the tables write it: "REASON COMPONENT OFFSET".
std::string in_names(const uri_error& error);

// Reads a table.  Throws a std::runtime_error that names the line if a line is malformed.
std::vector<operation_case> read_operations(const std::string& path);

}  // namespace uriscan::tests
