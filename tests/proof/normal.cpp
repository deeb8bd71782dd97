// Formulas that say what find_changes() finds (src/kernels/changes.hpp):
//
//     proof_of_normal FOLDER
//
// The specification is the slow reference of the tests (support/octet_by_octet.hpp), which reads
// octet by octet: it is asked for each octet, and for each triplet.  The URI-reference is valid, so
// two digits follow each "%".
//
// A text of at least 64 octets is read in turns, and the last block by itself.  Each block must
// start at the last octet of the block before it, or earlier.  So, by induction over the turns,
// each two octets that are neighbours are in one block.  The letters that count are those before
// `lowered`, in each block.  What is found in a block is added to what was found before.  A block
// stands for any octets, also where it overlaps with another one.
#include <array>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "kernels/changes.hpp"
#include "proof/block.hpp"
#include "proof/formula_files.hpp"
#include "support/octet_by_octet.hpp"

namespace uriscan::proof {

// A turn of the loop over the triplets of a block.  The loop keeps the octets at which the others
// start, and what it has found.  Its first turn leaves any octets and changes to the second one,
// and its third turn ends the path.
struct triplet_turn {
    std::size_t number;
    word left_before;
    bits<32> found_before;
    std::function<void(const word& left, const bits<32>& found)> when_it_ends;
    const bits<32>* found;
};
triplet_turn the_turn;

struct triplets_left {
    word octets;

    friend condition operator!=(const triplets_left& a, int b) { return a.octets != b; }
    friend triplets_left operator-(const triplets_left& a, int b) { return {a.octets - b}; }
    triplets_left& operator&=(const triplets_left& a) { return octets &= a.octets, *this; }
    friend word trailing_zeros(triplets_left& a) {
        if (++the_turn.number == 3) {
            the_turn.when_it_ends(a.octets, *the_turn.found);
            end_path();
        }
        const word first = proof::trailing_zeros(a.octets);
        a.octets = the_turn.number == 1 ? the_turn.left_before : a.octets;
        return first;
    }
};

struct triplets_found {
    bits<32> changes;

    triplets_found(int value) : changes(value) {}
    explicit triplets_found(const bits<32>& value) : changes(value) {}
    friend bits<32> operator&(const triplets_found& a, const triplets_found& b) {
        return a.changes & b.changes;
    }
    friend bits<32> operator&(const triplets_found& a, std::uint32_t b) { return a.changes & b; }
    triplets_found& operator|=(const bits<32>& a) {
        changes = the_turn.number == 1 ? the_turn.found_before : changes | a;
        the_turn.found = &changes;
        return *this;
    }
};

// Returns the entry of an octet of the text.
triplets_found entry_of(const std::array<std::uint32_t, 256>& table, const text_octet& octet) {
    std::map<std::uint32_t, octet_set> octets;  // by their entry
    for (std::size_t i = 0; i < table.size(); ++i) {
        octets[table[i]][i] = true;
    }
    bits<32> entry = 0;
    for (const auto& [value, set] : octets) {
        entry = choose(octet.is_in(set), bits<32>(value), entry);
    }
    return triplets_found(entry);
}

namespace {

const std::string hexadecimal_digits = "0123456789ABCDEFabcdef";

bool changes(const std::string& text, std::size_t lowered, unsigned change) {
    return (tests::find_changes_one_by_one(text, lowered) & change) != 0;
}

octet_set members(const std::string& octets) {
    return set_of(
        [&](std::size_t octet) { return octets.find(static_cast<char>(octet)) != octets.npos; });
}

const octet_set digits = members(hexadecimal_digits);
const octet_set letters = set_of([](std::size_t octet) {
    return changes(std::string(1, static_cast<char>(octet)), 1, text_changes::letter);
});

octet_classes classes_of_changes() {
    std::vector<octet_set> sets = {letters, only('/'), only('.'), only('%')};
    for (const char digit : hexadecimal_digits) {
        sets.push_back(only(static_cast<unsigned char>(digit)));
    }
    return octet_classes(sets);
}

// The octets of a block, and the two after it.
class window {
public:
    window(const octet_classes& classes, const std::string& name)
        : block_(classes, name), after_(classes, "after " + name) {}

    // The octets of a short text.
    window up_to(const word& size) const {
        window text = *this;
        text.triplets_.clear();
        text.block_ = block_.up_to(size);
        text.after_ = after_.up_to(0);
        return text;
    }

    bool are_before = false;  // these are the octets before those that a formula is about

    const octets_of_text& octets() const { return block_; }
    text_octet at(const word& offset) const {
        return {[=, this](const octet_set& set) {
            const word octets = choose(offset < 64, block_.in(set), after_.in(set));
            return (octets >> (offset & 63) & 1) != 0;
        }};
    }

    void assume_valid() const {
        assume((block_.in(only('%')) & ~(later(1, digits) & later(2, digits))) == 0);
    }

    // The octets with which a pair or a triplet starts that changes.
    word dots() const { return block_.in(only('/')) & block_.in(only('.')) >> 1; }
    word triplets(unsigned change) const {
        const auto [found, is_new] = triplets_.try_emplace(change, 0);
        if (is_new) {
            found->second = find_triplets(change);
        }
        return found->second;
    }

    // What the block has of a change, if the octets before `lowered` count.
    condition has(unsigned change, const word& begin, const word& lowered) const {
        if (change == text_changes::dot_after_slash) {
            return dots() != 0;
        }
        if (change != text_changes::letter) {
            return triplets(change) != 0;
        }
        const word all = block_.in(letters);
        condition found = false;
        for (std::size_t i = 0; i < 64; ++i) {
            found = found | (bit(all, i) & (begin + i < lowered));
        }
        return found;
    }

private:
    // The offsets that are `count` octets before an octet of a set.
    word later(std::size_t count, const octet_set& set) const {
        return block_.in(set) >> count | after_.in(set) << (64 - count);
    }

    word find_triplets(unsigned change) const {
        word found = 0;
        for (const char first : hexadecimal_digits) {
            std::string second;
            for (const char digit : hexadecimal_digits) {
                second += changes({'%', first, digit}, 0, change) ? std::string(1, digit) : "";
            }
            found |= later(1, only(static_cast<unsigned char>(first))) & later(2, members(second));
        }
        return block_.in(only('%')) & found;
    }

    octets_of_text block_;
    octets_of_text after_;
    mutable std::map<unsigned, word> triplets_;  // those that were asked for
};

constexpr unsigned all_changes[] = {text_changes::letter, text_changes::dot_after_slash,
                                    text_changes::lower_digit, text_changes::unreserved};

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

// A block that is not added to others: normal.add is about that.
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
        obligation("normal.short", statement, [&] { in_short_text(); });
        obligation("normal.triplets", statement, [&] { in_triplets(); });
        obligation("normal.add", statement, [&] { after_any_blocks(); });
        obligation("normal.count", statement, [&] { count_letters(); });
        obligation("normal.turn", statement, [&] { in_any_turn(); });
    }

private:
    static constexpr std::size_t most = std::size_t{1} << 62;  // no text is larger

    // Runs a function with these blocks, and for others one without octets.
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

    void in_short_text() const {
        const word size = word::any("the size of the text"), lowered = word::any("lowered");
        assume((size < 64) & (lowered <= size));
        const window text = window(classes_, "the text").up_to(size);
        text.assume_valid();
        run(
            size, {&text},
            [&](std::size_t, const word& offset, const word& part) {
                require((offset == 0) & (part == size), "the block is the text");
            },
            [&] {
                const unsigned found = find_changes<block>({{0}, size}, lowered);
                require_changes(found, 0, text, 0, lowered);
            });
    }

    // Any turn of the loop over the triplets of a block.
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

    // Adds a block to what others have left.  Any first octets of it count.
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

    // How many octets from `begin` on are before `lowered`.
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
        word at = 0;           // where the block is loaded, or the last turn
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
