// The W-method: a finite set of strings that shows whether a recogniser of a rule of RFC 3986,
// Appendix A, is correct for all strings. The method needs an upper bound on the recogniser's
// number of states.
//
// Theorem (Vasilevskii 1973, Chow 1978). Let S be a minimal complete automaton with n states over
// an alphabet A, Q a state cover of S and W a characterisation set of S. Let I be a complete
// deterministic automaton over A whose minimal form has at most n + k states. If S and I agree on
// acceptance of every string in Q A^j W for all 0 <= j <= k + 1, they accept the same language.
//
// Theorem (Fujiwara, v. Bochmann, Khendek, Amalou, Ghedamsi 1991: the Wp-method). W_s is a part of
// W that tells the state s of S from each other state. The same follows if S and I agree on two
// sets of strings: all strings in Q A^j W for all 0 <= j <= k; and each string of Q A^(k + 1)
// followed by each string of W_s, where s is the state to which the first string leads S. These are
// far fewer strings.
//
// The theorems are only about texts over the alphabet A. The strings of Q and W must be strings
// over A.
//
//  * If A is all 256 octets, the conclusion holds for every I within the bound. For k = 0 there are
//    a few million strings. For k >= 1 there are too many.
//  * If A is one representative of each octet class of S, the bound and the conclusion hold only
//    for inputs that consist of representatives. The conclusion extends to all octets if I treats
//    all octets of a class of S alike. I does so if, for example, it first maps each octet to its
//    class or to a coarser one. Otherwise I can have a fault that appears only on an octet that is
//    not a representative. The strings for k >= 1 can miss such a fault. The strings for A = all
//    octets and k = 0 exclude such a fault only if I has at most n states. A product walk
//    (product_walk.hpp) has no such gap.
//
// One of the n states is the sink. "State" means everything that I remembers between two octets.

#pragma once

#include "automaton.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace uriscan::oracle {

// Produces the strings Q A^j W of the first theorem, or those of the second one. Q is closed under
// prefixes. So the strings Q A^j for 0 <= j <= k + 1 are of two kinds. The first kind are the
// strings of Q. The second kind start with a string of the frontier (Q A without Q), followed by at
// most k octets of A. Each of these strings occurs exactly once. After a string of W is appended,
// some results can still be equal.
class w_suite {
public:
    // The default alphabet is all class representatives. `alphabet` must contain all of them.
    explicit w_suite(const dfa& minimal);
    w_suite(const dfa& minimal, std::string_view alphabet);

    const std::vector<std::string>& state_cover() const noexcept { return state_cover_; }
    const std::vector<std::string>& frontier() const noexcept { return frontier_; }
    const std::vector<std::string>& characterisation() const noexcept { return suffixes_; }
    const std::string& alphabet() const noexcept { return alphabet_; }

    // Returns W_s for a state.
    const std::vector<std::string>& characterisation_of(dfa::state state) const {
        return suffixes_of_state_[state];
    }

    // Returns how many strings visit() produces for `extra_states`. count() does not produce the
    // strings.
    std::uint64_t count(unsigned extra_states) const;

    // Calls `visitor(std::string_view) -> bool` with each string, until the visitor returns false.
    // Returns the number of calls. The view is valid only during the call.
    template <class Visitor>
    std::uint64_t visit(unsigned extra_states, Visitor&& visitor) const {
        return walk<Visitor>{*this, visitor, false}.visit_all(extra_states);
    }

    // The same, with the strings of the Wp-method.
    template <class Visitor>
    std::uint64_t visit_fewer(unsigned extra_states, Visitor&& visitor) const {
        return walk<Visitor>{*this, visitor, true}.visit_all(extra_states);
    }

private:
    template <class Visitor>
    struct walk {
        const w_suite& suite;
        Visitor& visitor;
        bool has_fewer;  // the last strings have only the suffixes of their states
        std::string text{};
        std::uint64_t calls = 0;
        bool goes_on = true;

        std::uint64_t visit_all(unsigned extra_states) {
            for (const std::string& path : suite.state_cover_) {
                text = path;
                visit_with(suite.suffixes_);
            }
            for (const std::string& path : suite.frontier_) {
                text = path;
                extend(suite.automaton_.after(dfa::start, path), extra_states);
            }
            return calls;
        }

        // `state` is that of the text.
        void extend(dfa::state state, unsigned more) {
            const bool is_last = more == 0;
            visit_with(is_last && has_fewer ? suite.suffixes_of_state_[state] : suite.suffixes_);
            if (is_last) {
                return;
            }
            for (const char octet : suite.alphabet_) {
                text.push_back(octet);
                extend(suite.automaton_.next(state, octet), more - 1);
                text.pop_back();
            }
        }

        void visit_with(const std::vector<std::string>& suffixes) {
            const std::size_t length = text.size();
            for (const std::string& suffix : suffixes) {
                if (!goes_on) {
                    return;
                }
                text += suffix;
                ++calls;
                goes_on = visitor(std::string_view(text));
                text.resize(length);
            }
        }
    };

    dfa automaton_;
    std::vector<std::string> state_cover_;
    std::vector<std::string> frontier_;
    std::vector<std::string> suffixes_;
    std::vector<std::vector<std::string>> suffixes_of_state_;
    std::string alphabet_;
};

}  // namespace uriscan::oracle
