// Property: parse_batch() gives in each row the answer of parse(): whether the text is valid, its
// components, and its size or the offset of its error.  The texts are the lines of the input,
// repeated so that there are up to 130 rows.  The input chooses the rule and the number of rows.
// When a run starts, the columns still have the rows of the last run.
#include <vector>

#include "fuzz.hpp"
#include "uriscan/batch.hpp"

namespace uriscan::tests {
namespace {

void check_row(const uri_columns& columns, std::size_t row, std::string_view text, rule rule) {
    const auto parsed = parse(rule, text);
    expect(columns.is_valid(row) == parsed.has_value(), text,
           "parse() and parse_batch() disagree on whether the text is valid");
    expect(columns.components(row) == (parsed ? parsed->components() : uri_components()), text,
           "parse_batch() gives other components");
    expect(columns.stop[row] == (parsed ? text.size() : parsed.error().offset), text,
           "parse_batch() gives another size or error");
}

void check(const std::vector<std::string_view>& texts, rule rule) {
    static uri_columns columns;  // keeps its memory for the next run
    const std::size_t valid = parse_batch(texts, columns, rule);
    expect(columns.size() == texts.size() && columns.valid.size() == (texts.size() + 63) / 64, "",
           "parse_batch() gives another number of rows");
    std::size_t expected = 0;
    for (std::size_t row = 0; row < texts.size(); ++row) {
        check_row(columns, row, texts[row], rule);
        expected += columns.is_valid(row) ? 1 : 0;
    }
    expect(valid == expected, "", "parse_batch() counts another number of valid texts");
    const std::size_t last = texts.size() % 64;
    expect(last == 0 || columns.valid.back() >> last == 0, "", "a bit after the last row is set");
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    static std::vector<std::string_view> lines, texts;  // these keep their memory
    lines.clear();
    texts.clear();
    fuzz_input input(data, size);
    const auto rule = input.choose_from(all_rules);
    const std::size_t choice = input.choose(256);
    const exact_copy copy(input.rest());
    fuzz_input rest(reinterpret_cast<const std::uint8_t*>(copy.text().data()), copy.text().size());
    while (!rest.rest().empty()) {
        lines.push_back(rest.take_line());
    }
    // Most batches have each line once.
    const std::size_t rows = choice < 16 && !lines.empty() ? choice * 8 + 10 : lines.size();
    while (texts.size() < rows) {
        texts.push_back(lines[texts.size() % lines.size()]);
    }
    check(texts, rule);
    return 0;
}
