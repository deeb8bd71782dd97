// Tests that the product walk visits every pair of states and finds the shortest difference.
#include <gtest/gtest.h>

#include <string_view>

#include "grammar/abnf.hpp"
#include "grammar/automaton.hpp"
#include "grammar/oracle_tests/checks.hpp"
#include "grammar/product_walk.hpp"
#include "grammar/reference.hpp"
#include "grammar/rfc3986.hpp"

namespace uriscan::oracle {
namespace {

using namespace std::string_view_literals;

TEST(product_walk, of_an_automaton_with_itself_visits_each_state_once) {
    const dfa& language = rfc3986_reference().automaton(rule::uri_reference);
    const walk_result result = walk_against(language, language);
    EXPECT_EQ(result.pairs, language.state_count());
    EXPECT_FALSE(result.difference.has_value());
}

TEST(product_walk, gives_the_shortest_witness_and_both_verdicts) {
    const dfa& references = rfc3986_reference().automaton(rule::uri_reference);
    const dfa& relative = rfc3986_reference().automaton(rule::relative_ref);
    const walk_result result = walk_against(references, relative);
    ASSERT_TRUE(result.difference.has_value());
    EXPECT_EQ(result.difference->witness, "A:");
    EXPECT_TRUE(result.difference->oracle_accepts);
    EXPECT_FALSE(result.difference->implementation_accepts);
    EXPECT_FALSE(result.difference->oracle_dead);
    EXPECT_TRUE(result.difference->implementation_dead);
}

TEST(product_walk, notices_an_octet_that_is_refused_too_late) {
    // The implementation accepts only "ab", as it should. But after "ab" and one more octet it is
    // not dead yet. It is dead only one octet later.
    const dfa language = compile(read_abnf("r = %s\"ab\"\n"), "r");
    const auto step = [](int at, char octet) {
        if (at == 2) {
            return 3;
        }
        return (at == 0 && octet == 'a') || (at == 1 && octet == 'b') ? at + 1 : 4;
    };
    const walk_result result = product_walk(
        language, 0, step, [](int at) { return at == 2; }, [](int at) { return at == 4; });
    ASSERT_TRUE(result.difference.has_value());
    EXPECT_EQ(result.difference->witness, "ab\0"sv);
    EXPECT_FALSE(result.difference->oracle_accepts);
    EXPECT_FALSE(result.difference->implementation_accepts);
    EXPECT_TRUE(result.difference->oracle_dead);
    EXPECT_FALSE(result.difference->implementation_dead);
}

}  // namespace
}  // namespace uriscan::oracle
