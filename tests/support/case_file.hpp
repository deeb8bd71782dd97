// Test cases as text files.  tests/data/README.md describes their format.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "uriscan/parse.hpp"

namespace uriscan::tests {

struct test_case {
    std::string heading;  // the heading above the case
    std::string place;    // FILE:LINE
    rule checked_rule;
    std::string input;
    std::vector<std::string> expected;  // the lines of the case, without the indent
};

// Reads a case file.  Throws a std::runtime_error that names the line if a line is malformed.
std::vector<test_case> read_cases(const std::string& path);

// Returns the text between quotes with its escapes decoded, or nothing if the quoting is malformed.
std::optional<std::string> unquoted(std::string_view text);

// Returns the inputs in all case files of `folder` that are URI-references.
std::vector<std::string> uri_references_in(const std::string& folder);

// Returns `text` in quotes, with escapes as in a case file.
std::string in_quotes(std::string_view text);

}  // namespace uriscan::tests
