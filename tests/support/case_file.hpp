// Test cases as text files.  tests/data/README.md describes their format.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "uriscan/parse.hpp"

namespace uriscan::tests {

struct test_case {
    std::string heading = {};  // the heading above the case
    std::string place = {};    // FILE:LINE
    std::string rule_name = {};
    rule checked_rule = rule::uri_reference;  // if it is a rule of RFC 3986
    std::string input = {};
    std::vector<std::string> expected = {};  // the lines of the case, without the indent
};

// The names that the rules of cases can have.
enum class rule_names { of_rfc3986, any };

// Reads a case file.  Throws a std::runtime_error that names the line if a line is malformed.
std::vector<test_case> read_cases(const std::string& path,
                                  rule_names which = rule_names::of_rfc3986);

// Returns the text between quotes with its escapes decoded, or nothing if the quoting is malformed.
std::optional<std::string> unquoted(std::string_view text);

// Returns the inputs in all case files of `folder` that are URI-references.
std::vector<std::string> uri_references_in(const std::string& folder);

// Returns `text` in quotes, with escapes as in a case file.
std::string in_quotes(std::string_view text);

}  // namespace uriscan::tests
