// Property: describe() and caret_diagram() work for every reason that parse() gives, with any
// offset, component and width, even in combinations that parse() never gives.  The line of the
// diagram is printable.  The caret is under an octet of the line.  If the offset is not inside the
// text, the caret is directly after the line.  The input chooses the rule of parse().
#include "fuzz.hpp"

namespace uriscan::tests {
namespace {

bool prints(std::string_view line) {
    return std::ranges::all_of(line, [](char c) { return c >= 0x20 && c < 0x7F; });
}

void check(const uri_error& error, std::string_view text, std::size_t width) {
    const std::string words = describe(error, text);
    expect(prints(words) && !words.empty(), text, "described as", words);

    const std::string diagram = caret_diagram(text, error.offset, width);
    const std::string_view line(diagram.data(), std::min(diagram.find('\n'), diagram.size()));
    const std::size_t least_width = 6;  // for "..." before and after the shown part of the text
    expect(prints(line) && line.size() <= std::max(width, least_width), text, "drawn as", diagram);
    const std::size_t caret = diagram.size() - std::min(diagram.size(), line.size() + 3);
    const std::string_view below = std::string_view(diagram).substr(line.size());
    expect(below.starts_with('\n') && below.ends_with("^\n") &&
               below.find_first_not_of(' ', 1) == caret + 1,
           text, "drawn as", diagram);
    expect(error.offset < text.size() ? caret < line.size() : caret == line.size(), text,
           "drawn as", diagram);
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan;
    tests::fuzz_input input(data, size);
    const std::size_t width = input.choose_any();
    const std::size_t offset = input.choose_any();
    const auto where = component(input.choose(static_cast<std::size_t>(component::fragment) + 1));
    const auto why = error_reason(
        input.choose(static_cast<std::size_t>(error_reason::unexpected_character) + 1));
    const rule rule = input.choose_from(tests::all_rules);
    const tests::exact_copy text(input.rest());
    tests::check({why, where, offset}, text.text(), width);
    if (const auto result = parse(rule, text.text()); !result) {
        tests::check(result.error(), text.text(), width);
    }
    return 0;
}
