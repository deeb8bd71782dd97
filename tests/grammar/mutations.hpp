// Mutants of a grammar. A mutant is a copy of an ABNF text, such as RFC 3986, Appendix A, with one
// small fault. The faults are like those that people make when they type or remember a grammar.
// Mutants show how good a test is. A test that compares a recogniser with the grammar must detect
// every mutant whose language differs from that of the original.

#pragma once

#include "automaton.hpp"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace uriscan::oracle {

// A mutant, and what was changed. `rule` is the name of the changed rule. `change` starts with
// "token" and the number of the changed token, counted from 1 in the body of the rule. No two
// mutants of a rule have the same `change`. `text` is the complete changed grammar.
struct mutation {
    std::string rule;
    std::string change;
    std::string text;
};

// The RFC of a grammar. HTTP is RFC 9110 and RFC 9112.
enum class rfc { rfc3986, rfc3987, rfc2396, http };

// Returns all mutants of every rule in the text. Each mutant changes one of these in one way:
//  * a quoted string: its last character is replaced by the next one;
//  * a bound of an octet range, or a count of a repetition: the number is made one larger or one
//    smaller;
//  * a repetition: it is removed, or "*" is replaced by "1*";
//  * an option: it is made mandatory;
//  * an alternative: it is removed;
//  * the name of a rule: it is replaced by the name of a similar rule of the same RFC.
// The ABNF reader can read every mutant.
std::vector<mutation> mutate(std::string_view abnf, rfc = rfc::rfc3986);

// Returns `rule` and all rules that it uses, directly or indirectly, in lower case. A mutation of
// any other rule cannot change the language of `rule`.
std::set<std::string> rules_used_by(const grammar& rules, std::string_view rule);

// Returns the shortest string that only one of the two languages contains: the language of `rule`
// in the mutant, or that of `original`. Returns std::nullopt if the languages are equal.
std::optional<std::string> witness(const mutation& mutant, std::string_view rule,
                                   const dfa& original);

}  // namespace uriscan::oracle
