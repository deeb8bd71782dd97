// Formulas that say where the octets of a URI end in a text, and which octets are loaded for this
// (src/kernels/text_search.hpp):
//
//     proof_of_runs FOLDER
//
// measure_run() and find_simple_ends() read a text of any size block by block, and add what each
// block shows to what they have found.  One formula says that this is added rightly, whatever was
// found before: the result is what a search octet by octet finds.  In the formulas about the loops,
// what is found can be anything.  Each turn must load the next block, which must be within the
// text, and add it to what was found before.  So, by induction over the turns, what is found is
// right.
#include <string>
#include <vector>

#include "kernels/text_search.hpp"
#include "proof/block.hpp"
#include "proof/obligation.hpp"

namespace uriscan::proof {

// Whether a run ends with a ")" without a "(".  A formula is about both answers.
struct lone_closing {
    condition is = false;
    word size_of_run = 0;  // of the run for which measure_run() has asked
    bool was_asked = false;
};
inline lone_closing the_closing;

// Takes the place of the C++ template.  The formula run.closing is about this template.
bool ends_with_lone_closing(const text_view& run) {
    require(run.begin.offset == 0, "the run is at the start of the text");
    the_closing.size_of_run = run.size();
    the_closing.was_asked = true;
    return the_closing.is;
}

// What add_ends() and add_to_run() find in the formulas about loops, in the order of their calls.
template <class Found>
struct findings {
    Found now;                // before the next call
    std::vector<Found> next;  // after the calls
    std::size_t calls = 0;
    word at = 0;  // the offset of the last call

    void add_to(Found& found, const word& offset) {
        require(are_same(found, now), "what was found before");
        at = offset;
        found = now = next[calls++];
    }
};

using found_ends = simple_ends<word>;
condition are_same(const found_ends& a, const found_ends& b) {
    return (a.run == b.run) & (a.path == b.path) & (a.host == b.host);
}
using found_run = measured_run<word>;
condition are_same(const found_run& a, const found_run& b) {
    return (a.size == b.size) & condition(a.may_have_cut == b.may_have_cut) &
           condition(a.has_colon == b.has_colon) & condition(a.has_cut_octet == b.has_cut_octet);
}

inline findings<found_ends> the_ends;
inline findings<found_run> the_run;
inline condition ends_run = false;  // whether the run ends in the block of the turn

// For blocks of this type, the two functions below are called instead of the C++ templates of the
// same names.
class block_of_run : public block {
public:
    using block::block;
};
void add_ends(found_ends& ends, const word& size, const word& at, const block_of_run&) {
    require(size == the_memory->size, "the size of the text");
    the_ends.add_to(ends, at);
}
bool add_to_run(found_run& run, const word& at, const block_of_run&) {
    the_run.add_to(run, at);
    return the_run.calls == the_run.next.size() && ends_run;
}

namespace {

constexpr std::size_t most = std::size_t{1} << 62;  // no text is larger

// The octets that the machine accepts in at least one of its states.
const octet_set octets_of_uris = set_of([](std::size_t octet) {
    bool can_be = false;
    for (std::size_t state = 0; state < uri_machine::state_count; ++state) {
        can_be = can_be || uri_machine::after(static_cast<int>(state), static_cast<char>(octet)) !=
                               uri_machine::error;
    }
    return can_be;
});

// A block at an offset of the text.  `size` is the number of its octets: 64, or less if the text
// ends in the block.
struct part {
    const octets_of_text* octets;
    word begin;
    word size;

    condition has(const octet_set& set, std::size_t i) const {
        return bit(octets->in(set), i) & (word(i) < size);
    }
};

// The first octet of some parts that is in a set, or the end of a text.
struct first_octet {
    condition is_found = false;
    word offset = 0;

    void look_in(const part& part, const octet_set& set) {
        bits<7> found = 64;
        for (std::size_t i = 64; i-- > 0;) {
            found = choose(part.has(set, i) | (part.size == i), bits<7>(i), found);
        }
        const condition here = !(found == 64);
        offset = choose(here & !is_found, part.begin + widen<7, 64>(found), offset);
        is_found = is_found | here;
    }
};

octet_set outside_of(const octet_set& set) {
    return set_of([&](std::size_t octet) { return !set[octet]; });
}
octet_set union_of(const octet_set& a, const octet_set& b) {
    return set_of([&](std::size_t octet) { return a[octet] || b[octet]; });
}

class run_formulas {
public:
    void write() const {
        obligation<"run.add">(
            "add_to_run() finds the end of the octets of a URI in a block, and what can cut "
            "them.",
            [&] { add_run(); });
        obligation<"run.closing">("ends_with_lone_closing() finds a lone bracket.",
                                  [&] { find_closing(); });
        obligation<"simple_ends.add">(
            "add_ends() finds the ends of the host, the path and the run in a block.",
            [&] { add_to_ends(); });
        const char* const of_run = "measure_run() adds each block, until the run ends.";
        obligation<"run.start">(of_run, [&] { measure(true); });
        obligation<"run.turn">(of_run, [&] { measure(false); });
        const char* const of_ends =
            "find_simple_ends() adds the ends of each block, until the run ends.";
        obligation<"simple_ends.start">(of_ends, [&] { search_ends(true); });
        obligation<"simple_ends.turn">(of_ends, [&] { search_ends(false); });
    }

private:
    // A block of a text, at any offset.
    struct any_block {
        explicit any_block(const octet_classes& classes)
            : size(word::any("the size of the text")),
              at(word::any("where the block starts")),
              octets(classes, "the block"),
              all{&octets, at, choose(size - at < 64, size - at, word(64))},
              loaded(octets.up_to(all.size)) {
            assume((size < most) & (at < size));
        }
        word size, at;
        octets_of_text octets;
        part all;
        octets_of_text loaded;

        template <class Add>
        void add(Add add) const {
            memory memory{size, [&](std::size_t, const word&, const word&) { return &loaded; }};
            the_memory = &memory;
            for_each_path([&] { add(block(place{at}, all.size)); });
        }
    };

    static condition any_condition(const std::string& what) { return bits<1>::any(what) != 0; }

    void add_run() const {
        const any_block text(classes_);
        const octet_set stops = outside_of(octets_of_uris);
        first_octet stop;
        stop.look_in(text.all, stops);
        condition has_colon = any_condition("whether there is a colon");
        condition two_colons = any_condition("whether there are two") & has_colon;
        condition has_cut = any_condition("whether an octet can cut the run");
        const condition before[] = {two_colons, has_colon, has_cut};
        condition is_before_stop = true;
        for (std::size_t i = 0; i < 64; ++i) {
            is_before_stop = is_before_stop & !text.all.has(stops, i);
            const condition colon = is_before_stop & text.all.has(only(':'), i);
            two_colons = two_colons | (has_colon & colon);
            has_colon = has_colon | colon;
            has_cut = has_cut | (is_before_stop & text.all.has(cuts_, i));
        }
        text.add([&](const block& block) {
            found_run run = {text.size, before[0], before[1], before[2]};
            const condition ends = add_to_run(run, text.at, block);
            require(ends == stop.is_found, "whether the run ends");
            require(run.size == choose(stop.is_found, stop.offset, text.size), "its end");
            require(condition(run.may_have_cut) == two_colons, "whether it has two colons");
            require(condition(run.has_colon) == has_colon, "whether it has a colon");
            require(condition(run.has_cut_octet) == has_cut, "whether an octet can cut it");
        });
    }

    void add_to_ends() const {
        const any_block text(classes_);
        const found_ends before = any_ends("before");
        const auto wanted = [&](const word& before, const octet_set& ends) {
            first_octet first;
            first.look_in(text.all, ends);
            const word found = choose(first.is_found, first.offset, text.size);
            return choose(before == text.size, found, before);
        };
        const octet_set stops = outside_of(set_of(simple_octets));
        const octet_set path_ends = union_of(stops, only('?'));
        text.add([&](const block& block) {
            found_ends ends = before;
            add_ends(ends, text.size, text.at, block);
            require(ends.run == wanted(before.run, stops), "the end of the run");
            require(ends.path == wanted(before.path, path_ends), "the end of the path");
            require(ends.host == wanted(before.host, union_of(path_ends, only('/'))),
                    "the end of the host");
        });
    }

    // Checks what a turn of ends_with_lone_closing() does with the octet at the offset `at`.
    void find_closing() const {
        const word size = word::any("the size of the run"), at = word::any("where the turn starts");
        assume((size < most) & (size != 0) & ((at == 0) | ((at < most) & (at + 1 < size))));
        const octets_of_text octets(classes_, "the octets from there on");
        const auto has = [&](std::size_t i, const octet_set& set) {
            return bit(octets.in(set), i);
        };
        const octet_set wrong = set_of([&](std::size_t c) { return c == '(' || cuts_[c]; });
        word last = 0;  // the offset of the octet that was read last
        std::size_t reads = 0;
        bool is_first = false;
        // A turn reads its octet twice, if it is no "(".  The turn after it calls end_path(),
        // unless it reads the last octet.
        const auto load = [&](const word& offset) {
            const std::size_t read = reads++ + (is_first ? 2 : 0);
            if (read < 2) {
                // The first turn.  Then the variable of the loop is set, so that the next turn is
                // any turn.
                *the_memory->octet_offset = at - 1;
                return text_octet{[](const octet_set&) { return condition(false); }};
            }
            last = offset;
            if (read < 4) {
                require(offset == at, "the octet of the turn");
                return text_octet{[&](const octet_set& set) { return has(0, set); }};
            }
            require((offset == at + 1) & !has(0, wrong), "the search goes on");
            if (offset + 1 < size || read > 4) {
                end_path();
            }
            return text_octet{[&](const octet_set& set) { return has(1, set); }};
        };
        memory memory{.size = size, .load_octets = {}, .load_octet = load};
        the_memory = &memory;
        for_each_path([&] {
            reads = 0;
            is_first = at == 0;
            const bool is_lone = uriscan::ends_with_lone_closing(text_view{{0}, size});
            const condition closes = choose(last == at, has(0, only(')')), has(1, only(')')));
            require(((last + 1 == size) & (condition(is_lone) == closes)) |
                        ((last + 1 < size) & (last == at) & has(0, wrong) & !condition(is_lone)),
                    "whether the run ends with a lone bracket");
        });
    }

    static found_ends any_ends(const std::string& when) {
        return {word::any("the end of the run " + when), word::any("the end of the host " + when),
                word::any("the end of the path " + when)};
    }
    // Anything that a turn can have found.  decided() decides the truth values (term.hpp).
    struct any_run {
        explicit any_run(const word& size) : size(size) {}
        word size;
        condition may_have_cut = any_condition("whether the run can be cut");
        condition has_colon = any_condition("whether it has a colon");
        condition has_cut_octet = any_condition("whether an octet can cut it");

        found_run decided() const { return {size, may_have_cut, has_colon, has_cut_octet}; }
    };

    // The first turn of a loop over blocks, or any later one.
    struct turn {
        turn(bool is_first, const word& from)
            : from(from),
              size(word::any("the size of the text")),
              at(is_first ? from : word::any("where the turn starts")),
              before(is_first ? 0 : 1) {
            assume((size < most) & (from <= size));
            if (!is_first) {
                assume((from < size) & (at < most) & (at - from >= 64));
            }
        }
        word from, size, at;
        std::size_t before;  // the number of blocks before the turn

        template <class Run>
        void run(const octets_of_text& none, const condition& goes_on, Run run) const {
            memory memory{size, [&](std::size_t number, const word& offset, const word& part) {
                              require(part == choose(size - offset < 64, size - offset, word(64)),
                                      "as much of the text as there is");
                              if (number < before) {
                                  require(offset == from, "the first block");
                                  *the_memory->loop_offset = at - 64;
                              } else if (number == before) {
                                  require(offset == at, "the next block");
                              } else {
                                  require((offset == at + 64) & goes_on, "the turn after it");
                                  end_path();
                              }
                              return &none;
                          }};
            the_memory = &memory;
            for_each_path([&] {
                memory.loaded = 0;
                run();
            });
        }

        // Is called after the loop has ended.  Requires that it has not ended too early.
        template <class Found>
        void require_end(const findings<Found>& found, const condition& has_ended) const {
            if (found.calls > before) {
                require(found.at == at, "what is added is that of the block");
                require(has_ended | (size - at <= 64), "the run or the text has ended");
            } else {
                require(at >= size, "the text has ended");
            }
        }
    };

    void search_ends(bool is_first) const {
        const turn turn(is_first, word::any("where the search starts"));
        std::vector<found_ends> given(turn.before, any_ends("before the turn"));
        for (const found_ends& ends : given) {
            assume(ends.run == turn.size);
        }
        const found_ends after = any_ends("after the turn");
        given.push_back(after);
        const octets_of_text none = octets_of_text::known(classes_, "");
        turn.run(none, after.run == turn.size, [&] {
            the_ends = {{turn.size, turn.size, turn.size}, given};
            const found_ends ends = find_simple_ends<block_of_run>({{0}, turn.size}, turn.from);
            require(are_same(ends, the_ends.now), "the ends that were found");
            turn.require_end(the_ends, after.run != turn.size);
        });
    }

    void measure(bool is_first) const {
        const turn turn(is_first, word(0));
        const condition ends = any_condition("whether the run ends");
        const condition is_lone = any_condition("whether it ends with a lone bracket");
        const any_run before(turn.size), after(word::any("the end of the run"));
        const octets_of_text none = octets_of_text::known(classes_, "");
        turn.run(none, !ends, [&] {
            ends_run = ends;
            the_run = {{turn.size}, {}};
            if (!is_first) {
                the_run.next.push_back(before.decided());
            }
            the_run.next.push_back(after.decided());
            the_closing = {is_lone};
            const run_of_text run = measure_run<block_of_run>({{0}, turn.size});
            const found_run found = the_run.now;
            require(run.size == found.size, "the end of the run");
            require(condition(run.may_have_cut) ==
                        (condition(found.may_have_cut) | (found.has_cut_octet & !is_lone)),
                    "whether the run can be cut");
            if (the_closing.was_asked) {
                require(the_closing.size_of_run == run.size, "the run is asked about");
            }
            turn.require_end(the_run, ends);
        });
    }

    octet_set cuts_ =
        set_of([](std::size_t octet) { return is_cut_octet(static_cast<char>(octet)); });
    octet_classes classes_{{octets_of_uris, set_of(simple_octets), cuts_, only(':'), only('?'),
                            only('/'), only('('), only(')'), only(';'), only('#')}};
};

}  // namespace
}  // namespace uriscan::proof

int main(int argc, char** argv) {
    using namespace uriscan::proof;
    return write_to_folder(argc, argv, [] { run_formulas().write(); });
}
