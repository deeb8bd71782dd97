// Properties: mask() changes octets only to an "x"; the user information of the first extracted URI
// of each word is masked; and redact() writes one mark for each secret that mask() overwrites, and
// copies all other octets.
#include <span>

#include "fuzz.hpp"
#include "uriscan/redact.hpp"

namespace uriscan::tests {
namespace {

constexpr char mark = '\xFF';  // this octet is removed from the inputs

// Returns whether `redacted` is `masked` with one mark in place of each run of "x" that covers a
// secret.  The octet after a secret can also be an "x".
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

std::string redacted_by(const redactor& redactor, std::string_view text, std::size_t expected) {
    std::string out;
    expect(redactor.redact(text, out).secrets == expected, text,
           "mask() and redact() count different numbers of secrets");
    return out;
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    std::string octets(exact_copy(data, size).text());
    std::erase(octets, mark);
    const exact_copy text(octets);
    const uriscan::redactor redactor, marking({.replacement = {&mark, 1}});
    std::string masked = octets;
    const std::size_t secrets = redactor.mask(masked).secrets;
    for (std::size_t i = 0; i < octets.size(); ++i) {
        expect(masked[i] == octets[i] || masked[i] == 'x', octets,
               "an octet changed to something else than x");
    }
    for (const auto& found : uriscan::extract(text.text())) {
        check_uri(found, octets, masked);
    }
    expect(is_aligned(redacted_by(marking, text.text(), secrets), masked), octets,
           "mask() and redact() change different octets");
    return 0;
}
