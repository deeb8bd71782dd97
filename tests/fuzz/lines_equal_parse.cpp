// Properties of parse_lines(), with each kernel:
//  * The rows of all calls are the lines of for_each_line(), in their order.
//  * A row has the answer of parse() for its line: whether the line is valid, its components, and
//    its size or the offset of its error.  The scalar kernel gives this answer.
//  * A call uses all rows, or goes to the end of the text.  It returns where its last line ends.
//  * check_lines() gives the same verdicts, with room for any number of lines.
//  * No bit after the last row is set, and no octet outside of the text is read.
//
// The input chooses the rule, the kernel and the number of rows.  Short texts have no octet at the
// end of a chunk, so the input can also repeat one of its octets, put lines before its first line,
// or repeat its lines in many orders until the text has several chunks.  When a run starts, the
// columns still have rows of earlier runs.
#include <algorithm>
#include <deque>
#include <vector>

#include "fuzz.hpp"
#include "kernels/kernels.hpp"
#include "uriscan/batch.hpp"

namespace uriscan::tests {
namespace {

constexpr std::size_t chunk_size = 8192;

// Returns the line that starts at the offset `at`, and moves `at` to the start of the next line.
std::string_view next_line(std::string_view text, std::size_t& at) {
    std::string_view rest = text.substr(at);
    const std::string_view line = detail::take_line(rest, '\n');
    at = text.size() - rest.size();
    return line;
}

void check_row(const line_columns& columns, std::size_t row, std::string_view line, rule rule) {
    const auto parsed = parse(rule, line);
    expect(columns.line(row).data() == line.data() && columns.line(row).size() == line.size(), line,
           "another line than that of for_each_line()", columns.line(row));
    expect(columns.is_valid(row) == parsed.has_value(), line,
           "parse() and parse_lines() disagree on whether the line is valid");
    expect(columns.components(row) == (parsed ? parsed->components() : uri_components()), line,
           "parse_lines() gives other components");
    expect(columns.stop(row) == (parsed ? line.size() : parsed.error().offset), line,
           "parse_lines() gives another size or error");
}

// Checks the rows of the lines from the offset `at` on, and moves `at` to the end of the last one.
void check_rows(const line_columns& columns, std::string_view text, std::size_t& at, rule rule) {
    expect(columns.size() > 0 && columns.size() <= columns.most_rows(), text,
           "there are no rows, or too many");
    const std::size_t begin = at;
    std::size_t valid = 0;
    for (std::size_t row = 0; row < columns.size(); ++row) {
        expect(at < text.size(), text, "there are more rows than lines");
        expect(columns.column(line_column::begin)[row] == at - begin, text, "a wrong begin");
        check_row(columns, row, next_line(text, at), rule);
        valid += columns.is_valid(row) ? 1 : 0;
    }
    expect(columns.size() == columns.most_rows() || at == text.size(), text, "rows are missing");
    expect(columns.count_valid() == valid, text, "another number of valid lines");
    const std::size_t last = columns.size() % 64;
    expect(columns.valid().size() == (columns.size() + 63) / 64 &&
               (last == 0 || columns.valid().back() >> last == 0),
           text, "a bit after the last row is set");
}

// Checks the verdicts on all lines of a text, with room for 64 * `words` lines.
void check_verdicts(std::string_view text, const kernel& kernel, std::size_t words, rule rule) {
    std::vector<std::uint64_t> valid(words);
    for (std::size_t at = 0; at < text.size();) {
        std::ranges::fill(valid, ~std::uint64_t{0});
        use_kernel(kernel);
        const checked_lines checked = check_lines(text.substr(at), valid, rule);
        use_kernel(*usable_kernels()[0]);
        const std::size_t begin = at;
        std::size_t count = 0;
        for (std::size_t i = 0; i < checked.lines; ++i) {
            expect(at < text.size(), text, "check_lines() counts more lines than there are");
            const std::string_view line = next_line(text, at);
            const bool is_valid = (valid[i / 64] >> i % 64 & 1) != 0;
            expect(is_valid == uriscan::is_valid(rule, line), line, "another verdict");
            count += is_valid ? 1 : 0;
        }
        expect(at == begin + checked.octets, text, "check_lines() returns another size");
        expect(checked.lines == 64 * words || at == text.size(), text, "lines are missing");
        expect(checked.valid == count, text, "check_lines() counts other valid lines");
        for (std::size_t i = checked.lines; i < 64 * words; ++i) {
            expect((valid[i / 64] >> i % 64 & 1) == 0, text, "a bit after the last line is set");
        }
    }
}

void check(std::string_view text, const kernel& kernel, line_columns& columns, rule rule) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        use_kernel(kernel);
        const std::size_t parsed = parse_lines(text.substr(begin), columns, rule);
        use_kernel(*usable_kernels()[0]);
        check_rows(columns, text, at, rule);
        expect(at == begin + parsed, text, "parse_lines() returns another number of octets");
    }
    expect(parse_lines(text.substr(text.size()), columns, rule) == 0 && columns.size() == 0, text,
           "a text without lines has rows");
}

line_columns& columns_of(std::size_t choice) {
    static std::deque<line_columns> all;  // they cannot be moved
    if (all.empty()) {
        for (const unsigned most_rows :
             {4096U, 1U, 2U, 3U, 4U, 5U, 6U, 7U, 8U, 9U, 15U, 63U, 64U, 65U, 100U}) {
            all.emplace_back(most_rows);
        }
    }
    return all[choice % all.size()];
}

// Appends lines so that the next line starts at `offset`.
void fill(std::string& text, std::size_t offset) {
    constexpr std::size_t line_size = 1000;
    while (text.size() + line_size <= offset) {
        text.append(line_size - 1, 'a');
        text += '\n';
    }
    if (text.size() < offset) {
        text.append(offset - text.size() - 1, 'a');
        text += '\n';
    }
}

// Appends lines and parts of lines of `rest`, in an order that the numbers choose, until the text
// has the size of some chunks.  So even a short input has lines at all places of a chunk.
void append_many(std::string& text, std::string_view rest, std::size_t first, std::size_t step) {
    std::size_t at = first;
    for (std::size_t left = (1 + first % 4) * chunk_size + step; !rest.empty();) {
        at = (at * 251 + step + 1) % rest.size();
        std::string_view line = rest.substr(at);
        line = line.substr(0, line.find('\n'));
        if (line.size() >= left) {
            return;
        }
        left -= line.size() + 1;
        text.append(line).append(1, '\n');
    }
}

// Stores the text of the input in `text`.
void make_text(fuzz_input& input, std::string& text) {
    text.clear();
    const std::size_t way = input.choose(9);
    const std::size_t before = input.choose(256);
    const std::size_t repeated = input.choose(256);
    const std::size_t count = input.choose(256);
    if (way == 7) {  // the text starts before or at the end of the first or second chunk
        fill(text, (1 + before % 2) * chunk_size - before / 2);
    } else {
        fill(text, way % 2 * before);
    }
    const std::string_view rest = input.rest();
    if (way == 8) {
        append_many(text, rest, repeated, count);
    }
    const std::size_t at = std::min(repeated, rest.size());
    text += rest.substr(0, at);
    if (at < rest.size() && way > 3) {
        // A line that is longer than a chunk is rare, since it is slow.
        text.append(way == 6 && count > 240 ? chunk_size - 8 + count % 16 : count, rest[at]);
    }
    text += rest.substr(at);
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    static std::string text;  // keeps its memory
    fuzz_input input(data, size);
    const auto rule = input.choose_from(all_rules);
    const auto& kernel = *uriscan::usable_kernels()[input.choose(uriscan::usable_kernels().size())];
    auto& columns = columns_of(input.choose(256));
    make_text(input, text);
    const exact_copy copy(text);
    check(copy.text(), kernel, columns, rule);
    check_verdicts(copy.text(), kernel, 1 + columns.most_rows() / 4, rule);
    return 0;
}
