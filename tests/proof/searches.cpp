// Formulas about the searches for URIs and secrets in a text
// (src/kernels/text_search.hpp, src/kernels/marks.hpp):
//
//     proof_of_searches FOLDER
//
// find_scheme_end() reads a text of any size in turns.  Each turn must find
// the ":" that a walk octet by octet finds in its block.  Or it must go on at the last octet of the
// block, and then the walk finds no ":" before that octet.  So, by induction over the turns, both
// find the same ":".  The formulas use one set of last octets of schemes: some of the octets of
// schemes, and some others.  No other set without ":", "/" and "\" divides the octets into more
// classes: this is an argument, not a formula.
//
// find_marks() reads a text block by block.  Between two blocks, it keeps one bit: whether a ":"
// at the start of the next block is after the last octet of a scheme.  The formula is about two
// blocks of a text, at any offset, with at least three octets after them; so it says what this bit
// does in all such blocks.
#include <algorithm>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "kernels/marks.hpp"
#include "kernels/text_search.hpp"
#include "proof/block.hpp"
#include "proof/obligation.hpp"
#include "text/redact/marked_text.cpp"

// Definitions that other functions of marked_text.cpp need.  These functions are not called.
namespace uriscan {
function_in_use<find_marks_function> kernel_in_use::find_marks{nullptr};
const word_buckets starts_in_buckets{};
const word_buckets token_starts_in_buckets{};
const nibble_table octets_before_tokens{};
}  // namespace uriscan

namespace uriscan::proof {
namespace {

constexpr std::size_t most = std::size_t{1} << 62;  // no text is larger

// The octets that a scheme can have (RFC 3986, section 3.1).
const octet_set scheme_octets = set_of([](std::size_t octet) {
    const std::string all = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-.";
    return all.find(static_cast<char>(octet)) != all.npos;
});

// Some of the octets of schemes, and some others.  No formula supposes more about this set.
const nibble_table scheme_ends = make_nibble_table([](std::size_t octet) {
    return octet % 2 == 1 && octet != ':' && octet != '/' && octet != '\\';
});

const nibble_table before_word =
    make_nibble_table([](std::size_t octet) { return octet / 16 % 2 == 0; });

octet_set union_of(const octet_set& a, const octet_set& b) {
    return set_of([&](std::size_t octet) { return a[octet] || b[octet]; });
}
octet_set outside_of(const octet_set& a) {
    return set_of([&](std::size_t octet) { return !a[octet]; });
}

// The formulas about find_scheme_end().
class scheme_end_formulas {
public:
    void write() const {
        const char* const statement =
            "find_scheme_end() finds the first \":\" that can end a scheme, and "
            "what is before it.";
        obligation<"scheme_end.short">(statement, [&] { in_short_text(); });
        obligation<"scheme_end.turn">(statement, [&] { in_any_turn(); });
    }

private:
    // The octets of a block.
    struct text {
        octets_of_text octets;
        word size;

        // Says whether octet i is a ":" that can end a scheme, as far as the block
        // shows it.
        condition can_end(std::size_t i) const {
            const word ends = octets.in(set_of(scheme_ends)) << 1;
            const word slashes = octets.in(union_of(only('/'), only('\\'))) >> 1;
            const condition is_last = (size < 64) & (size == i + 1);
            return bit(octets.in(only(':')), i) & (is_last | bit(slashes | ends, i));
        }
        // Says whether no octet before the offset `end` can end a scheme.
        condition has_none_before(const word& end) const {
            condition none = true;
            for (std::size_t i = 0; i < 64; ++i) {
                none = none & ((end <= i) | !can_end(i));
            }
            return none;
        }
        condition can_end_at(const word& at) const {
            condition can = false;
            for (std::size_t i = 0; i < 64; ++i) {
                can = can | ((at == i) & can_end(i));
            }
            return can;
        }
        // Says whether the octets from `begin` to `end` can be in a scheme, but not
        // the one before.
        condition has_scheme(const word& begin, const word& end) const {
            const word schemes = octets.in(scheme_octets);
            condition has = true;
            for (std::size_t i = 0; i < 64; ++i) {
                has = has & ((begin > i) | (end <= i) | bit(schemes, i)) &
                      ((begin != i + 1) | !bit(schemes, i));
            }
            return has;
        }
    };

    // Requires that `got` is what a walk octet by octet finds in a block at `at`.  `start_before`
    // is where the octets of a scheme before the block start.
    static void require_found(const scheme_end_of<block>& got, const text& text, const word& at,
                              const word& start_before, const word& size) {
        if (got.colon == size) {
            require(got.start == size, "nothing is found");
            require(text.has_none_before(64), "nothing was left out");
            return;
        }
        const word colon = got.colon - at, start = got.start - at;
        require((at <= got.colon) & (colon < 64), "the colon is in the block");
        require(text.can_end_at(colon), "a scheme can end there");
        require(text.has_none_before(colon), "nothing was left out");
        const condition is_before = (got.start <= at) & text.has_scheme(0, colon);
        require((is_before & (got.start == start_before)) |
                    ((got.start > at) & (start <= colon) & text.has_scheme(start, colon)),
                "the start");
    }

    void in_short_text() const {
        const word from = word::any("where the search starts");
        const word size = word::any("the size of the text"), rest = size - from;
        assume((size < most) & (from <= size) & (rest < 64));
        const octets_of_text octets = octets_of_text(classes_, "the text").up_to(rest);
        memory memory{.size = size,
                      .load_octets = [&](std::size_t, const word& offset, const word& count) {
                          require((offset == from) & (count == rest), "the rest is loaded");
                          return &octets;
                      }};
        the_memory = &memory;
        for_each_path([&] {
            memory.loaded = 0;
            const auto got = find_scheme_end<block>({{0}, size}, from, scheme_ends);
            require_found(got, {octets, rest}, from, from, size);
        });
    }

    void in_any_turn() const {
        const word from = word::any("where the search starts");
        const word size = word::any("the size of the text"),
                   at = word::any("where the turn starts");
        assume((size < most) & (from <= size) & (size - from >= 64));
        assume((from <= at) & (at <= size));
        const octets_of_text octets(classes_, "the block"), before(classes_, "the octets before");
        const octets_of_text none = octets.up_to(0);
        const condition has_before = from < at;
        // The turn before has not found a ":" at the start of this block.
        assume(
            !(has_before & bit(before.in(set_of(scheme_ends)), 0) & bit(octets.in(only(':')), 0)));
        std::optional<text> part;
        std::size_t reads = 0;
        memory memory{.size = size,
                      .load_octets = [&](std::size_t number, const word& offset,
                                         const word& loaded) -> const octets_of_text* {
                          if (number == 0) {
                              require(offset == from, "the first block is loaded");
                              *the_memory->loop_offset = at - 63;
                              return &none;
                          }
                          if (number == 1) {
                              require(offset == at, "the block is loaded where the turn starts");
                              part = {octets.up_to(loaded), loaded};
                              return &part->octets;
                          }
                          require(part->has_none_before(64), "nothing was left out");
                          require(offset == at + 63, "the search goes on at the last octet");
                          end_path();
                      },
                      .load_octet =
                          [&](const word& offset) {
                              ++reads;
                              require(offset == at - reads, "the octets before are read");
                              const std::size_t index = reads - 1;
                              return text_octet{[&before, index](const octet_set& set) {
                                  return index < 2 ? bit(before.in(set), index) : condition(false);
                              }};
                          }};
        the_memory = &memory;
        for_each_path([&] {
            memory.loaded = 0;
            reads = 0;
            const auto got = find_scheme_end<block>({{0}, size}, from, scheme_ends);
            word start = at;
            for (std::size_t i = 0; i < 2; ++i) {
                start =
                    choose((start == at - i) & (from < at - i) & bit(before.in(scheme_octets), i),
                           at - (i + 1), start);
            }
            require_found(got, *part, at, start, size);
        });
    }

    octet_classes classes_{{scheme_octets, set_of(scheme_ends), only(':'), only('/'), only('\\')}};
};

// A block that looks for words.  Here, a word is any three octets, each of which is in a set of its
// own.  (blocks.cpp has formulas about the buckets of words.)
class marked_block : public block {
public:
    using block::block;
    using block::in;

    word in(const octet_set& set) const { return read().in(set); }
    // Returns the set of octet 1, 2 or 3 of a word: a set that the formula has anyway.
    static octet_set of_word(std::size_t at) {
        return set_of(at == 1 ? scheme_ends : at == 2 ? before_word : usual_sets.plain);
    }
    word starts(const word_buckets&, const marked_block& second, const marked_block& third) const {
        return in(of_word(1)) & second.in(of_word(2)) & third.in(of_word(3));
    }
};

class mark_formulas {
public:
    void write() const {
        const char* const statement =
            "find_marks() marks the octets at which URIs and secrets can start or end.";
        obligation<"marks.whole">(statement, [&] { in_two_blocks(); });
        obligation<"marks.last">(statement, [&] { in_last_block(); });
    }

private:
    // Checks the marks of two blocks, if at least three octets follow them.
    void in_two_blocks() const {
        const word from = word::any("where the first block starts");
        const word size = word::any("the size of the text"), rest = size - from;
        assume((size < most) & (from < size) & (rest >= 131));
        // The conditions that the C++ template decides.  They follow from those above.
        assume((from + 64 < size) & (rest >= 67) & (size - (from + 64) >= 67));
        require_marks_of(from, size, blocks_of_text(), 2);
    }

    // Checks the marks of the last block that find_marks() reads: fewer than 67 octets of the
    // text are left.  In the formula, any of these octets can be missing.  So the end of the text
    // matters only where a later block would start.
    void in_last_block() const {
        const word from = word::any("where the block starts");
        const word size = word::any("the size of the text"), rest = size - from;
        assume((size < most) & (from < size) & (rest < 67) & !(rest < 1));
        const word kept = word::any("the octets of the block");
        const word kept_after = word::any("and those after it");
        for (const unsigned few : {1U, 2U}) {
            assume((!(rest == few)) | ((kept < 1U << few) & (kept_after == 0)));
        }
        std::vector<octets_of_text> all = blocks_of_text();
        all[1] = all[1].only_those(kept);
        all[2] = all[2].only_those(kept_after);
        require_marks_of(from, size, all, 1);
    }

    // The octets before a block, this block, and two after it.
    std::vector<octets_of_text> blocks_of_text() const {
        std::vector<octets_of_text> all;
        for (const char* name : {"the octets before", "block 1", "block 2", "block 3"}) {
            all.emplace_back(classes_, name);
        }
        return all;
    }

    // Requires that the marks of the first blocks, from the offset `from` on, are right.
    void require_marks_of(const word& from, const word& size,
                          const std::vector<octets_of_text>& all, std::size_t count) const {
        std::vector<octets_of_text> parts(12, all[0]);
        memory memory{.size = size,
                      .load_octets =
                          [&](std::size_t number, const word& offset, const word& loaded) {
                              const std::size_t first = number / 6;  // find() loads six blocks
                              const word begin = from + first * 64;
                              octets_of_text& part = parts[number % parts.size()];
                              part = all[0].up_to(0);
                              bool is_known = false;
                              for (std::size_t i = 0; i < 4; ++i) {
                                  const condition is_there = offset == begin + i;
                                  if (is_there.as_term().is_constant) {
                                      part = all[1 + first].from(i, all[2 + first]);
                                      is_known = true;
                                      require((loaded == 64) | (loaded == (size - begin) - i),
                                              "a whole block is loaded, or the rest");
                                  }
                              }
                              require(condition(is_known) | (loaded == 0), "a block is loaded");
                              require(loaded < 128, "a block has up to 127 octets");
                              return &part;
                          },
                      .load_octet =
                          [&](const word& offset) {
                              const bool is_before = (offset == from - 1).as_term().is_constant;
                              require(condition(is_before) | (offset == from), "an octet is read");
                              const octets_of_text& octets = all[is_before ? 0 : 1];
                              return text_octet{[&octets](const octet_set& set) {
                                  return bit(octets.in(set), 0);
                              }};
                          }};
        the_memory = &memory;
        for (const bool has_equals : {false, true}) {
            mark_sets sets = sets_;
            sets.has_equals = has_equals;
            for_each_path([&] {
                memory.loaded = 0;
                basic_text_marks<word> marks[2];
                find_marks<marked_block>({{0}, size}, from, sets, marks, count);
                condition after_end = (from != 0) & bit(all[0].in(set_of(scheme_ends)), 0);
                for (std::size_t i = 0; i < count; ++i) {
                    require_marks(marks[i], all[1 + i], all[2 + i], after_end, has_equals);
                    after_end = bit(all[1 + i].in(set_of(scheme_ends)), 63);
                }
            });
        }
    }

    // Requires that the marks are those of the slow reference (support/octet_by_octet.hpp).
    void require_marks(const basic_text_marks<word>& got, const octets_of_text& octets,
                       const octets_of_text& next, const condition& after_end,
                       bool has_equals) const {
        const auto in = [&](const octet_set& set, std::size_t later = 0) {
            return octets.from(later, next).in(set);
        };
        const auto table = [&](const nibble_table& set, std::size_t later = 0) {
            return in(set_of(set), later);
        };
        const word after = table(scheme_ends) << 1 | choose(after_end, word(1), word(0));
        const word slash_follows = table(sets_.slash, 1);
        const word wanted =
            (in(only(':')) & (after | slash_follows)) | in(only('?')) |
            (has_equals ? in(only('=')) : word(0)) | (table(sets_.boundary) & slash_follows) |
            (table(sets_.slash) & in(outside_of(set_of(sets_.plain))) & table(sets_.code, 1));
        require(got.anchors == wanted, "the anchors");
        const word word_follows = in(marked_block::of_word(1), 1) &
                                  in(marked_block::of_word(2), 2) & in(marked_block::of_word(3), 3);
        require(got.signs == (~table(sets_.plain) | (table(sets_.before_word) & word_follows)),
                "the signs");
    }

    octet_classes classes() const {
        std::vector<octet_set> all = {only(':'), only('?'), only('=')};
        for (const nibble_table& set : {sets_.scheme_ends, sets_.slash, sets_.boundary, sets_.code,
                                        sets_.plain, sets_.before_word}) {
            all.push_back(set_of(set));
        }
        return octet_classes(all);
    }

    static mark_sets sets() {
        mark_sets sets = usual_sets;
        sets.scheme_ends = scheme_ends;
        sets.before_word = before_word;
        return sets;
    }

    mark_sets sets_ = sets();
    octet_classes classes_ = classes();
};

}  // namespace
}  // namespace uriscan::proof

int main(int argc, char** argv) {
    using namespace uriscan::proof;
    return write_to_folder(argc, argv, [] {
        scheme_end_formulas().write();
        mark_formulas().write();
    });
}
