// Computes the sets of strings that make up a W-method suite. w_method.hpp states the theorem.

#include "w_method.hpp"

#include <cstddef>

namespace uriscan::oracle {

w_suite::w_suite(const dfa& minimal) : w_suite(minimal, minimal.representatives()) {}

w_suite::w_suite(const dfa& minimal, std::string_view alphabet)
    : state_cover_(oracle::state_cover(minimal)),
      suffixes_(characterisation_set(minimal)),
      alphabet_(alphabet) {
    // A transition cover starts with the strings of the state cover. The strings after them are the
    // frontier.
    const std::vector<std::string> cover = transition_cover(minimal, alphabet);
    frontier_.assign(cover.begin() + static_cast<std::ptrdiff_t>(state_cover_.size()), cover.end());
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
