// Formulas that say how the rows of lines are completed (src/kernels/lines/completion.hpp):
//
//     proof_of_completion FOLDER
//
// splits.cpp shows what split() and a turn of split_on() find in one line.  Here, the C++ templates
// that call these two get vectors of two lines.  Each line must get what split() and split_on()
// find in it alone, from its own masks, size and row, whatever the other lines are.
//
// Masks, sizes and rows are terms.  The following are numbers, and all values are tried: for
// split_rest(), the turns of a chunk and the starts of its lines; for the other two C++ templates,
// which of three lines are long and valid, or have rare octets ("?", "#", "@" and refused octets).
// (Lines with rare octets are long only in the formulas in which there is one, or in which two are
// read together.)  A turn starts with any result of the turns before it, so the formulas end where
// a second turn begins.
#include <array>
#include <bit>
#include <string>
#include <vector>

#include "proof/obligation.hpp"
#include "proof/two_lines.hpp"

namespace uriscan::proof {
namespace {

lane any(const char* what) {
    return lane(word::any(what));
}

template <std::size_t Width>
class completion_formulas {
public:
    void write() const {
        const std::string width = "@" + std::to_string(Width);
        obligation<"completion.turn">(
            width, "A turn of split_rest() finds in each line what split_on() finds in it alone.",
            [&] { for_each_turn(); });
        obligation<"completion.loads">(
            width, "A turn of split_rest() loads the octets that follow those that were read.",
            [&] { for_each_begin(); });
        obligation<"completion.ended">(
            width, "split_on() changes nothing in a line that has ended.", [&] { for_ended(); });
        obligation<"completion.long">(
            width, "complete_long_rows() completes the rows of long lines, and changes no other.",
            [&] { for_long_rows(); });
        obligation<"completion.rare">(
            width, "read_rare_lines() reads each line with rare octets from its start.",
            [&] { for_rare_lines(); });
    }

private:
    using line = one_line<Width>;

    // Returns any line, as it can be before a turn of split_on().
    static lines::split_lines<lane> any_line() {
        const char* const what = "an offset of a line";
        return {any(what), any(what),
                any(what), any(what),
                any(what), any(what),
                any(what), lane::all_if(any("whether it is long").as_word() != 0)};
    }

    // Requires that everything that split_on() can change is as wanted.
    template <class Lines, class Pick>
    static void require_same(const Lines& lines, const lines::split_lines<lane>& wanted,
                             Pick pick) {
        const auto must = [&](const auto& is, const lane& wanted) {
            require(pick(is).as_word() == wanted.as_word(), "a line is read as if it was alone");
        };
        must(lines.path_end, wanted.path_end);
        must(lines.query_end, wanted.query_end);
        must(lines.open, wanted.open);
        must(lines.is_long, wanted.is_long);
    }

    // Tries all starts of lines and all turns, as numbers.
    static void for_each_begin() {
        bool is_right = true;
        for (std::size_t begin = 0; begin < chunk::most_octets; ++begin) {
            const std::size_t size = chunk::most_octets - 1 - begin;  // a line feed follows
            counted_chunk chunk{begin + Width};
            lines::split_lines<std::uint64_t> line{};
            line.is_long = size < Width ? 0 : ~std::uint64_t{0};
            const auto first = static_cast<std::uint16_t>(begin);
            lines::split_rest<counted_line<Width>>(chunk, &first, size, line);
            is_right = is_right && chunk.is_right && line.is_long == 0;
            is_right = is_right && (size < Width || chunk.next > begin + size);
        }
        require(is_right, "the octets that follow");
    }

    static void for_ended() {
        const word from = word::any("the octets that were read before");
        const lines::split_lines<lane> before = [] {
            lines::split_lines<lane> line = any_line();
            line.is_long = lane(0);
            return line;
        }();
        assume((before.path_end.as_word() < from) & (before.query_end.as_word() < from));
        lane masks_of[class_count];
        chunk().masks_at(0, masks_of);
        const lane size = any("the size");
        lines::split_lines<lane> after = before;
        for_each_path([&] {
            after = before;
            lines::split_on<line>(masks_of, size, lane(from), after);
            require_same(after, before, [](const lane& word) { return word; });
        });
    }

    static void for_each_turn() {
        for (std::size_t at = Width; at < chunk::most_octets; at += block_size) {
            line::results.clear();
            for_turn(at);
        }
    }

    static void for_turn(std::size_t at) {
        later_turn<Width>::width = at;
        const lines::split_lines<lane> first = any_line(), second = any_line();
        const lane sizes[] = {any("a size"), any("a size")};
        const std::uint16_t begins[] = {5, 1000};
        chunk chunk;
        lines::split_lines<lane> wanted[] = {first, second};
        for (std::size_t i = 0; i < 2; ++i) {
            lane masks_of[class_count];
            chunk.masks_at(std::min(begins[i] + at, chunk::most_octets), masks_of);
            lines::split_on<line>(masks_of, sizes[i], at, wanted[i]);
        }
        for_each_path([&] {
            lines::split_lines<two_words> both = {{first.scheme_end, second.scheme_end},
                                                  {first.host_begin, second.host_begin},
                                                  {first.path_begin, second.path_begin},
                                                  {first.path_end, second.path_end},
                                                  {first.query_end, second.query_end},
                                                  {first.unchecked, second.unchecked},
                                                  {first.open, second.open},
                                                  {first.is_long, second.is_long}};
            int turns = 0;
            const auto compare = [&] {
                for (std::size_t i = 0; i < 2; ++i) {
                    require_same(both, wanted[i],
                                 [i](const two_words& words) { return words.of[i]; });
                }
            };
            chunk.on_load = [&] {
                if (turns++ != 0) {
                    compare();
                    end_path();
                }
            };
            lines::split_rest<later_turn<Width>>(chunk, begins, two_words(sizes[0], sizes[1]),
                                                 both);
            if (turns != 0) {
                compare();
            }
        });
    }

    // The rows of a few lines, after those of other lines.
    struct some_rows {
        static constexpr std::size_t before = 3, count = 3;
        using column = std::array<std::uint32_t, before + count + 1>;

        some_rows() {
            for (column& column : columns) {
                for (std::uint32_t& number : column) {
                    number = two_words::store(any("an offset in a row"));
                }
            }
        }
        line_rows as_rows() {
            return {columns[0].data(), columns[1].data(), columns[2].data(), columns[3].data(),
                    columns[4].data(), columns[5].data(), columns[6].data(), columns[7].data(),
                    columns[8].data(), valid.data(),      before + count,    before};
        }
        lane at(std::size_t column, std::size_t line) const {
            return two_words::stored.at(columns[column][before + line]);
        }

        std::array<column, 9> columns;
        std::array<std::uint64_t, 2> valid{};
    };
    enum column {
        begin,
        end,
        scheme_end,
        host_begin,
        host_end,
        path_begin,
        path_end,
        query_end,
        stop
    };

    using sets = lines::line_sets<chunk>;

    // The lines begin so far from each other that each offset says which line is read.
    static chunk chunk_of_lines() {
        chunk chunk;
        chunk.begins_of_lines = {5, 1000, 3000, 5000, 7000};
        return chunk;
    }
    // Calls end_path() (term.hpp) where a second turn begins.
    static void end_at_second_turn(chunk& chunk) {
        chunk.on_load = [&chunk] {
            for (const std::size_t begin : chunk.begins_of_lines) {
                if (chunk.starts[0] == begin + Width + block_size) {
                    end_path();
                }
            }
        };
    }

    // Requires that a row has not changed, because its line was not read.
    static void require_unchanged(const some_rows& after, const some_rows& before, std::size_t i) {
        for (std::size_t column = 0; column < before.columns.size(); ++column) {
            require(after.at(column, i).as_word() == before.at(column, i).as_word(),
                    "a row stays as it is");
        }
    }

    static bool has_bit(std::uint64_t bits, std::size_t i) { return (bits >> i & 1) != 0; }

    static void for_long_rows() {
        for (unsigned longer = 0; longer < 8; ++longer) {
            for (unsigned valid = 0; valid < 8; ++valid) {
                complete(longer, valid);
            }
        }
    }

    static void complete(unsigned longer, unsigned valid) {
        line::results.clear();
        chunk chunk = chunk_of_lines();
        end_at_second_turn(chunk);
        const some_rows before;
        some_rows after = before;
        sets sets;
        for_each_path([&] {
            after = before;
            sets.set(0, {valid, longer, 0});
            line_rows rows = after.as_rows();
            lines::complete_long_rows<two_lines<Width>>(chunk, some_rows::count, rows, sets);
            sets.store(some_rows::count, rows);
            for (std::size_t i = 0; i < some_rows::count; ++i) {
                const bool is_valid = has_bit(after.valid[0], some_rows::before + i);
                if (!has_bit(longer & valid, i)) {
                    require(is_valid == has_bit(valid, i), "its bit stays as it is");
                    require_unchanged(after, before, i);
                    continue;
                }
                some_rows wanted_rows = before;
                const condition is_right = complete_row(chunk, i, wanted_rows);
                require(condition(is_valid) == is_right, "whether the line is valid");
                require_unchanged(after, wanted_rows, i);
            }
        });
    }

    // Completes a row alone, and returns whether the line is valid.
    static condition complete_row(const chunk& chunk, std::size_t i, some_rows& rows) {
        lines::split_lines<lane> alone{};
        alone.path_end = rows.at(path_end, i);
        alone.query_end = rows.at(query_end, i);
        alone.is_long = ~lane(0);
        read_on(chunk, i, rows.at(stop, i), alone);
        rows.columns[path_end][some_rows::before + i] = two_words::store(alone.path_end);
        rows.columns[query_end][some_rows::before + i] = two_words::store(alone.query_end);
        return alone.open.as_word() == 0;
    }

    static void read_on(const chunk& chunk, std::size_t i, const lane& size,
                        lines::split_lines<lane>& alone) {
        lane masks_of[class_count];
        chunk.masks_at(chunk.begins_of_lines[i] + Width, masks_of);
        lines::split_on<line>(masks_of, size, Width, alone);
    }

    static void for_rare_lines() {
        for (const unsigned rare : {0, 1, 2, 3, 4, 5, 6, 7, 15}) {
            read_rare(rare);
        }
    }

    // Checks what read_rare_lines() does if the lines of the set `rare` have rare octets.  Line 3
    // is after the lines that are read.
    static void read_rare(unsigned rare) {
        line::results.clear();
        chunk chunk = chunk_of_lines();
        end_at_second_turn(chunk);
        for (std::size_t i = 0; i <= some_rows::count; ++i) {
            if (has_bit(rare, i)) {
                chunk.rare.push_back(i);
            }
        }
        const some_rows before;
        if (rare != 6 && std::popcount(rare) != 1) {  // otherwise, too many decisions
            for (std::size_t i = 0; i < some_rows::count; ++i) {
                assume(!(before.at(stop, i).as_word() >= Width));
            }
        }
        const std::string text(chunk::most_octets + lines::checked_of_scheme, ' ');
        constexpr unsigned valid = 5;
        some_rows after = before;
        sets sets;
        for_each_path([&] {
            after = before;
            sets.set(0, {valid, 0, 0});
            line_rows rows = after.as_rows();
            lines::read_rare_lines<two_lines<Width>>(chunk, text, some_rows::count, rows, sets);
            sets.store(some_rows::count, rows);
            unsigned unchecked = 0;
            sets.for_each_unchecked(some_rows::count,
                                    [&](std::size_t number) { unchecked |= 1U << number; });
            for (std::size_t i = 0; i < some_rows::count; ++i) {
                const bool is_valid = has_bit(after.valid[0], some_rows::before + i);
                if (has_bit(rare, i)) {
                    compare_rare(chunk, i, before, after, is_valid, has_bit(unchecked, i));
                } else {
                    require(is_valid == has_bit(valid, i), "its bit stays as it is");
                    require_unchanged(after, before, i);
                }
            }
        });
    }

    // Requires that a row has what its line has alone.  A line that has ended can be read on with
    // another line: completion.ended shows that this changes nothing.
    static void compare_rare(const chunk& chunk, std::size_t i, const some_rows& before,
                             const some_rows& after, bool is_valid, bool is_unchecked) {
        lane masks_of[class_count];
        chunk.masks_at(chunk.begins_of_lines[i], masks_of);
        lines::split_lines<lane> once = lines::split<line>(masks_of, before.at(stop, i));
        once.open |=
            two_lines<Width>::wrong_in_scheme(lane(chunk.begins_of_lines[i]), once.scheme_end);
        lines::split_lines<lane> on = once;
        read_on(chunk, i, before.at(stop, i), on);
        const condition has_ended = once.is_long.as_word() == 0;
        const auto must = [&](column column, const lane& first, const lane& second) {
            const word is = after.at(column, i).as_word();
            require((is == second.as_word()) | (has_ended & (is == first.as_word())),
                    "a row has what its line has alone");
        };
        must(begin, before.at(begin, i), before.at(begin, i));
        must(end, before.at(end, i), before.at(end, i));
        must(stop, before.at(stop, i), before.at(stop, i));
        must(scheme_end, once.scheme_end, once.scheme_end);
        must(host_begin, once.host_begin, once.host_begin);
        must(host_end, once.path_begin, once.path_begin);
        must(path_begin, once.path_begin, once.path_begin);
        must(path_end, once.path_end, on.path_end);
        must(query_end, once.query_end, on.query_end);
        require((condition(is_valid) == (on.open.as_word() == 0)) |
                    (has_ended & (condition(is_valid) == (once.open.as_word() == 0))),
                "whether the line is valid");
        require(!condition(is_valid) | (condition(is_unchecked) == (once.unchecked.as_word() != 0)),
                "whether the line is checked");
    }
};

}  // namespace
}  // namespace uriscan::proof

int main(int argc, char** argv) {
    using namespace uriscan::proof;
    return write_to_folder(argc, argv, [] {
        completion_formulas<57>().write();
        completion_formulas<64>().write();
    });
}
