// Test cases as text: the files in tests/data, whose README says how they are written.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "uriscan/parse.hpp"

namespace uriscan::tests {

struct test_case {
    std::string claim;  // the heading it stands under
    std::string place;  // FILE:LINE
    rule held_against;
    std::string input;
    std::vector<std::string> expected;  // its indented lines, without the indent
};

// Reads a case file.  Throws std::runtime_error that names the line that is not understood.
std::vector<test_case> read_cases(const std::string& path);

// Returns what a text in quotes stands for, or nothing if it is not well quoted.
std::optional<std::string> unquoted(std::string_view text);

// Returns the inputs in all case files of `folder` that are URI-references.
std::vector<std::string> uri_references_in(const std::string& folder);

// Returns `text` in quotes, with escapes as in a case file.
std::string in_quotes(std::string_view text);

}  // namespace uriscan::tests
