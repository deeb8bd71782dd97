// Reads the grammar of URI Templates from this folder: RFC 6570, Section 2.

#pragma once

#include "abnf.hpp"

#include <string>

namespace uriscan::oracle {

// Returns the text of rfc6570.abnf. Throws std::runtime_error, like grammar_file().
std::string rfc6570_text();

grammar rfc6570_grammar();

// Returns the rules without `op-reserve`, whose operators have no meaning yet (Section 2.2). An
// expression with such an operator is a syntax error for these rules.
grammar rfc6570_grammar_of_known_operators();

}  // namespace uriscan::oracle
