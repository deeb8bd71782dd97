// Claims that any error, one of parse()'s or not, is put into words and a picture of any width: a line
// that prints, and a caret that stands under it, or right behind it where the text has ended.
#include <fuzzer/FuzzedDataProvider.h>

#include "fuzz.hpp"

namespace uriscan::tests {
namespace {

bool prints(std::string_view line) {
    return std::ranges::all_of(line, [](char c) { return c >= 0x20 && c < 0x7F; });
}

void check(const uri_error& error, std::string_view text, std::size_t width) {
    const std::string words = describe(error, text);
    claim(prints(words) && !words.empty(), text, "described as " + in_quotes(words));

    const std::string picture = caret_diagram(text, error.offset, width);
    const std::string_view line(picture.data(), std::min(picture.find('\n'), picture.size()));
    const std::size_t least_width = 6;  // for what stands for the text that was left out
    claim(prints(line) && line.size() <= std::max(width, least_width), text, picture);
    const std::size_t caret = picture.size() - std::min(picture.size(), line.size() + 3);
    claim(picture.substr(line.size()) == "\n" + std::string(caret, ' ') + "^\n", text, picture);
    claim(error.offset < text.size() ? caret < line.size() : caret == line.size(), text, picture);
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
    tests::check({offset, component(where), reason(why)}, input.text(), width);
    for (const auto rule : tests::all_rules) {
        if (const auto result = parse(rule, input.text()); !result) {
            tests::check(result.error(), input.text(), width);
        }
    }
    return 0;
}
