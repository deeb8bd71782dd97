// How the machine reads a line without brackets: the transitions of its table.
#pragma once

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <utility>
#include <vector>

#include "kernels/lines/octet_classes.hpp"
#include "proof/text.hpp"
#include "uriscan/detail/automaton.hpp"

namespace uriscan::proof {

using machine = detail::uri_machine;

// Where a transition leads, and its actions.
using target = std::pair<int, std::uint8_t>;

// The octets that are not refused by themselves.
inline octet_set usual_or_percent() {
    return set_of([](std::size_t octet) {
        return octet != '\n' && (has_octet(lines::usual, octet) || octet == '%');
    });
}

// The machine for texts without brackets and without wrong triplets.  It reads a triplet in one
// step.
class reading {
public:
    reading() {
        std::vector<int> found = {machine::start};
        for (std::size_t i = 0; i < found.size(); ++i) {
            for (std::size_t octet = 0; octet < 256; ++octet) {
                if (octet == '[' || octet == ']') {
                    continue;
                }
                const target next = follow(found[i], octet);
                if (next.first != machine::error) {
                    transitions_[found[i]][next][octet] = true;
                    if (std::find(found.begin(), found.end(), next.first) == found.end()) {
                        found.push_back(next.first);
                    }
                }
            }
        }
    }

    const std::map<int, std::map<target, octet_set>>& transitions() const { return transitions_; }

    std::vector<octet_set> sets() const {
        std::vector<octet_set> all;
        for (const auto& [state, targets] : transitions_) {
            for (const auto& [next, octets] : targets) {
                all.push_back(octets);
            }
        }
        return all;
    }

private:
    static target follow(int state, std::size_t octet) {
        const auto next = machine::follow(state, static_cast<char>(octet));
        return octet == '%' && next.target != machine::error
                   ? target(read_triplet_at_once(state), std::uint8_t{0})
                   : target(next.target, next.actions);
    }

    // Returns the state after a triplet.  Each triplet must lead to this state without an action,
    // and each digit must lead from this state back to it.
    static int read_triplet_at_once(int state) {
        const int after = machine::after(state, "%00");
        const auto is_right = [&](int from, std::size_t octet, int wanted) {
            const auto next = machine::follow(from, static_cast<char>(octet));
            return next.actions == 0 && (wanted == 0 || next.target == wanted);
        };
        const int first = machine::after(state, '%');
        bool is = is_right(state, '%', 0);
        for (std::size_t a = 0; a < 256; ++a) {
            const bool is_digit = has_octet(lines::digits, a);
            const int second = machine::after(first, static_cast<char>(a));
            is = is && is_digit == (second != machine::error);
            if (is_digit) {
                is = is && is_right(first, a, 0) && is_right(after, a, after);
                for (std::size_t b = 0; b < 256; ++b) {
                    is = is && (!has_octet(lines::digits, b) || is_right(second, b, after));
                }
            }
        }
        if (!is) {
            std::fprintf(stderr, "the triplets from state %d cannot be read at once\n", state);
            std::exit(1);
        }
        return after;
    }

    std::map<int, std::map<target, octet_set>> transitions_;
};

}  // namespace uriscan::proof
