// The W-method: a finite set of strings that shows whether a recogniser of a rule of RFC 3986,
// Appendix A, is correct for all strings. The method needs an upper bound on the recogniser's
// number of states.
//
// Theorem (Vasilevskii 1973, Chow 1978). Let S be a minimal complete automaton with n states over
// an alphabet A, Q a state cover of S and W a characterisation set of S. Let I be a complete
// deterministic automaton over A whose minimal form has at most n + k states. If S and I agree on
// acceptance of every string in Q A^j W for all 0 <= j <= k + 1, they accept the same language.
//
// The theorem is only about texts over the alphabet A. The strings of Q and W must be strings over
// A.
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

// Produces the strings Q A^j W of the theorem. Q is closed under prefixes. So the strings Q A^j for
// 0 <= j <= k + 1 are of two kinds. The first kind are the strings of Q. The second kind start with
// a string of the frontier (Q A without Q), followed by at most k octets of A. Each of these
// strings occurs exactly once. After a string of W is appended, some results can still be equal.
class w_suite {
public:
    // The default alphabet is all class representatives. `alphabet` must contain all of them.
    explicit w_suite(const dfa& minimal);
    w_suite(const dfa& minimal, std::string_view alphabet);

    const std::vector<std::string>& state_cover() const noexcept { return state_cover_; }
    const std::vector<std::string>& frontier() const noexcept { return frontier_; }
    const std::vector<std::string>& characterisation() const noexcept { return suffixes_; }
    const std::string& alphabet() const noexcept { return alphabet_; }

    // Returns how many strings visit() produces for `extra_states`. count() does not produce the
    // strings.
    std::uint64_t count(unsigned extra_states) const;

    // Calls `visitor(std::string_view) -> bool` with each string, until the visitor returns false.
    // Returns the number of calls. The view is valid only during the call.
    template <class Visitor>
    std::uint64_t visit(unsigned extra_states, Visitor&& visitor) const {
        walk<Visitor> state{*this, visitor, {}, 0, true};
        for (const std::string& path : state_cover_) {
            state.extend(path, 0);
        }
        for (const std::string& path : frontier_) {
            state.extend(path, extra_states);
        }
        return state.calls;
    }

private:
    template <class Visitor>
    struct walk {
        const w_suite& suite;
        Visitor& visitor;
        std::string text;
        std::uint64_t calls;
        bool going_on;

        void extend(const std::string& path, unsigned more) {
            text = path;
            extend(more);
        }

        void extend(unsigned more) {
            visit_with_suffixes();
            if (more == 0) {
                return;
            }
            for (const char octet : suite.alphabet_) {
                text.push_back(octet);
                extend(more - 1);
                text.pop_back();
            }
        }

        void visit_with_suffixes() {
            const std::size_t length = text.size();
            for (const std::string& suffix : suite.suffixes_) {
                if (!going_on) {
                    return;
                }
                text += suffix;
                ++calls;
                going_on = visitor(std::string_view(text));
                text.resize(length);
            }
        }
    };

    std::vector<std::string> state_cover_;
    std::vector<std::string> frontier_;
    std::vector<std::string> suffixes_;
    std::string alphabet_;
};

}  // namespace uriscan::oracle
