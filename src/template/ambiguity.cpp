#include "template/ambiguity.hpp"

#include <algorithm>
#include <unordered_map>

namespace uriscan {
namespace {

constexpr std::size_t most_pairs = std::size_t{1} << 22;

// A pair of states after the same text.  `differ` says whether the two runs differ so far.
struct state_pair {
    std::uint32_t first;
    std::uint32_t second;
    bool differ;

    std::uint64_t key() const {
        return (std::uint64_t{first} << 32 | second) << 1 | (differ ? 1 : 0);
    }
};

// A pair that was reached, and how.
struct reached_pair {
    state_pair pair;
    std::size_t from;
    char octet;
};

bool has_one_way(const template_states& automaton) {
    for (std::uint32_t s = 0; s < automaton.states.size(); ++s) {
        std::vector<edge_symbol> before;
        bool overlap = false;
        automaton.for_each_edge(s, [&](const template_states::edge& edge) {
            for (const edge_symbol other : before) {
                overlap = overlap || common_octet(other, edge.symbol) != '\0';
            }
            before.push_back(edge.symbol);
        });
        if (overlap) {
            return false;
        }
    }
    return true;
}

void trace(const std::vector<reached_pair>& reached, std::size_t at, two_runs& witness) {
    for (; at != 0; at = reached[at].from) {
        witness.text += reached[at].octet;
        witness.first.push_back(reached[at].pair.first);
        witness.second.push_back(reached[at].pair.second);
    }
    std::reverse(witness.text.begin(), witness.text.end());
    std::reverse(witness.first.begin(), witness.first.end());
    std::reverse(witness.second.begin(), witness.second.end());
}

}  // namespace

ambiguity_check check_ambiguity(const template_states& automaton, two_runs& witness) {
    if (has_one_way(automaton)) {
        return ambiguity_check::unambiguous;
    }
    std::vector<reached_pair> reached = {{{0, 0, false}, 0, '\0'}};
    std::unordered_map<std::uint64_t, bool> seen = {{reached[0].pair.key(), true}};
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const state_pair at = reached[i].pair;
        if (at.differ && automaton.states[at.first].accepts == 0 &&
            automaton.states[at.second].accepts == 0) {
            trace(reached, i, witness);
            return ambiguity_check::ambiguous;
        }
        if (reached.size() > most_pairs) {
            return ambiguity_check::gave_up;
        }
        automaton.for_each_edge(at.first, [&](const template_states::edge& a) {
            automaton.for_each_edge(at.second, [&](const template_states::edge& b) {
                const char octet = common_octet(a.symbol, b.symbol);
                const state_pair next = {a.target, b.target, at.differ || &a != &b};
                if (octet != '\0' && seen.emplace(next.key(), true).second) {
                    reached.push_back({next, i, octet});
                }
            });
        });
    }
    return ambiguity_check::unambiguous;
}

}  // namespace uriscan
