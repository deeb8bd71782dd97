// Properties of repair() for any text and any set of repairs:
// - A valid text is not changed.
// - The result is valid, and has the components that repair() reports.
// - Repairing the result again changes nothing.
// - The deviations explain each octet that differs.
// - repair() refuses each buffer that is too small.
// The input chooses the set of repairs and the size of the small buffer.
#include <vector>

#include "fuzz.hpp"
#include "uriscan/repair.hpp"

namespace uriscan::tests {
namespace {

// Returns whether `made` is the original text with the changes that the deviations describe.
bool explains(std::string_view text, std::string_view made,
              const std::vector<deviation>& deviations) {
    static std::string expected;  // keeps its memory for the next run
    expected.clear();
    std::size_t at = 0;
    for (const deviation& one : deviations) {
        expected.append(text.substr(at, one.offset - at));
        at = one.offset + 1;
        if (one.repair == repairs::backslash_as_slash) {
            expected += '/';
        } else if (one.repair != repairs::surrounding) {
            constexpr std::string_view digits = "0123456789ABCDEF";
            const auto octet = static_cast<unsigned char>(text[one.offset]);
            expected += {'%', digits[octet / 16], digits[octet % 16]};
        }
    }
    return expected.append(text.substr(at)) == made;
}

void check_refused(std::string_view text, const uri_error& error, const uri_error& other_error) {
    expect(error == other_error, text, "the two functions give different errors");
    expect(error.reason != error_reason::buffer_too_small, text, "the limit is too small");
    expect(!is_uri_reference(text), text, "is valid, but was refused");
}

void check(std::string_view text, repairs allowed, std::size_t small_size) {
    const auto owned = repair(text, allowed);
    const exact_room room(repaired_size_limit(text));
    const auto made = repair(text, room.span(), {}, allowed);
    expect(made.has_value() == owned.has_value(), text, "the two functions disagree");
    if (!made) {
        check_refused(text, made.error(), owned.error());
        return;
    }
    const std::string_view result = made->uri.text();
    const auto parsed = parse_uri_reference(result);
    expect(parsed && parsed->components() == made->uri.components(), text,
           "reports components that differ from those of", result);
    expect(result == owned->uri.text() && made->deviations == owned->deviations.size(), text,
           "the two functions give different results");
    expect(is_uri_reference(text) == owned->deviations.empty(), text,
           "has deviations although it is valid, or none although it is not");
    expect(explains(text, result, owned->deviations), text, "the deviations do not explain",
           result);
    const auto again = repair(result, {}, {}, allowed);
    expect(again && again->deviations == 0, text, "is repaired twice");
    if (made->deviations != 0 && !result.empty()) {
        const exact_room small(small_size % result.size());
        const auto refused = repair(text, small.span(), {}, allowed);
        expect(!refused && refused.error().reason == error_reason::buffer_too_small, text,
               "has no room, but a result");
    }
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    using uriscan::repairs;
    fuzz_input input(data, size);
    const std::size_t small_size = input.choose(256) * 3;
    const std::size_t bits = input.choose(256) * 256 + input.choose(256);
    const auto some = static_cast<repairs>(bits & unsigned(repairs::all));
    const std::array sets = {repairs::usual, repairs::all, some};
    const auto allowed = input.choose_from(sets);
    const exact_copy text(input.rest());
    check(text.text(), allowed, small_size);
    return 0;
}
