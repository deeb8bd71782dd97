// Property: describe() and caret_diagram() work for every reason that parse() gives, with any
// offset, component and width, even in combinations that parse() never gives.  The line of the
// diagram is printable.  The caret is under an octet of the line.  If the offset is not inside the
// text, the caret is directly after the line.  The input chooses the rule of parse().
#include <fuzzer/FuzzedDataProvider.h>

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
    FuzzedDataProvider from(data, size);
    const auto width = from.ConsumeBool() ? from.ConsumeIntegral<std::size_t>()
                                          : from.ConsumeIntegral<std::uint8_t>();
    const auto offset = from.ConsumeBool() ? from.ConsumeIntegral<std::size_t>()
                                           : from.ConsumeIntegral<std::uint8_t>();
    const auto where = from.ConsumeIntegralInRange(0, static_cast<int>(component::fragment));
    const auto why = from.ConsumeIntegralInRange(0, static_cast<int>(reason::unexpected_character));
    const auto rule = from.PickValueInArray(tests::all_rules);
    const tests::exact_copy input(
        {reinterpret_cast<const char*>(data), from.remaining_bytes()});  // it takes from the end
    tests::check({reason(why), component(where), offset}, input.text(), width);
    if (const auto result = parse(rule, input.text()); !result) {
        tests::check(result.error(), input.text(), width);
    }
    return 0;
}
