// How the machine reads what is between the brackets of an IPv6address: the transitions of its
// table.  An IPvFuture, which starts with a "v", is left out.
#pragma once

#include <algorithm>
#include <compare>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <set>
#include <vector>

#include "kernels/skipping.hpp"
#include "proof/text.hpp"
#include "uriscan/detail/automaton.hpp"

namespace uriscan::proof {

using machine = detail::uri_machine;

inline void check(bool is_right, const char* what) {
    if (!is_right) {
        std::fprintf(stderr, "not true: %s\n", what);
        std::exit(1);
    }
}

class address_reading {
public:
    address_reading() {
        std::vector<int> found = {bracket_opened};
        for (std::size_t i = 0; i < found.size(); ++i) {
            std::map<int, octet_set>& targets = transitions_[found[i]];
            for (std::size_t octet = 0; octet < 256; ++octet) {
                const int next = after(found[i], octet);
                targets[next][octet] = true;
                if (next != bracket_closed &&
                    std::find(found.begin(), found.end(), next) == found.end()) {
                    found.push_back(next);
                }
            }
        }
    }

    // Returns the state after an octet.
    static int after(int state, std::size_t octet) {
        const auto next = machine::follow(state, static_cast<char>(octet));
        check(next.target == machine::error || next.actions == 0, "nothing is recorded");
        const bool is_future = state == bracket_opened && (octet | 0x20) == 'v';
        return is_future ? machine::error : int(next.target);
    }

    // All transitions, also those to the state `error`.
    const std::map<int, std::map<int, octet_set>>& transitions() const { return transitions_; }

    // Says whether a state is at the end of an address: from it, a "]" leads to the state after the
    // "]".
    bool is_end(int state) const { return transitions_.at(state).contains(bracket_closed); }

    // Returns the sets of octets that the formulas tell apart.  If each of these sets has both or
    // neither of two octets, all formulas treat the two alike.
    std::vector<octet_set> sets() const {
        std::vector<octet_set> all;
        for (const auto& [state, targets] : transitions_) {
            for (const auto& [next, octets] : targets) {
                all.push_back(octets);
            }
        }
        for (const nibble_table& table :
             {uri_automaton::sets[digit_set], decimal_digits, digits_up_to_four}) {
            all.push_back(set_of(table));
        }
        for (const char octet : {'.', ':', ']', '0', '1', '2', '5'}) {
            all.push_back(only(static_cast<unsigned char>(octet)));
        }
        return all;
    }

private:
    std::map<int, std::map<int, octet_set>> transitions_;
};

// The states after a colon in which an IPv4address can start.  If the octets from there on have a
// dot, but no colon, the machine must read them as it does after "[::".  In the other states after
// a colon, it must refuse them.  This is tried for each state together with the state after "[::".
// Also, an address must have a colon.
class ipv4_places {
public:
    explicit ipv4_places(const address_reading& reading) {
        for (const auto& [state, targets] : reading.transitions()) {
            const int begin = address_reading::after(state, ':');
            const std::set<walk> walks = walks_from(begin);
            const bool is_place = std::any_of(walks.begin(), walks.end(), [](const walk& walk) {
                return walk.has_dot && walk.here != machine::error;
            });
            for (const walk& walk : walks) {
                check(!walk.has_dot || walk.here == (is_place ? walk.there : machine::error),
                      "each IPv4address is read alike");
            }
            if (is_place) {
                places_.insert(begin);
            }
        }
        for (const walk& walk : walks_from(bracket_opened)) {
            check(!reading.is_end(walk.here), "an address has a colon");
        }
    }

    static int after_pair() { return machine::after("//[::"); }

    bool operator[](int state) const { return places_.contains(state); }

private:
    // The states after the same text without colons: `here` if the text begins in some state, and
    // `there` if it begins after "[::".
    struct walk {
        int here;
        int there;
        bool has_dot;

        auto operator<=>(const walk&) const = default;
    };

    static std::set<walk> walks_from(int state) {
        std::vector<walk> found = {{state, after_pair(), false}};
        std::set<walk> all;
        for (std::size_t i = 0; i < found.size(); ++i) {
            const walk now = found[i];
            if (!all.insert(now).second) {
                continue;
            }
            for (std::size_t octet = 0; octet < 256; ++octet) {
                if (octet != ':' && octet != ']') {
                    found.push_back({address_reading::after(now.here, octet),
                                     address_reading::after(now.there, octet),
                                     now.has_dot || octet == '.'});
                }
            }
        }
        return all;
    }

    std::set<int> places_;
};

}  // namespace uriscan::proof
