// The compiled machines, in a form that a test can drive: one octet at a time, from any state.
#pragma once

#include <compare>
#include <string>
#include <tuple>
#include <vector>

#include "grammar/product_walk.hpp"
#include "uriscan/push_parser.hpp"

namespace uriscan::tests {

// A machine that Ragel compiled. Its complete state is one int.
struct ragel_machine {
    std::string name;  // the name of the machine in a report
    std::string rule;  // the rule of Appendix A of the RFC that it must match
    int start;
    int first_final;
    int (*step)(int state, char octet);
};

// One machine for each rule of ragel/rfc3986.rl.
std::vector<ragel_machine> every_rule_machines();

// The machines that the library uses.
std::vector<ragel_machine> library_machines();

// The machines for RFC 2396. rfc2396_every_rule_machines() returns one for each rule of
// ragel/rfc2396.rl, and rfc2396_library_machines() returns those that the library uses.
std::vector<ragel_machine> rfc2396_every_rule_machines();
std::vector<ragel_machine> rfc2396_library_machines();

// The machines for request targets (RFC 9112) and for the field Host (RFC 9110): one for each rule
// in the text of the RFC, and those that the library uses.
std::vector<ragel_machine> rfc9112_every_rule_machines();
std::vector<ragel_machine> rfc9112_library_machines();
std::vector<ragel_machine> rfc9110_every_rule_machines();
std::vector<ragel_machine> rfc9110_library_machines();

// The machines for URI templates (RFC 6570).
std::vector<ragel_machine> rfc6570_every_rule_machines();
std::vector<ragel_machine> rfc6570_library_machines();

// The same for IRIs (RFC 3987).
std::vector<ragel_machine> rfc3987_every_rule_machines();
std::vector<ragel_machine> rfc3987_library_machines();

// Compares the machine with the minimal automaton of a rule.
oracle::walk_result walk(const oracle::dfa& automaton, const ragel_machine& machine);

// The kinds of authority that the machine of RFC 2396 reports.
enum class authority { server, server_at_an_address };

// Compares two sets: the authorities that the machine of RFC 2396 reports as this kind, and the
// language of `automaton`, which must be the minimal automaton of all authorities of this kind.
oracle::walk_result walk_authority(const oracle::dfa& automaton, authority);

// Compares two sets: the values of the field Host that the machine of RFC 9112 reports as authority
// forms, and the language of `automaton`, which must be the minimal automaton of this form.
oracle::walk_result walk_authority_form(const oracle::dfa& automaton);

// Compares a push_parser for `rule` with `automaton`, the minimal automaton of that rule.
oracle::walk_result walk_push_parser(const oracle::dfa& automaton, rule rule);

}  // namespace uriscan::tests
