// Formulas that say where the octets of a URI end in a text, and which octets are loaded for this
// (src/kernels/text_search.hpp):
//
//     proof_of_runs FOLDER
//
// measure_run() and find_simple_ends() read a text of any size block by block.  Each block must be
// within the text, in the first turn and in any later one.
//
// What measure_run() finds must be what a search octet by octet finds.  One formula has any octets
// in the first block, and known ones in the second block, in which the search ends.  So the second
// block shows what was kept after the first one.  Later blocks are not looked at here, and neither
// is what find_simple_ends() finds.
#include <string>
#include <vector>

#include "kernels/text_search.hpp"
#include "proof/block.hpp"
#include "proof/formula_files.hpp"

namespace uriscan::proof {

// Whether a run ends with a ")" without a "(".  A formula is about both answers.
struct lone_closing {
    condition is = false;
    word size_of_run = 0;  // of the run about which the template has asked
    bool was_asked = false;
};
inline lone_closing the_closing;

bool ends_with_lone_closing(const text_view& run) {
    require(run.begin.offset == 0, "the run is at the start of the text");
    the_closing.size_of_run = run.size();
    the_closing.was_asked = true;
    return the_closing.is;
}

namespace {

constexpr std::size_t most = std::size_t{1} << 62;  // no text is larger

// The octets that lead from any state of the machine to another one.
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
        for (std::size_t i = 0; i < 64; ++i) {
            const condition here = part.has(set, i) | (part.size == i);
            offset = choose(here & !is_found, part.begin + i, offset);
            is_found = is_found | here;
        }
    }
};

octet_set outside_of(const octet_set& set) {
    return set_of([&](std::size_t octet) { return !set[octet]; });
}

class run_formulas {
public:
    void write() const {
        obligation("run.start",
                   "measure_run() finds the end of the octets of a URI, and whether it can be cut, "
                   "in the first block.",
                   [&] {
                       measure(" ");
                       measure(": ");
                   });
        const char* const loads = "A search for the end of a URI loads no octet after the text.";
        for (const bool is_first : {true, false}) {
            const std::string turn = is_first ? "@first" : "@later";
            obligation("loads.run" + turn, loads, [&] {
                text text(classes_, word(0), is_first, " ");
                text.run(octets_of_uris, 1, [&] { measure_run<block>({{0}, text.size}); });
            });
            obligation("loads.simple_ends" + turn, loads, [&] {
                const word body = word::any("where the search starts");
                text text(classes_, body, is_first, " ");
                text.run(set_of(simple_octets), 1, [&] {
                    find_simple_ends<block>({{0}, text.size}, body);
                });
            });
        }
    }

private:
    // The text: a block at `from`, unless `is_first`, and two blocks at any offset after it.  The
    // last one has these octets and then others.
    struct text {
        text(const octet_classes& classes, const word& from, bool is_first, std::string_view end)
            : from(from),
              size(word::any("the size of the text")),
              at(is_first ? from : word::any("where the first of two blocks starts")),
              is_first(is_first) {
            all.emplace_back(classes, "the block before");
            all.emplace_back(classes, "the block");
            all.push_back(octets_of_text::known(
                classes, std::string(end) + std::string(64 - end.size(), 'a')));
            assume((size < most) & (from <= size) & (at <= size));
            if (!is_first) {
                assume((at < most) & (at - from >= 64) & (from < most) & (size - from >= 64));
            }
        }

        word from, size, at;
        bool is_first;
        std::vector<octets_of_text> all;

        // A block that is not within the text has no octet.
        part later(std::size_t number) const {
            const word begin = at + (number - 1) * 64;
            const word rest = choose(begin < size, size - begin, word(0));
            return {&all[number], begin, choose(rest < 64, rest, word(64))};
        }
        std::vector<part> parts() const { return {later(1), later(2)}; }

        // Runs a function until it loads the block after `last`.  The block before has only octets
        // of a set.
        template <class Run>
        void run(const octet_set& set, std::size_t last, Run run) {
            if (!is_first) {
                assume((~all[0].in(set)) == 0);
            }
            const octets_of_text none = all[0].up_to(0);
            std::vector<octets_of_text> loaded(3, none);
            const std::size_t before = is_first ? 0 : 1;
            memory memory{size, [&](std::size_t number, const word& offset, const word& part) {
                              require(part == choose(size - offset < 64, size - offset, word(64)),
                                      "as much of the text as there is");
                              if (number < before) {
                                  require(offset == from, "the first block");
                                  *the_memory->loop_offset = at - 64;
                                  return &all[0];
                              }
                              const std::size_t later = 1 + number - before;
                              require(offset == at + (later - 1) * 64, "the next block");
                              if (later > last) {
                                  end_path();
                              }
                              loaded[later] = all[later].up_to(part);
                              return &loaded[later];
                          }};
            the_memory = &memory;
            for_each_path([&] {
                memory.loaded = 0;
                run();
            });
        }
    };

    void measure(std::string_view end) const {
        text text(classes_, word(0), true, end);
        const octet_set stops = outside_of(octets_of_uris);
        first_octet stop;
        condition one_colon = false, two_colons = false, has_cut = false, is_before_stop = true;
        for (const part& part : text.parts()) {
            stop.look_in(part, stops);
            for (std::size_t i = 0; i < 64; ++i) {
                is_before_stop = is_before_stop & !part.has(stops, i);
                const condition colon = is_before_stop & part.has(only(':'), i);
                two_colons = two_colons | (one_colon & colon);
                one_colon = one_colon | colon;
                has_cut = has_cut | (is_before_stop & part.has(cuts_, i));
            }
        }
        const condition is_lone = word::any("whether the run ends with a lone bracket") != 0;
        text.run(octets_of_uris, 2, [&] {
            the_closing = {is_lone};
            const run_of_text run = measure_run<block>({{0}, text.size});
            require(stop.is_found | (run.size == text.size), "the run ends in these blocks");
            require((!stop.is_found) | (run.size == stop.offset), "the end of the run");
            require(condition(run.may_have_cut) == (two_colons | (has_cut & !is_lone)),
                    "whether the run can be cut");
            if (the_closing.was_asked) {
                require(the_closing.size_of_run == run.size, "the run is asked about");
            }
        });
    }

    octet_set cuts_ =
        set_of([](std::size_t octet) { return is_cut_octet(static_cast<char>(octet)); });
    octet_classes classes_{{octets_of_uris, set_of(simple_octets), cuts_, only(':'), only('?'),
                            only('/'), only(')'), only(';'), only('#')}};
};

}  // namespace
}  // namespace uriscan::proof

int main(int argc, char** argv) {
    using namespace uriscan::proof;
    return write_to_folder(argc, argv, [] { run_formulas().write(); });
}
