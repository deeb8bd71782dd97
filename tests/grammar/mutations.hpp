// Mutants of a grammar: copies of an ABNF text such as RFC 3986, Appendix A, each with one small
// fault, like those that people make when they type or remember a grammar. They measure the tests:
// a test that compares a recogniser with the grammar must detect every mutant whose language really
// differs from the original's.

#pragma once

#include "automaton.hpp"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace uriscan::oracle {

// `change` contains the number of the token in the rule's body, from 1. It is unique within the
// rule.
struct mutation {
    std::string rule;
    std::string change;
    std::string text;
};

// Mutates every rule of the text. These tokens change:
//  * a quoted string: its last character becomes the next one;
//  * a bound of an octet range, or a count of a repetition: one more, and one less;
//  * a repetition: it is removed, and "*" becomes "1*";
//  * an option: it becomes mandatory;
//  * an alternative: it is removed;
// * the name of a rule: it becomes the name of a rule with a similar role in the same RFC (3986, or
//    2396 for its notation).
// The ABNF reader can read every mutant.
std::vector<mutation> mutate(std::string_view abnf, notation = notation::rfc5234);

// The rules, in lower case, that `rule` uses directly or indirectly, and `rule` itself. A mutation
// of any other rule cannot change the language of `rule`.
std::set<std::string> rules_used_by(const grammar& rules, std::string_view rule);

// The shortest string that is in the language of the rule either before or after the mutation, but
// not both; std::nullopt if the languages are equal.
std::optional<std::string> witness(const mutation& mutant, std::string_view rule,
                                   const dfa& original);

}  // namespace uriscan::oracle
