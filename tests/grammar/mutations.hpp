// Single faults in a grammar: copies of an ABNF text such as RFC 3986, Appendix A, each with one
// small thing wrong, the way a grammar is mistyped or misremembered. They measure the tests:
// whatever claims to compare a recogniser with the grammar must notice each mutant whose language
// really differs.

#pragma once

#include "automaton.hpp"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace uriscan::oracle {

// `change` names the token by its number in the rule's body, from 1, and is unique within the rule.
struct mutation {
    std::string rule;
    std::string change;
    std::string text;
};

// Mutates, in every rule of the text: quoted strings (their last character becomes its neighbour),
// bounds of octet ranges (by one), counts of repetitions (by one), repetitions (lost; "*" becomes
// "1*"), options (made mandatory), alternatives (removed), rule names (replaced by one of a similar
// role in the RFC: 3986, or 2396 for its notation). Every mutant is readable.
std::vector<mutation> mutate(std::string_view abnf, notation = notation::rfc5234);

// The rules, in lower case, that `rule` leads to, itself included. A mutation elsewhere cannot
// matter.
std::set<std::string> rules_used_by(const grammar& rules, std::string_view rule);

// The shortest string on which the mutant's rule differs from the original's, if there is one.
std::optional<std::string> witness(const mutation& mutant, std::string_view rule,
                                   const dfa& original);

}  // namespace uriscan::oracle
