// URI Templates with their expansions.  tests/data/README.md describes the format of the files.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "support/template_values.hpp"

namespace uriscan::tests {

struct template_case {
    std::string heading;  // the heading above the case
    std::string place;    // FILE:LINE
    std::string text;     // the template
    template_values values;
    std::optional<std::string> expansion;     // absent if the expansion fails
    std::optional<std::size_t> error_offset;  // absent if the template is valid
};

// Reads a file of cases.  Throws a std::runtime_error that names the line if a line is malformed.
std::vector<template_case> read_template_cases(const std::string& path);

}  // namespace uriscan::tests
