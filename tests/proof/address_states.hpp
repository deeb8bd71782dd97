// Says in which states the machine can be after some octets of an address.  Counts of octets in
// masks decide this.
//
// An address has two parts: the *head* ends with the last colon, and the *tail* is a group, an
// IPv4address, or nothing.  What is said here was written by hand, but need not be trusted: the
// solver compares it with the table, octet by octet (addresses.cpp).
#pragma once

#include <algorithm>
#include <compare>
#include <cstddef>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "proof/address_reading.hpp"
#include "proof/bits.hpp"
#include "proof/text.hpp"

namespace uriscan::proof {

// Returns the mask of the octets before octet n.
inline word before(const word& n) {
    return (word(1) << n) - 1;
}

// Says whether octet n is in a mask.
inline condition has(const word& mask, const word& n) {
    return (mask >> n & 1) != 0;
}

// Returns how many groups of adjacent octets a mask has, as is_address() and is_ipv4_address()
// count them.
inline word count_runs(const word& mask) {
    return count_ones(mask & ~(mask << 1));
}

// For each state, the condition under which the machine can be in it.
class possible_states {
public:
    condition operator[](int state) const {
        const auto found = conditions_.find(state);
        return found == conditions_.end() ? condition(false) : found->second;
    }
    void add(int state, const condition& is) {
        condition& all = conditions_.emplace(state, false).first->second;
        all = all | is;
    }
    const std::map<int, condition>& all() const { return conditions_; }

private:
    std::map<int, condition> conditions_;
};

// Tries all texts.  Returns, for each set of counts, the states in which the machine can be after a
// text with these counts.
template <class Counts>
std::map<Counts, std::set<int>> states_after(int first) {
    std::map<Counts, std::set<int>> states;
    std::vector<std::pair<Counts, int>> found = {{Counts(), first}};
    for (std::size_t i = 0; i < found.size(); ++i) {
        const auto [counts, state] = found[i];
        if (!states[counts].insert(state).second) {
            continue;
        }
        for (std::size_t octet = 0; octet < 256; ++octet) {
            if (Counts::reads(octet)) {
                found.emplace_back(counts.after(octet), address_reading::after(state, octet));
            }
        }
    }
    return states;
}

// What is counted in a head, which consists of digits and colons.
struct head_counts {
    enum ends { nothing, first_colon, colon, pair, group, wrong };
    static constexpr int most_groups = 9;  // stands for 9 groups or more
    static constexpr int most_digits = 4;

    ends end = nothing;
    int digits = 0;  // of the group at the end
    int groups = 0;
    bool has_pair = false;

    auto operator<=>(const head_counts&) const = default;

    static bool reads(std::size_t octet) {
        return octet == ':' || has_octet(uri_automaton::sets[digit_set], octet);
    }

    head_counts after(std::size_t octet) const {
        if (end == wrong) {
            return *this;
        }
        if (octet == ':') {
            return end == nothing ? head_counts{first_colon, 0, groups, has_pair}
                   : end == group ? head_counts{colon, 0, groups, has_pair}
                                  : head_counts{has_pair ? wrong : pair, 0, groups, true};
        }
        return {end == first_colon || digits == most_digits ? wrong : group, digits + 1,
                std::min(groups + (end == group ? 0 : 1), most_groups), has_pair};
    }

    // Returns how many octets a head with these counts can have at most.
    int most_octets() const {
        const int whole_groups = groups - (end == group ? 1 : 0);
        return groups == most_groups ? 63
                                     : whole_groups * (most_digits + 1) + digits +
                                           (has_pair             ? 2
                                            : end == first_colon ? 1
                                                                 : 0);
    }
};

// The first `n` octets of a text, also as the mask `octets`.
struct first_part {
    explicit first_part(const word& n) : first_part(n, before(n)) {}
    first_part(const word& n, const word& octets) : n(n), octets(octets) {}

    // Says whether a mask has the octet at this distance from the end: 1 means the last octet.
    condition ends_with(const word& mask, int distance) const {
        return (mask << distance & word(1) << n) != 0;
    }

    word n, octets;
};

class head_states {
public:
    // Returns the states after the first part of a text.  `groups` is the number of groups in this
    // part.
    possible_states after(const octets_of_text& text, const first_part& first,
                          const word& groups) const {
        const masks masks(text, first);
        possible_states states;
        for (const auto& [counts, after] : after_) {
            const word wanted = word(counts.groups);
            const condition is_right =
                masks.fit(counts) & (first.n <= counts.most_octets()) &
                ((masks.pairs != 0) == condition(counts.has_pair)) &
                (counts.groups == head_counts::most_groups ? groups >= wanted : groups == wanted);
            const condition is =
                counts.end == head_counts::wrong ? masks.is_wrong : !masks.is_wrong & is_right;
            for (const int state : after) {
                states.add(state, is & (masks.others == 0));
            }
        }
        // If an octet is neither a digit nor a colon, the machine can be in these states only if no
        // colon follows this octet.
        for (const int state : after_other_) {
            states.add(state, (masks.others != 0) & ((masks.colons & -masks.others) == 0));
        }
        states.add(machine::error, masks.others != 0);
        return states;
    }

private:
    struct masks {
        masks(const octets_of_text& text, const first_part& first)
            : first(first),
              digits(text.in(set_of(uri_automaton::sets[digit_set])) & first.octets),
              colons(text.in(only(':')) & first.octets),
              others(~(digits | colons) & first.octets),
              pairs(colons & colons >> 1) {
            const word too_long = digits & digits >> 1 & digits >> 2 & digits >> 3 & digits >> 4;
            const word lone_first = colons & ~(colons >> 1) & 1;
            is_wrong = (too_long | (pairs & (pairs - 1))) != 0 | ((lone_first != 0) & first.n > 1);
        }

        condition fit(const head_counts& counts) const {
            const condition is_colon = first.ends_with(colons, 1);
            const condition is_pair = is_colon & first.ends_with(colons, 2);
            switch (counts.end) {
                case head_counts::nothing: return first.n == 0;
                case head_counts::first_colon: return is_colon & (first.n == 1);
                case head_counts::pair: return is_pair;
                case head_counts::colon: return is_colon & !is_pair & (first.n > 1);
                default: break;
            }
            condition is = !first.ends_with(digits, counts.digits + 1);
            for (int i = 1; i <= counts.digits; ++i) {
                is = is & first.ends_with(digits, i);
            }
            return is;
        }

        const first_part& first;
        word digits, colons, others, pairs;
        condition is_wrong = false;
    };

    // The states that the machine can reach by an octet that is neither a digit nor a colon, and by
    // any octets after it.
    static std::set<int> states_after_other() {
        const address_reading reading;
        std::vector<int> found;
        for (const auto& [state, targets] : reading.transitions()) {
            for (std::size_t octet = 0; octet < 256; ++octet) {
                if (!head_counts::reads(octet)) {
                    found.push_back(address_reading::after(state, octet));
                }
            }
        }
        std::set<int> after;
        for (std::size_t i = 0; i < found.size(); ++i) {
            if (found[i] != bracket_closed && after.insert(found[i]).second) {
                for (std::size_t octet = 0; octet < 256; ++octet) {
                    found.push_back(address_reading::after(found[i], octet));
                }
            }
        }
        return after;
    }

    std::map<head_counts, std::set<int>> after_ = states_after<head_counts>(bracket_opened);
    std::set<int> after_other_ = states_after_other();
};

// What is counted in a tail: the dots, and the digits of the number after the last dot.
struct tail_counts {
    static constexpr int most_dots = 3;
    static constexpr int most_digits = 3;

    int dots = 0;           // if the tail is wrong, only whether there are any
    int digits = 0;         // at the end
    int first = 0;          // the first digit (3 stands for 3 to 9), if there are one or two
    int second = 0;         // 0: below 5, 1: 5, 2: above 5; if there are two, and the first is a 2
    bool is_wrong = false;  // as the start of an IPv4address

    auto operator<=>(const tail_counts&) const = default;

    static bool reads(std::size_t octet) { return octet != ':' && octet != ']'; }

    tail_counts after(std::size_t octet) const {
        if (octet == '.') {
            const bool is_right = !is_wrong && digits != 0 && dots != most_dots;
            return {is_right ? dots + 1 : 1, 0, 0, 0, !is_right};
        }
        const bool is_too_large =
            first == 3 || (first == 2 && (second == 2 || (second == 1 && octet > '5')));
        if (is_wrong || !has_octet(decimal_digits, octet) || (digits == 1 && first == 0) ||
            (digits == 2 && is_too_large) || digits == most_digits) {
            return {std::min(dots, 1), 0, 0, 0, true};
        }
        return digits == 0   ? tail_counts{dots, 1, kind_of_first(octet), 0, false}
               : digits == 1 ? tail_counts{dots, 2, first, kind_of_second(octet), false}
                             : tail_counts{dots, 3, 0, 0, false};
    }

    // Returns how many octets a tail with these counts can have at most.
    int most_octets() const { return dots * (most_digits + 1) + digits; }

private:
    static int kind_of_first(std::size_t octet) {
        return std::min(static_cast<int>(octet - '0'), 3);
    }
    int kind_of_second(std::size_t octet) const {
        return first != 2 || octet < '5' ? 0 : octet == '5' ? 1 : 2;
    }
};

class tail_states {
public:
    // The masks of a tail, which is `part` of a text.
    struct masks {
        masks(const octets_of_text& text, const word& part)
            : decimals(text.in(set_of(decimal_digits)) & part),
              dots(text.in(only('.')) & part),
              others(part & ~(decimals | dots)),
              empty(dots & ~(decimals << 1)),
              first{text.in(only('0')), text.in(only('1')), text.in(only('2'))},
              second{text.in(set_of(digits_up_to_four)), text.in(only('5'))} {
            first[3] = ~(first[0] | first[1] | first[2]);
            second[2] = ~(second[0] | second[1]);
            const word too_large = first[3] | (first[2] & second[2] >> 1) |
                                   (first[2] & second[1] >> 1 & second[2] >> 2);
            const word leading = decimals & ~(decimals << 1) & decimals >> 1;
            wrong = others | empty | (leading & first[0]) |
                    (leading & decimals >> 2 & (too_large | decimals >> 3));
        }

        word decimals, dots, others;
        word empty;  // the dots without a number before them
        word first[4], second[3];
        word wrong;
    };

    // Returns the states after a tail from octet `begin` to `end`, if "[::" is before it.
    possible_states after(const masks& masks, const word& dots, const word& begin,
                          const first_part& end) const {
        const condition is_wrong = (masks.wrong != 0) | dots > tail_counts::most_dots;
        const word size = end.n - begin;
        possible_states states;
        for (const auto& [counts, after] : after_) {
            const condition is = counts.is_wrong
                                     ? is_wrong & (masks.dots == 0) == condition(counts.dots == 0)
                                     : !is_wrong & (dots == counts.dots) & fit(masks, counts, end) &
                                           (size <= counts.most_octets());
            for (const int state : after) {
                states.add(state, is);
            }
        }
        return states;
    }

private:
    static condition fit(const masks& masks, const tail_counts& counts, const first_part& end) {
        condition is = !end.ends_with(masks.decimals, counts.digits + 1);
        for (int i = 1; i <= counts.digits; ++i) {
            is = is & end.ends_with(masks.decimals, i);
        }
        if (counts.digits == 1 || counts.digits == 2) {
            is = is & end.ends_with(masks.first[counts.first], counts.digits);
        }
        if (counts.digits == 2 && counts.first == 2) {
            is = is & end.ends_with(masks.second[counts.second], 1);
        }
        return is;
    }

    std::map<tail_counts, std::set<int>> after_ =
        states_after<tail_counts>(ipv4_places::after_pair());
};

}  // namespace uriscan::proof
