// Formulas that say how lines are split (src/kernels/lines/split.hpp):
//
//     proof_of_splits FOLDER
//
// There is one formula for each size of a line, up to 24 octets: larger ones take too long.  A turn
// of split_on() has one formula, for lines of any size.  The specification reads octet by octet, by
// the transitions of the machine's table, and records offsets by their actions.
//
// Given is what other steps check: no octet of the line is refused, so each octet can be in a path
// or is a "?" or a "#", and two digits follow each "%".  So a triplet is read as its "%", which
// leads where the triplet leads, and digits that change nothing; read_triplets_at_once() checks for
// all states of the table that this is the same.
//
// The proof is about lines without a "[".  A port, and a scheme without masks, are checked after
// split(): so the proof supposes that they are right.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "kernels/lines/split.hpp"
#include "proof/formula_files.hpp"
#include "proof/text.hpp"
#include "uriscan/detail/automaton.hpp"

namespace uriscan::proof {
namespace {

using machine = detail::uri_machine;

// One line in each vector.
template <std::size_t Width, bool HasAllMasks>
struct one_line {
    static constexpr std::size_t width = Width;
    static constexpr bool has_all_masks = HasAllMasks;
    using words = lane;

    static lane end(const lane& sizes) {
        const word size = sizes.as_word();
        const word last = Width == 64 ? size : choose(size < Width, size, word(Width));
        return lane(choose(last < 64, word(1) << (last & 63), word(0)));
    }
    static lane longer(const lane& sizes) { return lane::all_if(sizes.as_word() >= Width); }
    static lane place(const lane& mask) {
        bits<7> found(64);
        for (std::size_t i = 64; i-- > 0;) {
            found = choose(bit(mask.as_word(), i), bits<7>(i), found);
        }
        return lane(widen<7, 64>(found));
    }
};

// Where a transition leads, and its actions.
using target = std::pair<int, std::uint8_t>;

// The machine for texts without brackets and without wrong triplets, which reads a triplet at once.
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

    // Returns the state after a triplet.  All triplets must lead there without an action, and
    // digits must loop there.
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

// The place of an octet for act(), which can add 1 to it.
struct position {
    bool is_next = false;
    position operator+(int) const { return {true}; }
};

// The offsets of the specification, and whether it accepts.
struct recorder {
    bits<7> offset = 0;  // of the octet that is read
    condition acts = false;

    bits<7> scheme, host, host_until = 127, path, path_until = 127, query_until = 127;

    void set(bits<7>& to, const bits<7>& value) { to = choose(acts, value, to); }
    bits<7> at(position p) const { return p.is_next ? offset + 1 : offset; }

    void scheme_end(position p) {
        set(scheme, at(p));
        set(path, at(p) + 1);
    }
    void host_begin(position p) {
        set(host, at(p));
        set(host_until, 127);
        set(path, 127);
    }
    void host_end(position p) { set(host_until, at(p)); }
    void path_begin(position p) { set(path, at(p)); }
    void path_end(position p) { set(path_until, at(p)); }
    void query_end(position p) { set(query_until, at(p)); }
};

// The octets that are not refused by themselves.
octet_set usual_or_percent() {
    return set_of([](std::size_t octet) {
        return octet != '\n' && (has_octet(lines::usual, octet) || octet == '%');
    });
}

template <std::size_t Width, bool HasAllMasks>
class split_formulas {
public:
    using line = one_line<Width, HasAllMasks>;

    // A line of 24 octets takes seconds, and one of 40 octets more than a minute.
    static constexpr std::size_t largest_size = 24;

    void write() const {
        const std::string width = std::to_string(Width);
        for (std::size_t size = 0; size <= largest_size; ++size) {
            obligation("split." + width + "@" + std::to_string(size),
                       "split() accepts only valid lines of up to " + std::to_string(largest_size) +
                           " octets, and finds their components.",
                       [&] { for_size(size); });
        }
    }

private:
    void for_size(std::size_t size) const {
        const octets_of_text text(classes_, "the line");
        const word in_line = (word(1) << word(size)) - 1;
        const word refused = word::any("the refused octets, also of other lines");
        assume((refused & (in_line | word(1) << word(size))) == 0);
        assume((in_line & ~text.in(usual_or_percent())) == 0);
        lane masks_of[lines::class_count];
        masks_of[lines::colon] = lane(text.in(only(':')));
        masks_of[lines::slash] = lane(text.in(only('/')));
        masks_of[lines::question] = lane(text.in(only('?')));
        masks_of[lines::hash] = lane(text.in(only('#')));
        masks_of[lines::at] = lane(text.in(only('@')));
        masks_of[lines::refused] = lane(refused);
        if (HasAllMasks) {
            masks_of[lines::not_in_scheme] = lane(~text.in(set_of(detail::in_scheme)));
            masks_of[lines::not_first_in_scheme] = lane(~text.in(set_of(detail::first_in_scheme)));
        }
        for_each_path([&] {
            const auto split = lines::split<line>(masks_of, lane(size));
            const word scheme = split.scheme_end.as_word(), host = split.host_begin.as_word(),
                       path = split.path_begin.as_word();
            condition is_accepted = split.open.as_word() == 0;
            // What is checked later: the octets of a port, and of a scheme.
            const word scheme_octets = text.in(set_of(detail::in_scheme));
            const word digits = text.in(set_of(lines::in_port));
            condition had_colon = false, has_wrong_port = false, has_wrong_scheme = false;
            for (std::size_t i = 0; i < size; ++i) {
                const condition is_in_host = (host != 0) & (host <= word(i)) & (word(i) < path);
                has_wrong_port = has_wrong_port | (is_in_host & had_colon & !bit(digits, i));
                had_colon = had_colon | (is_in_host & bit(text.in(only(':')), i));
                has_wrong_scheme = has_wrong_scheme | ((word(i) < scheme) & !bit(scheme_octets, i));
            }
            if (!HasAllMasks) {
                const word firsts = text.in(set_of(detail::first_in_scheme));
                has_wrong_scheme = has_wrong_scheme | ((scheme != 0) & !bit(firsts, 0));
                is_accepted = is_accepted & !has_wrong_scheme;
            }
            const specification is(*this, text, size);
            const condition is_checked = is_accepted & !has_wrong_port;
            const auto must = [&](const condition& holds, const char* what) {
                require((!is_checked) | holds, what);
            };
            must(is.accepts, "the machine accepts the line");
            must(widen<7, 64>(is.at.scheme) == scheme, "the end of the scheme");
            must(widen<7, 64>(is.at.host) == host, "the begin of the host");
            must(widen<7, 64>(is.at.path) == path, "the begin of the path");
            must(widen<7, 64>(is.at.path_until) == split.path_end.as_word(), "the end of the path");
            must(widen<7, 64>(is.at.query_until) == split.query_end.as_word(),
                 "the end of the query");
            must((split.unchecked.as_word() != 0) | !had_colon, "a port is left to be checked");
        });
    }

    // Reads a line with the machine.
    struct specification {
        specification(const split_formulas& formulas, const octets_of_text& text,
                      std::size_t size) {
            std::map<int, condition> in;
            in.emplace(machine::start, true);
            for (std::size_t i = 0; i < size; ++i) {
                std::map<int, condition> next;
                std::map<std::uint8_t, condition> acting;
                for (const auto& [state, is_here] : in) {
                    for (const auto& [to, octets] : formulas.reading_.transitions().at(state)) {
                        const condition goes = is_here & bit(text.in(octets), i);
                        const auto there = next.emplace(to.first, false).first;
                        there->second = there->second | goes;
                        const auto acts = acting.emplace(to.second, false).first;
                        acts->second = acts->second | goes;
                    }
                }
                at.offset = bits<7>(i);
                for (const auto& [actions, acts] : acting) {
                    at.acts = acts;
                    uri_automaton::act(actions, at, position());
                }
                in = next;
            }
            accepts = false;
            for (const auto& [state, is_here] : in) {
                if (machine::is_final(state)) {
                    accepts = accepts | is_here;
                }
            }
            const auto close = [](bits<7>& offset, const bits<7>& other) {
                offset = choose(offset == 127, other, offset);
            };
            close(at.query_until, bits<7>(size));
            close(at.path_until, at.query_until);
            close(at.path, at.path_until);
        }

        condition accepts = false;
        recorder at;
    };

    std::vector<octet_set> sets() const {
        std::vector<octet_set> all = reading_.sets();
        for (const char octet : {':', '/', '?', '#', '@'}) {
            all.push_back(only(static_cast<unsigned char>(octet)));
        }
        for (const nibble_table& table :
             {detail::in_scheme, detail::first_in_scheme, lines::in_port}) {
            all.push_back(set_of(table));
        }
        all.push_back(usual_or_percent());
        return all;
    }

    reading reading_;
    octet_classes classes_{sets()};
};

// A turn of split_on() reads the octets from number `from` on: up to 64, if the line is longer.
// Before it, the line is in the path, in the query or in the fragment, and each offset that was not
// found is `from`.  After it, the same holds for from + 64, or the line has ended.
class turn_formula {
public:
    void write() const {
        obligation(
            "split_on.turn",
            "A turn of split_on() goes on or ends as the machine does, in lines of any size.",
            [&] { for_any_turn(); });
    }

private:
    using line = one_line<64, true>;

    void for_any_turn() const {
        const word from = word::any("the octets that were read before");
        const word rest = word::any("the octets after them");
        assume((from < most) & (rest < most) & (from > 0));
        const word size = from + rest;
        const word path_end = word::any("the end of the path, so far");
        const word query_end = word::any("the end of the query, so far");
        const condition has_path_end = path_end < from, has_query_end = query_end < from;
        assume((has_path_end | (path_end == from)) & (has_query_end | (query_end == from)));
        assume((!has_query_end) | has_path_end);
        const octets_of_text text(classes_, "the octets that are read");
        const word refused = word::any("the refused octets");
        lane masks_of[lines::class_count];
        masks_of[lines::question] = lane(text.in(only('?')));
        masks_of[lines::hash] = lane(text.in(only('#')));
        masks_of[lines::refused] = lane(refused);
        // The masks say this of each octet that is not usual.
        const word usual = text.in(usual_or_percent());
        const word is_read = choose(rest < 64, (word(1) << (rest & 63)) - 1, ~word(0));
        assume((is_read & ~usual & ~refused) == 0);

        int from_path = machine::after("//h/"), from_query = machine::after("?"),
            from_fragment = machine::after("#");
        std::map<int, condition> in = {{from_path, !has_path_end},
                                       {from_query, has_path_end & !has_query_end},
                                       {from_fragment, has_query_end}};
        condition is_refused = false;
        found path_until = {false, 0}, query_until = {false, 0};  // from `from` on
        for (std::size_t i = 0; i < 64; ++i) {
            const condition reads = word(i) < rest;
            std::map<int, condition> next;
            for (const auto& [state, is_here] : in) {
                condition goes_on = false;
                for (const auto& [to, octets] : reading_.transitions().at(state)) {
                    const condition goes = is_here & reads & bit(text.in(octets), i);
                    goes_on = goes_on | goes;
                    const auto there = next.emplace(to.first, false).first;
                    there->second = there->second | goes;
                    actions recorded{goes, bits<7>(i), path_until, query_until};
                    uri_automaton::act(to.second, recorded, position());
                }
                is_refused = is_refused | (is_here & reads & !goes_on);
                const auto stays = next.emplace(state, false).first;
                stays->second = stays->second | (is_here & !reads);
            }
            in = next;
        }
        const condition ends = rest < 64;
        const bits<7> until = choose(ends, narrow<7>(rest), bits<7>(64));
        const bits<7> query = choose(query_until.is, query_until.offset, until);
        const bits<7> path = choose(path_until.is, path_until.offset, query);
        const word is_query_until = choose(has_query_end, query_end, widen<7, 64>(query) + from);
        const word is_path_until = choose(has_path_end, path_end, widen<7, 64>(path) + from);

        for_each_path([&] {
            lines::split_lines<lane> lines{};
            lines.is_long = ~lane(0);
            lines.path_end = lane(path_end);
            lines.query_end = lane(query_end);
            lines::split_on<line>(masks_of, lane(size), lane(from), lines);
            const condition is_accepted = lines.open.as_word() == 0;
            const auto must = [&](const condition& holds, const char* what) {
                require((!is_accepted) | holds, what);
            };
            for (std::size_t i = 0; i < 64; ++i) {
                must((word(i) > rest) | !bit(refused, i), "no octet is refused, nor the end");
            }
            must(!is_refused, "the machine goes on");
            must(lines.is_long.as_word() == choose(ends, word(0), ~word(0)), "whether it is long");
            must(lines.path_end.as_word() == is_path_until, "the end of the path");
            must(lines.query_end.as_word() == is_query_until, "the end of the query");
        });
    }

    // An offset that is recorded.
    struct found {
        condition is;
        bits<7> offset;

        void set(const condition& acts, const bits<7>& value) {
            is = is | acts;
            offset = choose(acts, value, offset);
        }
    };

    // Records the actions of a transition if it is taken.
    struct actions {
        condition taken;
        bits<7> offset;
        found& path_until;
        found& query_until;

        void path_end(position) { path_until.set(taken, offset); }
        void query_end(position) { query_until.set(taken, offset); }
        void scheme_end(position) { refuse(); }
        void host_begin(position) { refuse(); }
        void host_end(position) { refuse(); }
        void path_begin(position) { refuse(); }
        static void refuse() {
            std::fprintf(stderr, "another action than the end of a path or a query\n");
            std::exit(1);
        }
    };

    static constexpr std::size_t most = std::size_t{1} << 32;  // no line is larger

    std::vector<octet_set> sets() const {
        std::vector<octet_set> all = reading_.sets();
        all.insert(all.end(), {only('?'), only('#'), usual_or_percent()});
        return all;
    }

    reading reading_;
    octet_classes classes_{sets()};
};

}  // namespace
}  // namespace uriscan::proof

int main(int argc, char** argv) {
    using namespace uriscan::proof;
    if (argc != 2) {
        std::fprintf(stderr, "usage: proof_of_splits FOLDER\n");
        return 2;
    }
    folder = argv[1];
    split_formulas<57, false>().write();
    split_formulas<64, true>().write();
    turn_formula().write();
    return 0;
}
