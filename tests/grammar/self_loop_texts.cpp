// Finds a text for each self-loop of the machine. Uses Ragel's description of the machine
// (generated/uriscan/detail/uri_automaton.hpp).
#include "grammar/self_loop_texts.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>

#include "grammar/breadth_first.hpp"
#include "uriscan/detail/uri_automaton.hpp"

namespace uriscan::tests {
namespace {

constexpr int error_state = 0;

struct step {
    int target = error_state;
    bool acts = false;
};

step next(int state, unsigned char octet) {
    const auto from = static_cast<std::size_t>(state);
    for (std::size_t t = uri_automaton::first[from]; t < uri_automaton::first[from + 1]; ++t) {
        const auto& transition = uri_automaton::transitions[t];
        if (transition.low <= octet && octet <= transition.high) {
            return {transition.target, transition.actions != 0};
        }
    }
    return {};
}

bool leads_silently(int from, char octet, int to) {
    const step step = next(from, static_cast<unsigned char>(octet));
    return step.target == to && !step.acts;
}

// Returns the shortest text that leads from a state to a wanted one.
std::optional<std::string> way(int from, const std::function<bool(int)>& wanted) {
    const auto found = oracle::breadth_first(
        from, oracle::all_octets(),
        [](int state, char octet) { return next(state, static_cast<unsigned char>(octet)).target; },
        wanted);
    return found.found ? std::optional(found.visited.back().second) : std::nullopt;
}

std::optional<std::string> way(int from, int to) {
    return way(from, [to](int state) { return state == to; });
}

void find_digits(self_loop_text& text) {
    const int second = next(text.state, '%').target;
    if (second == error_state || text.octets.find('%') != std::string::npos) {
        return;
    }
    for (const char octet : oracle::all_octets()) {
        const int third = next(second, static_cast<unsigned char>(octet)).target;
        if (third != error_state && leads_silently(third, octet, text.state)) {
            text.digits += octet;
        }
    }
}

void find_longer_way(self_loop_text& text, const std::vector<self_loop_text>& loops) {
    for (const self_loop_text& other : loops) {
        const auto rest = way(other.state, text.state);
        const bool shorter = rest && (text.long_before.empty() ||
                                      other.before.size() + rest->size() < text.long_before.size());
        if (other.state != text.state && shorter) {
            text.long_before = other.before + *rest;
            text.pump_at = other.before.size();
            text.pump = other.octets.back();
        }
    }
}

}  // namespace

std::vector<self_loop_text> self_loop_texts() {
    std::vector<self_loop_text> loops;
    for (int state = error_state + 1; state < uri_automaton::state_count; ++state) {
        self_loop_text text{};
        text.state = state;
        for (const char octet : oracle::all_octets()) {
            (leads_silently(state, octet, state) ? text.octets : text.not_octets) += octet;
        }
        if (!text.octets.empty()) {
            find_digits(text);
            text.before = way(uri_automaton::start, state).value();
            text.after =
                way(state, [](int at) {
                    return static_cast<bool>(uri_automaton::is_final[static_cast<std::size_t>(at)]);
                }).value();
            loops.push_back(text);
        }
    }
    for (self_loop_text& text : loops) {
        find_longer_way(text, loops);
    }
    return loops;
}

}  // namespace uriscan::tests
