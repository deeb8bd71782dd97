// Reads the grammar of URIs from this folder: the text of RFC 3986, Appendix A, and its rules. Also
// reads the core rules of RFC 5234, Appendix B.1.

#pragma once

#include "abnf.hpp"

#include <string>
#include <string_view>

namespace uriscan::oracle {

// Returns the text of a file in this folder. Throws std::runtime_error if it cannot be read.
std::string grammar_file(const std::string& name);

// These functions return the texts of rfc3986.abnf and rfc5234_core.abnf. Both functions throw
// std::runtime_error, like grammar_file().
std::string rfc3986_text();
std::string rfc5234_core_text();

// with_core_rules() returns the rules of `text`, together with the core rules of RFC 5234.
// rfc3986_grammar() returns the rules of rfc3986_text(), also together with the core rules.
grammar with_core_rules(std::string_view text, notation = notation::rfc5234);

grammar rfc3986_grammar();

}  // namespace uriscan::oracle
