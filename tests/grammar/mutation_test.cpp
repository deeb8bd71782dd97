// Tests the proof: if the grammar differed from the RFC's by only one token, the proof would find
// the difference. The test compares every mutant of the ABNF with the compiled machines. For each
// mutant, it must find a witness (a text on which the mutant and the machine differ). The only
// exceptions are the equivalent mutants in the lists below.
#include <gtest/gtest.h>

#include <cstdio>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "grammar/machines.hpp"
#include "grammar/mutations.hpp"
#include "grammar/rfc2396.hpp"
#include "grammar/rfc3986.hpp"
#include "grammar/rfc3987.hpp"
#include "grammar/rfc6570.hpp"
#include "grammar/rfc9112.hpp"
#include "support/case_file.hpp"

namespace uriscan::tests {
namespace {

// The mutants that describe the same language as the original, each with the reason.
const std::map<std::string, std::string> equivalent = {
    {"scheme token 6: DIGIT -> HEXDIG", "HEXDIG adds only letters, which ALPHA already contains"},
    {"unreserved token 3: DIGIT -> HEXDIG",
     "HEXDIG adds only letters, which ALPHA already contains"},
    {"host token 3: IPv4address -> reg-name", "every IPv4address is a reg-name"},
    {"host token 3: alternative IPv4address removed", "every IPv4address is a reg-name"},
    {"path token 3: path-absolute -> path-abempty", "every path-absolute is a path-abempty"},
    {"path token 3: alternative path-absolute removed", "every path-absolute is a path-abempty"},
    {"path token 5: path-noscheme -> path-rootless", "every path-noscheme is a path-rootless"},
    {"path token 5: alternative path-noscheme removed", "every path-noscheme is a path-rootless"},
    {"path token 9: path-empty -> path-abempty", "the path-empty is a path-abempty"},
    {"path token 9: alternative path-empty removed", "the path-empty is a path-abempty"},
};

// The mutants of RFC 2396 that describe the same language as the original, each with the reason.
const std::map<std::string, std::string> equivalent_in_rfc2396 = {
    {"absoluteURI token 4: hier_part -> relativeURI", "a rel_path and query is an opaque_part"},
    {"hier_part token 2: net_path -> abs_path", "every net_path is an abs_path"},
    {"hier_part token 2: alternative net_path removed", "every net_path is an abs_path"},
    {"net_path token 4: abs_path -> path_segments", "an authority may hold what a segment may"},
    {"path token 2: abs_path -> path_segments", "the others are opaque_parts, or empty"},
    {"relativeURI token 2: net_path -> abs_path", "every net_path is an abs_path"},
    {"relativeURI token 2: alternative net_path removed", "every net_path is an abs_path"},
};

// The mutants of RFC 6570 that describe the same language as the original, each with the reason.
const std::map<std::string, std::string> equivalent_in_rfc6570 = {
    {"iprivate token 1: %xE000-F8FF -> %xdfff-F8FF", "DFFF is a surrogate, which UTF-8 excludes"},
    {"ucschar token 1: %xA0-D7FF -> %xA0-d800", "D800 is a surrogate, which UTF-8 excludes"},
    {"unreserved token 3: DIGIT -> HEXDIG",
     "HEXDIG adds only letters, which ALPHA already contains"},
    {"varchar token 3: DIGIT -> HEXDIG", "HEXDIG adds only letters, which ALPHA already contains"},
};

// The mutants of RFC 3987 that describe the same language as the original, each with the reason.
const std::map<std::string, std::string> equivalent_in_rfc3987 = {
    {"scheme token 6: DIGIT -> HEXDIG", "HEXDIG adds only letters, which ALPHA already contains"},
    {"unreserved token 3: DIGIT -> HEXDIG",
     "HEXDIG adds only letters, which ALPHA already contains"},
    {"iunreserved token 3: DIGIT -> HEXDIG",
     "HEXDIG adds only letters, which ALPHA already contains"},
    {"ihost token 3: IPv4address -> ireg-name", "every IPv4address is an ireg-name"},
    {"ihost token 3: alternative IPv4address removed", "every IPv4address is an ireg-name"},
    {"ipath token 3: ipath-absolute -> ipath-abempty", "every ipath-absolute is an ipath-abempty"},
    {"ipath token 3: alternative ipath-absolute removed",
     "every ipath-absolute is an ipath-abempty"},
    {"ipath token 5: ipath-noscheme -> ipath-rootless",
     "every ipath-noscheme is an ipath-rootless"},
    {"ipath token 5: alternative ipath-noscheme removed",
     "every ipath-noscheme is an ipath-rootless"},
    {"ipath token 9: ipath-empty -> ipath-abempty", "the ipath-empty is an ipath-abempty"},
    {"ipath token 9: alternative ipath-empty removed", "the ipath-empty is an ipath-abempty"},
    {"iprivate token 1: %xE000-F8FF -> %xdfff-F8FF", "DFFF is a surrogate, which UTF-8 excludes"},
    {"ucschar token 1: %xA0-D7FF -> %xA0-d800", "D800 is a surrogate, which UTF-8 excludes"},
};

ragel_machine machine_of(const std::vector<ragel_machine>& machines, const std::string& rule) {
    for (const ragel_machine& machine : machines) {
        if (oracle::lower_case(machine.rule) == oracle::lower_case(rule)) {
            return machine;
        }
    }
    throw std::logic_error("no machine for " + rule);
}

void expect_a_machine_for_each_of(const oracle::grammar& rules,
                                  const std::vector<ragel_machine>& machines) {
    EXPECT_EQ(machines.size(), rules.size());
    for (const std::string& name : rules.names()) {
        EXPECT_NO_THROW(machine_of(machines, name)) << name;
    }
}

TEST(every_rule, has_a_machine) {
    const oracle::grammar rfc3986 = oracle::read_abnf(oracle::rfc3986_text());
    EXPECT_EQ(rfc3986.size(), 36U);
    expect_a_machine_for_each_of(rfc3986, every_rule_machines());
    const oracle::grammar rfc2396 = oracle::rfc2396::appendix_a_grammar();
    EXPECT_EQ(rfc2396.size(), 40U);
    expect_a_machine_for_each_of(rfc2396, rfc2396_every_rule_machines());
    const oracle::grammar rfc9112 = oracle::read_abnf(oracle::rfc9112::rfc9112_text());
    EXPECT_EQ(rfc9112.size(), 10U);
    expect_a_machine_for_each_of(rfc9112, rfc9112_every_rule_machines());
    const oracle::grammar rfc9110 = oracle::read_abnf(oracle::rfc9112::rfc9110_text());
    EXPECT_EQ(rfc9110.size(), 5U);
    expect_a_machine_for_each_of(rfc9110, rfc9110_every_rule_machines());
    const oracle::grammar rfc6570 =
        oracle::read_abnf(oracle::rfc6570_text(), oracle::notation::code_points);
    EXPECT_EQ(rfc6570.size(), 22U);
    expect_a_machine_for_each_of(rfc6570, rfc6570_every_rule_machines());
    const oracle::grammar rfc3987 =
        oracle::read_abnf(oracle::rfc3987_text(), oracle::notation::code_points);
    EXPECT_EQ(rfc3987.size(), 39U);
    expect_a_machine_for_each_of(rfc3987, rfc3987_every_rule_machines());
}

// Reads each mutant with `read` and compares it with the machine of its rule. The mutants that
// differ from no machine must be exactly those in `equivalents`.
template <class Read>
void expect_told_apart(const std::vector<oracle::mutation>& mutants, Read read,
                       const std::vector<ragel_machine>& machines,
                       const std::map<std::string, std::string>& equivalents) {
    std::set<std::string> missed;
    std::set<std::string> expected;
    for (const auto& [name, reason] : equivalents) {
        expected.insert(name);
    }
    for (const oracle::mutation& mutant : mutants) {
        const std::string name = mutant.rule + " " + mutant.change;
        const oracle::dfa changed = oracle::compile(read(mutant.text), mutant.rule);
        if (const auto found = walk(changed, machine_of(machines, mutant.rule)).difference) {
            std::printf("%-60s %s\n", name.c_str(), in_quotes(found->witness).c_str());
        } else {
            missed.insert(name);
        }
    }
    EXPECT_EQ(missed, expected);
    std::printf("%zu mutants\n", mutants.size());
}

TEST(every_mutant, is_told_from_the_compiled_machine_of_its_rule) {
    expect_told_apart(
        oracle::mutate(oracle::rfc3986_text()),
        [](std::string_view abnf) { return oracle::with_core_rules(abnf); }, every_rule_machines(),
        equivalent);
}

TEST(every_mutant, of_rfc2396_is_told_from_the_compiled_machine_of_its_rule) {
    const auto read = [](std::string_view text) {
        return oracle::read_abnf(text, oracle::notation::rfc2396);
    };
    expect_told_apart(oracle::mutate(oracle::rfc2396::appendix_a(), oracle::rfc::rfc2396), read,
                      rfc2396_every_rule_machines(), equivalent_in_rfc2396);
}

TEST(every_mutant, of_rfc9112_is_told_from_the_compiled_machine_of_its_rule) {
    expect_told_apart(oracle::mutate(oracle::rfc9112::rfc9112_text(), oracle::rfc::http),
                      oracle::rfc9112::with_rules_of_other_rfcs, rfc9112_every_rule_machines(), {});
}

TEST(every_mutant, of_rfc9110_is_told_from_the_compiled_machine_of_its_rule) {
    expect_told_apart(oracle::mutate(oracle::rfc9112::rfc9110_text(), oracle::rfc::http),
                      oracle::rfc9112::with_rules_of_uris, rfc9110_every_rule_machines(), {});
}

TEST(every_mutant, of_rfc6570_is_told_from_the_compiled_machine_of_its_rule) {
    const auto read = [](std::string_view text) { return oracle::with_core_rules_in_utf8(text); };
    expect_told_apart(oracle::mutate(oracle::rfc6570_text()), read, rfc6570_every_rule_machines(),
                      equivalent_in_rfc6570);
}

TEST(every_mutant, of_rfc3987_is_told_from_the_compiled_machine_of_its_rule) {
    expect_told_apart(
        oracle::mutate(oracle::rfc3987_text(), oracle::rfc::rfc3987),
        [](std::string_view abnf) { return oracle::with_core_rules_in_utf8(abnf); },
        rfc3987_every_rule_machines(), equivalent_in_rfc3987);
}

}  // namespace
}  // namespace uriscan::tests
