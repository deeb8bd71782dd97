// Tests what parse_lines() and check_lines() carry from one chunk or strip to the next:
//
//     proof_of_borders FOLDER
//
// No solver is needed here: these statements are tried on finite sets of texts, and the formulas
// say only whether all texts were read rightly.  So the statements are tested exhaustively on
//
//  * texts of each size up to two blocks more than a chunk, with some patterns of ends of lines,
//    for chunk::read();
//  * two lines and a rest, of all sizes around the end of a chunk or a strip, for the others.
//
// Only the offset at which the next chunk begins is carried: the start of a line.  A line that does
// not end in a chunk is read from its start in the next chunk.  A line that is longer than a chunk
// is read by the caller of the kernel.  check_lines() has no chunks: a line goes on into the next
// strip, as verdicts.cpp says, and a line that does not end in the last strip is left to the
// machine.
//
// A strip has 64 octets, or 512 as with AVX-512.
//
// The C++ templates of src/kernels/lines and the file src/parse/lines.cpp are those of the library.
// The block, the lanes and the places in the text are plain C++, and note each octet that is loaded
// from outside of the text.  Most texts are read with chunks of two blocks.  The machine reads a
// line by its table, octet by octet.
#define NDEBUG  // a wrong version must not end at an assertion
#include <array>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "kernels/lines/one_block.hpp"
#include "kernels/lines/reader.hpp"
#include "kernels/lines/verdict_reader.hpp"
#include "parse/lines.cpp"
#include "proof/border_texts.hpp"
#include "proof/known_block.hpp"
#include "proof/known_lines.hpp"
#include "proof/known_strip.hpp"
#include "proof/obligation.hpp"

namespace uriscan::proof {
namespace {

using chunk = lines::chunk<known_block, known_lines>;
using small_chunk = lines::chunk<known_block, known_lines, 2>;

// The transitions of the machine, taken from its table.
struct step {
    int target;
    std::uint8_t actions;
};
std::vector<std::array<step, 256>> all_steps() {
    std::vector<std::array<step, 256>> all(uri_machine::state_count);
    for (std::size_t state = 0; state < all.size(); ++state) {
        for (std::size_t octet = 0; octet < 256; ++octet) {
            const auto next =
                uri_machine::follow(static_cast<int>(state), static_cast<char>(octet));
            all[state][octet] = {next.target, next.actions};
        }
    }
    return all;
}
// Made by a function, as the compiler would try for seconds to evaluate a lambda expression.
const auto steps = all_steps();

// A read_function that follows the table.
fault read_by_table(std::string_view text, unsigned char* to) noexcept {
    chunk_recorder<std::uint32_t> recorder(0, 0, no_offsets<std::uint32_t>);
    int state = uri_machine::start;
    std::size_t size = 0;
    for (; size < text.size(); ++size) {
        const step next = steps[static_cast<std::size_t>(state)][octets(text)[size]];
        if (next.target == uri_machine::error) {
            break;
        }
        uri_automaton::act(next.actions, recorder, size);
        state = next.target;
    }
    const auto stop = static_cast<std::uint32_t>(size);
    const read_part part = {close(recorder.offsets(), stop), stop};
    std::memcpy(to, &part, sizeof part);
    const bool whole = size == text.size() && uri_machine::is_final(state);
    return whole ? fault::none : fault::after_reference;
}

using strip = lines::one_block<known_block>;
using wide_strip = known_strip<8>;

}  // namespace
}  // namespace uriscan::proof

// The functions that src/parse/lines.cpp calls.
namespace uriscan {

extent read_by_rule(rule, std::string_view text, read_part& part) noexcept {
    const fault found = proof::read_by_table(text, reinterpret_cast<unsigned char*>(&part));
    return {part.size, found == fault::none};
}
bool is_valid(rule rule, std::string_view text) noexcept {
    read_part part;
    return read_by_rule(rule, text, part).whole;
}
function_in_use<read_lines_function> kernel_in_use::read_lines{nullptr};
function_in_use<check_lines_function> kernel_in_use::check_lines{
    lines::check_lines<proof::strip, proof::read_by_table>};

}  // namespace uriscan

namespace uriscan::proof {
namespace {

// Removes the first line of a text, octet by octet.
std::string_view take_first(std::string_view& text) {
    std::size_t size = 0;
    while (size < text.size() && text[size] != '\n') {
        ++size;
    }
    const bool has_end = size < text.size();
    const bool has_cr = has_end && size > 0 && text[size - 1] == '\r';
    const std::string_view line = text.substr(0, size - (has_cr ? 1 : 0));
    text.remove_prefix(size + (has_end ? 1 : 0));
    return line;
}

// Says whether the rows of a text are those of its lines, whatever number of rows there can be.
bool reads_rows(std::string_view text, line_columns& columns) {
    the_text.octets = text;
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t read = parse_lines(rest, columns);
        std::string_view lines = rest;
        for (std::size_t row = 0; row < columns.size(); ++row) {
            const std::string_view line = take_first(lines);
            read_part part;
            const extent is = read_by_rule(rule::uri_reference, line, part);
            const uri_components wanted = is.whole ? part.at : no_components;
            if (columns.line(row).data() != line.data() ||
                columns.line(row).size() != line.size() || columns.is_valid(row) != is.whole ||
                columns.stop(row) != is.stop || columns.components(row) != wanted) {
                return false;
            }
        }
        if (columns.size() == 0 || read != rest.size() - lines.size()) {
            return false;
        }
        rest = lines;
    }
    return the_text.is_right;
}

// Says whether the verdicts of check_lines() are those of the lines, whatever the size of the span
// is.
bool reads_verdicts(std::string_view text, std::span<std::uint64_t> valid) {
    the_text.octets = text;
    for (std::string_view rest = text; !rest.empty();) {
        const checked_lines checked = check_lines(rest, valid, rule::uri_reference);
        std::string_view lines = rest;
        std::size_t count = 0;
        for (std::size_t line = 0; line < checked.lines; ++line) {
            const bool is = is_valid(rule::uri_reference, take_first(lines));
            if ((valid[line / 64] >> line % 64 & 1) != (is ? 1U : 0U)) {
                return false;
            }
            count += is ? 1 : 0;
        }
        if (checked.lines == 0 || checked.octets != rest.size() - lines.size() ||
            checked.valid != count) {
            return false;
        }
        rest = lines;
    }
    return the_text.is_right;
}

// The sizes of the second line: none or one octet, and around the size of a block.
const std::vector<std::size_t> sizes_at_end = {0, 1, 63, 65};
constexpr std::size_t most_of_small = small_chunk::most_octets + block_size + 8;

template <class Chunk>
void use_chunk() {
    kernel_in_use::read_lines.store(lines::read_lines<known_block, known_lines, Chunk>);
}

bool are_small_chunks_right() {
    use_chunk<small_chunk>();
    line_columns two(2), many(64);
    return for_each_text("", 0, most_of_small, sizes_at_end, [&](const std::string& text) {
        return reads_rows(text, two) && reads_rows(text, many);
    });
}

// Says whether chunks of 8 KiB are read rightly: with many lines of 64 octets at their start, and
// with lines as long as a chunk.
bool are_chunks_right() {
    use_chunk<chunk>();
    line_columns columns;
    std::string before;
    while (before.size() + 2 * block_size <= chunk::most_octets) {
        before += std::string(block_size - 1, 'a') + "\n";
    }
    const auto is_right = [&](const std::string& text) { return reads_rows(text, columns); };
    return for_each_text(before, 0, 2 * block_size + 8, {3}, is_right) &&
           for_each_text("", chunk::most_octets - 2, chunk::most_octets + 2, {3}, is_right) &&
           for_each_text(before, chunk::most_octets, chunk::most_octets + 1, {0}, is_right);
}

template <class Strip>
void use_strip() {
    kernel_in_use::check_lines.store(lines::check_lines<Strip, read_by_table>);
}

// Says whether texts of up to `count` lines get right verdicts.  A span may have no room for the
// last lines of a strip.
bool are_many_lines_right(std::size_t count) {
    std::array<std::uint64_t, 1> valid{};
    std::array<std::uint64_t, 2> more{};
    for (const std::size_t size : {0, 1, 2, 15, 31, 63, 64}) {
        std::string text;
        for (std::size_t line = 0; line < count; ++line) {
            text += line_of(size, line % kinds) + "\n";
            if (!reads_verdicts(text, valid) || !reads_verdicts(text, more)) {
                return false;
            }
        }
    }
    return true;
}

bool are_strips_right() {
    use_strip<strip>();
    std::array<std::uint64_t, 1> valid{};
    return are_many_lines_right(3 * 64) &&
           for_each_text("", 0, most_of_small, sizes_at_end,
                         [&](const std::string& text) { return reads_verdicts(text, valid); });
}

// Says whether lines get right verdicts around the end of a strip of eight blocks, before another
// whole strip.
bool are_wide_strips_right() {
    use_strip<wide_strip>();
    std::array<std::uint64_t, 1> valid{};
    std::string line = std::string(block_size - 1, 'a') + "\n", before, after;
    for (std::size_t block = 1; block < wide_strip::blocks; ++block) {
        before += line;
    }
    after = "\n" + before + line;
    return are_many_lines_right(3 * 64) &&
           for_each_text(
               before, block_size - 16, block_size + 16, sizes_at_end,
               [&](const std::string& text) { return reads_verdicts(text + after, valid); });
}

// Says whether chunk::read() finds where the lines of a text begin, and which octets are refused.
bool is_read_rightly(const std::string& text, chunk& chunk) {
    the_text.octets = text;
    chunk.read(std::string_view(text));
    const std::size_t size = std::min(text.size(), chunk::most_octets);
    const auto at = [&](std::size_t i) { return i < text.size() ? text[i] : '\0'; };
    std::size_t count = 0;
    bool has_cr = false, is_right = chunk.begins()[0] == 0;
    for (std::size_t i = 0; i < size; ++i) {
        const char c = text[i];
        const bool ends_line = c == '\r' && at(i + 1) == '\n';
        const auto is_percent = [&](std::size_t before) {
            return i >= before && text[i - before] == '%';
        };
        const auto octet = static_cast<unsigned char>(c);
        const bool is_usual = octet < 0x80 && has_octet(lines::usual, octet);
        const bool is_digit = octet < 0x80 && has_octet(lines::digits, octet);
        const bool is_refused = (!is_usual && c != '%' && !ends_line) ||
                                ((is_percent(1) || is_percent(2)) && !is_digit);
        is_right = is_right && (chunk.masks().refused(i / 64) >> i % 64 & 1) == is_refused;
        if (c == '\n') {
            ++count;
            is_right = is_right && chunk.begins()[count] == i + 1;
        }
        has_cr = has_cr || ends_line;
    }
    for (std::size_t i = count; i < count + line_rows::most_together; ++i) {
        is_right = is_right && chunk.begins()[i + 1] == chunk.begins()[i] + 1;
    }
    return is_right && chunk.count() == count && chunk.has_cr() == has_cr && the_text.is_right;
}

bool is_each_size_right() {
    static chunk chunk;
    std::vector<std::size_t> sizes = {chunk::most_octets + chunk::ahead - 1,
                                      chunk::most_octets + chunk::ahead};
    for (std::size_t size = 1; size <= chunk::most_octets + 2 * block_size; ++size) {
        sizes.push_back(size);
    }
    for (const std::string_view pattern : {"a", "\n", "\r\n", "a\r\n", "ab%4", "abc%4f/\r\n?"}) {
        std::string text;
        while (text.size() < sizes[1]) {
            text += pattern;
        }
        for (const std::size_t size : sizes) {
            if (!is_read_rightly(text.substr(0, size), chunk)) {
                return false;
            }
        }
    }
    return true;
}

template <start_of_name Name, bool (*is_right)()>
void write(const std::string& statement) {
    obligation<Name>(statement, [] {
        the_text.is_right = true;
        for_each_path([&] { require(is_right(), "each text is read rightly"); });
    });
}

}  // namespace
}  // namespace uriscan::proof

int main(int argc, char** argv) {
    using namespace uriscan::proof;
    return write_to_folder(argc, argv, [] {
        write<"border.octets", is_each_size_right>(
            "chunk::read() finds begins of lines and refused octets.");
        write<"border.small_chunk", are_small_chunks_right>(
            "parse_lines() reads lines across chunks of 128 octets.");
        write<"border.chunk", are_chunks_right>(
            "parse_lines() reads lines across chunks of 8 KiB.");
        write<"border.strip", are_strips_right>(
            "check_lines() reads lines across strips of 64 octets.");
        write<"border.wide_strip", are_wide_strips_right>(
            "check_lines() reads lines across strips of 512 octets.");
    });
}
