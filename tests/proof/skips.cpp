// Formulas that say where skips end (src/kernels/skipping.hpp):
//
//     proof_of_skips FOLDER
//
// The specification reads octet by octet, by the transitions of the machine's table
// (proof/skip_window.hpp).
//
// A long text has any size.  Its skip is cut into steps: in the first block, in one block of the
// loop, and in the last block.  Each step starts at any offset at which it can start, and must end
// at an offset that leads to the same end.  So this holds for any number of steps, by induction:
// each step of the loop ends at a later offset than it starts, so the number is finite.  In the
// formulas for the first two steps, no octet of the last block can be skipped.  So if a step leads
// to the last block, the skip ends where the step ends.
//
// In an IRI, a skip also goes over characters.  No step starts within a character: the machine is
// in the state of the skip, to which no part of a character leads (proof/characters.hpp).  So no
// step may lead to an offset within one.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "origin_form_automaton.hpp"
#include "proof/block.hpp"
#include "proof/obligation.hpp"
#include "proof/skip_window.hpp"

namespace uriscan::proof {
namespace {

template <int State, class Automaton>
class skip_formulas {
public:
    explicit skip_formulas(std::string name) : name_(std::move(name)) {}

    void write() const {
        obligation<"skip.short@">(
            name_, "A skip in a text of fewer than 64 octets ends where the machine's loop ends.",
            [&] { in_short_text<short_skipper<block_type, Automaton>>(); });
        obligation<"skip.long_of_short@">(name_,
                                          "The same, if the skipper for long texts reads the text.",
                                          [&] { in_short_text<skipper>(); });
        obligation<"skip.first@">(
            name_, "In a longer text, a skip from its first block ends there or leads on rightly.",
            [&] { in_first_block(); });
        obligation<"skip.turn@">(
            name_, "In a longer text, a turn of the loop over blocks leads on or ends rightly.",
            [&] { in_loop(); });
        obligation<"skip.last@">(
            name_, "In a longer text, a skip in the last block ends where the machine's loop ends.",
            [&] { in_last_block(); });
    }

private:
    static constexpr bool is_iri = std::is_same_v<Automaton, iri_automaton>;
    using block_type = std::conditional_t<is_iri, iri_block, block>;
    using skipper = long_skipper<block_type, Automaton>;

    static constexpr std::size_t most = std::size_t{1} << 62;  // no text is larger
    static constexpr std::size_t last_block = 1;  // the second block that a skipper loads
    // From here on, a triplet or a character can leave the block.
    static constexpr std::size_t cut_opener = is_iri ? 61 : 62;

    template <class Skipper>
    void in_short_text() const {
        const word size = word::any("the size of the text");
        const word p = word::any("where the skip starts");
        assume((size < 64) & (p <= size));
        const window text(loop_, classes_, size);
        assume(!text.is_within_character(p));
        memory memory{size, [&](std::size_t number, const word& offset, const word& count) {
                          require((offset == 0) & (count == size), "the block is the text");
                          if (number == 2) {
                              require(false, "no other block is loaded");
                              end_path();
                          }
                          return &text.octets();
                      }};
        run(memory, [&] {
            const Skipper reader(place{0}, size);
            require(reader.template skip<State>(p, size) == text.until(p), "the skip ends there");
        });
    }

    void in_first_block() const {
        const long_text text(*this);
        const word p = word::any("where the skip starts");
        assume((p < cut_opener) & !text.one.is_within_character(p));
        const auto leads_on = [&](const word& next) {
            require(p <= next & next <= 64, "the skip goes on from an octet of the block");
            require(text.one.until(next) == text.one.until(p), "the skip leads to the same end");
            require(!text.one.is_within_character(next), "it goes on after a character");
        };
        memory memory{text.size, [&](std::size_t number, const word& offset, const word&) {
                          if (number == 0) {
                              require(offset == 0, "the first block is loaded");
                              return &text.one.octets();
                          }
                          if (number == 1) {
                              return &text.none;
                          }
                          leads_on(offset);
                          end_path();
                      }};
        run(memory, [&] {
            const skipper reader(place{0}, text.size);
            memory.last_read = 0;
            const word end = reader.template skip<State>(p, text.size);
            leads_on(end);
            if (memory.last_read != last_block) {
                require((end == text.size) | ((end < 64) & (end == text.one.until(p))),
                        "the skip ends rightly");
            }
        });
    }

    void in_loop() const {
        const long_text text(*this);
        const word p = word::any("where the turn starts");
        const word last_begin = text.last_begin;
        assume((p >= cut_opener) & (p <= last_begin));
        const auto leads_on = [&](const word& next) {
            require(p < next & next - p <= 66, "the skip goes on from a later octet");
            require(text.one.until(next - p) == text.one.until(0), "it leads to the same end");
            require(!text.one.is_within_character(next - p), "it goes on after a character");
        };
        memory memory{text.size, [&](std::size_t number, const word& offset, const word&) {
                          if (number < 2) {
                              return &text.none;
                          }
                          if (number == 2) {
                              require(offset == p, "the block is loaded where the turn starts");
                              return &text.one.octets();
                          }
                          leads_on(offset);
                          end_path();
                      }};
        run(memory, [&] {
            const skipper reader(place{0}, text.size);
            const word end = reader.template skip<State>(p, text.size);
            if (memory.last_read == last_block || end == text.size) {
                leads_on(end);
            } else {
                require((end - p < 64) & (end - p == text.one.until(0)), "the skip ends rightly");
            }
        });
    }

    void in_last_block() const {
        const word last_begin = word::any("the size of the text without the last block");
        const word size = last_begin + 64;
        assume((last_begin < most) & (size >= 64));
        const word from = word::any("where the skip starts in the last block");
        const word p = last_begin + from;
        assume((p >= cut_opener) & (from != 0) & (from <= 64) & (p > last_begin));
        const window last(loop_, classes_, 64);
        assume(!last.is_within_character(from));
        const octets_with_characters first(octets_of_text(classes_, "the first block"),
                                           word::any("its characters"));
        memory memory{size, [&](std::size_t number, const word& offset, const word&) {
                          if (number == 2) {
                              require(false, "no other block is loaded");
                              end_path();
                          }
                          require((number == 0) | (offset == last_begin), "the last block");
                          const bool is_first = number == 0 && last_begin != 0;
                          return is_first ? &first : &last.octets();
                      }};
        run(memory, [&] {
            const skipper reader(place{0}, size);
            const word end = reader.template skip<State>(p, size);
            require(end - last_begin == last.until(from), "the skip ends rightly");
        });
    }

    // A text of at least 64 octets.  One window of it has known octets.  In the last block, a skip
    // ends at once.  So the end of the skip is the offset from which the last block would be read.
    struct long_text {
        explicit long_text(const skip_formulas& formulas)
            : one(formulas.loop_, formulas.classes_),
              none(octets_of_text(formulas.classes_, "the last block").up_to(0), word(0)),
              last_begin(word::any("the size of the text without the last block")),
              size(last_begin + 64) {
            assume((last_begin < most) & (size >= 64));
        }
        window one;
        octets_with_characters none;
        word last_begin;
        word size;
    };

    template <class Run>
    static void run(memory& memory, Run run) {
        the_memory = &memory;
        for_each_path([&] {
            memory.loaded = 0;
            run();
        });
    }

    std::string name_;
    loop loop_ = loop::of<Automaton>(State);
    octet_classes classes_{loop_.sets()};
};

// The set of octets that each state of a machine skips, and whether it skips triplets.
template <class Automaton>
constexpr auto all_skips = []<int... States>(std::integer_sequence<int, States...>) {
    return std::array{
        std::pair{skipped_set<States, Automaton>, skips_triplets<States, Automaton>}...};
}
(std::make_integer_sequence<int, Automaton::state_count>());

// Says whether no state with a smaller number has the same skip.
template <int State, class Automaton>
constexpr bool skips_first = [] {
    const auto own = all_skips<Automaton>.begin() + State;
    return skips<State, Automaton> && std::find(all_skips<Automaton>.begin(), own, *own) == own;
}();

// Says whether the formulas of a state are written.  All skips of a machine have the same code, so
// one of them is enough for a wrong version: that in a query.
template <int State, class Automaton>
constexpr bool is_wanted() {
#ifdef WRONG_VERSION
    const bool is_iri = std::string_view(WRONG_VERSION).find("@iri") != std::string_view::npos;
    return std::is_same_v<Automaton, std::conditional_t<is_iri, iri_automaton, uri_automaton>> &&
           State == detail::automaton<Automaton>::after("?");
#else
    return skips_first<State, Automaton>;
#endif
}

// Writes the formulas of the states of a machine.  Two skips are the same if they have the same set
// of octets, and both or none of them skip triplets.  Such skips are compiled once.
template <class Automaton, int... States>
void write_all(const std::string& machine, std::integer_sequence<int, States...>) {
    const auto write = [&]<int State>(std::integral_constant<int, State>) {
        if constexpr (is_wanted<State, Automaton>()) {
            skip_formulas<State, Automaton>(machine + "." + std::to_string(State)).write();
        }
    };
    (write(std::integral_constant<int, States>()), ...);
}

}  // namespace
}  // namespace uriscan::proof

int main(int argc, char** argv) {
    using namespace uriscan;
    return proof::write_to_folder(argc, argv, [] {
        proof::write_all<uri_automaton>(
            "uri", std::make_integer_sequence<int, uri_automaton::state_count>());
        proof::write_all<origin_form_automaton>(
            "origin_form", std::make_integer_sequence<int, origin_form_automaton::state_count>());
        proof::write_all<iri_automaton>(
            "iri", std::make_integer_sequence<int, iri_automaton::state_count>());
    });
}
