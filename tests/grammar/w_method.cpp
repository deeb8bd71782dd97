// Computes the sets of strings that make up a W-method suite. w_method.hpp states the theorem.

#include "w_method.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace uriscan::oracle {
namespace {

// Says for each state whether a string is accepted from it.
std::vector<bool> accepting_states(const dfa& automaton, const std::string& suffix) {
    std::vector<bool> accepting;
    for (std::size_t state = 0; state < automaton.state_count(); ++state) {
        const auto from = static_cast<dfa::state>(state);
        accepting.push_back(automaton.accepting(automaton.after(from, suffix)));
    }
    return accepting;
}

// Returns strings of W that tell a state from each other state.  Each time, takes the string that
// tells this state from most of the remaining states.  `accepting` has the states from which each
// string is accepted.
std::vector<std::string> characterisation_of(std::size_t state, const std::vector<std::string>& all,
                                             const std::vector<std::vector<bool>>& accepting) {
    std::vector<std::string> chosen;
    std::vector<std::size_t> left;
    for (std::size_t other = 0; other < accepting.front().size(); ++other) {
        if (other != state) {
            left.push_back(other);
        }
    }
    while (!left.empty()) {
        std::pair<std::size_t, std::size_t> best;  // how many it tells apart, and which it is
        for (std::size_t i = 0; i < all.size(); ++i) {
            const auto told_apart = std::ranges::count_if(left, [&](std::size_t other) {
                return accepting[i][other] != accepting[i][state];
            });
            best = std::max(best, {static_cast<std::size_t>(told_apart), i});
        }
        chosen.push_back(all[best.second]);
        std::erase_if(left, [&](std::size_t other) {
            return accepting[best.second][other] != accepting[best.second][state];
        });
    }
    return chosen;
}

}  // namespace

w_suite::w_suite(const dfa& minimal) : w_suite(minimal, minimal.representatives()) {}

w_suite::w_suite(const dfa& minimal, std::string_view alphabet)
    : automaton_(minimal),
      state_cover_(oracle::state_cover(minimal)),
      suffixes_(characterisation_set(minimal)),
      alphabet_(alphabet) {
    // A transition cover starts with the strings of the state cover. The strings after them are the
    // frontier.
    const std::vector<std::string> cover = transition_cover(minimal, alphabet);
    frontier_.assign(cover.begin() + static_cast<std::ptrdiff_t>(state_cover_.size()), cover.end());
    std::vector<std::vector<bool>> accepting;
    for (const std::string& suffix : suffixes_) {
        accepting.push_back(accepting_states(minimal, suffix));
    }
    for (std::size_t state = 0; state < minimal.state_count(); ++state) {
        suffixes_of_state_.push_back(oracle::characterisation_of(state, suffixes_, accepting));
    }
}

std::uint64_t w_suite::count(unsigned extra_states) const {
    std::uint64_t extensions = 0;
    std::uint64_t strings_of_length = 1;
    for (unsigned length = 0; length <= extra_states; ++length) {
        extensions += strings_of_length;
        strings_of_length *= alphabet_.size();
    }
    return (state_cover_.size() + frontier_.size() * extensions) * suffixes_.size();
}

}  // namespace uriscan::oracle
