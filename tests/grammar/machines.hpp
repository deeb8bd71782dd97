// The compiled machines, in a form that the oracle can drive: one octet at a time, from any state.
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
    std::string name;  // its name in a report
    std::string rule;  // the rule of the RFC's Appendix A that it must match
    int start;
    int first_final;
    int (*step)(int state, char octet);
};

// One machine for each rule of ragel/rfc3986.rl.
std::vector<ragel_machine> every_rule_machines();

// The machines that the library uses.
std::vector<ragel_machine> library_machines();

// The same for RFC 2396.
std::vector<ragel_machine> rfc2396_every_rule_machines();
std::vector<ragel_machine> rfc2396_library_machines();

// Compares the machine with the minimal automaton of a rule.
oracle::walk_result walk(const oracle::dfa& automaton, const ragel_machine& machine);

// What the machine of RFC 2396 can recognize an authority as.
enum class authority { server, server_at_an_address };

// Compares what the machine of RFC 2396 says about authorities with `automaton`, the minimal
// automaton of all authorities of that kind.
oracle::walk_result walk_authority(const oracle::dfa& automaton, authority);

// Compares push_parser, when it checks texts against `rule`, with the minimal automaton of a rule.
oracle::walk_result walk_push_parser(const oracle::dfa& automaton, rule rule);

}  // namespace uriscan::tests
