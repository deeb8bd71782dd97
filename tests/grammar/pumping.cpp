// Finds the loops of an automaton, and repeats them in strings.
#include "grammar/pumping.hpp"

#include <algorithm>
#include <optional>

#include "grammar/breadth_first.hpp"

namespace uriscan::tests {
namespace {

using state = oracle::dfa::state;

// Returns the shortest text that leads from a state to another one.
std::optional<std::string> way(const oracle::dfa& automaton, state from, state to) {
    const auto found = oracle::breadth_first(
        from, automaton.representatives(),
        [&](state at, char octet) { return automaton.next(at, octet); },
        [to](state at) { return at == to; });
    return found.found ? std::optional(found.visited.back().second) : std::nullopt;
}

// Calls `use(more)` with each number of octets that moves a position of `positions` to `window`.
template <class Use>
void move_to(const window& window, const tests::window& positions, Use use) {
    const std::size_t least = window.first - std::min(window.first, positions.last);
    for (std::size_t more = std::max<std::size_t>(least, 1); more + positions.first <= window.last;
         ++more) {
        use(more);
    }
}

}  // namespace

pump::pump(const oracle::dfa& automaton) : automaton_(automaton) {
    for (std::size_t at = 0; at < automaton.state_count(); ++at) {
        loops_.push_back(loops_of(static_cast<state>(at)));
    }
}

pump::loops_of_state pump::loops_of(state from) const {
    loops_of_state found;
    if (automaton_.dead(from)) {
        return found;
    }
    for (const char octet : oracle::all_octets()) {
        if (automaton_.next(from, octet) == from) {
            found.octets += octet;
        }
    }
    const std::string& octets = automaton_.representatives();
    for (const char first : octets) {
        const state second = automaton_.next(from, first);
        for (const char digit : automaton_.dead(second) ? std::string() : octets) {
            const state third = automaton_.next(second, digit);
            if (second != from && third != from && automaton_.next(third, digit) == from) {
                found.triplet = {first, digit, digit};
            }
        }
    }
    return found;
}

std::vector<state> pump::looping_states() const {
    std::vector<state> found;
    for (std::size_t at = 0; at < loops_.size(); ++at) {
        if (!loops_[at].octets.empty()) {
            found.push_back(static_cast<state>(at));
        }
    }
    return found;
}

std::vector<std::string> pump::ways_to(state to) const {
    std::vector<std::string> ways = {way(automaton_, oracle::dfa::start, to).value()};
    std::optional<std::string> longer;
    for (const state other : looping_states()) {
        const auto rest = way(automaton_, other, to);
        if (other == to || !rest) {
            continue;
        }
        const std::string whole = way(automaton_, oracle::dfa::start, other).value() + *rest;
        if (!longer || whole.size() < longer->size()) {
            longer = whole;
        }
    }
    if (longer && *longer != ways.front()) {
        ways.push_back(*longer);
    }
    return ways;
}

// Returns the states with a loop that the string reaches up to offset `from`, each with the offset
// at which the string first reaches it.
std::vector<pump::place> pump::places(std::string_view string, std::size_t from) const {
    std::vector<place> found;
    state at = oracle::dfa::start;
    for (std::size_t i = 0; i <= from; ++i) {
        const bool is_new =
            std::none_of(found.begin(), found.end(), [at](place p) { return p.state == at; });
        if (!loops_[at].octets.empty() && is_new) {
            found.push_back({i, at});
        }
        at = i < string.size() ? automaton_.next(at, string[i]) : at;
    }
    return found;
}

// Returns `size` octets that lead from the state to itself. With `triplets`, there are as many
// triplets as fit, after the single octets.
std::string pump::repeated(state from, std::size_t size, bool triplets) const {
    const auto& [octets, triplet] = loops_[from];
    const std::size_t singles = triplets ? size % 3 : size;
    std::string text;
    text.reserve(size);
    for (std::size_t at = size % octets.size(); text.size() < singles; ++at) {
        at = at == octets.size() ? 0 : at;
        text += octets[at];
    }
    while (text.size() < size) {
        text += triplet;
    }
    return text;
}

std::size_t pump::visit_loops(const std::vector<place>& loops, std::string_view string,
                              std::size_t from, const pumped_visitor& visitor) const {
    std::size_t calls = 0;
    bool going_on = true;
    const auto try_text = [&](const place& loop, std::size_t more, bool triplets) {
        if (!going_on || (triplets && loops_[loop.state].triplet.empty())) {
            return;
        }
        pumped_text longer = {std::string(string), {loop.at}};
        longer.text.insert(loop.at, repeated(loop.state, more, triplets));
        for (std::size_t p = from + more; p <= longer.text.size(); ++p) {
            if (block_ends[0].has(p) || block_ends[1].has(p)) {
                longer.chunk_ends.push_back(p);
            }
        }
        ++calls;
        going_on = visitor(longer);
    };
    for (const place& loop : loops) {
        for (const window& window : block_ends) {
            move_to(window, {from - loop.at, string.size()}, [&](std::size_t more) {
                try_text(loop, more, false);
                try_text(loop, more, true);
            });
        }
    }
    return calls;
}

std::size_t pump::visit(std::string_view string, std::size_t from,
                        const pumped_visitor& visitor) const {
    return visit_loops(places(string, from), string, from, visitor);
}

std::size_t pump::visit_last_loop(std::string_view string, std::size_t from,
                                  const pumped_visitor& visitor) const {
    return visit_loops({places(string, from).back()}, string, from, visitor);
}

std::size_t pump::visit_two_loops(std::string_view string, std::size_t from,
                                  const pumped_visitor& visitor) const {
    std::vector<place> loops = places(string, from);
    const place second = loops.back();
    loops.pop_back();
    std::size_t calls = 0;
    bool going_on = true;
    const auto try_text = [&](const place& first, std::size_t more, std::size_t after,
                              bool triplets) {
        if (!going_on || (triplets && loops_[second.state].triplet.empty())) {
            return;
        }
        pumped_text longer = {std::string(string), {second.at + more, second.at + more + after}};
        longer.text.insert(second.at, repeated(second.state, after, triplets));
        longer.text.insert(first.at, repeated(first.state, more, false));
        ++calls;
        going_on = visitor(longer);
    };
    for (const place& first : loops) {
        for (const window& window : block_ends) {
            move_to(window, {second.at, second.at}, [&](std::size_t more) {
                move_to(block_ends[0], {from - second.at, string.size() - second.at},
                        [&](std::size_t after) {
                            try_text(first, more, after, false);
                            try_text(first, more, after, true);
                        });
            });
        }
    }
    return calls;
}

}  // namespace uriscan::tests
