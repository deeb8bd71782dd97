// Finite automata for the rules of an ABNF grammar. Section 3 of RFC 5234 offers only regular
// operators. So a rule that does not refer to itself, even indirectly, describes a regular
// language. The syntax tree of the rule becomes a nondeterministic automaton (Thompson's
// construction), then a deterministic one (subset construction), then the minimal complete one
// (Moore's partition refinement). Minimal automata are canonical: two minimal automata are equal
// exactly if they accept the same language.

#pragma once

#include "abnf.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace uriscan::oracle {

// A nondeterministic automaton. A node has any number of free moves, which read no octet. It has at
// most one move that reads an octet: that move reads any octet of `label` and leads to `target`.
struct nfa {
    struct node {
        std::vector<std::uint32_t> free_moves;
        octet_set label;
        std::uint32_t target = 0;
    };

    std::vector<node> nodes;
    std::uint32_t start = 0;
    std::uint32_t accept = 0;
};

// A complete deterministic automaton over octets. Octets of the same class have the same successor
// in every state. Classes are numbered in the order of their smallest octets.
class dfa {
public:
    using state = std::uint16_t;
    using class_map = std::array<std::uint8_t, 256>;
    using row = std::vector<state>;  // the successor for each octet class

    static constexpr state start = 0;

    struct run_result {
        std::size_t viable;
        bool accepted;
    };

    dfa(const class_map& classes, const std::vector<row>& rows, std::vector<bool> accepting);

    std::size_t state_count() const noexcept { return accepting_.size(); }
    std::size_t class_count() const noexcept { return representatives_.size(); }
    const class_map& classes() const noexcept { return classes_; }

    // Returns the smallest octet of each class.
    const std::string& representatives() const noexcept { return representatives_; }

    state next(state from, char octet) const {
        return successors_[from * class_count() + classes_[static_cast<unsigned char>(octet)]];
    }
    state next_of_class(state from, std::size_t octet_class) const {
        return successors_[from * class_count() + octet_class];
    }
    state after(state from, std::string_view text) const;
    bool accepting(state at) const { return accepting_[at]; }

    // A state is dead if no string leads from it to an accepting state. A minimal automaton has at
    // most one dead state, the sink.
    bool dead(state at) const { return dead_[at]; }
    std::optional<state> sink() const;

    // In the result, `viable` is the length of the longest prefix of `text` that some string of the
    // language starts with. `accepted` tells whether `text` itself is in the language.
    run_result run(std::string_view text) const;
    bool accepts(std::string_view text) const { return run(text).accepted; }
    std::size_t viable_prefix_length(std::string_view text) const { return run(text).viable; }

    friend bool operator==(const dfa&, const dfa&) = default;

private:
    class_map classes_;
    std::string representatives_;
    std::vector<state> successors_;
    std::vector<bool> accepting_;
    std::vector<bool> dead_;
};

// The three steps: Thompson's construction, the subset construction, and Moore's partition
// refinement. to_nfa() throws abnf_error if a rule is undefined or refers to itself, even
// indirectly.
nfa to_nfa(const grammar& rules, std::string_view rule);
dfa determinise(const nfa& source);
dfa minimise(const dfa& source);

// Calls the three functions above, and returns the minimal complete automaton of a rule's language.
// Its states are numbered in breadth-first order from the start.
dfa compile(const grammar& rules, std::string_view rule);

// Returns Moore's partitions of the states. Partition i gives two states the same number if no
// string of at most i octets tells these states apart. The last partition is the coarsest stable
// one.
std::vector<std::vector<dfa::state>> moore_partitions(const dfa& source);

// Returns, for each state, the shortest string that leads to it. Each octet of these strings
// represents its class.
std::vector<std::string> state_cover(const dfa& source);

// Returns the strings of the state cover and, for each octet of `alphabet`, these strings followed
// by the octet. The result has no duplicates.
std::vector<std::string> transition_cover(const dfa& source, std::string_view alphabet);

// Returns a set W of strings over class representatives. For any two states of a minimal automaton,
// W has a string that is accepted from exactly one of the two. The first string of W is empty.
std::vector<std::string> characterisation_set(const dfa& minimal);

// Returns the shortest string that belongs to exactly one of the two languages. Returns
// std::nullopt if the languages are equal.
std::optional<std::string> difference(const dfa& left, const dfa& right);

}  // namespace uriscan::oracle
