// Tests exhaustively that a skip goes exactly as far as it is allowed to:
//
//     skips [SIZE]
//
// The kernels skip octets with the templates of src/kernels/skipping.hpp, for blocks of 64 octets.
// This program uses the same templates for blocks of 3 and of 4 octets (small_block.hpp).  It tries
// all texts of up to SIZE octets (10 by default), from every offset.  A solver shows the same for
// blocks of 64 octets, and texts of any size (docs/proof.md): this is a second opinion.
//
// For a skip, an octet of the text is a digit of a triplet, the opener of a triplet, another octet
// that the state loops on, or none of these.  So the texts have one octet of each of these classes.
// States that loop on the same octets and triplets have the same skip, so one of them is tried.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "grammar/self_loops.hpp"
#include "grammar/small_block.hpp"
#include "kernels/skipping.hpp"
#include "origin_form_automaton.hpp"
#include "support/case_file.hpp"

namespace uriscan::tests {
namespace {

// The triplet on which the state of a query loops.
constexpr triplet_loop skipped_triplet = triplet_loop_of(detail::uri_machine::after("?"));

// What a state loops on.  No other property of a state matters for a skip.
struct loop {
    octet_set octets;
    bool has_triplets = false;

    bool operator==(const loop&) const = default;

    // Returns the number of octets at the start of `text` that a skip goes over: 0, 1 or 3.
    std::size_t step(std::string_view text) const {
        const auto at = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
        if (!text.empty() && octets[at(0)]) {
            return 1;
        }
        const bool is_triplet = has_triplets && text.size() >= 3 &&
                                at(0) == skipped_triplet.opener && skipped_triplet.digits[at(1)] &&
                                skipped_triplet.digits[at(2)];
        return is_triplet ? 3 : 0;
    }

    // Returns one octet of each class.
    std::string one_of_each_class() const {
        std::string found;
        std::vector<std::array<bool, 3>> classes;
        for (int octet = 0; octet < 256; ++octet) {
            const auto i = static_cast<std::size_t>(octet);
            const std::array<bool, 3> its_class = {octets[i],
                                                   has_triplets && skipped_triplet.digits[i],
                                                   octet == skipped_triplet.opener};
            if (std::find(classes.begin(), classes.end(), its_class) == classes.end()) {
                classes.push_back(its_class);
                found += static_cast<char>(octet);
            }
        }
        return found;
    }
};

template <int State, class Automaton>
constexpr loop loop_of() {
    return {self_loop_of<Automaton>(State).octets, skips_triplets<State, Automaton>};
}

// A skip in a state of a machine, with a type of skipper: skips in `text` from each offset `p`, and
// stores where the skip ends.
using skip_from_all = void (*)(std::string_view text, std::span<std::size_t> ends);

constexpr std::size_t longest = 20;                          // the size of a text
using ends_of_skips = std::array<std::size_t, longest + 1>;  // one for each offset in a text

template <int State, class Skipper>
void skip_with(std::string_view text, std::span<std::size_t> ends) {
    const auto* const begin = reinterpret_cast<const unsigned char*>(text.data());
    readable = {begin, begin + text.size()};
    Skipper skipper(begin, text.size());
    for (std::size_t p = 0; p <= text.size(); ++p) {
        ends[p] = skipper.template skip<State>(p, text.size());
    }
}

struct skip_to_try {
    int state;
    loop loops_on;
    skip_from_all of_short_text;
    skip_from_all of_long_text;
};

// Returns, for each state of a machine, whether it is the first state that loops on its octets and
// triplets.
template <class Automaton, int... States>
constexpr auto states_to_try(std::integer_sequence<int, States...>) {
    const std::array loops = {loop_of<States, Automaton>()...};
    std::array<bool, sizeof...(States)> found = {};
    for (std::size_t state = 0; state < loops.size(); ++state) {
        found[state] = std::find(loops.begin(), loops.end(), loops[state]) - loops.begin() ==
                       static_cast<std::ptrdiff_t>(state);
    }
    return found;
}

// Returns the skips of the states that states_to_try() chooses. The skips of other states are not
// compiled.
template <std::size_t Width, class Automaton, int... States>
std::vector<skip_to_try> skips_to_try(std::integer_sequence<int, States...> states) {
    using block = small_block<Width>;
    static constexpr auto is_tried = states_to_try<Automaton>(states);
    std::vector<skip_to_try> found;
    const auto add = [&found]<int State>(std::integral_constant<int, State>) {
        if constexpr (is_tried[State]) {
            found.push_back({State, loop_of<State, Automaton>(),
                             skip_with<State, short_skipper<block, Automaton>>,
                             skip_with<State, long_skipper<block, Automaton>>});
        }
    };
    (add(std::integral_constant<int, States>()), ...);
    return found;
}

// Counts the texts, and stops the program at the first mistake.
class checker {
public:
    explicit checker(std::size_t width) : width_(width) {}

    void check_all_texts(const skip_to_try& skip, std::size_t size) {
        const std::string octets = skip.loops_on.one_of_each_class();
        std::string text(size, octets.front());
        std::vector<std::size_t> digits(size);
        for (;;) {
            check(skip, text);
            std::size_t i = 0;
            for (; i < size && ++digits[i] == octets.size(); ++i) {
                digits[i] = 0;
                text[i] = octets.front();
            }
            if (i == size) {
                return;
            }
            text[i] = octets[digits[i]];
        }
    }

    std::size_t texts() const { return texts_; }

private:
    void check(const skip_to_try& skip, const std::string& text) {
        ++texts_;
        ends_of_skips expected{};
        for (std::size_t p = text.size() + 1; p-- > 0;) {
            const std::size_t step = skip.loops_on.step(std::string_view(text).substr(p));
            expected[p] = step == 0 ? p : expected[p + step];
        }
        if (text.size() < width_) {
            compare("short_skipper", skip.of_short_text, skip.state, text, expected);
        }
        compare("long_skipper", skip.of_long_text, skip.state, text, expected);
    }

    void compare(const char* name, skip_from_all skip, int state, const std::string& text,
                 const ends_of_skips& expected) const {
        ends_of_skips ends{};
        mistake = nullptr;
        skip(text, ends);
        if (mistake == nullptr && ends == expected) {
            return;
        }
        std::size_t p = 0;
        while (p < text.size() && ends[p] == expected[p]) {
            ++p;
        }
        std::printf("%s, state %d, blocks of %zu octets: %s\n", name, state, width_,
                    in_quotes(text).c_str());
        std::printf("  a skip from %zu ends at %zu, not at %zu\n  %s\n", p, ends[p], expected[p],
                    mistake == nullptr ? "" : mistake);
        std::exit(1);
    }

    std::size_t width_;
    std::size_t texts_ = 0;
};

template <std::size_t Width, class Automaton>
void check_machine(const char* name, std::size_t most) {
    const auto skips =
        skips_to_try<Width, Automaton>(std::make_integer_sequence<int, Automaton::state_count>());
    checker checker(Width);
    for (const skip_to_try& skip : skips) {
        for (std::size_t size = 0; size <= most; ++size) {
            checker.check_all_texts(skip, size);
        }
    }
    std::printf("%s: %zu different skips, blocks of %zu octets: %zu texts, no differences\n", name,
                skips.size(), Width, checker.texts());
}

template <std::size_t Width>
void check_machines(std::size_t most) {
    check_machine<Width, uriscan::uri_automaton>("URI machine", most);
    check_machine<Width, uriscan::origin_form_automaton>("origin form", most);
}

}  // namespace
}  // namespace uriscan::tests

int main(int argc, char** argv) {
    using namespace uriscan::tests;
    const std::size_t most = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 10;
    if (most == 0 || most > longest) {
        std::fprintf(stderr,
                     "usage: skips [SIZE]\n  SIZE from 1 to %zu: the size of the longest texts\n",
                     longest);
        return 2;
    }
    std::thread with_blocks_of_3(check_machines<3>, most);
    check_machines<4>(most);
    with_blocks_of_3.join();
    return 0;
}
