// How the machine reads a line: its table without brackets, and a CR at the end of a line.
#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <vector>

#include "kernels/lines/octet_classes.hpp"
#include "proof/reading.hpp"
#include "proof/text.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::proof {

// The states of the machine without brackets, and one for a CR at the end of a line.
class line_machine {
public:
    static constexpr int after_cr = -2;

    line_machine() {
        states_ = {machine::start};
        for (std::size_t i = 0; i < states_.size(); ++i) {
            const int state = states_[i];
            for (std::size_t octet = 0; octet < 256; ++octet) {
                const int next = machine::after(state, static_cast<char>(octet));
                if (octet == '[' || octet == ']' || next == machine::error) {
                    continue;
                }
                transitions_[state][next][octet] = true;
                if (std::find(states_.begin(), states_.end(), next) == states_.end()) {
                    states_.push_back(next);
                }
            }
            if (machine::is_final(state)) {
                transitions_[state][after_cr]['\r'] = true;
            }
        }
        states_.push_back(after_cr);
    }

    const std::vector<int>& states() const { return states_; }
    const std::map<int, std::map<int, octet_set>>& transitions() const { return transitions_; }
    static bool can_end(int state) { return state == after_cr || machine::is_final(state); }

    std::vector<octet_set> sets() const {
        std::vector<octet_set> all;
        for (const auto& [state, targets] : transitions_) {
            for (const auto& [next, octets] : targets) {
                all.push_back(octets);
            }
        }
        for (const nibble_table& table : {detail::in_scheme, detail::first_in_scheme,
                                          lines::in_port, lines::digits, lines::usual}) {
            all.push_back(set_of(table));
        }
        for (const char octet : {'\n', '\r', ':', '/', '?', '#', '@', '%'}) {
            all.push_back(only(static_cast<unsigned char>(octet)));
        }
        return all;
    }

private:
    std::vector<int> states_;
    std::map<int, std::map<int, octet_set>> transitions_;
};

// A line that is being read: for each state, whether the machine is in this state.  If the machine
// has refused the line, it is in none.
struct line_state {
    std::map<int, condition> in;
    condition has_scheme = false;
    condition has_fragment = false;
    condition is_clean = true;

    condition is_in(std::vector<const char*> texts) const {
        condition is = false;
        for (const char* text : texts) {
            is = is | in.at(machine::after(machine::start, text));
        }
        return is;
    }
    condition is_read() const {
        condition has = false;
        for (const auto& [state, is] : in) {
            has = has | is;
        }
        return has;
    }
    // Says whether the line is valid by a rule of RFC 3986, section 4.
    condition is_valid(rule rule) const {
        condition can = false;
        for (const auto& [state, is] : in) {
            can = line_machine::can_end(state) ? can | is : can;
        }
        return rule == rule::uri_reference  ? can
               : rule == rule::uri          ? can & has_scheme
               : rule == rule::relative_ref ? can & !has_scheme
                                            : can & has_scheme & !has_fragment;
    }
};

}  // namespace uriscan::proof
