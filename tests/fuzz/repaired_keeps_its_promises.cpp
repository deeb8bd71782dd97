// Properties of repair() for any text and any set of repairs: a valid text is not changed; the
// result is valid and has the components that repair() reports; repairing the result again changes
// nothing; the deviations explain each octet that differs; and repair() refuses each buffer that is
// too small.
#include <vector>

#include "fuzz.hpp"
#include "uriscan/repair.hpp"

namespace uriscan::tests {
namespace {

// Makes the repaired text from the original text and the deviations.
std::string rebuilt(std::string_view text, const std::vector<deviation>& deviations) {
    std::string made;
    std::size_t at = 0;
    for (const deviation& one : deviations) {
        made.append(text.substr(at, one.offset - at));
        at = one.offset + 1;
        if (one.what == repairs::backslash_as_slash) {
            made += '/';
        } else if (one.what != repairs::surrounding) {
            char triplet[4];
            std::snprintf(triplet, sizeof triplet, "%%%02X",
                          static_cast<unsigned>(static_cast<unsigned char>(text[one.offset])));
            made += triplet;
        }
    }
    return made.append(text.substr(at));
}

void check(std::string_view text, repairs allowed) {
    const auto owned = repair(text, allowed);
    const std::size_t limit = repaired_size_limit(text);
    const std::unique_ptr<char[]> block(new char[limit]);
    const auto made = repair(text, {block.get(), limit}, {}, allowed);
    expect(made.has_value() == owned.has_value(), text, "the two functions disagree");
    if (!made) {
        expect(made.error() == owned.error(), text, "the two functions give different errors");
        expect(made.error().why != reason::buffer_too_small, text, "the limit is too small");
        expect(!is_uri_reference(text), text, "is valid, but was refused");
        return;
    }
    const std::string_view result = made->uri.text();
    const auto parsed = parse_uri_reference(result);
    expect(parsed && parsed->components() == made->uri.components(), text,
           "reports components that differ from those of " + in_quotes(result));
    expect(result == owned->uri.text() && made->deviations == owned->deviations.size(), text,
           "the two functions give different results");
    expect(is_uri_reference(text) == owned->deviations.empty(), text,
           "has deviations although it is valid, or none although it is not");
    expect(rebuilt(text, owned->deviations) == result, text,
           "the deviations do not explain " + in_quotes(result));
    expect(repair(result, allowed)->deviations.empty(), text, "is repaired twice");
    if (!owned->deviations.empty()) {
        const std::unique_ptr<char[]> small(new char[result.size()]);
        for (std::size_t size = 0; size < result.size(); ++size) {
            const auto refused = repair(text, {small.get(), size}, {}, allowed);
            expect(!refused && refused.error().why == reason::buffer_too_small, text,
                   "has no room, but a result");
        }
    }
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    using uriscan::repairs;
    if (size < 2) {
        return 0;
    }
    const exact_copy input(data + 2, size - 2);
    const auto some = static_cast<repairs>((data[0] * 256U + data[1]) & unsigned(repairs::all));
    for (const repairs allowed : {repairs::usual, repairs::all, some}) {
        check(input.text(), allowed);
    }
    return 0;
}
