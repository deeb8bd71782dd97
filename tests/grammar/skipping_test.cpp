// Tests that skips are legal. After each octet that the library skips, the URI machine must be in
// the same state as before, without having performed an action. Also tests that the library skips
// every octet that it can skip.
//
// ragel/automaton.awk computes what the library skips. The test compares the result with two
// things: Ragel's own description of the machine (ragel -x), which code in this file reads, and the
// compiled machine. Without Ragel, the test reads generated/uriscan/detail/uri_automaton.hpp
// instead, which the library also uses.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <fstream>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "grammar/self_loops.hpp"
#include "kernels/skipping.hpp"
#include "support/case_file.hpp"
#include "support/no_skipper.hpp"
#include "uri_parser.hpp"

namespace uriscan::tests {
namespace {

using raw_octet = unsigned char;
using detail::uri_machine;

constexpr int error_state = 0;

// The state that an octet leads to, and the actions of this transition, each followed by a space.
struct step {
    int target = error_state;
    std::string actions;

    bool operator==(const step&) const = default;
};

using steps_of_state = std::array<step, 256>;

struct description {
    std::vector<steps_of_state> states;

    const step& next(int state, unsigned c) const {
        return states.at(static_cast<std::size_t>(state)).at(c);
    }
    bool leads_silently(int from, unsigned c, int to) const {
        return next(from, c) == step{to, ""};
    }
};

// Records the names of the actions instead of offsets.
struct action_recorder {
    std::string actions;

    void scheme_end(std::size_t) { actions += "scheme_end "; }
    void host_begin(std::size_t) { actions += "host_begin "; }
    void host_end(std::size_t) { actions += "host_end "; }
    void path_begin(std::size_t) { actions += "path_begin "; }
    void path_end(std::size_t) { actions += "path_end "; }
    void query_end(std::size_t) { actions += "query_end "; }
};

#ifdef URISCAN_RAGEL_DESCRIPTION

constexpr const char* source = "ragel -x";

// Reads the output of `ragel -x`, which has one element on each line.
class ragel_reader {
public:
    explicit ragel_reader(const char* path) {
        std::ifstream file(path);
        for (std::string line; std::getline(file, line);) {
            read(line.c_str());
        }
        if (machine_.states.size() < 2) {
            throw std::runtime_error(std::string(path) + ": no machine");
        }
    }

    description machine() const { return machine_; }

private:
    void read(const char* line) {
        char name[32] = "";
        char entering[8] = "";
        char leaving[8] = "";
        int at = 0;
        int state = 0;
        unsigned low = 0;
        unsigned high = 0;
        if (std::sscanf(line, " <action id=\"%*d\" name=\"%31[a-z_]\"", name) == 1) {
            names_.push_back(std::string(name) + " ");
        } else if (std::sscanf(line, " <action_table id=\"%*d\" length=\"%*d\">%n", &at) == 0 &&
                   at > 0) {
            add_table(line + at);
        } else if (std::sscanf(line, " <state id=\"%d\"", &state) == 1) {
            EXPECT_EQ(static_cast<std::size_t>(state), machine_.states.size());
            machine_.states.emplace_back();
        } else if (std::sscanf(line, " <t>%u %u %d %n", &low, &high, &state, &at) == 3) {
            for (unsigned c = low; c <= high; ++c) {
                machine_.states.back().at(c) = {state, actions(line + at)};
            }
        } else if (std::sscanf(line, " <state_actions>%7s %7s", entering, leaving) == 2) {
            // The third action is for the end of the input. The library never tells the machine
            // about the end, so this action never happens.
            EXPECT_EQ(actions(entering), "skip ");
            EXPECT_STREQ(leaving, "x");
        }
    }

    // Adds the names of actions that happen together. `numbers` lists them by number.
    void add_table(const char* numbers) {
        std::string together;
        int number = 0;
        for (int size = 0; std::sscanf(numbers, "%d%n", &number, &size) == 1; numbers += size) {
            together += names_.at(static_cast<std::size_t>(number));
        }
        tables_.push_back(together);
    }

    std::string actions(const char* table) const {
        return *table == 'x' ? "" : tables_.at(std::stoul(table));
    }

    std::vector<std::string> names_;
    std::vector<std::string> tables_;
    description machine_;
};

description read_description() {
    return ragel_reader(URISCAN_RAGEL_DESCRIPTION).machine();
}

#else

constexpr const char* source = "generated/uriscan/detail/uri_automaton.hpp";

description read_description() {
    description machine;
    for (std::size_t state = 0; state < uri_automaton::state_count; ++state) {
        steps_of_state& steps = machine.states.emplace_back();
        for (std::size_t t = uri_automaton::first[state]; t < uri_automaton::first[state + 1];
             ++t) {
            const auto& transition = uri_automaton::transitions[t];
            action_recorder recorder;
            uri_automaton::act(transition.actions, recorder, std::size_t{0});
            for (unsigned c = transition.low; c <= transition.high; ++c) {
                steps.at(c) = {transition.target, recorder.actions};
            }
        }
    }
    return machine;
}

#endif

const description& described() {
    static const description machine = read_description();
    return machine;
}

octet_set set_of(const nibble_table& table) {
    octet_set set;
    for (std::size_t c = 0; c < set.members.size(); ++c) {
        set.members[c] = has_octet(table, c);
    }
    return set;
}

// The self-loop of each state, as the tables of the library have it.
const std::vector<self_loop> library_self_loops = [] {
    std::vector<self_loop> loops(uri_machine::state_count);
    for (int state = 0; state < uri_automaton::state_count; ++state) {
        self_loop& loop = loops[static_cast<std::size_t>(state)];
        loop.octets = set_of(uri_machine::loop(state));
        if (uri_machine::loops_on_triplets(state)) {
            loop.triplet = {uri_automaton::triplet_opener, set_of(uri_automaton::sets[digit_set])};
        }
    }
    return loops;
}();
using all_states = std::make_index_sequence<std::size_t{uri_automaton::state_count}>;

// The parts of a state's self-loop that the library skips.
struct skipped {
    bool octets;
    bool triplets;
};
template <std::size_t... States>
constexpr std::array<skipped, sizeof...(States)> skipped_of(std::index_sequence<States...>) {
    return {skipped{skips<static_cast<int>(States)>, skips_triplets<static_cast<int>(States)>}...};
}
constexpr auto library_skips = skipped_of(all_states());

const self_loop& library_self_loop(int state) {
    return library_self_loops.at(static_cast<std::size_t>(state));
}

// Runs the compiled machine on `text` from the given state, without skips.
step run_compiled(int state, const std::string& text) {
    action_recorder recorder;
    no_skipper skipper;
    uri_parser::run(state, reinterpret_cast<const raw_octet*>(text.data()), text.size(), recorder,
                    skipper);
    return {state < 0 ? error_state : state, recorder.actions};
}

std::string place(int state, const std::string& text) {
    return "state " + std::to_string(state) + " on " + in_quotes(text);
}

std::string text_of(std::initializer_list<unsigned> octets) {
    return {octets.begin(), octets.end()};
}

using three_octets = std::tuple<unsigned, unsigned, unsigned>;

// Returns the triplets that lead from a state through other states back to it, without an action.
std::vector<three_octets> silent_triplets(int state) {
    std::vector<three_octets> found;
    const auto for_each_step = [&](int from, auto&& go_on) {
        for (unsigned c = 0; c < 256; ++c) {
            const step& next = described().next(from, c);
            if (next.target != error_state && next.actions.empty()) {
                go_on(c, next.target);
            }
        }
    };
    for_each_step(state, [&](unsigned first, int second_state) {
        if (second_state == state) {
            return;
        }
        for_each_step(second_state, [&](unsigned second, int third_state) {
            if (third_state == state) {
                return;
            }
            for_each_step(third_state, [&](unsigned third, int target) {
                if (target == state) {
                    found.emplace_back(first, second, third);
                }
            });
        });
    });
    return found;
}

std::vector<three_octets> library_triplets(int state) {
    const triplet_loop& triplet_loop = library_self_loop(state).triplet;
    std::vector<three_octets> all;
    for (unsigned first = 0; triplet_loop.opener >= 0 && first < 256; ++first) {
        for (unsigned second = 0; triplet_loop.digits[first] && second < 256; ++second) {
            if (triplet_loop.digits[second]) {
                all.emplace_back(static_cast<unsigned>(triplet_loop.opener), first, second);
            }
        }
    }
    return all;
}

TEST(self_loops, are_all_octets_that_lead_back_without_an_action) {
    std::printf("the machine's description is %s\n", source);
    ASSERT_EQ(described().states.size(), library_self_loops.size());
    for (int state = 0; state < uri_automaton::state_count; ++state) {
        for (unsigned c = 0; c < 256; ++c) {
            EXPECT_EQ(library_self_loop(state).octets[c],
                      state != error_state && described().leads_silently(state, c, state))
                << place(state, text_of({c}));
        }
        // The library never skips a set that has only one octet. The test checks that no state has
        // such a set.
        EXPECT_NE(library_self_loop(state).octets.size(), 1U) << "state " << state;
    }
}

TEST(self_loops, are_all_skipped) {
    for (int state = 0; state < uri_automaton::state_count; ++state) {
        const skipped& skipped = library_skips.at(static_cast<std::size_t>(state));
        const bool has_octets = library_self_loop(state).octets.size() > 0;
        EXPECT_EQ(skipped.octets, has_octets) << "state " << state;
        EXPECT_EQ(skipped.triplets, has_octets && !library_triplets(state).empty())
            << "state " << state;
    }
}

TEST(self_loops, have_all_triplets_that_lead_back_without_an_action) {
    std::size_t with_triplets = 0;
    for (int state = 0; state < uri_automaton::state_count; ++state) {
        if (library_self_loop(state).octets.size() > 0) {
            EXPECT_EQ(library_triplets(state), silent_triplets(state)) << "state " << state;
            with_triplets += library_triplets(state).empty() ? 0 : 1;
        }
    }
    EXPECT_GT(with_triplets, 0U);
}

TEST(compiled_machine, does_what_the_table_says) {
    for (int state = error_state + 1; state < uri_automaton::state_count; ++state) {
        for (unsigned c = 0; c < 256; ++c) {
            const auto [target, actions] = run_compiled(state, text_of({c}));
            EXPECT_EQ((step{target, actions}), described().next(state, c))
                << place(state, text_of({c})) << " leads to " << target << " by " << actions;
        }
    }
}

TEST(compiled_machine, returns_to_its_state_without_an_action_after_every_skip) {
    std::size_t octets = 0;
    std::size_t triplets = 0;
    for (int state = error_state + 1; state < uri_automaton::state_count; ++state) {
        const step back = {state, ""};
        for (unsigned c = 0; c < 256; ++c) {
            if (library_self_loop(state).octets[c]) {
                ++octets;
                EXPECT_EQ(run_compiled(state, text_of({c})), back) << place(state, text_of({c}));
            }
        }
        for (const auto& [first, second, third] : library_triplets(state)) {
            const std::string text = text_of({first, second, third});
            ++triplets;
            EXPECT_EQ(run_compiled(state, text), back) << place(state, text);
        }
    }
    std::printf("%zu octets and %zu triplets are skipped\n", octets, triplets);
    EXPECT_GT(octets, 0U);
    EXPECT_GT(triplets, 0U);
}

}  // namespace
}  // namespace uriscan::tests
