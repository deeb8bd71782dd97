// Properties of mask() and redact():
// - mask() changes octets only to an "x".
// - The user information of the first extracted URI of each word is masked.
// - redact() writes one replacement for each secret that mask() overwrites, and copies all other
//   octets.  If the buffer is too small, it writes the start of the redacted text.
// The input chooses the functions: those for a text, or those for one reference.
#include "fuzz.hpp"
#include "uriscan/redact.hpp"

namespace uriscan::tests {
namespace {

constexpr char mark = '\xFF';  // this octet is removed from the inputs

// Compares the two results.  In `masked`, each secret is a run of "x".  In `redacted`, one octet
// `mark` must stand for each of these runs.  A run can be longer than its secret, because the octet
// after a secret can be an "x", too.
bool is_aligned(std::string_view redacted, std::string_view masked) {
    while (!redacted.empty()) {
        if (redacted.front() == mark) {
            const std::size_t size = std::min(masked.find_first_not_of('x'), masked.size());
            for (std::size_t taken = size; taken > 0; --taken) {
                if (is_aligned(redacted.substr(1), masked.substr(taken))) {
                    return true;
                }
            }
            return false;
        }
        if (masked.empty() || redacted.front() != masked.front()) {
            return false;
        }
        redacted.remove_prefix(1);
        masked.remove_prefix(1);
    }
    return masked.empty();
}

// Says whether redact() must read a URI at this offset as extract() does: no other URI or target
// can start before it in the same word.
bool is_first_of_word(std::string_view text, std::size_t offset) {
    const std::string_view before = text.substr(0, offset);
    const std::size_t blank = before.find_last_of(" \t\r\n");
    return before.substr(blank + 1).find_first_of(":/%&\\") == before.npos;
}

// Checks that the user information of an extracted URI is masked.  It is not checked if it has a
// "&", because "&lt;" can end a URI for redact(), but not for extract() (docs/redact.md).
void check_uri(const found_uri& found, std::string_view text, std::string_view masked) {
    const std::string_view userinfo = found.uri.userinfo();
    if (userinfo.empty() || userinfo.find('&') != userinfo.npos ||
        !is_first_of_word(text, found.offset)) {
        return;
    }
    const auto begin =
        found.offset + static_cast<std::size_t>(userinfo.data() - found.uri.text().data());
    expect(masked.substr(begin, userinfo.size()).find_first_not_of('x') == masked.npos, text,
           "user information is left");
}

bool same(const redaction& a, const redaction& b) {
    return a.uris == b.uris && a.tolerant == b.tolerant && a.secrets == b.secrets;
}

// Copies what was redacted to a string, and checks that a buffer of `size` octets gets its start.
void check_redacted(const redactor& redactor, bool is_reference, std::string_view text,
                    std::string_view masked, const redaction& expected, std::size_t size) {
    static std::string out;  // keeps its memory for the next run
    out.clear();
    const redaction counts =
        is_reference ? redactor.redact_reference(text, out) : redactor.redact(text, out);
    expect(same(counts, expected), text, "mask() and redact() count differently");
    expect(is_aligned(out, masked), text, "mask() and redact() change different octets");
    const exact_room room(size);
    const redacted_size written = is_reference ? redactor.redact_reference(text, room.span())
                                               : redactor.redact(text, room.span());
    const std::size_t shown = std::min(size, out.size());
    expect(written.size == out.size() && same(written.counts, expected) &&
               room.text().substr(0, shown) == std::string_view(out).substr(0, shown),
           text, "the two forms of redact() disagree");
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    static const uriscan::redactor marking({.replacement = {&mark, 1}});
    static std::string octets;  // keeps its memory for the next run
    fuzz_input input(data, size);
    const bool is_reference = input.choose(4) == 0;
    const std::size_t room = input.choose(256);
    octets.assign(input.rest());
    std::erase(octets, mark);
    const exact_copy text(octets);
    const exact_copy masked(octets);
    const auto counts =
        is_reference ? marking.mask_reference(masked.span()) : marking.mask(masked.span());
    for (std::size_t i = 0; i < octets.size(); ++i) {
        expect(masked.text()[i] == octets[i] || masked.text()[i] == 'x', octets,
               "an octet changed to something else than x");
    }
    for (const auto& found : uriscan::extract(is_reference ? "" : text.text())) {
        check_uri(found, octets, masked.text());
    }
    check_redacted(marking, is_reference, text.text(), masked.text(), counts, room);
    return 0;
}
