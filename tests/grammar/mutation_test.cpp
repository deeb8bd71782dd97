// The proof of the proof: were the grammar another than the RFC's, by as little as one token, the proof
// would say so.  Every mutant of the ABNF is held against the compiled machines, and must be told from
// them by a witness; those that cannot be are named.
#include <gtest/gtest.h>

#include <cstdio>
#include <map>
#include <set>
#include <stdexcept>
#include <string>

#include "grammar/machines.hpp"
#include "grammar/mutations.hpp"
#include "grammar/rfc3986.hpp"
#include "support/case_file.hpp"

namespace uriscan::tests {
namespace {

// The mutants whose rule describes the same language as before, each with the reason.
const std::map<std::string, std::string> equivalent = {
    {"scheme token 6: DIGIT -> HEXDIG", "HEXDIG adds only letters, which ALPHA has"},
    {"unreserved token 3: DIGIT -> HEXDIG", "HEXDIG adds only letters, which ALPHA has"},
    {"host token 3: IPv4address -> reg-name", "every IPv4address is a reg-name"},
    {"host token 3: alternative IPv4address removed", "every IPv4address is a reg-name"},
    {"path token 3: path-absolute -> path-abempty", "every path-absolute is a path-abempty"},
    {"path token 3: alternative path-absolute removed", "every path-absolute is a path-abempty"},
    {"path token 5: path-noscheme -> path-rootless", "every path-noscheme is a path-rootless"},
    {"path token 5: alternative path-noscheme removed", "every path-noscheme is a path-rootless"},
    {"path token 9: path-empty -> path-abempty", "the path-empty is a path-abempty"},
    {"path token 9: alternative path-empty removed", "the path-empty is a path-abempty"},
};

ragel_machine machine_of(const std::string& rule) {
    for (const ragel_machine& machine : every_rule_machines()) {
        if (oracle::lower_case(machine.rule) == oracle::lower_case(rule)) {
            return machine;
        }
    }
    throw std::logic_error("no machine for " + rule);
}

TEST(every_rule, has_a_machine) {
    const oracle::grammar rules = oracle::read_abnf(oracle::rfc3986_text());
    EXPECT_EQ(rules.size(), 36U);
    EXPECT_EQ(every_rule_machines().size(), rules.size());
    for (const std::string& name : rules.names()) {
        EXPECT_NO_THROW(machine_of(name)) << name;
    }
}

TEST(every_mutant, is_told_from_the_compiled_machine_of_its_rule) {
    std::set<std::string> missed;
    std::set<std::string> expected;
    for (const auto& [name, reason] : equivalent) {
        expected.insert(name);
    }
    for (const oracle::mutation& mutant : oracle::mutate(oracle::rfc3986_text())) {
        const std::string name = mutant.rule + " " + mutant.change;
        const oracle::dfa changed =
            oracle::compile(oracle::with_core_rules(mutant.text), mutant.rule);
        if (const auto found = walk(changed, machine_of(mutant.rule)).difference) {
            std::printf("%-60s %s\n", name.c_str(), in_quotes(found->witness).c_str());
        } else {
            missed.insert(name);
        }
    }
    EXPECT_EQ(missed, expected);
}

}  // namespace
}  // namespace uriscan::tests
