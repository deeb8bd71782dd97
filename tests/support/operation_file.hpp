// Tables of what operations give: the files in tests/operations, whose README says how they are
// written.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "uriscan/result.hpp"

namespace uriscan::tests {

struct operation_case {
    std::string claim;  // the heading it stands under
    std::string place;  // FILE:LINE
    std::string base;
    std::vector<std::string> options;
    std::string input;
    std::optional<std::string> result;  // else `failure`
    std::string failure;                // as in_names() writes it

    bool has_option(std::string_view name) const;
};

// Returns "FAILURE COMPONENT OFFSET", as a table has it.
std::string in_names(const uri_error& problem);

// Reads a table.  Throws std::runtime_error that names the line that is not understood.
std::vector<operation_case> read_operations(const std::string& path);

}  // namespace uriscan::tests
