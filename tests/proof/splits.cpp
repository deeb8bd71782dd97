// Formulas that say how lines are split (src/kernels/lines/split.hpp):
//
//     proof_of_splits FOLDER
//
// The formulas are about lines of any size.  The specification is the machine's table: how it leads
// from octet to octet, and the offsets that its actions record.  The proof has three steps.
//
// 1. line_walk.hpp states by masks how the machine reads a line of up to 64 octets.  The solver
//    compares this with the table, state by state.
// 2. split() is compared with these masks.
// 3. A turn of split_on() is compared with the table, octet by octet.
//
// The formulas suppose what other steps check: no octet of the line is refused.  So each octet can
// be in a path, or is a "?" or a "#", and two digits follow each "%".  In the formulas, a "%" leads
// where its triplet leads, and the digits after it change nothing.  read_triplet_at_once() checks
// for all states of the table that this gives the same states (reading.hpp).
//
// The proof is about lines without a "[".  A port, and a scheme without masks, are checked after
// split(): so the proof supposes that they are right.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "kernels/lines/split.hpp"
#include "proof/first_octets.hpp"
#include "proof/line_walk.hpp"
#include "proof/obligation.hpp"
#include "proof/reading.hpp"
#include "proof/recorded.hpp"
#include "proof/text.hpp"
#include "uriscan/detail/automaton.hpp"

namespace uriscan::proof {
namespace {

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
        const condition has_one = (mask & (mask - lane(1))).as_word() == 0;
        const word number = number_of(widen<64, 66>(mask.as_word()), 64);
        return lane(choose(has_one, number, word::any("the place of several bits")));
    }
};

class walk_formula {
public:
    void write() const {
        const std::string lemmas =
            "What line_walk says about the end of a path is what its masks "
            "say.";
        for (std::size_t i = 0; i < line_walk::lemma_count; ++i) {
            obligation<"split.walk_lemma@">(std::to_string(i), lemmas, [&] {
                const first_octets first(classes_, 64);
                line_walk(reading_, first.text, first.end).require_lemma(i);
            });
        }
        for (const auto& [state, targets] : reading_.transitions()) {
            obligation<"split.walk@">(
                std::to_string(state),
                "The masks of line_walk say in which state the machine reads each octet.", [&] {
                    const first_octets first(classes_, 64);
                    const line_walk walk(reading_, first.text, first.end);
                    walk.assume_lemmas();
                    walk.is_right_in(state);
                });
        }
        obligation<"split.accepts">(
            "What line_walk says of valid lines is what its masks say.",
            [&] { with_walk([](const line_walk& walk) { walk.accepts_valid_lines(); }); });
        for (std::size_t i = 0; i < offsets.size(); ++i) {
            write_offset(i);
        }
    }

private:
    template <class F>
    void with_walk(F f) const {
        const first_octets first(classes_, 64);
        const line_walk walk(reading_, first.text, first.end);
        walk.assume_lemmas();
        f(walk);
    }

    struct offset {
        const char* name;
        wide line_walk::*stated;
        wide recorded::*wanted;
    };
    static constexpr std::array offsets = {
        offset{"scheme", &line_walk::scheme, &recorded::scheme},
        offset{"host", &line_walk::host, &recorded::host},
        offset{"path", &line_walk::path, &recorded::path},
        offset{"host_until", &line_walk::host_until, &recorded::host_until},
        offset{"path_until", &line_walk::path_until, &recorded::path_until},
        offset{"query_until", &line_walk::query_until, &recorded::query_until}};

    // Each formula takes for granted that the offsets with smaller numbers are right.
    void write_offset(std::size_t number) const {
        obligation<"split.offset@">(
            offsets[number].name,
            "The actions of the table record the offsets that line_walk states.", [&] {
                const first_octets first(classes_, 64);
                const line_walk walk(reading_, first.text, first.end);
                walk.assume_lemmas();
                const recorded is(walk, first.end);
                const auto is_right = [&](const offset& of) {
                    return (!walk.is_valid) | (walk.*of.stated == is.*of.wanted);
                };
                for (std::size_t i = 0; i < number; ++i) {
                    assume(is_right(offsets[i]));
                }
                require(is_right(offsets[number]), "the offset");
            });
    }

    reading reading_;
    octet_classes classes_{sets_of_lines(reading_)};
};

// Stores the masks of the first octets of a line, for all classes.
void take_masks(const first_octets& first, const word& refused,
                lane (&masks_of)[lines::class_count]) {
    const octets_of_text& text = first.text;
    masks_of[lines::colon] = lane(text.in(only(':')));
    masks_of[lines::slash] = lane(text.in(only('/')));
    masks_of[lines::question] = lane(text.in(only('?')));
    masks_of[lines::hash] = lane(text.in(only('#')));
    masks_of[lines::at] = lane(text.in(only('@')));
    masks_of[lines::refused] = lane(refused);
    masks_of[lines::not_in_scheme] = lane(~text.in(set_of(detail::in_scheme)));
    masks_of[lines::not_first_in_scheme] = lane(~text.in(set_of(detail::first_in_scheme)));
}

template <std::size_t Width, bool HasAllMasks>
class split_formulas {
public:
    using line = one_line<Width, HasAllMasks>;

    void write() const {
        const std::string width = std::to_string(Width);
        obligations<"split.">(
            width,
            "split() finds the components of the lines that it accepts; of a line from " + width +
                " octets on, those in its first octets.",
            [&] { for_any_line(false); });
        obligations<"split.open.">(width, "split() accepts a line if and only if the machine does.",
                                   [&] { for_any_line(true); });
    }

private:
    void for_any_line(bool whether_open) const {
        const first_octets first(classes_, Width);
        const octets_of_text& text = first.text;
        const line_walk walk(reading_, text, first.end);
        const word refused = word::any("the refused octets, also of other lines");
        const wide in_line = lines::before(first.end);
        assume((widen<64, 66>(refused) & (in_line | first.end)) == 0);
        lane masks_of[lines::class_count];
        take_masks(first, refused, masks_of);
        for_each_path([&] {
            const auto split = lines::split<line>(masks_of, lane(first.size));
            // What is checked later: the octets of a port, and of a scheme that has any.
            const condition is_refused_later =
                walk.has_wrong_port | (!HasAllMasks & walk.has_wrong_scheme & (walk.colon != 1));
            const condition is_accepted = (split.open.as_word() == 0) & !is_refused_later;
            const condition is_long = first.size >= Width;
            const condition goes_on = walk.ends_in(machine::after("//h/")) |
                                      walk.ends_in(machine::after("?")) |
                                      walk.ends_in(machine::after("#"));
            if (whether_open) {
                const condition path_is_known = walk.path < wide(1) << (Width - 4);
                require((!is_accepted) | !walk.has_wrong_scheme, "the scheme is right");
                require((!is_accepted) | !walk.has_two_ats, "there is one at sign");
                require((!is_accepted) | !walk.has_two_hashes, "there is one hash");
                // In these three states, split_on() can read the rest of a long line.
                require((!is_accepted) | (!is_long) | goes_on, "split_on can go on");
                require(is_accepted |
                            !(walk.is_valid & ((!is_long) | (path_is_known & walk.has_delimiter))),
                        "a valid line is accepted");
                return;
            }
            const auto must = [&](const condition& holds, const char* what) {
                require((!is_accepted) | holds, what);
            };
            const auto place = [](const wide& octet) { return number_of(octet, 64); };
            must(choose(walk.colon == 0, word(0), place(walk.colon)) == split.scheme_end.as_word(),
                 "the end of the scheme");
            must(choose(walk.host == 0, word(0), place(walk.host)) == split.host_begin.as_word(),
                 "the begin of the host");
            must(place(walk.path) == split.path_begin.as_word(), "the begin of the path");
            must(place(walk.path_until) == split.path_end.as_word(), "the end of the path");
            must(place(walk.query_until) == split.query_end.as_word(), "the end of the query");
            must(split.is_long.as_word() == choose(is_long, ~word(0), word(0)), "if it is long");
            must((split.unchecked.as_word() != 0) | (walk.ports == 0),
                 "a port is left to be checked");
            must(HasAllMasks | (split.unchecked.as_word() != 0) |
                     (walk.colon < wide(1) << lines::checked_of_scheme),
                 "a long scheme is left to be checked");
        });
    }

    reading reading_;
    octet_classes classes_{sets_of_lines(reading_)};
};

// Lanes of 64 octets without masks of schemes: split() must find what it finds with masks of
// schemes.
class few_masks_formula {
public:
    void write() const {
        obligation<"split.64.few_masks">(
            "Without masks of schemes, split() finds the same, if the scheme is right.",
            [&] { compare(); });
    }

private:
    void compare() const {
        const first_octets first(classes_, 64);
        const line_walk walk(reading_, first.text, first.end);
        lane masks_of[lines::class_count];
        take_masks(first, word::any("the refused octets, also of other lines"), masks_of);
        for_each_path([&] {
            const auto few = lines::split<one_line<64, false>>(masks_of, lane(first.size));
            const auto all = lines::split<one_line<64, true>>(masks_of, lane(first.size));
            const condition is_refused_later = walk.has_wrong_scheme & (walk.colon != 1);
            const condition is_accepted = (few.open.as_word() == 0) & !is_refused_later;
            require(is_accepted == (all.open.as_word() == 0), "the same lines are accepted");
            const auto same = [&](const lane& a, const lane& b, const char* what) {
                require((!is_accepted) | (a.as_word() == b.as_word()), what);
            };
            same(few.scheme_end, all.scheme_end, "the end of the scheme");
            same(few.host_begin, all.host_begin, "the begin of the host");
            same(few.path_begin, all.path_begin, "the begin of the path");
            same(few.path_end, all.path_end, "the end of the path");
            same(few.query_end, all.query_end, "the end of the query");
            same(few.is_long, all.is_long, "if it is long");
            const condition is_unchecked = few.unchecked.as_word() != 0;
            require((!is_accepted) | is_unchecked | (all.unchecked.as_word() == 0),
                    "a port is left to be checked");
            require(
                (!is_accepted) | is_unchecked | (walk.colon < wide(1) << lines::checked_of_scheme),
                "a long scheme is left to be checked");
        });
    }

    reading reading_;
    octet_classes classes_{sets_of_lines(reading_)};
};

// A turn of split_on() reads up to 64 octets, from number `from` on.  Before it, the line is in the
// path, in the query or in the fragment, and each offset that was not found is `from`.  After it,
// the same holds for from + 64, or the line has ended.
class turn_formula {
public:
    void write() const {
        obligation<"split_on.turn">(
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
        // Each octet that is neither usual nor a "%" is in the mask of refused octets.
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

    struct position {
        position operator+(int) const { return {}; }
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

    reading reading_;
    octet_classes classes_{sets_of_lines(reading_)};
};

}  // namespace
}  // namespace uriscan::proof

int main(int argc, char** argv) {
    using namespace uriscan::proof;
    return write_to_folder(argc, argv, [] {
        walk_formula().write();
        split_formulas<57, false>().write();
        split_formulas<64, true>().write();
        few_masks_formula().write();
        turn_formula().write();
    });
}
