// The compiled machines as the oracle wants to drive them: one octet at a time, from any state.
#pragma once

#include <compare>
#include <string>
#include <tuple>
#include <vector>

#include "grammar/product_walk.hpp"
#include "uriscan/push_parser.hpp"

namespace uriscan::tests {

// A machine of Ragel's, whose whole state is an int.
struct ragel_machine {
    std::string name;  // what it is called in a report
    std::string rule;  // the rule of its RFC's Appendix A that it is held against
    int start;
    int first_final;
    int (*step)(int state, char octet);
};

// The machine of each rule in ragel/rfc3986.rl by itself.
std::vector<ragel_machine> every_rule_machines();

// The machines that the library is built on.
std::vector<ragel_machine> library_machines();

// The same of RFC 2396.
std::vector<ragel_machine> rfc2396_every_rule_machines();
std::vector<ragel_machine> rfc2396_library_machines();

// Holds the machine against the minimal automaton of a rule.
oracle::walk_result walk(const oracle::dfa& automaton, const ragel_machine& machine);

// What an authority may be found to be on the way.
enum class authority { server, server_at_an_address };

// Holds what the machine of RFC 2396 notes of an authority against the minimal automaton of those of
// which it is true.
oracle::walk_result walk_authority(const oracle::dfa& automaton, authority);

// Holds what push_parser makes of `rule` against the minimal automaton of a rule.
oracle::walk_result walk_push_parser(const oracle::dfa& automaton, rule rule);

}  // namespace uriscan::tests
