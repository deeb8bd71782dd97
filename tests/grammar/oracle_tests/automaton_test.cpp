// Tests how automata are built, minimised and compared. The expected automata of small languages
// were drawn by hand. The automata of RFC 3986 must have their known sizes.
#include <gtest/gtest.h>

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "grammar/abnf.hpp"
#include "grammar/automaton.hpp"
#include "grammar/reference.hpp"
#include "grammar/rfc3986.hpp"
#include "grammar/w_method.hpp"

namespace uriscan::oracle {
namespace {

using namespace std::string_view_literals;

TEST(automaton, small_languages_have_the_minimal_automata_drawn_by_hand) {
    const grammar rules = read_abnf("even = *(2\"a\")\none = \"a\" / \"b\"\nall = *%x00-FF\n");
    const dfa even = compile(rules, "even");
    EXPECT_EQ(even.state_count(), 3U);
    EXPECT_EQ(even.class_count(), 2U);
    EXPECT_EQ(even.representatives(), "\0A"sv);
    EXPECT_EQ(even.viable_prefix_length("aaab"), 3U);
    EXPECT_EQ(even.viable_prefix_length("aaa"), 3U);
    const dfa one = compile(rules, "one");
    EXPECT_EQ(one.state_count(), 3U);
    EXPECT_EQ(one.class_count(), 2U);
    EXPECT_EQ(one.viable_prefix_length("ab"), 1U);
    const dfa all = compile(rules, "all");
    EXPECT_EQ(all.state_count(), 1U);
    EXPECT_EQ(all.class_count(), 1U);
    EXPECT_EQ(all.sink(), std::nullopt);
}

TEST(automaton, equal_languages_have_equal_automata) {
    const grammar rules =
        read_abnf("a = *(\"x\" / \"y\")\nb = *(*\"x\" *\"y\")\nc = *\"x\" *\"y\"\n");
    EXPECT_EQ(compile(rules, "a"), compile(rules, "b"));
    EXPECT_NE(compile(rules, "a"), compile(rules, "c"));
    EXPECT_EQ(difference(compile(rules, "a"), compile(rules, "b")), std::nullopt);
    EXPECT_EQ(difference(compile(rules, "a"), compile(rules, "c")), "YX");
}

TEST(automaton, minimal_automata_have_the_expected_size) {
    const std::map<std::string, std::pair<std::size_t, std::size_t>> expected{
        {"URI-reference", {183, 21}},
        {"URI", {180, 21}},
        {"absolute-URI", {177, 20}},
        {"relative-ref", {181, 19}},
    };
    const grammar rules = rfc3986_grammar();
    for (const auto& [name, size] : expected) {
        const dfa language = compile(rules, name);
        EXPECT_EQ(language.state_count(), size.first) << name;
        EXPECT_EQ(language.class_count(), size.second) << name;
        EXPECT_EQ(minimise(language), language) << name;
        EXPECT_TRUE(language.sink().has_value()) << name;
    }
}

TEST(automaton, minimisation_keeps_the_language) {
    const dfa large = determinise(to_nfa(rfc3986_grammar(), "URI-reference"));
    const dfa minimal = minimise(large);
    EXPECT_GT(large.state_count(), minimal.state_count());
    EXPECT_EQ(difference(large, minimal), std::nullopt);
}

TEST(automaton, sixteen_bit_numbers_and_octets_are_counted_right) {
    const grammar rules = rfc3986_grammar();
    const dfa octet = compile(rules, "dec-octet");
    const dfa group = compile(rules, "h16");
    for (unsigned value = 0; value < 1200; ++value) {
        EXPECT_EQ(octet.accepts(std::to_string(value)), value < 256) << value;
        EXPECT_EQ(group.accepts(std::to_string(value)), true) << value;
    }
    EXPECT_FALSE(octet.accepts("01"));
    EXPECT_FALSE(group.accepts("12345"));
    EXPECT_FALSE(group.accepts(""));
    EXPECT_TRUE(group.accepts("aF09"));
}

TEST(automaton, covers_reach_and_suffixes_tell_apart_every_state) {
    const dfa& language = rfc3986_reference().automaton(rule::uri_reference);
    const auto state_after = [&](std::string_view text) {
        dfa::state at = dfa::start;
        for (const char octet : text) {
            at = language.next(at, octet);
        }
        return at;
    };
    const std::vector<std::string> cover = state_cover(language);
    ASSERT_EQ(cover.size(), language.state_count());
    const std::vector<std::string> suffixes = characterisation_set(language);
    std::set<std::vector<bool>> responses;
    for (std::size_t at = 0; at < cover.size(); ++at) {
        EXPECT_EQ(state_after(cover[at]), at);
        std::vector<bool> response;
        for (const std::string& suffix : suffixes) {
            response.push_back(language.accepts(cover[at] + suffix));
        }
        responses.insert(response);
    }
    EXPECT_EQ(responses.size(), language.state_count());
    const auto transitions = transition_cover(language, language.representatives());
    EXPECT_EQ(transitions.size(), 1 + language.state_count() * language.class_count());
    const std::set<std::string> distinct(transitions.begin(), transitions.end());
    EXPECT_EQ(distinct.size(), transitions.size());
}

}  // namespace
}  // namespace uriscan::oracle
