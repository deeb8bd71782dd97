// Gives access to the grammar of URIs: the text of RFC 3986, Appendix A, which is in this folder,
// and the rules read from it, together with the core rules of RFC 5234, Appendix B.1.

#pragma once

#include "abnf.hpp"

#include <string>
#include <string_view>

namespace uriscan::oracle {

// Returns the text of a file in this folder. Throws std::runtime_error if it cannot be read.
std::string grammar_file(const std::string& name);

// Both throw std::runtime_error, like grammar_file().
std::string rfc3986_text();
std::string rfc5234_core_text();

// The rules of `text`, which replaces rfc3986.abnf, and the core rules.
grammar with_core_rules(std::string_view text);

grammar rfc3986_grammar();

}  // namespace uriscan::oracle
