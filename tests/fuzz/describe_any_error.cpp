// Property: describe() and caret_diagram() work for every reason that parse() gives, with any
// offset, component and width, even in combinations that parse() never gives.  The line of the
// diagram is printable.  The caret is under an octet of the line.  If the offset is not inside the
// text, the caret is directly after the line.
#include <fuzzer/FuzzedDataProvider.h>

#include "fuzz.hpp"

namespace uriscan::tests {
namespace {

bool prints(std::string_view line) {
    return std::ranges::all_of(line, [](char c) { return c >= 0x20 && c < 0x7F; });
}

void check(const uri_error& error, std::string_view text, std::size_t width) {
    const std::string words = describe(error, text);
    expect(prints(words) && !words.empty(), text, "described as " + in_quotes(words));

    const std::string diagram = caret_diagram(text, error.offset, width);
    const std::string_view line(diagram.data(), std::min(diagram.find('\n'), diagram.size()));
    const std::size_t least_width = 6;  // for "..." before and after the shown part of the text
    expect(prints(line) && line.size() <= std::max(width, least_width), text, diagram);
    const std::size_t caret = diagram.size() - std::min(diagram.size(), line.size() + 3);
    expect(diagram.substr(line.size()) == "\n" + std::string(caret, ' ') + "^\n", text, diagram);
    expect(error.offset < text.size() ? caret < line.size() : caret == line.size(), text, diagram);
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
    const tests::exact_copy input(from.ConsumeRemainingBytesAsString());
    tests::check({reason(why), component(where), offset}, input.text(), width);
    for (const auto rule : tests::all_rules) {
        if (const auto result = parse(rule, input.text()); !result) {
            tests::check(result.error(), input.text(), width);
        }
    }
    return 0;
}
