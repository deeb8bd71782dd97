// The characters beyond ASCII that skips in IRIs go over (src/kernels/characters.hpp).  Their first
// octets already show that a path can have them.  The table of the IRI machine says which they are.
//
// All characters of two octets are among them.  A character of three octets is among them if its
// first two octets show that a path can have it.  For a character of four octets, the first three
// octets must show this.  The third octet must show it after each first and second octet after
// which any third octet shows it.  The octets that follow can be any continuation octets.
#pragma once

#include <array>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <utility>
#include <vector>

#include "kernels/characters.hpp"
#include "proof/text.hpp"

namespace uriscan::proof {

// Some characters of the same size: any sequence of one octet of each set.
using characters = std::vector<octet_set>;

class iri_characters {
public:
    iri_characters() {
        for (std::size_t state = 0; state < after_.size(); ++state) {
            for (std::size_t octet = 0; octet < 256; ++octet) {
                const auto next =
                    iri_machine::follow(static_cast<int>(state), static_cast<char>(octet));
                after_[state][octet] = next.target;
                after_quietly_[state][octet] =
                    next.actions == 0 ? static_cast<int>(next.target) : iri_machine::error;
            }
        }
        find();
    }

    const std::vector<characters>& all() const { return all_; }

    // Checks two things for the state `home`.  A whole character leads from it back to it, without
    // an action.  The first octets of a character, without its last one, lead from no state to it.
    // So if the machine is in `home`, the text has not ended within a character.
    void check(int home) const {
        for (const characters& sets : all_) {
            walk(after_quietly_, home, sets, 0, [&](int state, std::size_t read) {
                must(read < sets.size() ? state != iri_machine::error : state == home);
            });
            for (std::size_t state = 1; state < after_.size(); ++state) {
                walk(after_, static_cast<int>(state), sets, 0, [&](int next, std::size_t read) {
                    must(read == sets.size() || next != home);
                });
            }
        }
    }

private:
    using table = std::array<std::array<int, 256>, iri_machine::state_count>;

    static void must(bool holds) {
        if (!holds) {
            std::fprintf(stderr, "the machine reads a character in another way\n");
            std::exit(1);
        }
    }
    static bool is_continuation(std::size_t octet) { return octet >= 0x80 && octet < 0xC0; }
    int next(int state, std::size_t octet) const {
        return after_quietly_[static_cast<std::size_t>(state)][octet];
    }
    bool continuations_lead(int from, int to) const {
        bool lead = true;
        for (std::size_t octet = 0; lead && octet < 256; ++octet) {
            lead = next(from, octet) == (is_continuation(octet) ? to : iri_machine::error);
        }
        return lead;
    }
    // Returns the octets after which each continuation octet leads to the state `home`.  These
    // octets are read in the state `from`.
    octet_set thirds_to(int home, int from) const {
        return set_of(
            [&](std::size_t third) { return continuations_lead(next(from, third), home); });
    }

    void find() {
        const int home = iri_machine::after("/a");
        octet_set thirds = set_of(is_continuation);
        std::map<std::pair<std::size_t, octet_set>, octet_set> firsts;  // by size and second octets
        for (std::size_t first = 0x80; first < 256; ++first) {
            std::map<std::size_t, octet_set> seconds;
            for (std::size_t second = 0x80; second < 256; ++second) {
                const int state = next(next(home, first), second);
                if (state == iri_machine::error) {
                    continue;
                }
                if (state == home) {
                    seconds[2][second] = true;
                } else if (continuations_lead(state, home)) {
                    seconds[3][second] = true;
                } else if (const octet_set deciding = thirds_to(home, state);
                           deciding != octet_set()) {
                    seconds[4][second] = true;
                    for (std::size_t third = 0; third < 256; ++third) {
                        thirds[third] = thirds[third] && deciding[third];
                    }
                }
            }
            for (const auto& [size, set] : seconds) {
                firsts[{size, set}][first] = true;
            }
        }
        for (const auto& [key, set] : firsts) {
            const auto& [size, seconds] = key;
            characters sets = {set, seconds, thirds, set_of(is_continuation)};
            if (size == 3) {
                sets.erase(sets.begin() + 2);
            }
            sets.resize(size);
            all_.push_back(sets);
        }
    }

    // Calls `visit` with each state to which one octet of each of the first sets leads, and with
    // the number of these sets.
    template <class Visit>
    static void walk(const table& after, int state, const characters& sets, std::size_t read,
                     Visit visit) {
        if (read != 0) {
            visit(state, read);
        }
        if (read == sets.size() || state == iri_machine::error) {
            return;
        }
        std::array<bool, iri_machine::state_count> seen{};
        for (std::size_t octet = 0; octet < 256; ++octet) {
            if (sets[read][octet]) {
                const auto from = static_cast<std::size_t>(state);
                const auto next = static_cast<std::size_t>(after[from][octet]);
                if (!seen[next]) {
                    seen[next] = true;
                    walk(after, static_cast<int>(next), sets, read + 1, visit);
                }
            }
        }
    }

    table after_, after_quietly_;
    std::vector<characters> all_;
};

}  // namespace uriscan::proof
