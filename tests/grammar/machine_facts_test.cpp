// Tests of facts about the URI machine that the library relies on, with the table of its
// transitions (include/uriscan/detail/automaton.hpp).
#include <gtest/gtest.h>

#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <string_view>

#include "grammar/self_loops.hpp"
#include "kernels/brackets.hpp"
#include "kernels/jumps.hpp"
#include "kernels/skipping.hpp"
#include "kernels/uri_octets.hpp"
#include "operations/machine_states.hpp"
#include "origin_form_automaton.hpp"
#include "request_target_automaton.hpp"
#include "rfc2396_automaton.hpp"

namespace uriscan::tests {
namespace {

using states = std::set<int>;

// Returns the state after an octet.  A transition with an action counts as refused.
int silently_after(int state, char octet) {
    const auto next = uri_machine::follow(state, octet);
    return next.actions == 0 ? next.target : uri_machine::error;
}

template <class Automaton>
void expect_computed_sets() {
    using machine = detail::automaton<Automaton>;
    for (int state = 0; state < Automaton::state_count; ++state) {
        const octet_set looped = octets_between<Automaton>(state, state);
        for (std::size_t octet = 0; octet < 256; ++octet) {
            EXPECT_EQ(detail::has_octet(machine::loop(state), octet), looped[octet])
                << "state " << state << ", octet " << octet;
        }
        const triplet_loop triplet = triplet_loop_of<Automaton>(state);
        EXPECT_EQ(machine::loops_on_triplets(state), triplet.opener >= 0) << "state " << state;
        for (std::size_t octet = 0; machine::loops_on_triplets(state) && octet < 256; ++octet) {
            EXPECT_EQ(triplet.opener, Automaton::triplet_opener);
            EXPECT_EQ(triplet.digits[octet],
                      detail::has_octet(Automaton::sets[Automaton::triplet_digits], octet));
        }
    }
}

TEST(self_loops, are_those_of_the_transitions) {
    expect_computed_sets<uri_automaton>();
    expect_computed_sets<origin_form_automaton>();
    expect_computed_sets<request_target_automaton>();
    expect_computed_sets<rfc2396_automaton>();
}

// Returns the states that follow the "[" of a host before its "]".
states states_in_brackets() {
    states found = {bracket_opened};
    for (std::size_t before = 0; before != found.size();) {
        before = found.size();
        for (const int state : states(found)) {
            for (int octet = 0; octet < 256; ++octet) {
                const int target = silently_after(state, static_cast<char>(octet));
                if (target != uri_machine::error && target != bracket_closed) {
                    found.insert(target);
                }
            }
        }
    }
    return found;
}

TEST(machine_states, in_brackets_are_read_as_by_the_machine_and_others_are_refused) {
    const states between = states_in_brackets();
    EXPECT_GT(between.size(), 100U);
    for (int state = 0; state < uri_automaton::state_count; ++state) {
        const bool is_between = between.contains(state);
        EXPECT_EQ(read_in_brackets(state, nullptr, 0, 0).state,
                  is_between ? state : uri_machine::error)
            << state;
        for (unsigned value = 0; value < 256; ++value) {
            const auto octet = static_cast<unsigned char>(value);
            const int next =
                is_between ? silently_after(state, static_cast<char>(octet)) : uri_machine::error;
            const bracket_reading read = read_in_brackets(state, &octet, 0, 1);
            const bool is_read = next != uri_machine::error && next != bracket_closed;
            ASSERT_EQ(read.state, next) << state << " " << value;
            ASSERT_EQ(read.stop, is_read ? 1U : 0U) << state << " " << value;
        }
    }
}

TEST(machine_states, triplets_lead_to_one_state_without_an_action) {
    for (int state = 0; state < uri_automaton::state_count; ++state) {
        const int opened = uri_machine::after(state, '%');
        EXPECT_EQ(silently_after(state, '%'), opened) << "state " << state;
        for (const char first : std::string_view("09AFaf")) {
            for (const char second : std::string_view("09AFaf")) {
                const int last = silently_after(silently_after(opened, first), second);
                EXPECT_EQ(last, states_after_triplet[static_cast<std::size_t>(state)])
                    << "state " << state;
                EXPECT_EQ(last != uri_machine::error, opened != uri_machine::error);
            }
        }
    }
}

// Visits all states that any number of simple octets lead to.
TEST(simple_octets, after_a_scheme_and_slashes_are_a_uri) {
    states reached;
    states next = {uri_machine::after("a://")};
    while (!next.empty()) {
        const int state = next.extract(next.begin()).value();
        EXPECT_TRUE(uri_machine::is_final(state)) << "state " << state;
        reached.insert(state);
        for (std::size_t octet = 0; octet < 256; ++octet) {
            const int after = uri_machine::after(state, static_cast<char>(octet));
            if (has_octet(simple_octets, octet) && !reached.contains(after)) {
                next.insert(after);
            }
        }
    }
    EXPECT_GE(reached.size(), 3U);  // those of a host, a path and a query
    EXPECT_FALSE(reached.contains(uri_machine::error));
}

// Tries texts of groups and colons from the state after a "[".  Texts of the same shape differ only
// in the digits of their groups, and are read together: `reached` has the states after all of them.
// The masks are those of one text of the shape, which has one digit in each group.
class shapes {
public:
    void try_all() { try_from({uri_machine::after("//[")}, {}, most_gaps); }
    std::size_t addresses() const { return addresses_; }

private:
    struct masks {
        std::uint64_t digits = 0;
        std::uint64_t colons = 0;
        std::size_t size = 0;

        std::uint64_t next() const { return std::uint64_t{1} << size; }
    };

    // An address has at most eight colons, so all of its shapes are tried.
    static constexpr int most_gaps = 10;
    static constexpr std::size_t most_digits = 4;

    static states after(const states& before, char octet) {
        states found;
        for (const int state : before) {
            found.insert(silently_after(state, octet));
        }
        return found;
    }

    static states after_digit(const states& before) {
        states found;
        for (std::size_t octet = 0; octet < 256; ++octet) {
            if (has_octet(uri_automaton::sets[digit_set], octet)) {
                found.merge(after(before, static_cast<char>(octet)));
            }
        }
        return found;
    }

    // Returns the states that groups of up to four digits lead to.
    static states after_group(const states& before) {
        states all;
        states found = before;
        for (std::size_t size = 1; size <= most_digits; ++size) {
            found = after_digit(found);
            all.insert(found.begin(), found.end());
        }
        // A longer group is never in an address.
        for (const char end : {':', ']'}) {
            EXPECT_EQ(after(after_digit(found), end), states{uri_machine::error});
        }
        return all;
    }

    void try_from(const states& reached, const masks& text, int gaps) {
        const masks grown = {text.digits | text.next(), text.colons, text.size + 1};
        const states group = after_group(reached);
        compare(reached, text);
        compare(group, grown);
        EXPECT_FALSE(is_address(text.digits | std::uint64_t{0x1F} << text.size, text.colons,
                                text.size + most_digits + 1));
        if (gaps > 1) {
            try_from(after(reached, ':'), with_colon(text), gaps - 1);
            try_from(after(group, ':'), with_colon(grown), gaps - 1);
        }
    }

    static masks with_colon(const masks& text) {
        return {text.digits, text.colons | text.next(), text.size + 1};
    }

    void compare(const states& reached, const masks& text) {
        const states closed = after(reached, ']');
        const int after_address = uri_machine::after("//[::]");
        const bool is = is_address(text.digits, text.colons, text.size);
        EXPECT_EQ(closed == states{after_address}, is) << text.digits << ' ' << text.colons;
        EXPECT_EQ(closed.contains(after_address), is) << text.digits << ' ' << text.colons;
        addresses_ += is ? 1 : 0;
    }

    std::size_t addresses_ = 0;
};

// Returns the mask of the octets of a text for which a predicate is true.
template <class Predicate>
std::uint64_t mask_of(std::string_view text, Predicate predicate) {
    std::uint64_t mask = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        mask |= std::uint64_t{predicate(text[i])} << i;
    }
    return mask;
}

bool is_ipv4_by_masks(std::string_view text) {
    const auto equal = [text](char wanted) {
        return mask_of(text, [wanted](char octet) { return octet == wanted; });
    };
    const auto up_to = [text](char last) {
        return mask_of(text, [last](char octet) { return '0' <= octet && octet <= last; });
    };
    return is_ipv4_address(ipv4_masks<std::uint64_t>{.dots = equal('.'),
                                                     .decimals = up_to('9'),
                                                     .zeros = equal('0'),
                                                     .ones = equal('1'),
                                                     .twos = equal('2'),
                                                     .fives = equal('5'),
                                                     .up_to_fours = up_to('4')},
                           (std::uint64_t{1} << text.size()) - 1);
}

// Compares the rule with the machine for each number of up to four digits at each place, and for
// each text of up to eight octets of six kinds.
TEST(jumps, are_over_ipv4_addresses) {
    const auto compare = [](const std::string& text) {
        EXPECT_EQ(is_ipv4_by_masks(text),
                  uri_machine::after("//[::" + text + "]") == uri_machine::after("//[::]"))
            << text;
    };
    for (std::size_t size = 1; size <= 4; ++size) {
        std::size_t count = 1;
        for (std::size_t i = 0; i < size; ++i) {
            count *= 10;
        }
        for (std::size_t number = 0; number < count; ++number) {
            const std::string digits = std::to_string(number + 100'000).substr(6 - size);
            compare(digits + ".1.20.255");
            compare("255." + digits + ".1.20");
            compare("20.255." + digits + ".1");
            compare("1.20.255." + digits);
        }
    }
    const std::function<void(const std::string&)> try_from = [&](const std::string& text) {
        // A text without a "." is a group, not an IPv4address.
        if (text.find('.') != text.npos) {
            compare(text);
        }
        for (const char octet : std::string_view(text.size() < 8 ? "0125.a" : "")) {
            try_from(text + octet);
        }
    };
    try_from("");
}

TEST(jumps, are_over_addresses) {
    shapes shapes;
    shapes.try_all();
    EXPECT_EQ(shapes.addresses(), 1U + 36U);  // without "::", and with it
}

}  // namespace
}  // namespace uriscan::tests
