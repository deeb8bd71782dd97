// Tests that literals, which the compiler parses, give the same results as parse().  The compiler
// uses a table, and the library uses the machine that Ragel compiled.  The table and the machine
// must record the same offsets on every path.  The two parsers must also agree on the strings of
// the W-method.
#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "grammar/breadth_first.hpp"
#include "grammar/comparison.hpp"
#include "grammar/rfc3986.hpp"
#include "grammar/w_method.hpp"
#include "support/case_file.hpp"
#include "support/no_skipper.hpp"
#include "uri_parser.hpp"
#include "uriscan/literal.hpp"
#include "uriscan/uriscan.hpp"

namespace uriscan::tests {
namespace {

using namespace uriscan::literals;

TEST(doc_examples, literal_hpp) {
    constexpr uriscan::uri_view here = uriscan::literal(uriscan::rule::relative_ref, "../b?q");
    EXPECT_EQ(here.path(), "../b");
    static_assert("http://example.com/"_uri.host() == "example.com");
    constexpr uriscan::uri_view up = "../b"_uri_reference;
    EXPECT_TRUE(up.is_relative());
}

TEST(literal, has_all_components) {
    constexpr auto uri = "http://user:pw@[::1]:8042/over/there?name=ferret#nose"_uri;
    static_assert(uri.text() == "http://user:pw@[::1]:8042/over/there?name=ferret#nose");
    static_assert(uri.scheme() == "http" && uri.userinfo() == "user:pw");
    static_assert(uri.host() == "[::1]" && uri.port() == "8042" && uri.path() == "/over/there");
    static_assert(uri.query() == "name=ferret" && uri.fragment() == "nose");
    EXPECT_EQ(uri.components(), parse_uri(uri.text())->components());
}

TEST(literal, tells_absent_from_empty) {
    constexpr auto uri = "a://h:?"_uri;
    static_assert(uri.has_port() && uri.port().empty() && uri.has_query() && !uri.has_fragment());
    constexpr auto empty = ""_uri_reference;
    static_assert(empty.text().empty() && !empty.has_scheme() && !empty.has_authority());
}

TEST(literal, fits_each_rule) {
    static_assert(literal(rule::absolute_uri, "urn:isbn:0").path() == "isbn:0");
    static_assert(literal(rule::relative_ref, "//h/#f").fragment() == "f");
    static_assert(literal(rule::uri, "a:#f").fragment() == "f");
    static_assert(literal(rule::uri_reference, "a:#f").fragment() == "f");
}

// Stores what a machine records at one octet: the name of each offset, and its distance from this
// octet.
template <class Position>
struct event_recorder {
    using event = std::pair<std::string_view, int>;

    void scheme_end(Position p) { add("scheme_end", p); }
    void host_begin(Position p) { add("host_begin", p); }
    void host_end(Position p) { add("host_end", p); }
    void path_begin(Position p) { add("path_begin", p); }
    void path_end(Position p) { add("path_end", p); }
    void query_end(Position p) { add("query_end", p); }
    void add(std::string_view name, Position p) {
        events.emplace_back(name, static_cast<int>(p - octet));
    }

    Position octet;
    std::vector<event> events{};
};

// The states of the two machines, and whether the machines have recorded different offsets so far.
struct pair_of_states {
    int compiled;
    int table;
    bool offsets_differ = false;

    auto operator<=>(const pair_of_states&) const = default;
};

constexpr int error_state = 0;

pair_of_states step(pair_of_states at, char octet) {
    const auto c = static_cast<unsigned char>(octet);
    event_recorder<std::size_t> compiled{0};
    if (at.compiled != error_state) {  // Ragel's code cannot go on from the error state
        no_skipper skipper;
        uri_parser::run(at.compiled, &c, 1, compiled, skipper);
        at.compiled = at.compiled < 0 ? error_state : at.compiled;
    }
    event_recorder<const char*> table{&octet};
    const auto transition = detail::uri_machine::follow(at.table, octet);
    at.table = transition.target;
    uri_automaton::act(transition.actions, table, &octet);
    at.offsets_differ |= compiled.events != table.events;
    return at;
}

bool differ(const pair_of_states& at) {
    const bool final = uri_automaton::is_final[static_cast<std::size_t>(at.table)];
    return at.offsets_differ || final != (at.compiled >= uri_parser::uri_parser_first_final) ||
           (at.compiled == error_state) != (at.table == error_state);
}

// The walk visits all pairs of states that any text reaches.  So the result of the walk is true for
// texts of every length.
TEST(literal, is_read_by_a_machine_equal_to_the_compiled_one) {
    const auto walk =
        oracle::breadth_first(pair_of_states{uri_parser::uri_parser_start, uri_automaton::start},
                              oracle::all_octets(), step, differ);
    EXPECT_FALSE(walk.found) << in_quotes(walk.visited.back().second);
    EXPECT_EQ(walk.visited.size(), std::size_t{uri_automaton::state_count});
}

// The result for a text has three parts: whether the text is valid, the number of octets read, and
// the components of a valid text.
using answer = std::tuple<bool, std::size_t, uri_components>;

answer parsed(rule rule, std::string_view text) {
    const auto result = parse(rule, text);
    return result ? answer(true, text.size(), result->components())
                  : answer(false, result.error().offset, {});
}

answer read_as_literal(rule rule, std::string_view text) {
    uri_components at;
    const detail::extent fits = detail::read_by_table(rule, text, at);
    return {fits.whole, fits.stop, fits.whole ? at : uri_components{}};
}

TEST(literal, is_read_only_up_to_its_end) {
    // The octets after the text would continue it.
    const std::string_view text = "ab:cd";
    for (std::size_t size = 0; size <= text.size(); ++size) {
        for (const rule rule : {rule::uri_reference, rule::uri, rule::relative_ref}) {
            EXPECT_EQ(read_as_literal(rule, text.substr(0, size)),
                      parsed(rule, text.substr(0, size)))
                << size;
        }
    }
}

class every_rule : public testing::TestWithParam<top_rule> {
protected:
    // Returns the minimal automaton of the rule.
    const oracle::dfa& automaton() const {
        return oracle::rfc3986_reference().automaton(GetParam().theirs);
    }

    // Compares the two parsers on the strings of the W-method.
    void compare(const oracle::w_suite& strings, unsigned extra_states) const {
        const rule rule = GetParam().ours;
        std::optional<std::string> witness;
        const auto count = strings.visit(extra_states, [&](std::string_view text) {
            if (parsed(rule, text) != read_as_literal(rule, text)) {
                witness = text;
            }
            return !witness;
        });
        EXPECT_FALSE(witness) << in_quotes(*witness);
        EXPECT_GT(count, 50'000U);
    }
};

TEST_P(every_rule, is_the_same_in_literals_as_in_texts) {
    compare(oracle::w_suite(automaton()), 0);
}

TEST_P(every_rule, is_the_same_in_literals_as_in_texts_for_an_extra_state) {
    compare(oracle::w_suite(automaton()), 1);
}

TEST_P(every_rule, is_the_same_in_literals_as_in_texts_over_all_octets) {
    compare(oracle::w_suite(automaton(), oracle::all_octets()), 0);
}

INSTANTIATE_TEST_SUITE_P(literal, every_rule, testing::ValuesIn(top_rules));

}  // namespace
}  // namespace uriscan::tests
