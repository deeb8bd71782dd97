// Tests that the W-method visits the right strings and finds faults.
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <iostream>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "grammar/abnf.hpp"
#include "grammar/automaton.hpp"
#include "grammar/oracle_tests/checks.hpp"
#include "grammar/reference.hpp"
#include "grammar/rfc3986.hpp"
#include "grammar/w_method.hpp"

namespace uriscan::oracle {
namespace {

constexpr std::array<std::pair<rule, const char*>, 4> whole_rules{{
    {rule::uri_reference, "URI-reference"},
    {rule::uri, "URI"},
    {rule::absolute_uri, "absolute-URI"},
    {rule::relative_ref, "relative-ref"},
}};

TEST(w_method, visits_as_many_strings_as_it_counts) {
    const dfa language = compile(read_abnf("r = *(2\"a\")\n"), "r");
    const w_suite suite(language);
    for (unsigned extra_states = 0; extra_states < 4; ++extra_states) {
        const std::uint64_t visited =
            suite.visit(extra_states, [](std::string_view) { return true; });
        EXPECT_EQ(visited, suite.count(extra_states));
    }
    // The sets were worked out by hand: Q = {"", NUL, "A"}, frontier = {"AA", "A\0", "\0A",
    // "\0\0"}.
    EXPECT_EQ(suite.state_cover().size(), 3U);
    EXPECT_EQ(suite.frontier().size(), 4U);
    EXPECT_EQ(suite.count(1), (3 + 4 + 8) * suite.characterisation().size());
    EXPECT_EQ(suite.visit(1, [](std::string_view) { return false; }), 1U);
    EXPECT_EQ(suite.visit_fewer(1, [](std::string_view) { return false; }), 1U);
}

// The octets of the automata below: one that leads to the sink, and two others.
const std::string octets("\0ab", 3);

// Returns the minimal form of an automaton with a sink and `states` other states.
dfa automaton_of_number(std::size_t states, std::size_t number) {
    const auto take = [&](std::size_t limit) {
        const std::size_t digit = number % limit;
        number /= limit;
        return static_cast<dfa::state>(digit);
    };
    const auto sink = static_cast<dfa::state>(states);
    dfa::class_map classes{};
    classes['a'] = 1;
    classes['b'] = 2;
    std::vector<dfa::row> rows;
    std::vector<bool> accepting;
    for (std::size_t state = 0; state < states; ++state) {
        accepting.push_back(take(2) == 1);
        const dfa::state after_a = take(states + 1), after_b = take(states + 1);
        rows.push_back({sink, after_a, after_b});
    }
    accepting.push_back(false);
    rows.push_back({sink, sink, sink});
    return minimise(dfa(classes, rows, accepting));
}

// Takes all automata with a sink and `states` other states. Returns one automaton for each of their
// languages.
std::vector<dfa> automata_of_all_languages(std::size_t states) {
    std::size_t count = 1;
    for (std::size_t state = 0; state < states; ++state) {
        count *= 2 * (states + 1) * (states + 1);
    }
    std::set<std::vector<bool>> seen;  // the strings of up to six letters that are accepted
    std::vector<dfa> found;
    for (std::size_t number = 0; number < count; ++number) {
        dfa automaton = automaton_of_number(states, number);
        std::vector<dfa::state> reached{dfa::start};
        std::vector<bool> accepted;
        for (std::size_t i = 0; i < 127; ++i) {
            accepted.push_back(automaton.accepting(reached[i]));
            reached.push_back(automaton.next(reached[i], 'a'));
            reached.push_back(automaton.next(reached[i], 'b'));
        }
        if (seen.insert(accepted).second) {
            found.push_back(std::move(automaton));
        }
    }
    return found;
}

TEST(w_method, tells_small_automata_apart_with_fewer_strings) {
    const std::vector<dfa> languages = automata_of_all_languages(2);
    const std::vector<dfa> mutants = automata_of_all_languages(3);
    std::size_t equal = 0;  // the pairs in which no string shows a difference
    for (const dfa& language : languages) {
        const w_suite suite(language, octets);
        for (const dfa& mutant : mutants) {
            for (unsigned extra_states = 0; extra_states < 3; ++extra_states) {
                if (mutant.state_count() > language.state_count() + extra_states) {
                    continue;  // the theorem is not about so many states
                }
                bool agree = true;
                suite.visit_fewer(extra_states, [&](std::string_view text) {
                    agree = mutant.accepts(text) == language.accepts(text);
                    return agree;
                });
                equal += agree ? 1U : 0U;
                break;
            }
        }
    }
    EXPECT_EQ(equal, languages.size());  // each language has one equal mutant
}

TEST(w_method, reports_its_size_and_finds_no_fault_in_the_automaton_itself) {
    for (const auto& [which, name] : whole_rules) {
        const dfa& language = rfc3986_reference().automaton(which);
        const w_suite suite(language);
        const w_suite every_octet(language, all_octets());
        std::cout << name << ": " << language.state_count() << " states, " << language.class_count()
                  << " classes, |W| " << suite.characterisation().size()
                  << ", strings for k = 0, 1, 2: " << suite.count(0) << ", " << suite.count(1)
                  << ", " << suite.count(2) << "; over all octets, k = 0: " << every_octet.count(0)
                  << '\n';
        // Copies `which`, because in clang 14 a lambda cannot capture a structured binding.
        const rule whole = which;
        const std::uint64_t visited = suite.visit(0, [&](std::string_view text) {
            return rfc3986_reference().parse(whole, text).valid == language.accepts(text);
        });
        EXPECT_EQ(visited, suite.count(0));
    }
}

TEST(w_method, every_octet_suite_needs_no_classes) {
    // This recogniser rejects "~" in fragments. No class representative shows that fault.
    const dfa& language = rfc3986_reference().automaton(rule::uri_reference);
    const dfa::state fragment = language.next(dfa::start, '#');
    const auto faulty = [&](std::string_view text) {
        dfa::state at = dfa::start;
        for (const char octet : text) {
            const bool wrong = at == fragment && octet == '~';
            at = wrong ? language.sink().value() : language.next(at, octet);
        }
        return language.accepting(at);
    };
    EXPECT_FALSE(finds_fault(w_suite(language), 0, language, faulty));
    EXPECT_TRUE(finds_fault(w_suite(language, all_octets()), 0, language, faulty));
}

}  // namespace
}  // namespace uriscan::oracle
