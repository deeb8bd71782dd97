// Formulas that say what find_changes() finds (src/kernels/changes.hpp):
//
//     proof_of_normal FOLDER
//
// The specification is the slow reference of the tests (support/octet_by_octet.hpp), which reads
// octet by octet: it is asked for each octet, and for each triplet.  The URI-reference is valid, so
// two digits follow each "%".
//
// A text of more than 64 octets is read in turns, and the last block by itself.  Each block must
// start at the last octet of the block before it, or earlier.  So, by induction over the turns,
// each two octets that are neighbours are in one block.  The letters that count are those before
// `lowered`, in each block.  What is found in a block is added to what was found before.  In the
// formulas, a block can have any octets, also where it overlaps with another one.
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "kernels/changes.hpp"
#include "proof/block.hpp"
#include "proof/change_window.hpp"
#include "proof/obligation.hpp"
#include "proof/triplet_turn.hpp"

namespace uriscan::proof {

namespace {

// The windows of the blocks that are loaded, by their offsets.
struct loaded_window {
    word offset;
    const window* octets;
};
std::vector<loaded_window> loaded;

}  // namespace

// Takes the place of the function of changes.hpp in found_changes.  The formula normal.triplets is
// about that function.
unsigned find_triplet_changes(const place& begin, const word& triplets) {
    const auto& [offset, octets] = loaded.back();
    require(begin.offset == offset, "triplets are read in the octets of the block");
    require(triplets == octets->octets().in(only('%')), "each triplet of the block is read");
    unsigned found = 0;
    if (octets->are_before) {
        return text_changes::lower_digit | text_changes::unreserved;
    }
    for (const unsigned change : {text_changes::lower_digit, text_changes::unreserved}) {
        found |= octets->triplets(change) != 0 ? change : 0;
    }
    return found;
}

namespace {

void require_changes(unsigned found, unsigned before, const window& octets, const word& begin,
                     const word& lowered) {
    for (const unsigned change : all_changes) {
        const condition wanted =
            condition((before & change) != 0) | octets.has(change, begin, lowered);
        require(condition((found & change) != 0) == wanted, "what is found");
    }
}

// For blocks of this type, found_changes (below) only calls on_add().  The formula normal.add is
// about what is found.
struct added_block : block {
    using block::block;
};
std::function<void(const word& begin, const word& counted)> on_add;
constexpr unsigned all_changes_of_blocks = 0xFF;

}  // namespace
}  // namespace uriscan::proof

namespace uriscan {
namespace {

template <>
class found_changes<proof::added_block> {
public:
    void add(const proof::added_block&, const proof::place& begin, const proof::word& counted) {
        proof::on_add(begin.offset, counted);
    }
    unsigned all() const { return proof::all_changes_of_blocks; }
};

}  // namespace
}  // namespace uriscan

namespace uriscan::proof {
namespace {

class normal_formulas {
public:
    void write() const {
        const char* const statement =
            "find_changes() finds what is not normal: letters, triplets, and dots after slashes.";
        obligation<"normal.short">(statement, [&] { in_short_text(); });
        obligation<"normal.triplets">(statement, [&] { in_triplets(); });
        obligation<"normal.add">(statement, [&] { after_any_blocks(); });
        obligation<"normal.count">(statement, [&] { count_letters(); });
        obligation<"normal.turn">(statement, [&] { in_any_turn(); });
    }

private:
    static constexpr std::size_t most = std::size_t{1} << 62;  // no text is larger

    // Runs a function that loads these blocks.  All other blocks that it loads have no octets.
    template <class OnLoad, class Run>
    void run(const word& size, const std::vector<const window*>& blocks, OnLoad on_load,
             Run run) const {
        const window none = window(classes_, "another block").up_to(0);
        memory memory{
            .size = size,
            .load_octets = [&](std::size_t number, const word& offset, const word& part) {
                on_load(number, offset, part);
                loaded.push_back({offset, number < blocks.size() ? blocks[number] : &none});
                return &loaded.back().octets->octets();
            }};
        the_memory = &memory;
        for_each_path([&] {
            memory.loaded = 0;
            loaded.clear();
            run();
        });
    }

    // Checks what find_changes() finds in a text of up to one block.
    void in_short_text() const {
        const word size = word::any("the size of the text"), lowered = word::any("lowered");
        assume((size <= 64) & (lowered <= size));
        const window text = window(classes_, "the text").up_to(size);
        text.assume_valid();
        run(
            size, {&text},
            [&](std::size_t number, const word& offset, const word& part) {
                require((number == 0) & (offset == 0) & (part == size), "the block is the text");
                if (number != 0) {
                    end_path();
                }
            },
            [&] {
                const unsigned found = find_changes<block>({{0}, size}, lowered);
                require_changes(found, 0, text, 0, lowered);
            });
    }

    // Checks what any turn of the loop over the triplets of a block finds.
    void in_triplets() const {
        const window text(classes_, "the block");
        text.assume_valid();
        const word all = text.octets().in(only('%'));
        const word before = word::any("the triplets that are left before the turn");
        const auto found_before = bits<32>::any("what was found before the turn");
        const word left = before & (before - 1);
        assume((before & ~all) == 0);
        const auto has = [](const bits<32>& found, unsigned change) {
            constexpr std::uint32_t any = triplet_tables::any_unreserved;
            return (found & (change == text_changes::unreserved ? any : ~any)) != 0;
        };
        const auto has_after = [&](unsigned change) {
            return has(found_before, change) | ((text.triplets(change) & left & -left) != 0);
        };
        constexpr unsigned changes[] = {text_changes::lower_digit, text_changes::unreserved};
        memory memory{.size = 66, .load_octets = {}, .load_octet = [&](const word& offset) {
                          return text.at(offset);
                      }};
        the_memory = &memory;
        for_each_path([&] {
            the_turn = {.number = 0,
                        .left_before = before,
                        .found_before = found_before,
                        .when_it_ends =
                            [&](const word& left_now, const bits<32>& found) {
                                require(left_now == left - (left & -left), "one triplet is read");
                                for (const unsigned change : changes) {
                                    require(has(found, change) == has_after(change), "the changes");
                                }
                            },
                        .found = nullptr};
            const unsigned found = uriscan::find_triplet_changes<place, triplets_left>({0}, {all});
            require(the_turn.number != 0 ? (left & (left - 1)) == 0 : all == 0,
                    "each triplet is read");
            for (const unsigned change : changes) {
                require(condition((found & change) != 0) == (the_turn.number == 0 ? condition(false)
                                                             : the_turn.number == 1
                                                                 ? has(found_before, change)
                                                                 : has_after(change)),
                        "the changes");
            }
        });
    }

    // Checks what found_changes finds after a block, whatever earlier blocks have left.  Letters
    // count in any number of the first octets of the block.
    void after_any_blocks() const {
        window before(classes_, "the blocks before");
        const window text(classes_, "the block");
        before.are_before = true;
        before.assume_valid();
        text.assume_valid();
        const word lowered = word::any("lowered");
        run(
            128, {&before, &text}, [](std::size_t, const word&, const word&) {},
            [&] {
                found_changes<block> found;
                found.add(block(place{0}), place{0}, 64);
                const unsigned found_before = found.all();
                found.add(block(place{64}), place{64}, lowered);
                require_changes(found.all(), found_before, text, 0, lowered);
            });
    }

    // Returns how many octets from `begin` on are before `lowered`.
    static word count_of_lowered(const word& begin, const word& lowered) {
        return choose(begin < lowered, lowered - begin, word(0));
    }

    void count_letters() const {
        const word begin = word::any("where the block starts"), lowered = word::any("lowered");
        const word octet = word::any("an octet of the block");
        assume((begin < most) & (lowered < most) & (octet < 64));
        require((octet < count_of_lowered(begin, lowered)) == (begin + octet < lowered),
                "the octets that count");
    }

    void in_any_turn() const {
        const word last = word::any("the size of the text without the last block");
        const word done = word::any("up to here, pairs were read");
        const word size = last + 64;
        const word lowered = word::any("lowered");
        assume((last < most) & (last > 0) & (size >= 64) & (lowered <= size));
        assume((done >= 63) & (done < most));
        const window none = window(classes_, "other blocks").up_to(0);
        word at = 0;           // where the block before was loaded
        word* loop = nullptr;  // the variable of the loop
        std::size_t added = 0;
        on_add = [&](const word& begin, const word& counted) {
            require(begin == loaded.back().offset, "the octets of the block are added");
            require(counted == count_of_lowered(begin, lowered), "the octets that count");
            require(++added == loaded.size(), "each block is added");
            if (added == 1) {
                *loop = done - 63;
            } else if (added == 3 && the_memory->loop_offset == loop) {
                *loop = at = last;  // a later turn is made the last one
            }
        };
        run(
            size, {},
            [&](std::size_t number, const word& offset, const word&) {
                word* const variable = the_memory->loop_offset;
                loop = number == 0 ? variable : loop;
                if (number == 0) {
                    require(offset == 0, "the first block is loaded");
                } else if (number == 1) {
                    require(offset <= done, "no pair is left out");
                    at = offset;
                } else {
                    require(offset - at <= 63, "no pair is left out");
                    if (variable == loop && number != 2) {
                        require(false, "the loop ends");
                        end_path();
                    }
                }
            },
            [&] {
                added = 0;
                require(find_changes<added_block>({{0}, size}, lowered) == all_changes_of_blocks,
                        "what was found is returned");
                require(added == loaded.size(), "each block is added");
                require(loaded.back().offset == last, "the last block is loaded");
            });
    }

    octet_classes classes_ = classes_of_changes();
};

}  // namespace
}  // namespace uriscan::proof

int main(int argc, char** argv) {
    using namespace uriscan::proof;
    return write_to_folder(argc, argv, [] { normal_formulas().write(); });
}
