// Tables of operations and their results.  tests/operations/README.md describes their format.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "uriscan/result.hpp"

namespace uriscan::tests {

struct operation_case {
    std::string claim;  // the heading above it
    std::string place;  // FILE:LINE
    std::string base;
    std::vector<std::string> options;
    std::string input;
    std::optional<std::string> result;  // or nothing, and then there is a `failure`
    std::string failure;                // as in_names() returns it

    bool has_option(std::string_view name) const;
};

// Returns "REASON COMPONENT OFFSET", as in a table.
std::string in_names(const uri_error& problem);

// Reads a table.  Throws a std::runtime_error that names the line if a line is malformed.
std::vector<operation_case> read_operations(const std::string& path);

}  // namespace uriscan::tests
