// Reads the grammar of IRIs from this folder: RFC 3987, Section 2.2. The parser of URIs in
// reference.hpp also parses IRIs with these rules.

#pragma once

#include "abnf.hpp"
#include "reference.hpp"

#include <string>
#include <string_view>

namespace uriscan::oracle {

// Returns the text of rfc3987.abnf. Throws std::runtime_error, like grammar_file().
std::string rfc3987_text();

// Returns the rules of a text whose numbers are code points, together with the core rules of RFC
// 5234.
grammar with_core_rules_in_utf8(std::string_view text);

grammar rfc3987_grammar();

// Returns the parser for IRIs. Its rule::uri_reference is IRI-reference, and so on. The first call
// builds the parser.
const reference_parser& rfc3987_reference();

}  // namespace uriscan::oracle
